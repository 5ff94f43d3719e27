"""What screen readers speak while the game is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import read_deal
from easyharp.play.catalogue import Catalogue
from easyharp.play.sentences import score_sentence, turn_sentence
from easyharp.site.built import english
from tests.game.recorded import wins
from tests.page.games import SEVENS
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

WORDS = Catalogue(english()["messages"], english()["plural"])


def test_each_action_is_spoken_in_one_sentence(play: Open) -> None:
    deal, *turns = wins()[8]["game"].split()
    player = play(read_deal(deal))
    page = player.page
    expect(page.get_by_role("status")).to_have_count(1)
    player.pile("s").focus()
    player.listen()
    for turn in [*turns[:60], "uu", "uu", "rr"]:
        action = {"uu": player.game.next_undo, "rr": player.game.next_redo}.get(turn) or turn
        before, score = player.game.position, player.game.score
        if turn in ("sw", "ws", "uu", "rr"):
            page.keyboard.press({"sw": "s", "ws": "s", "uu": "u", "rr": "r"}[turn])
        else:
            player.go_to(turn[0])
            if turn[1] != "f":
                page.keyboard.press("Space")
            player.spoken()  # what was picked up
            page.keyboard.press(turn[1])
        assert player.follow() == turn
        sentence = turn_sentence(WORDS, turn, action, before, player.game.position)
        if player.game.score != score:
            sentence += " " + score_sentence(WORDS, player.game.score - score, player.game.score)
        assert [text.rstrip("\xa0") for text in player.spoken()] == [sentence]


def test_a_move_that_turns_a_card_is_told_with_its_points(play: Open) -> None:
    player = play(1)
    player.start(SEVENS, score=40)
    player.drag("1", "3")
    assert player.status() == "Seven of hearts to column 3. Turned: two of spades. 5 points, score 45."


def test_a_repeated_refusal_is_spoken_again_and_takes_no_focus(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(SEVENS)
    player.pile("1").focus()
    player.listen()
    refusal = WORDS.text("refusal.nothing-to-undo")
    last = ""
    for _ in range(3):
        page.keyboard.press("u")
        [text] = player.spoken()
        assert text.rstrip("\xa0") == refusal
        assert text != last  # or some screen readers would take it for the old one
        last = text
        assert player.explanation() == refusal
        assert player.focused() == "1"
