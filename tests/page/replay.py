"""Recorded games and deals, played by whichever Python runs this: the page's MicroPython too."""

from __future__ import annotations

from hashlib import sha256

from easyharp.game.cards import card_text
from easyharp.game.deals import pack, read_deal
from easyharp.game.diagram import position_text
from easyharp.game.game import Game

_digest = sha256()


def replayed(deal: str, turns: str) -> str:
    """What comes of `turns`, played one by one where they are allowed.

    In lines: the turns, those that were refused with their codes as in `31!wrong-rank`; the score; the move counter;
    whether the game is won; and then the position.
    """
    game = Game(read_deal(deal))
    written = []
    for turn in turns.split():
        refused = game.refusal(turn)
        if refused is None:
            game.play(turn)
        written.append(turn if refused is None else turn + "!" + refused.code)
    figures = [" ".join(written), str(game.score), str(game.moves), "won" if game.is_won else "open"]
    return "\n".join(figures) + "\n" + position_text(game.position)


def cards_dealt(number: int) -> str:
    """The cards of a deal in the order in which they are dealt."""
    return " ".join([card_text(card) for card in pack(number)])


def add_deals(first: int, last: int) -> None:
    """Add the packs of the deals from `first` to `last` to what `deals_digest` is made of."""
    for number in range(first, last + 1):
        _digest.update("".join([card_text(card) for card in pack(number)]).encode())


def deals_digest() -> str:
    """The SHA-256 of all packs that were added, in hexadecimal; to be asked for once."""
    return _digest.digest().hex()  # MicroPython has no hexdigest
