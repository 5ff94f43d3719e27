"""The words of each language: complete, of one shape, all used, none missing."""

import ast
import re
from collections.abc import Iterator

import pytest

from easyharp.game.cards import RANKS, SUITS
from easyharp.game.refusals import CODES
from easyharp.play.catalogue import Catalogue
from easyharp.play.setting import OFF, ON, OPTIONS, ORDER

from .languages import FILES, FOLDER, texts

SOURCE = FOLDER.parent / "src" / "easyharp"


def test_a_text_gets_its_values() -> None:
    words = Catalogue({"moved": "{card} to {pile}.", "title": "Easy Harp"}, "10")
    assert words.text("moved", card="ace", pile="column 3") == "ace to column 3."
    assert words.text("title") == "Easy Harp"


def test_a_key_that_the_language_lacks_is_an_error_that_names_it() -> None:
    words = Catalogue({"title": "Easy Harp"}, "10")
    with pytest.raises(KeyError, match="titel"):
        words.text("titel")
    with pytest.raises(KeyError, match="titel"):
        words.counted("titel", 3)


def test_a_counted_text_takes_the_form_of_its_count() -> None:
    english = Catalogue({"stock": ["{count} card of {all}", "{count} cards of {all}"]}, "1011111111" + "1" * 190)
    for count, says in ((0, "0 cards"), (1, "1 card"), (2, "2 cards"), (59, "59 cards"), (1001, "1001 cards")):
        assert english.counted("stock", count, all=104) == f"{says} of 104"
    assert english.text("stock", all=104) == "1 card of 104"


def test_large_counts_take_their_form_by_the_last_two_digits() -> None:
    def polish(count: int) -> int:
        few = 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14
        return 0 if count == 1 else 1 if few else 2

    words = Catalogue({"stock": ["karta", "karty", "kart"]}, "".join(str(polish(count)) for count in range(200)))
    for count in range(1500):
        assert words.counted("stock", count) == ["karta", "karty", "kart"][polish(count)]


def test_a_language_may_have_one_form_for_all_counts() -> None:
    words = Catalogue({"stock": "{count} mai", "drawn": ["{count} mai"]}, "0" * 200)
    assert words.counted("stock", 7) == "7 mai"
    assert words.counted("drawn", 7) == "7 mai"


def test_all_languages_have_the_same_keys_counted_alike() -> None:
    english = {key: isinstance(text, list) for key, text in texts(FILES["en"]).items()}
    for language, file in FILES.items():
        assert {key: isinstance(text, list) for key, text in texts(file).items()} == english, language


def test_each_file_has_each_key_once_and_is_of_its_language() -> None:
    for language, file in FILES.items():
        keys = re.findall(r'^msgid "(.+)"$', (FOLDER / f"{language}.po").read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(keys) == sorted(texts(file))
        assert str(file.locale) == language


def test_all_languages_have_the_same_placeholders() -> None:
    english = {key: _placeholders(text) for key, text in texts(FILES["en"]).items()}
    for language, file in FILES.items():
        assert {key: _placeholders(text) for key, text in texts(file).items()} == english, language


def test_every_form_of_every_text_is_there_with_all_its_placeholders() -> None:
    for language, file in FILES.items():
        for key, text in texts(file).items():
            forms = text if isinstance(text, list) else [text]
            assert len(forms) == (file.num_plurals if isinstance(text, list) else 1), (language, key)
            for form in forms:
                assert form.strip() == form != "", (language, key)
                assert _placeholders(form) == _placeholders(text), (language, key)


def test_no_text_is_marked_as_doubtful() -> None:
    for language, file in FILES.items():
        assert [message.id for message in file if message.fuzzy] == [], language


def test_every_rank_suit_refusal_setting_and_option_has_its_text() -> None:
    families = {"rank.": list(RANKS), "suit.": list(SUITS), "refusal.": list(CODES)}
    families |= {"setting.": list(ORDER), "setting-help.": list(ORDER)}
    for name in ORDER:
        families[f"option.{name}."] = [] if set(OPTIONS[name]) == {ON, OFF} else list(OPTIONS[name])
    for family, members in families.items():
        keys = [key.removeprefix(family) for key in texts(FILES["en"]) if key.startswith(family)]
        assert sorted(keys) == sorted(members)


def test_no_two_options_of_a_setting_have_one_label() -> None:
    for language, file in FILES.items():
        for name in ORDER:
            labels = [text for key, text in texts(file).items() if key.startswith(f"option.{name}.")]
            assert len(set(map(str, labels))) == len(labels), (language, name)


def test_no_key_is_missing() -> None:
    known = texts(FILES["en"])
    wanted = {key for key in _keys_asked_for() if not key.endswith((".", "-"))}
    assert {"drawn", "points", "name.column", "title"} <= wanted
    assert sorted(wanted - set(known)) == []


def test_no_key_is_unused() -> None:
    asked_for = _keys_asked_for() | _dotted_texts()
    asked_for |= set(re.findall(r"messages\.(\w+)", (SOURCE / "browser/static/boot.js").read_text(encoding="utf-8")))
    families = tuple(key for key in asked_for if key.endswith((".", "-")))
    assert "rank." in families
    assert sorted(key for key in texts(FILES["en"]) if key not in asked_for and not key.startswith(families)) == []


def _placeholders(text: str | list[str]) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", text if isinstance(text, str) else " ".join(text)))


def _keys_asked_for() -> set[str]:
    """The keys that the sources ask a catalogue for, and of keys put together what they begin with."""
    found = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
                continue
            if node.func.attr in ("text", "counted", "tell"):
                found |= set(_first_texts(node.args[0]))
    for page in SOURCE.rglob("*.html"):
        found |= set(re.findall(r'(?:\bdata-(?:text|label)=|\btext\()"([^"]+)"', page.read_text(encoding="utf-8")))
    return found


def _first_texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may give or begin with."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _first_texts(node.body)
        yield from _first_texts(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from _first_texts(node.left)
    elif isinstance(node, ast.JoinedStr):
        yield from _first_texts(node.values[0])


def _dotted_texts() -> set[str]:
    """The texts in the sources that can be nothing but keys, wherever they stand."""
    values = (node.value for tree in _trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {value for value in values if isinstance(value, str) and re.fullmatch(r"[\w-]+\.[\w.-]*", value)}


def _trees() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))
