"""A hint as the player gets it: which cards, where to, and a sentence."""

from __future__ import annotations

from ..game.game import Game
from ..game.notation import DRAW, FOUNDATIONS, PLACES, RECYCLE, STOCK
from ..game.rules import moved, place_for
from .catalogue import Catalogue
from .names import pile_word
from .sentences import lifted_name

_SUPPLY = {DRAW: "draw", RECYCLE: "recycle"}


class Hint:
    """An advised `action` in a game, or none.

    The top `count` cards of the pile `source` are to go to the pile `target`; without cards, `target` is the stock, to
    be tapped. With no advice both are empty. `sentence` is what is said; `explains` tells whether it is more than what
    can be seen.
    """

    __slots__ = ("count", "explains", "sentence", "source", "target")

    def __init__(self, words: Catalogue, game: Game, action: str | None) -> None:
        self.source = self.target = ""
        self.count = 0
        self.explains = action is None
        if action is None:
            self.sentence = words.text("hint.none")
        elif action in (DRAW, RECYCLE):
            self.source = self.target = STOCK
            self.explains = action == DRAW and RECYCLE not in game.turns
            self.sentence = words.text("hint.first-pass" if self.explains else "hint." + _SUPPLY[action])
        else:
            cards = moved(game.position, action)
            self.count = len(cards)
            self.source, self.target = action[0], action[1]
            if self.target == FOUNDATIONS:
                place = place_for(game.position, cards[0])
                assert place is not None, action
                self.target = PLACES[place]
            self.sentence = words.text("hint.move", card=lifted_name(words, cards), pile=pile_word(words, action[1]))
