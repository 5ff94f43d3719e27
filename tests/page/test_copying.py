"""What is played is copied: the deal by one tap, the game as text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code
from easyharp.game.game import read_game
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

COPYING = {"permissions": ["clipboard-read", "clipboard-write"]}
OLD = "delete Navigator.prototype.clipboard;"
"""As on a page that is served without encryption."""
FORBIDDEN = """
  Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Document.prototype.execCommand = () => false;
"""


@pytest.mark.parametrize("script", ["", OLD])
def test_the_deals_code_is_copied_by_one_tap(play: Open, script: str) -> None:
    player = play(5, **COPYING)
    player.empty_clipboard()
    reader = player.page.context.new_page()
    if script:
        player.page.add_init_script(script)
        player.reload()
        assert not player.page.evaluate("'clipboard' in navigator")
    deal = player.page.locator("#deal")
    expect(deal).to_have_accessible_name(f"Deal {code(5)}: copy")
    player.page.bring_to_front()
    deal.click()
    expect(player.page.locator("#explanation")).to_have_text(f"Copied: {code(5)}.")
    assert player.focused() == "deal"
    assert not player.page.locator("textarea").count()
    reader.goto(player.page.evaluate("document.querySelector('link[rel=icon]').href"))
    reader.bring_to_front()
    assert reader.evaluate("navigator.clipboard.readText()") == code(5)


def test_the_game_as_text_reads_back_as_the_same_game(play: Open) -> None:
    player = play(5, **COPYING)
    player.empty_clipboard()
    for turn in ("sw", "sw", "uu", "rr", "sw", "uu"):
        player.turn(turn)
    player.menu("copy-game")
    expect(player.page.locator("#explanation")).to_contain_text("copied as text")
    text = player.clipboard()
    assert text == player.game.text
    read = read_game(text)
    assert (read.number, read.turns) == (5, player.game.turns)
    assert read.position == player.game.position


@pytest.mark.parametrize("what", ["deal", "game"])
def test_a_copy_that_fails_is_told(play: Open, what: str) -> None:
    player = play(5)
    player.page.add_init_script(FORBIDDEN)
    player.reload()
    if what == "deal":
        player.page.locator("#deal").click()
    else:
        player.menu("copy-game")
    expect(player.page.locator("#explanation")).to_have_text("This browser doesn't let the page copy.")
    expect(player.page.locator("#trouble")).to_be_hidden()
    player.check()
