"""Whole games, won on the page by each way of playing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code, read_deal
from easyharp.game.game import Game
from easyharp.game.notation import DRAW, FOUNDATIONS, PLACES, RECYCLE, STOCK
from tests.page.player import Player

pytestmark = pytest.mark.browser

WINS = [json.loads(line)["game"].split() for line in (Path(__file__).parents[1] / "data/wins.jsonl").open()]

Open = Callable[..., Player]


def won_game(number: int) -> tuple[int, list[str]]:
    """A won game: its deal and its turns."""
    name, *turns = WINS[number]
    return read_deal(name), turns


def assert_won(player: Player) -> None:
    assert player.game.is_won
    player.page.locator("#win-dialog").wait_for()
    score = player.page.locator("#win-score").text_content() or ""
    assert score.replace(",", "").replace(".", "") == str(player.game.score)


def test_a_game_is_won_by_mouse(play: Open) -> None:
    deal, turns = won_game(12)
    player = play(deal, motion=True)
    for turn in turns:
        source, target = turn[0], turn[1]
        if turn in (DRAW, RECYCLE) or (target == FOUNDATIONS and player.game.moves % 2):
            player.click(STOCK if turn == RECYCLE else source)
        else:
            player.drag(source, target, player.lifted(turn))
        player.play(turn)
        player.check()
    assert_won(player)


def test_a_game_is_won_by_taps_and_holds(play: Open) -> None:
    deal, turns = won_game(3)
    player = play(deal, width=360, height=740, locale="nl", touch=True)
    player.page.clock.install()
    tapped = ""
    for turn in turns:
        source, target = turn[0], turn[1]
        if turn in (DRAW, RECYCLE):
            player.tap(STOCK)
        elif target == FOUNDATIONS and tapped != source:
            player.tap(source)
            tapped = source
        else:
            count = player.lifted(turn)
            if source in PLACES or count > 1:
                player.tap(source, count)
            else:
                player.hold(source, wait=500)  # which is never the second tap of a pair
            player.tap(player.shown_pile(target, source))
            tapped = target
        player.play(turn)
        player.check()
    assert_won(player)


def test_a_game_is_won_by_keyboard_on_a_first_visit_through_every_dialog(play: Open) -> None:
    deal, turns = won_game(3)
    player = play(1, introduced=False)
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press = page.keyboard.press

    def tab_to(selector: str) -> None:
        """Press Tab until the focus is on an element."""
        for _ in range(40):
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")

    def through_menu(value: str) -> None:
        tab_to("#menu")
        press("Enter")
        tab_to(f"#menu-dialog [value={value}]")
        press("Enter")

    def close(name: str) -> None:
        """Leave a dialog, which gives the focus back to what opened it."""
        expect(page.locator("dialog[open]")).to_have_id(f"{name}-dialog")
        press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    expect(page.locator("dialog[open]")).to_have_id("introduction-dialog")
    press("Enter")
    press("n")
    tab_to("#deal-name")
    page.keyboard.type(str(deal))
    press("Enter")
    player.game = Game(deal)
    player.check()

    def look_at_the_rest() -> None:
        for name in ("statistics", "introduction", "keys"):
            through_menu(name)
            close(name)
            expect(page.locator("#menu")).to_be_focused()

    def change_settings() -> None:
        through_menu("settings")
        tab_to("#setting-rules")
        press("Space")
        tab_to("#setting-felt")
        press("ArrowDown")
        tab_to("#setting-language")
        press("d")  # Deutsch
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("#setting-language")).to_be_focused()
        close("settings")
        expect(page.locator("#menu")).to_be_focused()

    def ask_for_other_deals() -> None:
        for key in (",", "."):
            press(key)
            close("question")
        press("?")
        close("keys")

    def copy_things() -> None:
        tab_to("#deal")
        press("Enter")
        expect(page.locator("#explanation")).to_contain_text(code(deal))
        through_menu("copy-game")
        expect(page.locator("#explanation")).to_contain_text("kopiert")
        assert page.evaluate("navigator.clipboard.readText()") == player.game.text

    visits = {20: look_at_the_rest, 40: change_settings, 100: ask_for_other_deals, 120: copy_things}
    for number, turn in enumerate(turns):
        if number in visits:
            visits[number]()
        tab_to("[data-pile]")
        source, target = turn[0], turn[1]
        if turn in (DRAW, RECYCLE):
            press("s")
        else:
            player.go_to(source)
            if target == FOUNDATIONS:
                press("f")
            else:
                press("Space")
                press(target)
        player.play(turn)
        player.check()
    assert_won(player)
    tab_to("#copy-result")
    press("Enter")
    expect(page.locator("#win-copied")).to_contain_text(code(deal))
    tab_to("#win-dialog [value=statistics]")
    press("Enter")
    expect(page.locator("#statistics-dialog dd").nth(1)).to_have_text("1")
    close("statistics")
    tab_to("#new-game")
    press("Enter")
    tab_to("#new-game-dialog [value=same-deal]")
    press("Enter")
    player.game = Game(deal)
    player.check()
