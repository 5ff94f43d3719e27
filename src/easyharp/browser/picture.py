"""The last games as a picture, and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.deals import code
from ..play.sentences import duration
from .element import element, shape

if TYPE_CHECKING:
    import js

    from ..play.catalogue import Catalogue
    from ..play.statistics import Played
    from .language import Language

_HEIGHT = 60
_STEP = 10
_LEAST = 3  # so that a game without points can be seen


def picture(words: Catalogue, games: list[Played]) -> js.Element:
    """A bar for each game, as high as its score; those of won games are full, the others hollow."""
    highest = max([game.score for game in games])
    width = len(games) * _STEP
    drawn = shape("svg", viewBox=f"0 0 {width} {_HEIGHT}", role="img", class_="bars")
    label = words.text("statistics.picture", won=len([game for game in games if game.won]), highest=highest)
    drawn.setAttribute("aria-label", label)
    for number, game in enumerate(games):
        height = max(game.score * (_HEIGHT - 2) // max(highest, 1), _LEAST)
        bar = shape("rect", x=str(number * _STEP + 2), y=str(_HEIGHT - 1 - height), width=str(_STEP - 4))
        bar.setAttribute("height", str(height))
        bar.setAttribute("class", "won" if game.won else "unwon")
        drawn.appendChild(bar)
    return drawn


def table(language: Language, games: list[Played]) -> js.Element:
    """A row for each game, the latest first."""
    words = language.words
    made = element("table", class_="games")
    head = element("tr")
    for name in ("deal", "result", "score", "moves", "time"):
        head.appendChild(element("th", words.text("statistics.column-" + name), scope="col"))
    made.appendChild(head)
    for game in reversed(games):
        row = element("tr")
        row.appendChild(element("td", code(game.deal)))
        row.appendChild(element("td", words.text("statistics.won-game" if game.won else "statistics.unwon-game")))
        row.appendChild(element("td", language.number(game.score)))
        row.appendChild(element("td", language.number(game.moves)))
        row.appendChild(element("td", duration(game.seconds)))
        made.appendChild(row)
    return made
