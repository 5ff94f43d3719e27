"""What the player is told: one sentence or two for each turn, refusal and gesture."""

from __future__ import annotations

from ..game.deals import DealError, read_deal
from ..game.notation import DRAW, RECYCLE, REDO, UNDO
from ..game.position import Position
from ..game.refusals import Refusal
from ..game.rules import moved, opened
from .catalogue import Catalogue
from .names import capital, card_name, pile_word

_QUOTED = 40
"""How many characters of what the player wrote are quoted."""


def refusal_sentence(words: Catalogue, refusal: Refusal) -> str:
    """Why a turn was refused, naming the rule and the cards at hand (R27)."""
    values: dict[str, str | int] = {}
    if refusal.card is not None:
        values["card"] = card_name(words, refusal.card)
    if refusal.onto is not None:
        values["onto"] = card_name(words, refusal.onto)
    if refusal.pile is not None:
        values["pile"] = pile_word(words, refusal.pile)
    if refusal.awaited:
        values["awaited"] = _either(words, [card_name(words, card) for card in refusal.awaited])
    return capital(words.text("refusal." + refusal.code, **values))


def turn_sentence(words: Catalogue, turn: str, action: str, before: Position, after: Position) -> str:
    """What a turn did to the cards: `action` is the turn itself, or what an undo took back or a redo repeated.

    `before` and `after` are the positions around the turn.
    """
    if turn == UNDO and action == DRAW:
        return words.text("undone-draw")  # the card is hidden again, so nothing names it
    if turn == UNDO and action == RECYCLE:
        return words.text("undone-recycle")
    if turn == UNDO:
        return words.text("undone", action=_action_sentence(words, action, after, before))
    done = _action_sentence(words, action, before, after)
    done = words.text("redone", action=done) if turn == REDO else capital(done)
    card = opened(before, after)
    if card is not None:
        done += " " + words.text("turned", card=card_name(words, card))
    return done


def score_sentence(words: Catalogue, gained: int, score: int) -> str:
    """What a turn gave, or took when `gained` is negative, and the score now."""
    if gained < 0:
        return words.counted("points-lost", -gained, score=score)
    return words.counted("points", gained, score=score)


def lifted_name(words: Catalogue, cards: tuple[int, ...]) -> str:
    """The cards in hand in words: a card, and how many lie on it."""
    name = card_name(words, cards[0])
    return name if len(cards) == 1 else words.counted("run", len(cards) - 1, card=name)


def _action_sentence(words: Catalogue, action: str, before: Position, after: Position) -> str:
    if action == DRAW:
        return words.text("drawn", card=card_name(words, after.waste[-1]))
    if action == RECYCLE:
        return words.counted("recycled", len(after.stock))
    return words.text("moved", card=lifted_name(words, moved(before, action)), pile=pile_word(words, action[1]))


def prompt(words: Catalogue, choices: list[tuple[tuple[int, ...], list[str]]]) -> str:
    """What is said when cards are picked up: which, and where they may go.

    `choices` are the cards picked up with the piles that take them, which may be none, and then, of a whole pile, what
    else of it may go somewhere.
    """
    cards, piles = choices[0]
    picked, places = lifted_name(words, cards), _places(words, piles)
    sentences = [words.text("picked-up" if places else "picked-up-no-place", card=picked, places=places)]
    for cards, piles in choices[1:]:
        sentence = words.text("picked-up-too", card=lifted_name(words, cards), places=_places(words, piles))
        sentences.append(capital(sentence))
    return " ".join(sentences)


def _places(words: Catalogue, piles: list[str]) -> str:
    return _either(words, [pile_word(words, pile) for pile in piles]) if piles else ""


def no_deal_sentence(words: Catalogue, name: str) -> str:
    """What is said when `name`, which may be nothing or a whole book, names no deal, and how deals are named."""
    if not name:
        return words.text("deal-names")
    cut = name if len(name) <= _QUOTED else name[:_QUOTED] + "…"
    return words.text("no-deal", name=cut) + " " + words.text("deal-names")


def no_game_sentence(words: Catalogue, text: str) -> str:
    """What is said when `text`, from an address, writes no game: its deal may be none, or else its turns."""
    try:
        read_deal(text.partition(" ")[0])
    except DealError:
        return no_deal_sentence(words, text)
    return words.text("no-game")


def duration(seconds: int) -> str:
    """A time of play, like 4:05 or 1:02:33."""
    minutes, rest = seconds // 60, f"{seconds % 60:02d}"
    return f"{minutes}:{rest}" if minutes < 60 else f"{minutes // 60}:{minutes % 60:02d}:{rest}"


def help_given(words: Catalogue, hints: int, verdicts: int) -> str:
    """The help that the player asked for, like "2 hints, 1 verdict"; empty when there was none."""
    given = [words.counted(key, count) for key, count in (("help.hints", hints), ("help.verdicts", verdicts)) if count]
    return ", ".join(given)


def _either(words: Catalogue, names: list[str]) -> str:
    """The names as a choice, like "column 1, column 3 or column 4"."""
    before = ", ".join(names[:-1])
    return words.text("either", one=before, other=names[-1]) if before else names[-1]
