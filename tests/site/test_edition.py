"""The pages in all languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from easyharp.game.refusals import CODES
from easyharp.site.build import PAGES, site_files
from easyharp.site.edition import PAGES as NAMES
from easyharp.site.fault import BuildError
from tests.play.languages import WORDS

SITE = {name: content.decode() for name, content in site_files().items() if name.endswith(".html")}


def test_every_language_has_every_page() -> None:
    assert set(SITE) == {"index.html"} | {f"{language}/{page}.html" for language in WORDS for page in NAMES}
    for language in WORDS:
        for page in NAMES:
            assert f'<html lang="{language}">' in SITE[f"{language}/{page}.html"]


@pytest.mark.parametrize("page", NAMES)
def test_the_languages_have_the_same_sections_pictures_examples_and_links(page: str) -> None:
    def shape(language: str) -> list[str]:
        text = (PAGES / language / f"{page}.md").read_text(encoding="utf-8")
        piles = "stock|waste|foundations|[1-9]"
        return re.findall(rf"^#+(?= )|\{{#[a-z0-9-]+\}}|\]\([^)]+\)|^```\w+|^(?:{piles}): .*$|^\|", text, re.MULTILINE)

    for language in WORDS:
        assert sorted(shape(language)) == sorted(shape("en")), language


def test_the_rules_have_a_place_for_every_refusal() -> None:
    for language in WORDS:
        for code in CODES:
            assert f'<h3 id="{code}">' in SITE[f"{language}/rules.html"]


def test_there_are_questions_enough() -> None:
    for language in WORDS:
        assert SITE[f"{language}/faq.html"].count("<h2 ") >= 15


@pytest.mark.parametrize("link", ["rules.md#nowhere", "other.md"])
def test_a_link_that_leads_nowhere_is_told(tmp_path: Path, link: str) -> None:
    shutil.copytree(PAGES, tmp_path / "pages")
    with (tmp_path / "pages" / "en" / "faq.md").open("a", encoding="utf-8") as file:
        file.write(f"\n[there]({link})\n")
    with pytest.raises(BuildError, match=rf"faq\.md: nothing is at {link}"):
        site_files(pages=tmp_path / "pages")


def test_a_page_that_is_missing_is_told(tmp_path: Path) -> None:
    shutil.copytree(PAGES, tmp_path / "pages")
    (tmp_path / "pages" / "nl" / "about.md").unlink()
    with pytest.raises(BuildError, match=r"nl/about\.md is missing"):
        site_files(pages=tmp_path / "pages")
