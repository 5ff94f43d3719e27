"""Everything that the page can show, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterator

from tests.page.games import CROWDED, LARGE, ONE_LEFT
from tests.page.player import Player


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
