"""Everything that the page can show, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterator

from tests.game.positions import position
from tests.page.player import Player

CROWDED = position(
    """
    waste: 7D TD
    foundations: - - - - 3C AC 2D -
    1: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH
    2: [4D] TH
    3: [5D 6D] QH
    5: KC QD JC TD 9C 8D 7C
    8: [4C 5C 6C 7C TC] JC
    9: [4C 5C 6C TC QC KC QC KD] KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS
    """
)
"""A column of 8 hidden and 13 open cards, a run of 13 in another, and every rank to be read."""

ONE_LEFT = position("foundations: KS KS KH KH KC KC KD QD\n4: KD")
"""A tap on column 4 wins."""

LARGE = {"score": 1445, "moves": 2345}
"""Figures as wide as they get."""


def states(player: Player) -> Iterator[str]:
    """Show the table, cards in hand, an explanation, each dialog and trouble, with a name for each."""
    page = player.page
    player.start(CROWDED, **LARGE)
    yield "table"
    player.click("2")
    assert player.in_hand() == "2"
    yield "hand"
    player.click("3")
    assert player.explanation()
    yield "explanation"
    page.keyboard.press("Escape")
    for key, name in (("n", "new-game"), (".", "deal"), ("?", "keys")):
        player.pile("s").press(key)
        assert page.locator(f"#{name}-dialog").is_visible()
        yield name
        page.keyboard.press("Escape")
    player.start(ONE_LEFT, **LARGE)
    player.click("4")
    assert page.locator("#win-dialog").is_visible()
    yield "win"
    page.keyboard.press("Escape")
    page.locator("#trouble").evaluate("(panel) => { panel.hidden = false; }")
    yield "trouble"
