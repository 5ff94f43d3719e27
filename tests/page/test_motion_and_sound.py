"""The settings of motion and sound."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.game.position import Position
from tests.game.positions import position
from tests.page.device import Device
from tests.page.games import ONE_LEFT, SEVENS
from tests.page.motion import come_to_rest, moving
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

TURNS_OVER = position("waste: 2S 4H\n1: [2S] 7H\n3: [4S] 8S\n4: [5S] AS")
TURNS_ITS_TWIN = position("waste: 2S 4H\n1: [7H] 7H\n3: [4S] 8S\n4: [5S] AS")

# Keeps which notes are played: their pitch, and whether anything is to be heard of them.
LISTEN = """
  globalThis.contexts = 0;
  globalThis.notes = [];
  globalThis.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); globalThis.contexts += 1; }
    createOscillator() {
      const tone = super.createOscillator();
      const start = tone.start;
      tone.start = (when) => { globalThis.notes.push(Math.round(tone.frequency.value)); start.call(tone, when); };
      return tone;
    }
  };
"""


def moved(player: Player, start: Position = TURNS_OVER) -> list[str]:
    """What moves after a card went from column 1 to column 3 and the one below it turned."""
    player.start(start)
    player.page.locator("#board [tabindex='0']").focus()
    for key in ("1", "Space", "3"):
        player.page.keyboard.press(key)
    assert player.follow() == "13"
    player.check()
    return moving(player.page)


@pytest.mark.parametrize("system", [True, False], ids=["system with motion", "system without motion"])
def test_cards_travel_and_turn_as_chosen_or_else_as_the_system_has_it(play: Open, system: bool) -> None:
    player = play(1, motion=system)
    device = Device(player.page)
    for option, moves in (("off", False), ("on", True), ("system", system), ("off", False)):
        player.choose("motion", option)
        player.page.keyboard.press("Escape")
        device.slow_motion(0.01)
        assert moved(player) == (["show-back", "travel", "turn"] if moves else []), option
        assert (player.astray() == []) == (not moves)
        device.slow_motion(1)
        player.reload()
        device = Device(player.page)
        device.slow_motion(0.01)
        assert bool(moved(player)) == moves, option
        device.slow_motion(1)


def test_a_card_that_turns_where_its_twin_lay_stays_in_its_place(play: Open) -> None:
    player = play(1, motion=True)
    Device(player.page).slow_motion(0.01)
    assert moved(player, TURNS_ITS_TWIN) == ["show-back", "travel", "turn"]
    assert player.astray() == ["3: 7H"]


def test_a_card_that_turns_on_its_way_comes_straight(play: Open) -> None:
    player = play(1, motion=True)
    player.turn("sw")
    start, end, reached, share = player.page.evaluate(
        """async () => {
          await new Promise(requestAnimationFrame);
          const card = document.querySelector('[data-pile=w] .face:last-child');
          const motions = document.getAnimations();
          const travel = motions.find((motion) => !motion.animationName);
          const middleAt = (time) => {
            for (const motion of motions) { motion.pause(); motion.currentTime = time; }
            const {left, right} = card.getBoundingClientRect();
            return (left + right) / 2;
          };
          return [middleAt(0), middleAt(149.999), middleAt(30), travel.effect.getComputedTiming().progress];
        }"""
    )
    assert abs(end - start) > 50
    assert 0.1 < share < 0.9
    assert reached == pytest.approx(start + (end - start) * share, abs=1)


def test_a_card_let_go_where_it_was_picked_up_leaves_nothing_behind(play: Open) -> None:
    player = play(1, motion=True)
    page = player.page
    x, y = player.point("1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 30)
    page.mouse.move(x, y)
    page.mouse.up()
    come_to_rest(page)
    expect(page.locator("#board .moving, #board .lifted, #board .turning")).to_have_count(0)
    assert player.astray() == []


def test_the_system_may_change_its_mind_while_the_game_is_on(play: Open) -> None:
    player = play(1)
    Device(player.page).slow_motion(0.01)
    assert not moved(player)
    player.page.emulate_media(reduced_motion="no-preference")
    assert moved(player)
    player.page.emulate_media(reduced_motion="reduce")
    assert not moved(player)


def listening(play: Open) -> Player:
    """Somebody whose page keeps what is to be heard."""
    player = play(1)
    player.page.add_init_script(LISTEN)
    player.reload()
    return player


def heard(player: Player) -> list[int]:
    """The notes that were played since this was asked last."""
    notes: list[int] = player.page.evaluate("globalThis.notes.splice(0)")
    return notes


def sounds(player: Player) -> dict[str, list[int]]:
    """What is heard of each thing that is done."""
    page = player.page
    acts: dict[str, tuple[Callable[[], object], str]] = {
        "draw": (lambda: player.click("s"), "sw"),
        "move": (lambda: player.drag("1", "3"), "13"),
        "refusal": (lambda: player.drag("2", "5"), ""),
        "undo": (lambda: page.locator("#undo").click(), "uu"),
        "redo": (lambda: page.locator("#redo").click(), "rr"),
        "refused redo": (lambda: page.locator("#redo").click(force=True), ""),
        "pick up": (lambda: player.click("9"), ""),
        "let go": (lambda: page.keyboard.press("Escape"), ""),
    }
    found = {}
    player.start(SEVENS)
    for name, (act, turn) in acts.items():
        act()
        assert player.follow() == turn
        found[name] = heard(player)
    player.start(position("waste: 9D 2C\n1: AS", rest="1"))
    player.click("s")
    found["recycle"] = heard(player)
    player.start(ONE_LEFT)
    player.click("4")
    player.dialog("win").wait_for()
    found["win"] = heard(player)
    return found


def test_every_sound_is_heard_when_sound_is_on_and_none_when_it_is_off(play: Open) -> None:
    player = listening(play)
    assert not any(sounds(player).values())
    assert player.page.evaluate("globalThis.contexts") == 0
    for reloaded in (False, True):
        if reloaded:
            player.reload()
        else:
            player.start(SEVENS)
            player.choose("sound", "on")
            player.page.keyboard.press("Escape")
        assert player.page.evaluate("globalThis.contexts") == 0  # until there is something to be heard
        found = sounds(player)
        assert found["pick up"] == found["let go"] == []
        assert len({tuple(found[name]) for name in ("draw", "move", "refusal", "win")}) == 4
        assert all(len(found[name]) == 1 for name in ("draw", "move", "refusal"))
        assert len(found["win"]) == 4
        assert found["recycle"] == found["draw"]
        assert found["undo"] == found["redo"] == found["move"]
        assert found["refused redo"] == found["refusal"]
        assert player.page.evaluate("globalThis.contexts") == 1
    player.start(SEVENS)
    player.choose("sound", "off")
    player.page.keyboard.press("Escape")
    assert not any(sounds(player).values())


def test_a_refusal_sounds_also_where_the_rules_are_not_explained(play: Open) -> None:
    player = listening(play)
    player.choose("rules", "off")
    player.choose("sound", "on")
    player.page.keyboard.press("Escape")
    player.start(SEVENS)
    player.drag("1", "2")
    assert (player.follow(), player.explanation()) == ("", "")
    assert len(heard(player)) == 1


def test_a_browser_without_sound_plays_all_the_same(play: Open) -> None:
    player = play(5)
    player.page.add_init_script("delete globalThis.AudioContext;")
    player.reload()
    player.choose("sound", "on")
    player.page.keyboard.press("Escape")
    player.click("s")
    player.play("sw")
    player.check()
    expect(player.page.locator("#trouble")).to_be_hidden()


def test_a_sound_that_fails_costs_no_move(play: Open) -> None:
    player = play(5)
    player.page.add_init_script("globalThis.AudioContext = class { constructor() { throw new Error('no sound'); } };")
    player.reload()
    player.choose("sound", "on")
    player.page.keyboard.press("Escape")
    player.click("s")
    player.play("sw")
    player.check()
    assert json.loads(player.kept("game"))["game"] == player.game.text
    assert player.errors == ["no sound"]
    player.errors.clear()
