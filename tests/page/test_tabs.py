"""Two tabs: the later one offers to take over, the earlier one steps back, and nothing is lost or counted twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code
from easyharp.play.statistics import read_statistics
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]


def second_tab(player: Player, name: str = "") -> Player:
    """The same person, with one more tab in which the game is opened, with `name` behind its address."""
    other = copy(player)
    other.open(player.page.context.new_page(), name)
    return other


def waits(player: Player) -> bool:
    """Whether the tab says that the game is played elsewhere."""
    return player.page.locator("#elsewhere-dialog").is_visible()


def test_the_later_tab_takes_over_and_the_earlier_one_steps_back(play: Open) -> None:
    first = play(5)
    for _ in range(3):
        first.turn("sw")
    second = second_tab(first)
    expect(second.page.locator("#elsewhere-dialog")).to_be_visible()
    first.turn("sw")  # whoever was there goes on until then
    second.page.locator("#elsewhere-dialog button").click()
    expect(second.page.locator("#elsewhere-dialog")).to_be_hidden()
    expect(first.page.locator("#elsewhere-dialog")).to_be_visible()
    second.check()
    second.turn("sw")
    second.check()
    # And back again.
    first.page.locator("#elsewhere-dialog button").click()
    expect(second.page.locator("#elsewhere-dialog")).to_be_visible()
    expect(first.page.locator("#elsewhere-dialog")).to_be_hidden()
    first.check()
    first.turn("uu")
    first.reload()
    first.check()
    statistics = read_statistics(first.kept("statistics"))
    assert (statistics.begun, statistics.won) == (1, 0)


def test_the_earlier_tab_stays_where_it_is_while_the_later_one_waits(play: Open) -> None:
    first = play(5)
    second = second_tab(first)
    expect(second.page.locator("#elsewhere-dialog")).to_be_visible()
    for key in ("Escape", "Escape", "Escape", "s", "u", "n"):
        second.page.keyboard.press(key)
    expect(second.page.locator("#elsewhere-dialog")).to_be_visible()
    assert second.page.locator("dialog[open]").count() == 1
    assert second.follow() == ""
    first.turn("sw")
    second.page.close()
    first.turn("sw")
    first.check()
    assert json.loads(first.kept("game"))["game"] == first.game.text


def test_the_later_tab_plays_on_when_the_earlier_one_was_closed(play: Open) -> None:
    first = play(5)
    second = second_tab(first)
    first.turn("sw")
    first.page.close()
    second.page.locator("#elsewhere-dialog button").click()
    expect(second.page.locator("#elsewhere-dialog")).to_be_hidden()
    second.check()
    second.turn("sw")
    second.reload()
    second.check()


def test_a_tab_that_has_not_heard_of_its_loss_writes_nothing(play: Open) -> None:
    first = play(5)
    first.turn("sw")
    first.page.evaluate("() => { localStorage['easyharp.tab'] = 'another'; }")  # which sends this tab no event
    kept = first.kept("game"), first.kept("statistics")
    first.turn("sw")
    assert (first.kept("game"), first.kept("statistics")) == kept


def test_a_link_in_a_second_tab_asks_there_after_taking_over(play: Open) -> None:
    first = play(5)
    first.turn("sw")
    second = second_tab(first, "#7")
    second.page.locator("#elsewhere-dialog button").click()
    question = second.page.locator("#question")
    expect(question).to_be_visible()
    assert code(7) in question.inner_text()
    second.check()


def test_without_locks_the_later_tab_takes_over_at_once(play: Open) -> None:
    """As on a page that is served without encryption."""
    first = play(5)
    first.page.context.add_init_script("delete Navigator.prototype.locks;")
    first.reload()
    first.turn("sw")
    second = second_tab(first)
    expect(first.page.locator("#elsewhere-dialog")).to_be_visible()
    assert not waits(second)
    second.check()
    second.turn("sw")
    first.page.locator("#elsewhere-dialog button").click()
    expect(second.page.locator("#elsewhere-dialog")).to_be_visible()
    expect(first.page.locator("#elsewhere-dialog")).to_be_hidden()
    first.check()


_HEARD = "dispatchEvent(new StorageEvent('storage', {key: 'easyharp.tab', newValue: 'another'}))"


def test_a_tab_that_hears_of_its_loss_before_the_lock_tells_it_stays_back(play: Open) -> None:
    first = play(5)
    first.turn("sw")
    second = second_tab(first)
    first.page.evaluate(_HEARD)
    expect(first.page.locator("#elsewhere-dialog")).to_be_visible()
    second.page.locator("#elsewhere-dialog button").click()
    expect(second.page.locator("#elsewhere-dialog")).to_be_hidden()
    second.turn("sw")
    second.check()
    assert waits(first)
    assert not waits(second)


def test_a_tab_may_take_the_game_from_itself(play: Open) -> None:
    player = play(5)
    for _ in range(3):
        player.page.evaluate(_HEARD)
        player.page.locator("#elsewhere-dialog button").click()
        expect(player.page.locator("#elsewhere-dialog")).to_be_hidden()
        player.turn("sw")
        player.check()
    player.reload()
    player.check()
