"""The pages' Markdown as HTML, with pictures of the table and examples where the text has them."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..game.notation import TextError
from .fault import BuildError
from .picture import Picture, read_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.token import Token

_HEADING = re.compile(r"(.*\S) \{#([a-z0-9-]+)\}")
_LINK = re.compile(r"([a-z]+)\.md(#[a-z0-9-]+)?")
_PLAY = "play"

Draw = Callable[[Picture, str], str]
"""Draws a picture with its caption, as HTML."""


class Section(NamedTuple):
    """A heading of the second level, with the id by which a link reaches it."""

    id: str
    title: str


class Article:
    """A page's `title`, the `summary` that its first paragraph is, its text as `html`, and what is in it.

    That is its `sections`, its `ids`, and where its `links` lead, as they are written.
    """

    def __init__(
        self, title: str, summary: str, text: str, sections: list[Section], ids: set[str], links: set[str]
    ) -> None:
        self.title = title
        self.summary = summary
        self.html = text
        self.sections = sections
        self.ids = ids
        self.links = links


def read_article(path: Path, draw: Draw, examples: Mapping[str, str]) -> Article:
    """The article in a Markdown file, whose pictures `draw` draws; `examples` leads from a name to the example's HTML.

    Raises BuildError when the file has no title, a heading no id of its own, a link or a fence that is unknown, or a
    picture that shows no table.
    """
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(path.read_text(encoding="utf-8"))
    if [token.tag for token in tokens[:1]] != ["h1"]:
        raise BuildError(f"{path} doesn't begin with its title")
    title = tokens[1].content
    sections, ids = _sections(path, tokens[3:])
    paragraph = next((inline for opening, inline in zip(tokens, tokens[1:]) if opening.type == "paragraph_open"), None)
    parts = paragraph.children if paragraph else None
    summary = "".join(" " if part.type == "softbreak" else part.content for part in parts or ())
    links = _final_links(path, tokens)

    def fence(tokens: Sequence[Token], at: int, *_: object) -> str:
        return _fence(path, tokens[at], draw, examples)

    markdown.add_render_rule("fence", lambda _renderer, *given: fence(*given))
    markdown.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0"><table>\n')
    markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")
    text: str = markdown.renderer.render(tokens[3:], markdown.options, {})
    return Article(title, summary, text, sections, ids, links)


def _sections(path: Path, tokens: Sequence[Token]) -> tuple[list[Section], set[str]]:
    """Gives each heading its id; the headings of the second level, and all ids."""
    sections: list[Section] = []
    ids: set[str] = set()
    for opening, inline in zip(tokens, tokens[1:]):
        if opening.type != "heading_open":
            continue
        found = _HEADING.fullmatch(inline.content)
        if not found or found[2] in ids:
            raise BuildError(f"{path}: the heading {inline.content!r} has no id of its own, like {{#this}}")
        assert inline.children is not None
        inline.children[-1].content = inline.children[-1].content.removesuffix(f" {{#{found[2]}}}")
        opening.attrSet("id", found[2])
        ids.add(found[2])
        if opening.tag == "h2":
            sections.append(Section(found[2], found[1]))
    return sections, ids


def _final_links(path: Path, tokens: Sequence[Token]) -> set[str]:
    """Lets the links lead to the pages of the site; where they lead, as they are written."""
    links = set()
    for token in (child for block in tokens for child in block.children or ()):
        if token.type != "link_open":
            continue
        target = str(token.attrs["href"])
        found = _LINK.fullmatch(target)
        if found:
            links.add(target)
            token.attrSet("href", f"{found[1]}.html{found[2] or ''}")
        elif target == _PLAY:
            token.attrSet("href", "../")
        else:
            raise BuildError(f"{path}: a link leads to {target!r}, which is no page")
    return links


def _fence(path: Path, token: Token, draw: Draw, examples: Mapping[str, str]) -> str:
    kind, _, rest = token.info.strip().partition(" ")
    if kind == "example":
        if rest not in examples:
            raise BuildError(f"{path}: there is no example {rest!r}")
        return examples[rest]
    if kind == "position":
        try:
            return draw(read_picture(token.content), rest)
        except TextError as error:
            raise BuildError(f"{path}: a picture: {error}") from error
    if kind:
        raise BuildError(f"{path}: {kind!r} is nothing that a page can show")
    return f"<pre><code>{html.escape(token.content)}</code></pre>\n"
