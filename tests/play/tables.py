"""Tables to play at: a game in a position written by hand or made at random, and what such a game looks like."""

from __future__ import annotations

from collections.abc import Iterator

from easyharp.game.cards import card_text
from easyharp.game.game import Game, read_game
from easyharp.game.notation import COLUMNS, PILES, PLACES, STOCK, WASTE
from easyharp.game.position import Position
from easyharp.play.catalogue import Catalogue
from easyharp.play.hand import Hand
from easyharp.play.outcome import Outcome
from easyharp.play.table import Table

from ..game.positions import position, random_position
from ..game.recorded import wins
from .languages import ENGLISH

Played = tuple[list[str], Position, int, int, str | None, str | None]


def table_at(start: Position, words: Catalogue = ENGLISH) -> Table:
    """A table with a game that begins at `start`."""
    game = Game(1)
    game.position = start
    return Table(game, words)


def table(rows: str, rest: str = "stock", words: Catalogue = ENGLISH) -> Table:
    """A table with a game that begins where `rows` say; the cards they don't name are hidden in the pile `rest`."""
    return table_at(position(rows, rest), words)


def random_table(seed: int) -> Table:
    """A table with a game that begins anywhere."""
    return table_at(random_position(seed))


def won_table() -> Table:
    """A table with a game that has been won."""
    won = Table(read_game(wins()[0]["game"]), ENGLISH)
    assert won.game.is_won
    return won


def played(table: Table) -> Played:
    """All of a game that a turn changes."""
    game = table.game
    return list(game.turns), game.position, game.score, game.moves, game.next_undo, game.next_redo


def in_hand(table: Table) -> list[str]:
    """The cards in hand, the lowest first, as text."""
    return cards_in(table.hand, table.game.position) if table.hand else []


def cards_in(hand: Hand, position: Position) -> list[str]:
    """The cards of a hand as text."""
    return [card_text(card) for card in hand.cards(position)]


def said(outcome: Outcome | None) -> tuple[object, ...]:
    """An outcome, or None, as a value that can be compared, its refusal with all it names."""
    if outcome is None:
        return ()
    refusal = outcome.refusal
    refused = refusal and (refusal.code, refusal.card, refusal.onto, refusal.awaited, refusal.pile)
    return outcome.sentence, outcome.turn, refused, outcome.focus, outcome.command


def is_nothing(outcome: Outcome) -> bool:
    """Whether an outcome neither says nor does anything."""
    return said(outcome) == said(Outcome())


def code(outcome: Outcome) -> str:
    """The code of the refusal that an outcome must be."""
    assert outcome.turn is None
    assert outcome.refusal is not None, outcome.sentence
    return outcome.refusal.code


def size(position: Position, pile: str) -> int:
    """How many cards lie on a pile, the hidden ones too."""
    if pile == STOCK:
        return len(position.stock)
    if pile == WASTE:
        return len(position.waste)
    if pile in PLACES:
        return position.foundations[PLACES.index(pile)]
    column = position.column(pile)
    return len(column.hidden) + len(column.open)


def counts(position: Position) -> Iterator[tuple[str, int]]:
    """All that can be pointed at: each pile with each number of cards that may be lifted from it, and with 0.

    Of the stock and a foundation only the top shows; of cards that can't be played, one and the lowest do.
    """
    for pile in PILES:
        most = size(position, pile)
        if pile in STOCK + PLACES:
            most = min(most, 1)
        open_cards = len(position.column(pile).open) if pile in COLUMNS else 1
        yield from ((pile, count) for count in range(min(most, open_cards + 1) + 1))
        if most > open_cards + 1:
            yield pile, most
