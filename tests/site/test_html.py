"""The pages are valid HTML, their links lead somewhere, and they say of themselves what previews of links show."""

from __future__ import annotations

import re
from functools import cache
from urllib.parse import urldefrag, urljoin

import pytest
from justhtml import Comment, Element, JustHTML

from easyharp.site.base import read_base, with_addresses
from easyharp.site.edition import PAGES
from tests.site.whole import site

BASE = "https://example.org/games/harp/"
LANGUAGES = ("de", "en", "es", "fr", "nl")
NAMES = ["index.html", *(f"{language}/{page}.html" for language in LANGUAGES for page in PAGES)]


@cache
def files() -> dict[str, bytes]:
    """The site as it is served at BASE."""
    return with_addresses(site(), read_base(BASE))


@cache
def parsed(name: str) -> JustHTML:
    """A page of the site, which may have no error at all."""
    return JustHTML(files()[name], strict=True, sanitize=False)


@cache
def places(name: str) -> set[str]:
    """The places on a page that a link may lead to."""
    return set(values(parsed(name), "[id]", "id"))


def attribute(element: Element | Comment, name: str) -> str:
    """An attribute that `element` has."""
    return (element.attrs or {})[name] or ""


def values(page: JustHTML, selector: str, name: str) -> list[str]:
    """The attribute `name` of all that the selector finds."""
    return [attribute(element, name) for element in page.query(selector)]


def properties(page: JustHTML) -> dict[str, str]:
    """What the page says in Open Graph's words, each said once, but for the other locales."""
    found = [(attribute(meta, "property"), attribute(meta, "content")) for meta in page.query("meta[property]")]
    once = [name for name, _ in found if name != "og:locale:alternate"]
    assert len(once) == len(set(once))
    return dict(found)


def test_every_page_is_looked_at() -> None:
    """The game, and four in each language."""
    assert sorted(NAMES) == sorted(name for name in files() if name.endswith(".html"))


@pytest.mark.parametrize("name", NAMES)
def test_pages_are_valid(name: str) -> None:
    """By the standard's own parser, without one error; no id stands there twice, and whatever names one finds it."""
    page = parsed(name)
    ids = values(page, "[id]", "id")
    assert len(ids) == len(set(ids))
    named = set(values(page, "label[for]", "for"))
    for relation in ("aria-labelledby", "aria-describedby", "aria-controls"):
        named |= {part for value in values(page, f"[{relation}]", relation) for part in value.split()}
    assert named <= set(ids)


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_files_and_places_of_the_site(name: str) -> None:
    """Wherever it is served: no link begins at the root, or names a host."""
    page = parsed(name)
    placed = {*page.query("link[rel=canonical]"), *page.query("link[rel=alternate]")}
    targets = [attribute(link, "href") for link in page.query("[href]") if link not in placed]
    targets += values(page, "[src]", "src")
    assert len(targets) > 2
    for target in targets:
        assert not re.match(r"/|\w+:", target), target
        address, place = urldefrag(urljoin(BASE + name, target))
        found = address.removeprefix(BASE) or "index.html"
        assert found in files(), target
        if place:
            assert place in places(found), target


@pytest.mark.parametrize("name", NAMES)
def test_each_page_says_which_address_it_has_in_each_language(name: str) -> None:
    """Its own first; every language's page names all of them; who has no such language gets English."""
    page = parsed(name)
    own = BASE + name.removesuffix("index.html")
    assert values(page, "link[rel=canonical]", "href") == [own]
    others = page.query("link[rel=alternate]")
    addresses = {attribute(link, "hreflang"): attribute(link, "href") for link in others}
    assert len(others) == len(addresses)
    if name == "index.html":  # has all languages at its one address
        assert addresses == {"x-default": BASE}
        return
    language, _, rest = name.partition("/")
    assert addresses[language] == own
    assert addresses == {code: f"{BASE}{code}/{rest}" for code in LANGUAGES} | {"x-default": f"{BASE}en/{rest}"}
    assert values(page, "html", "lang") == [language]


@pytest.mark.parametrize("name", NAMES)
def test_a_link_to_a_page_is_shown_with_words_and_a_picture(name: str) -> None:
    """Those of the page itself, in its language."""
    page = parsed(name)
    said = properties(page)
    [description] = values(page, "meta[name=description]", "content")
    assert said["og:type"] == "website"
    assert said["og:title"] == page.query("title")[0].to_text()
    assert said["og:description"] == description
    assert len(description) > 30
    assert not re.search(" [ .,;:)]", description)
    assert said["og:url"] == BASE + name.removesuffix("index.html")
    locale = {"de": "de_DE", "es": "es_ES", "fr": "fr_FR", "nl": "nl_NL"}.get(name.partition("/")[0], "en_US")
    assert values(page, 'meta[property="og:locale"]', "content") == [locale]
    others = values(page, 'meta[property="og:locale:alternate"]', "content")
    assert others == (["de_DE", "es_ES", "fr_FR", "nl_NL"] if name == "index.html" else [])
    picture = files()[said["og:image"].removeprefix(BASE)]
    assert picture.startswith(b"\x89PNG")
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert [said["og:image:width"], said["og:image:height"]] == [str(width), str(height)] == ["1200", "630"]
    assert len(picture) < 100_000
