"""Addresses that hold a game's text behind #: they hand over the game, with its turns, if it is one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code
from easyharp.game.game import Game, read_game
from easyharp.play.sentences import no_deal_sentence
from easyharp.play.statistics import read_statistics
from tests.game.positions import position
from tests.game.recorded import wins
from tests.page.player import Player
from tests.page.test_tabs import second_tab
from tests.play.languages import ENGLISH

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

TEXT = "EH1-N-AAAABOG sw w7 sw uu"
"""A game with something to undo and something to redo."""
WON: str = wins()[3]["game"]
ROUND = " ".join(["sw"] * 59 + ["ws"])
"""Once through the whole stock, which ends with all as it was."""


def open_anew(player: Player, name: str) -> None:
    """Open the game with `name` behind its address, as by a link from elsewhere."""
    player.page.goto("about:blank")
    player.page.goto(f"{player.address}#{name}")
    player.come_back()


def go_there(player: Player, name: str) -> None:
    """Write `name` behind the address of the open page."""
    player.page.evaluate("(name) => { location.hash = name; }", name)


def assert_plays(player: Player, text: str) -> None:
    """The page has just begun to play the game that `text` writes, with its undo and redo."""
    player.game = read_game(text)
    expect(player.page.locator("#deal")).to_have_text(code(player.game.number))
    expect(player.page.locator("#moves")).to_have_text(str(player.game.moves))
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert player.explanation() == ""
    assert player.page.url == f"{player.address}#{code(player.game.number)}"
    player.check()
    assert player.follow() == ""


WAYS = {
    "blanks": TEXT,
    "plus": TEXT.replace(" ", "+"),
    "percent": TEXT.replace(" ", "%20"),
    "mixed": "%20+" + TEXT.replace(" ", "+%20 ", 2) + "+",
    "small letters": TEXT.replace("EH1-N-AAAABOG", "eh1-n-aaaabog"),
    "number": TEXT.replace("EH1-N-AAAABOG", str(Game(read_game(TEXT).number).number)),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_handed_over_however_its_blanks_are_written(play: Open, way: str) -> None:
    player = play(5)
    open_anew(player, WAYS[way])
    assert_plays(player, TEXT)
    player.turn("rr")
    for turn in ("uu", "uu", "uu"):
        player.turn(turn)
    player.check()
    player = play(5)
    go_there(player, WAYS[way])
    assert_plays(player, TEXT)


def test_a_game_that_was_handed_over_goes_on_after_a_reload(play: Open) -> None:
    player = play(5)
    open_anew(player, TEXT)
    assert_plays(player, TEXT)
    player.turn("rr")
    player.reload()
    player.check()
    assert player.follow() == ""
    player.turn("uu")
    player.check()


@pytest.mark.parametrize("way", [open_anew, go_there])
def test_it_asks_while_a_game_is_in_progress(play: Open, way: Callable[[Player, str], None]) -> None:
    player = play(5)
    player.turn("sw")
    for answer in ("", "yes"):
        way(player, TEXT)
        expect(player.page.locator("#question")).to_contain_text(code(read_game(TEXT).number))
        player.check()
        player.dialog("question").locator(f"[value='{answer}']").click()
        if not answer:
            player.check()
            assert player.follow() == ""
            assert player.page.url.endswith(f"#{code(5)}")
    assert_plays(player, TEXT)


def test_a_press_on_the_table_that_another_game_takes_the_place_of_does_nothing(play: Open) -> None:
    player = play(5)
    player.page.mouse.move(*player.point("s"))
    player.page.mouse.down()
    go_there(player, "7")
    expect(player.page.locator("#deal")).to_have_text(code(7))
    player.page.mouse.up()
    assert_plays(player, "7")


def test_a_drag_ends_when_it_asks(play: Open) -> None:
    player = play(5)
    player.start(position("waste: 2S 4H\n1: [2S] 7H\n3: [4S] 8S\n4: [5S] AS"))
    player.turn("sw")
    mouse = player.page.mouse
    x, y = player.point("1")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 30, y + 30)
    assert player.in_hand() == "1"
    go_there(player, "7")
    player.dialog("question").wait_for()
    assert player.in_hand() == ""
    mouse.up()
    player.close()
    assert player.follow() == ""
    player.check()


@pytest.mark.parametrize("way", [open_anew, go_there])
def test_other_turns_of_the_same_deal_are_another_game(play: Open, way: Callable[[Player, str], None]) -> None:
    player = play(5)
    player.turn("sw")
    way(player, f"{code(5)}+sw+sw")
    expect(player.page.locator("#question")).to_contain_text(code(5))
    player.check()
    player.dialog("question").locator("[value=yes]").click()
    assert_plays(player, "5 sw sw")


@pytest.mark.parametrize("way", [open_anew, go_there])
def test_the_game_that_is_on_the_table_already_just_goes_on(play: Open, way: Callable[[Player, str], None]) -> None:
    """And counts as before, being the player's own."""
    player = play(5)
    for turn in ("sw", "sw", "uu"):
        player.turn(turn)
    way(player, player.game.text.replace(" ", "+"))
    assert_plays(player, player.game.text)
    player.turn("rr")
    player.reload()
    player.check()
    assert [played.moves for played in read_statistics(player.kept("statistics")).recent] == [3]


NO_DEAL = {
    "cut in the code": "EH1-N-AAAA",
    "a wrong code": "EH1-N-AAAAAAF5+sw",
    "turns alone": "sw+sw",
    "other blanks": "6%09sw",
}
NO_GAME = {
    "a turn that is none": "EH1-N-AAAAAAG+sw+xx",
    "cut in a turn": "EH1-N-AAAAAAG+sw+s",
    "undo of nothing": "6+uu",
    "a refused turn": "6+ws",
    "refused in the end": "6+sw+sw+1f",
    "an attempt": "6+12*1",
    "after the win": WON.replace(" ", "+") + "+uu",
    "markup": "6+<b>sw</b>",
    "half an escape": "6+sw%2",
}


@pytest.mark.parametrize("name", [*NO_DEAL, *NO_GAME])
def test_what_writes_no_game_is_told_and_nothing_happens(play: Open, name: str) -> None:
    """Whether it is the deal that there isn't, or the turns that can't be played."""
    damaged = {**NO_DEAL, **NO_GAME}[name]
    told = "There is no deal" if name in NO_DEAL else ENGLISH.text("no-game")
    player = play(5)
    go_there(player, damaged)
    expect(player.page.locator("#explanation")).to_contain_text(told)
    player.check()
    player.turn("sw")
    open_anew(player, damaged)
    assert told in player.explanation() == player.status()
    assert len(player.explanation()) < 300
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert player.page.url.endswith(f"#{code(5)}")
    player.check()
    assert player.follow() == ""
    player.turn("uu")
    player.check()


def test_what_is_told_quotes_the_address_with_its_blanks(play: Open) -> None:
    player = play(5)
    go_there(player, "x6+ws%20ws ws")
    expect(player.page.locator("#explanation")).to_have_text(no_deal_sentence(ENGLISH, "x6 ws ws ws"))


@pytest.mark.parametrize("name", ["+", "%20", "++%20+"])
def test_blanks_alone_are_no_name_at_all(play: Open, name: str) -> None:
    player = play(5)
    for _ in range(2):
        go_there(player, name)
        assert player.explanation() == ""
        player.check()
        player.turn("sw")


@pytest.mark.parametrize("way", [open_anew, go_there])
def test_a_won_game_is_shown_as_it_ended_and_counts_for_nothing(play: Open, way: Callable[[Player, str], None]) -> None:
    player = play(5)
    way(player, WON.replace(" ", "+"))
    player.game = read_game(WON)
    expect(player.page.locator("#moves")).to_have_text(f"{player.game.moves:,}")
    player.check()
    assert player.game.is_won
    assert player.explanation() == ENGLISH.text("refusal.game-over")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.reload()
    player.check()
    assert player.explanation() == ENGLISH.text("refusal.game-over")
    assert not player.kept("statistics") or read_statistics(player.kept("statistics")).begun == 0
    go_there(player, TEXT)  # at once, for there is nothing to leave
    assert_plays(player, TEXT)


def test_an_address_that_was_followed_after_a_win_is_forgotten(play: Open) -> None:
    player = play(5)
    player.win()
    player.dialog("win").wait_for()
    player.close()
    go_there(player, TEXT)
    assert_plays(player, TEXT)
    player.page.locator("#new-game").click()
    player.dialog("new-game").locator("#deal-name").fill("9")
    player.page.keyboard.press("Enter")
    assert_plays(player, "9")
    second = second_tab(player)
    second.page.locator("#elsewhere-dialog button").click()
    expect(player.dialog("elsewhere")).to_be_visible()
    player.dialog("elsewhere").locator("button").click()
    expect(player.dialog("elsewhere")).to_be_hidden()
    assert_plays(player, "9")
    player.turn("sw")
    player.menu("introduction")
    player.close()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.check()


def test_a_very_long_game_is_handed_over_too(play: Open) -> None:
    player = play(5)
    text = f"{code(5)} " + " ".join([ROUND] * 40)
    assert len(text) > 7000
    open_anew(player, text.replace(" ", "+"))
    player.game = read_game(text)
    expect(player.page.locator("#moves")).to_have_text("2,400")
    player.check()
    assert player.follow() == ""
    for _ in range(100):
        player.turn("uu")
    player.check()
    assert not player.board()["undo"]
    player.reload()
    player.check()
    assert player.follow() == ""


def test_a_very_long_address_that_writes_no_game_breaks_nothing(play: Open) -> None:
    player = play(5)
    player.turn("sw")
    no_deal, no_game = "There is no deal", ENGLISH.text("no-game")
    named = (("sw+" * 100_000, no_deal), ("6+" + "sw+" * 50_000, no_game), ("6" + "+" * 300_000 + "x", no_game))
    for name, told in named:
        go_there(player, name)
        expect(player.page.locator("#explanation")).to_contain_text(told)
        player.check()
        assert len(player.explanation()) < 300
        player.page.keyboard.press("Escape")
        expect(player.page.locator("#panel")).to_be_hidden()
