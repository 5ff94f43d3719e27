"""Games recorded from another implementation are played here to the same positions, scores, counters and refusals."""

from __future__ import annotations

from easyharp.game.deals import read_deal
from easyharp.game.diagram import position_text, read_position
from easyharp.game.game import Game, read_game

from .piles import said
from .recorded import wild, wins


def test_recorded_wins_are_won_again() -> None:
    """Score, counter and win; six games move king-runs of several cards, some take cards back."""
    rows = wins()
    for row in rows:
        game = read_game(row["game"])
        assert (game.score, game.moves, game.is_won) == (row["score"], row["moves"], row["won"]), row["game"][:13]
    assert sum(row["king_runs"] > 0 for row in rows) == 6
    assert any(row["taken_back"] for row in rows)


def test_recorded_random_play_ends_the_same_with_every_refusal() -> None:
    """`31!wrong-rank` was refused with that code, every other turn was legal, also beyond a win."""
    codes = set()
    for row in wild():
        game = Game(read_deal(row["deal"]))
        for written in row["turns"].split():
            turn, _, code = written.partition("!")
            codes.add(code)
            assert said(game.refusal(turn)).split()[0] == (code or "allowed"), (row["deal"], len(game.turns), written)
            if not code:
                game.play(turn)
        assert (game.score, game.moves, game.is_won) == (row["score"], row["moves"], row["won"]), row["deal"]
        assert position_text(game.position) == row["position"]
        assert read_position(row["position"]) == game.position
    assert len(codes) == 13
