"""The pages beside the game in every language: Rules, Examples, Questions and About."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.notation import PILES
from ..play.catalogue import Catalogue
from .article import Article, read_article
from .catalogue import Words
from .drawing import Drawing
from .example import Example, read_examples
from .fault import BuildError
from .locale import locale
from .page import Start
from .picture import Picture

if TYPE_CHECKING:
    from jinja2 import Environment

PAGES = ("rules", "examples", "faq", "about")
"""The pages, in the order in which they are offered; each is written in pages/<language>/<name>.md."""


def editions(
    folder: Path, languages: Mapping[str, Words], templates: Environment, names: Mapping[str, str]
) -> dict[str, str]:
    """The HTML of every page by its name, like "en/rules.html", in the languages that have a folder in `folder`.

    `names` are the final names of the site's files. Raises BuildError when a source is missing or at fault, or a link
    leads to nothing.
    """
    catalogues = {
        language: Catalogue(words["messages"], words["plural"])
        for language, words in languages.items()
        if (folder / language).is_dir()
    }
    titles = {language: catalogue.text("language") for language, catalogue in catalogues.items()}
    examples = read_examples(folder / "examples.toml", catalogues["en"]) if catalogues else {}
    pages = {}
    for language, catalogue in catalogues.items():
        articles = _articles(folder / language, examples, Drawing(templates, catalogue), templates, catalogue)
        for page, article in articles.items():
            pages[f"{language}/{page}.html"] = templates.get_template("page.html").render(
                article=article,
                articles=articles,
                names=names,
                language=language,
                languages=titles,
                locales=[locale(language)],
                page=page,
                text=catalogue.text,
            )
    return pages


def starts(languages: Iterable[str]) -> dict[str, Start]:
    """What the pages start that have a live table."""
    return {f"{language}/examples.html": Start("easyharp.browser.example", language, "../") for language in languages}


def _articles(
    folder: Path, examples: Mapping[str, Example], drawing: Drawing, templates: Environment, words: Catalogue
) -> dict[str, Article]:
    shown = {name: _example_html(example, drawing, templates, words) for name, example in examples.items()}
    articles = {}
    for page in PAGES:
        path = folder / f"{page}.md"
        if not path.is_file():
            raise BuildError(f"{path} is missing")
        articles[page] = read_article(path, drawing.html, shown)
    for page, article in articles.items():
        for link in sorted(article.links):
            target, _, name = link.replace(".md", "").partition("#")
            if target not in articles or (name and name not in articles[target].ids):
                raise BuildError(f"{folder / page}.md: nothing is at {link}")
    return articles


def _example_html(example: Example, drawing: Drawing, templates: Environment, words: Catalogue) -> str:
    moment = Picture(example.moment().position, PILES)
    return templates.get_template("example.html").render(
        example=example,
        picture=drawing.html(moment, ""),
        answer=example.answer(words).sentence,
        text=words.text,
    )
