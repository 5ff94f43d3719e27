"""Games to play on the page from where they stand, and the window of a phone."""

from __future__ import annotations

import json

from easyharp.game.game import Game
from easyharp.game.notation import read_turn
from tests.game.positions import position, random_play
from tests.game.recorded import wins

PHONE = {"width": 360, "height": 740, "touch": True}
"""A telephone, held upright."""

SEVENS = position(
    """
    1: [2S] 7H
    2: [3S] 9H
    3: [4S] 8S
    4: [5S] 8C
    5: [6S] 9D
    6: [7S] QH JS TH 9S
    7: 5D
    8: KC
    9: KH
    """
)
"""The red seven fits on two black eights, with red nines beside; no foundation has begun and no ace lies open."""

CROWDED = position(
    """
    waste: 7D TD
    foundations: - - - - 3C AC 2D -
    1: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH
    2: [4D] TH
    3: [5D 6D] QH
    5: KC QD JC TD 9C 8D 7C
    8: [4C 5C 6C 7C TC] JC
    9: [4C 5C 6C TC QC KC QC KD] KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS
    """
)
"""A column of 8 hidden and 13 open cards, a run of 13 in another, and every rank to be read."""

ONE_LEFT = position("foundations: KS KS KH KH KC KC KD QD\n4: KD")
"""A tap on column 4 wins."""

TWO_LEFT = position("foundations: KS KS KH KH KC KC KD JD\n4: KD\n5: QD")
"""A tap on column 5 begins the game, and one on column 4 wins."""

LARGE = {"score": 1445, "moves": 2345}
"""Figures as wide as they get."""


def middle_game(seed: int) -> Game:
    """A game that has been going on for a while, with something on most piles."""
    *_, game = random_play(seed, 150)
    return game


def nearly_won(*, day: int = 0, seconds: int = 0) -> tuple[str, str]:
    """A recorded game as it is kept, which began on `day`, and the one turn that wins it."""
    *turns, last = wins()[3]["game"].split()
    kept = {"version": 1, "name": "nearly won", "day": day, "seconds": seconds, "game": " ".join(turns)}
    return json.dumps(kept), read_turn(last)
