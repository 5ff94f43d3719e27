"""Whatever happens to the page, the very same game goes on, with its undo and redo."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

from bench.page import introduce
from easyharp.game.deals import code
from easyharp.game.notation import UNDO
from easyharp.game.rules import actions
from tests import chromium
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]


def play_some(player: Player, seed: int, count: int = 8) -> None:
    """Play `count` turns at random, the last ones undone."""
    chance = random.Random(seed)
    for _ in range(count):
        player.turn(chance.choice(actions(player.game.position)))
    player.turn(UNDO)
    player.turn(UNDO)


def assert_same(player: Player) -> None:
    """The page has the same game, and undoes and redoes it."""
    player.check()
    assert player.follow() == ""
    for key, turn in (("r", "rr"), ("u", "uu"), ("u", "uu")):
        player.pile("s").press(key)
        player.play(turn)
        player.check()


def reloaded(player: Player) -> None:
    player.reload()


def closed(player: Player) -> None:
    context = player.page.context
    player.page.close()
    player.open(context.new_page())


def gone_back(player: Player) -> None:
    player.page.goto("about:blank")
    player.page.go_back()
    player.go_to_page(player.page)
    player.wait()


def other_page(player: Player) -> None:
    player.leave()
    player.open(player.page)


def dealt_by_address(player: Player) -> None:
    """The address names the deal that is played."""
    address = player.page.url
    player.page.goto("about:blank")
    player.page.goto(address)
    player.go_to_page(player.page)
    player.wait()


@pytest.mark.parametrize("away", [reloaded, closed, gone_back, other_page, dealt_by_address])
def test_the_game_resumes(play: Open, away: Callable[[Player], None]) -> None:
    player = play(5)
    play_some(player, seed=1)
    away(player)
    assert_same(player)


def kill(folder: Path) -> None:
    """Kill every process of the browser that keeps its things in `folder`."""
    found = subprocess.run(["pgrep", "-f", str(folder)], capture_output=True, text=True, check=True)
    for process in found.stdout.split():
        os.kill(int(process), signal.SIGKILL)


def launch(browser: Browser, folder: Path) -> Page:
    """A page of a browser of its own, which keeps its things in `folder`."""
    context = browser.browser_type.launch_persistent_context(
        folder, executable_path=chromium.find(), args=chromium.ARGUMENTS, reduced_motion="reduce"
    )
    introduce(context)
    return context.pages[0]


def test_a_browser_killed_at_any_moment_has_kept_every_turn(browser: Browser, address: str, tmp_path: Path) -> None:
    chance = random.Random(3)
    player = Player(launch(browser, tmp_path), address, 5)
    for _ in range(20):
        for _ in range(chance.randint(1, 6)):
            undoes = player.game.next_undo is not None and chance.random() < 0.2
            player.turn(UNDO if undoes else chance.choice(actions(player.game.position)))
        player.page.wait_for_timeout(chance.randint(20, 400))
        kill(tmp_path)
        (tmp_path / "SingletonLock").unlink(missing_ok=True)  # as the system does when the machine goes down
        player.open(launch(browser, tmp_path))
        player.check()
        assert player.follow() == ""
    play_some(player, seed=4)
    assert_same(player)
    player.page.context.close()
    assert player.errors == []


def test_a_crash_of_the_page_loses_nothing(play: Open) -> None:
    player = play(7)
    play_some(player, seed=2)
    page = player.page
    with page.expect_event("crash"), pytest.raises(Error):
        page.goto("chrome://crash")
    player.open(page.context.new_page())
    assert_same(player)


def test_a_long_game_is_kept_and_resumes(play: Open) -> None:
    """Longer than what can be undone, and than anybody plays."""
    player = play(9)
    name = player.game.text.split()[0]
    turns = ["sw"] * 59 + ["ws"]
    for _ in range(50):
        for turn in turns:
            player.game.play(turn)
    kept = {"version": 1, "name": "long", "day": 0, "seconds": 1, "game": f"{name} {' '.join(turns * 50)}"}
    page = player.page
    player.leave()
    page.evaluate("(text) => localStorage.setItem('easyharp.game', text)", json.dumps(kept))
    player.open(page)
    player.check()
    player.turn("sw")
    player.check()
    assert json.loads(player.kept("game"))["game"] == player.game.text


def test_the_browser_that_keeps_nothing_is_played_in_and_says_so_once(play: Open) -> None:
    for forbid in (
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        "Object.defineProperty(globalThis, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"
        "Object.defineProperty(globalThis, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError'); }});"
        "if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'));",
    ):
        player = play(5)
        page = player.page
        page.add_init_script(forbid)
        page.goto("about:blank")
        player.open(page, f"#{code(5)}")
        said = "This browser doesn't keep the game"
        assert player.explanation().startswith(said)
        for _ in range(3):
            player.click("s")
            player.play("sw")
            player.check()
        assert player.explanation() == ""


def test_a_save_that_failed_once_is_made_good_by_the_next(play: Open) -> None:
    player = play(5)
    player.page.evaluate(
        """() => {
          globalThis.setItem = Storage.prototype.setItem;
          Storage.prototype.setItem = () => { throw new Error(); };
        }"""
    )
    player.turn("sw")
    assert player.explanation().startswith("This browser doesn't keep the game")
    player.page.evaluate("() => { Storage.prototype.setItem = globalThis.setItem; }")
    player.turn("sw")
    assert player.explanation() == ""
    play_some(player, seed=5)
    player.reload()
    assert_same(player)
