"""Catalogues compile to what the page reads, or say which message is at fault."""

from __future__ import annotations

import re

import pytest

from easyharp.site.build import LOCALES
from easyharp.site.catalogue import catalogue, catalogues
from easyharp.site.fault import BuildError
from tests.site.sources import DUTCH, ENGLISH, Sources

POLISH = ENGLISH.replace(
    "nplurals=2; plural=(n != 1);",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
).replace('"{count} cards"', '"{count} karty"\nmsgstr[2] "{count} kart"')


def test_the_project_has_five_whole_languages() -> None:
    """The real catalogues, held against each other."""
    found = catalogues(LOCALES)
    assert set(found) == {"de", "en", "es", "fr", "nl"}
    assert found["en"]["messages"]["trouble"] != found["nl"]["messages"]["trouble"]


def test_messages_and_plural_forms(sources: Sources) -> None:
    """A counted message is the list of its forms."""
    found = catalogues(sources.locales)["nl"]
    assert found["messages"] == {
        "greeting": "Dag, {name}",
        "cards": ["één kaart", "{count} kaarten"],
        "trouble": "Er ging iets mis.",
    }
    assert found["plural"] == "10" + "1" * 198


def test_the_plural_rule_is_the_catalogues_own(sources: Sources) -> None:
    """A digit for each count from 0 to 199: Polish has three forms."""
    found = catalogue(sources.write_words("pl", POLISH))
    assert found["messages"]["cards"] == ["{count} card", "{count} karty", "{count} kart"]
    forms = found["plural"]
    assert [forms[count] for count in (0, 1, 2, 5, 12, 21, 22, 101, 112, 122)] == list("2012221"[:7]) + ["2", "2", "1"]
    assert len(forms) == 200


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Dag, {name}", "", "line 4: no full translation of 'greeting'"),
        ("{count} kaarten", "", "line 7: no full translation of 'cards'"),
        ('msgid "greeting"', '#, fuzzy\nmsgid "greeting"', "line 5: no full translation of 'greeting'"),
        ('msgid "trouble"\nmsgstr "Er ging iets mis."', "", "no translation of 'trouble'"),
        ('msgid "trouble"', 'msgid "truoble"\nmsgstr "?"\n\nmsgid "trouble"', "'truoble' is no message"),
        ("{name}", "{naam}", "'greeting' has other placeholders"),
        ("Dag, {name}", "Dag", "'greeting' has other placeholders"),
        ("{name}", "{name.text}", "'greeting' has other placeholders"),
        ("{name}", "{name", "'greeting': "),
        ("{name}", "{name}}", "'greeting': "),
        ('msgid_plural "cards"\nmsgstr[0] "één kaart"\nmsgstr[1]', "msgstr", "'cards' is counted in one language"),
        ('msgstr "Dag', "msgstr Dag", "line 5: no line of a catalogue"),
        (
            'msgid "trouble"',
            'msgid "cards"\nmsgstr "?"\n\nmsgid "trouble"',
            "line 12: 'cards' stands here a second time",
        ),
        ("nplurals=2", "nplurals=x", ""),
    ],
)
def test_what_is_wrong_with_a_language_is_named(sources: Sources, old: str, new: str, complaint: str) -> None:
    """The file, the line where there is one, the message."""
    assert old in DUTCH
    path = sources.write_words("nl", DUTCH.replace(old, new))
    with pytest.raises(BuildError, match=f"^{re.escape(str(path))}.*{re.escape(complaint)}"):
        catalogues(sources.locales)


def test_a_language_of_a_region_is_found_by_the_name_that_browsers_use(sources: Sources) -> None:
    """navigator.languages says pt-BR."""
    sources.write_words("pt-BR", ENGLISH)
    assert "pt-BR" in catalogues(sources.locales)


def test_bytes_that_are_no_text_are_named(sources: Sources) -> None:
    """A catalogue in another encoding than UTF-8."""
    path = sources.locales / "nl.po"
    path.write_bytes(path.read_bytes() + b'\nmsgid "\xff\xfe"\n')
    with pytest.raises(BuildError, match=re.escape(str(path))):
        catalogues(sources.locales)


def test_there_is_no_site_without_english(sources: Sources) -> None:
    """It is what every other language is held against."""
    (sources.locales / "en.po").unlink()
    with pytest.raises(BuildError, match=r"en\.po is missing"):
        sources.files()
