"""Everything that the page can show, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterator

from tests.page.games import CROWDED, LARGE, ONE_LEFT
from tests.page.interpreter import APP
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
    for key, name in (("n", "new-game"), (".", "question"), ("?", "keys")):
        player.pile("s").press(key)
        page.locator(f"#{name}-dialog").wait_for()
        yield name
        page.keyboard.press("Escape")
    page.locator("#menu").click()
    yield "menu"
    page.keyboard.press("Escape")
    for name in ("verdict", "settings", "statistics", "introduction"):
        page.locator("#menu").click()
        page.locator(f"#menu-dialog [value={name}]").click()
        page.locator(f"#{name}-dialog").wait_for()
        yield name
        page.keyboard.press("Escape")
    player.pile("s").press("n")
    page.locator("#deal-name").fill("1e5")
    page.keyboard.press("Enter")
    page.locator("#deal-message").wait_for()
    yield "new-game refused"
    page.keyboard.press("Escape")
    player.menu("verdict")
    page.locator("#verdict-dialog .main").click()
    page.locator("#verdict-dialog progress").wait_for(state="hidden")
    yield "verdict told"
    page.keyboard.press("Escape")
    for name in ("elsewhere", "damage"):
        player.backstage.call("show_dialog", APP, name)
        page.locator(f"#{name}-dialog").wait_for()
        yield name
        player.backstage.call("close_dialogs", APP)
    player.start(ONE_LEFT, **LARGE)
    player.click("4")
    page.locator("#win-dialog").wait_for()
    yield "win"
    page.keyboard.press("Escape")
    page.locator("#trouble").evaluate("(panel) => { panel.hidden = false; }")
    yield "trouble"
