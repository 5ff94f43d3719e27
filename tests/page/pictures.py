"""The still pictures of the table on the pages beside the game: those that are drawn, and those that should be."""

from __future__ import annotations

import re
from typing import TypedDict

from playwright.sync_api import Page

from easyharp.game.cards import SUITS, card_text
from easyharp.game.notation import COLUMNS, PILES, PLACES, STOCK, WASTE
from easyharp.game.position import place_top
from easyharp.play.catalogue import Catalogue
from easyharp.play.names import pile_name
from easyharp.play.view import View
from easyharp.site.build import PAGES
from easyharp.site.example import Example, read_examples
from easyharp.site.picture import Picture, read_picture

_FENCE = re.compile(r"```(position|example) (.*?)\n(.*?)```", re.DOTALL)

# A card by its letter and its suit, three times, as its corner, its middle and its colour have it.
_DRAWN = """() => [...document.querySelectorAll('figure')].map((figure) => {
  const suit = (card, part) => {
    const shape = card.querySelector(part);
    const [name] = shape ? getComputedStyle(shape).clipPath.match(/#suit-./) : [''];
    return !name || document.querySelector(`${name} path`) ? name.slice(-1) : 'no shape';
  };
  const card = (node) => node.matches('.slot') ? '-' + suit(node, '.shape') : node.matches('.back') ? '..' :
    node.querySelector('.index').textContent + suit(node, '.index .shape') + suit(node, '.pip') +
    node.className.match(/suit-(.)/)[1];
  const {width, height} = figure.getBoundingClientRect();
  return {
    isSeen: figure.checkVisibility() && width > 100 && height > 30,
    label: figure.querySelector('[role=img]').ariaLabel,
    caption: figure.querySelector('figcaption')?.textContent ?? '',
    piles: [...figure.querySelectorAll('.heap')].map((heap) => [...heap.children].map(card).join(' ')),
    under: [...figure.querySelectorAll('.lying > span')].map((label) => label.textContent),
  };
})"""


class Drawn(TypedDict):
    """A picture: whether it is seen, what it is called, its caption, its piles' cards, and what stands under those."""

    isSeen: bool
    label: str
    caption: str
    piles: list[str]
    under: list[str]


def drawn(page: Page) -> list[Drawn]:
    """The pictures on a page."""
    found: list[Drawn] = page.evaluate(_DRAWN)
    return found


def examples(words: Catalogue) -> dict[str, Example]:
    """The examples by their names."""
    return read_examples(PAGES / "examples.toml", words)


def written(language: str, page: str, words: Catalogue) -> list[Drawn]:
    """The pictures that the source of a page in a language has."""
    known = examples(words)
    text = (PAGES / language / f"{page}.md").read_text(encoding="utf-8")
    pictures = []
    for kind, rest, rows in _FENCE.findall(text):
        picture = Picture(known[rest].moment().position, PILES) if kind == "example" else read_picture(rows)
        pictures.append(_picture(picture, "" if kind == "example" else rest, words))
    return pictures


def example_names(language: str) -> list[str]:
    """The names of the examples, in the order in which the page in a language has them."""
    text = (PAGES / language / "examples.md").read_text(encoding="utf-8")
    return [rest for kind, rest, _ in _FENCE.findall(text) if kind == "example"]


def _picture(picture: Picture, caption: str, words: Catalogue) -> Drawn:
    view = View(picture.position)
    return {
        "isSeen": True,
        "label": ". ".join(pile_name(words, view, pile) for pile in picture.piles),
        "caption": caption,
        "piles": [_pile(view, pile, words) for pile in picture.piles],
        "under": [str(view.stock) if pile == STOCK else pile for pile in picture.piles if pile in STOCK + COLUMNS],
    }


def _pile(view: View, pile: str, words: Catalogue) -> str:
    if pile in COLUMNS:
        column = view.columns[COLUMNS.index(pile)]
        cards = [".."] * column.hidden + [_card(card, words) for card in column.open]
    elif pile in PLACES:
        place = PLACES.index(pile)
        top = place_top(place, view.foundations[place])
        cards = ["-" + SUITS[place // 2] if top is None else _card(top, words)]
    else:
        cards = [_card(card, words) for card in view.waste] if pile == WASTE else [".."] * min(view.stock, 1)
    return " ".join(cards) or "-"


def _card(card: int, words: Catalogue) -> str:
    text = card_text(card)
    rank, suit = text[0], text[1]
    return {"T": "10"}.get(rank, words.text(f"letter.{rank}") if rank in "JQK" else rank) + 3 * suit
