"""What the player is told: one sentence or two for each turn, refusal and gesture."""

from __future__ import annotations

from ..game import refusals
from ..game.cards import RANKS
from ..game.notation import COLUMNS, DRAW, RECYCLE, REDO, UNDO
from ..game.position import Position
from ..game.refusals import Refusal
from ..game.rules import turned
from .catalogue import Catalogue
from .names import capital, card_name, pile_word


def refusal_sentence(words: Catalogue, refusal: Refusal) -> str:
    """Why a turn was refused, naming the rule and the cards at hand (R27)."""
    key = "refusal." + refusal.code
    values: dict[str, str | int] = {}
    if refusal.card is not None:
        values["card"] = card_name(words, refusal.card)
        values["rank"] = words.text("rank." + RANKS[refusal.card >> 2])
    if refusal.onto is not None:
        values["onto"] = card_name(words, refusal.onto)
    if refusal.code == refusals.EMPTY_SOURCE and refusal.pile is not None:
        values["pile"] = capital(pile_word(words, refusal.pile))
    if refusal.code == refusals.FOUNDATION_ORDER:
        awaited = [card_name(words, card) for card in refusal.awaited]
        values["awaited"] = awaited[0] if len(awaited) == 1 else words.text("either", one=awaited[0], other=awaited[1])
    return capital(words.text(key, **values))


def turn_sentence(words: Catalogue, turn: str, action: str, before: Position, after: Position) -> str:
    """What a turn did to the cards: `action` is the turn itself, or what an undo took back or a redo repeated.

    `before` and `after` are the positions around the turn.
    """
    if turn == UNDO:
        return words.text("undone", action=_action_sentence(words, action, after, before))
    done = _action_sentence(words, action, before, after)
    done = words.text("redone", action=done) if turn == REDO else capital(done)
    opened = turned(before, after)
    if opened is not None:
        done += " " + words.text("turned", card=card_name(words, opened))
    return done


def score_sentence(words: Catalogue, gained: int, score: int) -> str:
    """What a turn gave, or took when `gained` is negative, and the score now."""
    if gained < 0:
        return words.counted("points-lost", -gained, score=score)
    return words.counted("points", gained, score=score)


def lifted_name(words: Catalogue, cards: tuple[int, ...]) -> str:
    """The cards in hand in words: a card, or a run from its first card to its last."""
    if len(cards) == 1:
        return card_name(words, cards[0])
    return words.text("run", first=card_name(words, cards[0]), last=card_name(words, cards[-1]))


def _action_sentence(words: Catalogue, action: str, before: Position, after: Position) -> str:
    if action == DRAW:
        return words.text("drawn", card=card_name(words, after.waste[-1]))
    if action == RECYCLE:
        return words.counted("recycled", len(after.stock))
    moved = moved_cards(action, before)
    return words.text("moved", card=lifted_name(words, moved), pile=pile_word(words, action[1]))


def moved_cards(action: str, before: Position) -> tuple[int, ...]:
    """The cards that a card action, allowed in `before`, moves, the lowest first."""
    source, target = action[0], action[1]
    if source in COLUMNS and target in COLUMNS and before.column(target).is_empty:
        return before.column(source).open
    card = before.top(source)
    assert card is not None, action
    return (card,)


def prompt(words: Catalogue, cards: tuple[int, ...], piles: list[str]) -> str:
    """What is said when cards are picked up: which, and where they may go."""
    name = lifted_name(words, cards)
    if not piles:
        return words.text("picked-up-no-place", card=name)
    places: list[str] = []
    for pile in piles:
        place = pile_word(words, pile)
        if place not in places:
            places.append(place)
    return words.text("picked-up", card=name, places=", ".join(places))
