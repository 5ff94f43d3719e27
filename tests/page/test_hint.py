"""Hints on the page: shown, said and counted; and a game that is won by nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from easyharp.advise.fair import fair_game
from easyharp.advise.guide import Guide
from easyharp.advise.sight import sight_of
from easyharp.game.deals import code
from easyharp.game.game import Game
from easyharp.game.notation import DRAW, FOUNDATIONS, PLACES, RECYCLE, STOCK, WASTE
from easyharp.game.rules import actions, refusal
from easyharp.play.catalogue import Catalogue
from easyharp.play.hint import Hint
from tests.page.player import Player
from tests.page.test_game_addresses import assert_plays, open_anew
from tests.play.languages import DUTCH, ENGLISH

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

EASY = 91
"""A deal that is won in few actions by whoever follows the hints."""

_MARKED = """(nodes) => nodes.map((node) => node.closest('[data-pile]').dataset.pile)"""


def marked(player: Player) -> set[str]:
    """The piles that a hint marks, once it does."""
    nodes = player.page.locator("#board .hinted")
    nodes.first.wait_for()
    return set(nodes.evaluate_all(_MARKED))


def marked_action(game: Game, piles: set[str]) -> str:
    """The one action that is allowed between marked piles; a place stands for all foundations where cards go to."""
    if piles == {STOCK}:
        return DRAW if game.position.stock else RECYCLE
    pairs = [source + (FOUNDATIONS if target in PLACES else target) for source in piles for target in piles - {source}]
    [action] = [pair for pair in pairs if pair[1] != WASTE and refusal(game.position, pair) is None]
    return action


def pass_the_stock(player: Player) -> None:
    while player.game.position.stock:
        player.turn(DRAW)
    player.turn(RECYCLE)


def advised(game: Game) -> str | None:
    return Guide().advice(sight_of(game))


def follow_hint(player: Player, guide: Guide) -> str:
    """Ask for a hint and play what is marked, by keys; it is what CPython advises, and what is said."""
    player.page.keyboard.press("h")
    action = marked_action(player.game, marked(player))
    assert action == guide.advice(sight_of(player.game))
    assert player.spoken()[-1].strip("\xa0") == Hint(ENGLISH, player.game, action).sentence
    if action in (DRAW, RECYCLE):
        player.page.keyboard.press("s")
    elif action[1] == FOUNDATIONS:
        player.pile(action[0]).press("f")
    else:
        player.pile(action[0]).press(" ")
        player.page.keyboard.press(action[1])
    player.play(action)
    return action


def test_a_game_is_won_by_following_hints_only(play: Open) -> None:
    """What is marked on the page is all that is followed."""
    player = play(EASY)
    guide = Guide()
    player.listen()
    while not player.game.is_won:
        follow_hint(player, guide)
    player.check()
    player.dialog("win").wait_for()
    expect(player.page.locator("#win-help")).to_have_text(f"{len(player.game.turns)} hints")


def test_hints_look_far_before_they_give_up(play: Open) -> None:
    """Where only a card that is taken back from a foundation leads on to the next one that turns open."""
    game = fair_game(600030)
    player = play(game.number)
    open_anew(player, " ".join([code(game.number), *game.turns[:717]]))
    assert_plays(player, " ".join([code(game.number), *game.turns[:717]]))
    player.listen()
    guide = Guide()
    taken_back = False
    hidden = sum(len(column.hidden) for column in player.game.position.columns)
    while sum(len(column.hidden) for column in player.game.position.columns) == hidden:
        taken_back |= follow_hint(player, guide)[0] in PLACES
    assert taken_back
    player.check()


@pytest.mark.parametrize(("locale", "words"), [("en-GB", ENGLISH), ("nl", DUTCH)])
def test_the_button_shows_the_fair_advice_and_says_it(play: Open, locale: str, words: Catalogue) -> None:
    player = play(5, locale=locale)
    pass_the_stock(player)
    action = advised(player.game)
    for _ in range(30):
        if action not in (DRAW, RECYCLE):
            break
        player.turn(action or "")
        action = advised(player.game)
    player.page.locator("#hint").click()
    assert marked_action(player.game, marked(player)) == action
    assert player.status() == Hint(words, player.game, action).sentence
    assert json.loads(player.kept("game"))["hints"] == 1


def test_it_is_shown_for_two_seconds_and_no_longer_than_until_the_next_move(play: Open) -> None:
    player = play(5)
    player.page.clock.install(time=0)
    player.page.clock.pause_at(1000)
    player.page.keyboard.press("h")
    assert marked(player) == {STOCK}
    player.page.clock.run_for(1900)
    assert marked(player) == {STOCK}
    player.page.clock.run_for(200)
    expect(player.page.locator("#board .hinted")).to_have_count(0)
    player.page.keyboard.press("h")
    marked(player)
    player.page.keyboard.press("s")
    player.play(DRAW)
    expect(player.page.locator("#board .hinted")).to_have_count(0)
    player.check()
    player.page.keyboard.press("h")
    marked(player)
    player.page.clock.run_for(2100)
    expect(player.page.locator("#board .hinted")).to_have_count(0)


def test_the_first_pass_is_explained_on_the_table(play: Open) -> None:
    player = play(5)
    player.page.locator("#hint").click()
    expect(player.page.locator("#explanation")).to_have_text(Hint(ENGLISH, player.game, DRAW).sentence)


def test_cards_in_hand_are_let_go_for_it(play: Open) -> None:
    player = play(5)
    player.pile("1").press(" ")
    assert player.in_hand() == "1"
    player.page.keyboard.press("h")
    marked(player)
    assert player.in_hand() == ""
    player.check()


def held_back(player: Player) -> Callable[[], None]:
    """Ask for a hint whose worker doesn't come until it is let."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.context.route("**/adviser.*.js", hold)
    with player.page.expect_request("**/adviser.*.js"):
        player.page.keyboard.press("h")

    def release() -> None:
        held[0].continue_()

    return release


def idle(player: Player) -> None:
    """Wait until no hint is thought about."""
    player.page.locator("#hint[aria-busy=false]").wait_for()


def test_who_moves_on_before_it_comes_gets_none(play: Open) -> None:
    """The worker hasn't even started when the move is made."""
    player = play(5)
    release = held_back(player)
    player.page.keyboard.press("s")
    player.play(DRAW)
    release()
    idle(player)
    expect(player.page.locator("#board .hinted")).to_have_count(0)
    assert json.loads(player.kept("game"))["hints"] == 0
    player.check()


def test_who_asks_again_after_a_move_gets_the_hint_for_what_lies_there_now(play: Open) -> None:
    player = play(5)
    release = held_back(player)
    player.page.keyboard.press("s")
    player.play(DRAW)
    player.page.keyboard.press("h")
    release()
    assert marked(player) == {STOCK}
    assert json.loads(player.kept("game"))["hints"] == 1


def test_a_hint_that_comes_while_a_card_is_dragged_or_in_hand_disturbs_nothing(play: Open) -> None:
    player = play(1)
    action = next(action for action in actions(player.game.position) if action[0] in "123456789" and action[1] != "f")
    release = held_back(player)
    x, y = player.point(action[0])
    goal_x, goal_y = player.point(player.shown_pile(action[1], action[0]))
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(goal_x, goal_y)
    release()
    idle(player)
    player.page.mouse.up()
    player.play(action)
    player.check()
    expect(player.page.locator("#board .hinted")).to_have_count(0)
    assert json.loads(player.kept("game"))["hints"] == 0


def test_a_hint_that_comes_behind_a_dialog_is_not_given(play: Open) -> None:
    player = play(5)
    release = held_back(player)
    player.page.locator("#menu").click()
    release()
    idle(player)
    player.page.keyboard.press("Escape")
    expect(player.page.locator("#board .hinted")).to_have_count(0)
    assert json.loads(player.kept("game"))["hints"] == 0


def test_the_same_hint_counts_once(play: Open) -> None:
    """However often it is asked for, and however long the key is held."""
    player = play(5)
    for _ in range(3):
        player.page.keyboard.press("h")
        marked(player)
        idle(player)
    player.page.keyboard.down("h")
    for _ in range(5):
        player.page.keyboard.down("h")
    player.page.keyboard.up("h")
    idle(player)
    assert json.loads(player.kept("game"))["hints"] == 1


def test_without_the_network_it_says_so_and_comes_when_the_network_is_back(play: Open) -> None:
    player = play(5)
    player.page.context.route("**/adviser.*.js", lambda route: route.abort())
    player.page.keyboard.press("h")
    expect(player.page.locator("#explanation")).to_have_text(ENGLISH.text("no-adviser"))
    player.page.context.unroute("**/adviser.*.js")
    player.errors.clear()
    player.page.keyboard.press("h")
    assert marked(player) == {STOCK}


def test_a_won_game_has_no_hint(play: Open) -> None:
    player = play(5)
    player.win()
    player.dialog("win").wait_for()
    player.page.keyboard.press("Escape")
    player.page.locator("#hint").click()
    expect(player.page.locator("#explanation")).to_have_text(ENGLISH.text("refusal.game-over"))


def test_hints_are_told_with_the_result_and_survive_a_reload(play: Open) -> None:
    player = play(5)
    player.page.keyboard.press("h")
    marked(player)
    player.reload()
    player.page.keyboard.press("s")
    player.play(DRAW)
    player.page.keyboard.press("h")
    marked(player)
    player.win()
    expect(player.page.locator("#win-help")).to_have_text(ENGLISH.counted("help.hints", 2))


def test_a_game_without_help_says_so(play: Open) -> None:
    player = play(5)
    player.win()
    expect(player.page.locator("#win-help")).to_have_text(ENGLISH.text("help.none"))
