"""The rules: what is allowed, what an action does and what it is worth (R4 to R14). Everything else asks here."""

from __future__ import annotations

from . import refusals
from .cards import KING, builds_on
from .notation import (
    COLUMNS,
    DRAW,
    FOUNDATIONS,
    PLACES,
    RECYCLE,
    WASTE,
    Attempt,
    TextError,
    read_action,
)
from .position import Position
from .refusals import Refusal

TO_FOUNDATION = 10
WASTE_TO_COLUMN = 5
CARD_OPENED = 5


def refusal(position: Position, action: str) -> Refusal | None:
    """Why `action` is not allowed in `position`, or None when it is (R28).

    Raises TextError when the text writes no action.
    """
    read_action(action)
    if position.is_won:
        return Refusal(refusals.GAME_OVER)
    if action in (DRAW, RECYCLE):
        return _stock_refusal(position, action)
    source, target = action[0], action[1]
    return _pile_refusal(position, source, target) or _card_refusal(position, source, target)


def attempt_refusal(position: Position, attempt: Attempt) -> Refusal | None:
    """Why a gesture that lifts cards is not allowed in `position`, or None when `attempt.action` does what it shows.

    Raises TextError when the pile has fewer cards than the attempt lifts.
    """
    source, target, count = attempt.source, attempt.target, attempt.count
    if position.is_won:
        return Refusal(refusals.GAME_OVER)
    refused = _pile_refusal(position, source, target)
    if refused:
        return refused
    if count > _size(position, source):
        raise TextError(f"pile {source} has no {count} cards", f"{attempt.action}*{count}", 3)
    if count > 1:
        if _is_beyond(position, source, count):  # before all else, so that no answer depends on a hidden card
            return covered_refusal(position, source, count)
        if target == FOUNDATIONS:
            return Refusal(refusals.FOUNDATION_ONE_CARD, card=position.top(source))
    lifted = _lifted(position, source, count)
    if target != FOUNDATIONS and position.column(target).is_empty:
        if lifted >> 2 == KING:  # which in a column is the lowest open card, so that the whole run is lifted
            return None
        return Refusal(refusals.ONLY_KING_ON_EMPTY, card=lifted)
    if count == 1:
        return _card_refusal(position, source, target)
    return _run_refusal(position, source, target, lifted)


def covered_refusal(position: Position, source: str, count: int) -> Refusal:
    """Why the card under `count` − 1 others can't be taken from its pile: it is hidden, or covered."""
    if source == WASTE:
        return Refusal(refusals.NOT_TOP_OF_WASTE, card=position.top(WASTE))
    if source in COLUMNS and count > len(position.column(source).open):
        return Refusal(refusals.HIDDEN_CARD)
    return Refusal(refusals.ONE_CARD_AT_A_TIME, card=position.top(source))


def place_for(position: Position, card: int) -> int | None:
    """The number, 0 to 7, of the first foundation place that awaits `card`, or None (R8)."""
    first = (card & 3) * 2
    for place in (first, first + 1):
        if position.foundations[place] == card >> 2:
            return place
    return None


def actions(position: Position) -> list[str]:
    """All actions that are allowed in `position`: exactly those that `refusal` does not refuse, found faster.

    For whoever searches ahead. It asks each column once what it awaits, where `refusal` would be asked 182 times.
    """
    if position.is_won:
        return []
    found: list[str] = []
    if position.stock:
        found.append(DRAW)
    elif position.waste:
        found.append(RECYCLE)
    heights = position.foundations
    # What each column waits for, under the kind of card that fits it: rank and colour, or a king for an empty one.
    awaiting: dict[int, str] = {}
    sources: list[tuple[str, int]] = []
    runs: list[str] = []
    for name, column in zip(COLUMNS, position.columns):
        cards = column.open
        if not cards:
            for kind in (KING * 2, KING * 2 + 1):
                awaiting[kind] = awaiting.get(kind, "") + name
            continue
        top = cards[-1]
        sources.append((name, top))
        if len(cards) > 1 and cards[0] >> 2 == KING:
            runs.append(name)
        kind = (top >> 2) * 2 - 2 + (~top & 1)  # on an ace, one that no card is
        awaiting[kind] = awaiting.get(kind, "") + name
    if position.waste:
        sources.append((WASTE, position.waste[-1]))
    for name, top in sources:
        place = (top & 3) * 2
        if heights[place] == top >> 2 or heights[place + 1] == top >> 2:
            found.append(name + FOUNDATIONS)
        for target in awaiting.get((top >> 2) * 2 + (top & 1), ""):
            found.append(name + target)
    if KING * 2 in awaiting:
        for name in runs:
            for target in awaiting[KING * 2]:
                found.append(name + target)
    for place in range(8):
        if heights[place]:
            for target in awaiting.get((heights[place] - 1) * 2 + (place >> 1 & 1), ""):
                found.append(PLACES[place] + target)
    return found


def moved(position: Position, action: str) -> tuple[int, ...]:
    """The cards that a card action, allowed or not, would move, the lowest first; none from an empty pile.

    From a column to an empty one that is the whole open part (R6), else the top card.
    """
    source, target = action[0], action[1]
    if source in COLUMNS and target in COLUMNS and position.column(target).is_empty:
        return position.column(source).open
    top = position.top(source)
    return () if top is None else (top,)


def played(position: Position, action: str) -> Position:
    """The position after an allowed `action`; ask `refusal` first: for one that is not allowed, it is undefined."""
    source, target = action[0], action[1]
    stock, waste, foundations = position.stock, position.waste, position.foundations
    if action == DRAW:
        return Position(stock[:-1], waste + stock[-1:], foundations, position.columns)
    if action == RECYCLE:
        return Position(tuple(reversed(waste)), (), foundations, position.columns)
    columns = list(position.columns)
    cards = moved(position, action)
    if source == WASTE:
        waste = waste[:-1]
    elif source in PLACES:
        foundations = _changed(foundations, PLACES.index(source), -1)
    else:
        index = COLUMNS.index(source)
        columns[index] = columns[index].without(len(cards))
    if target == FOUNDATIONS:
        place = (cards[0] & 3) * 2
        foundations = _changed(foundations, place if foundations[place] == cards[0] >> 2 else place + 1, 1)
    else:
        index = COLUMNS.index(target)
        columns[index] = columns[index].with_cards(cards)
    return Position(stock, waste, foundations, tuple(columns))


def opened(before: Position, after: Position) -> int | None:
    """The card that turned open between two positions that follow each other, or None (R10)."""
    for old, new in zip(before.columns, after.columns):
        if len(new.hidden) < len(old.hidden):
            return new.open[-1]
    return None


def points(before: Position, action: str, after: Position) -> int:
    """What `action`, which led from `before` to `after`, adds to the score (R14)."""
    gained = 0
    if action[1] == FOUNDATIONS:
        gained += TO_FOUNDATION
    elif action[0] == WASTE and action != RECYCLE:
        gained += WASTE_TO_COLUMN
    if opened(before, after) is not None:
        gained += CARD_OPENED
    return gained


def _stock_refusal(position: Position, action: str) -> Refusal | None:
    if not position.stock and not position.waste:
        return Refusal(refusals.NOTHING_TO_DRAW)
    if action == DRAW and not position.stock:
        return Refusal(refusals.STOCK_EMPTY)
    if action == RECYCLE and position.stock:
        return Refusal(refusals.STOCK_NOT_EMPTY)
    return None


def _pile_refusal(position: Position, source: str, target: str) -> Refusal | None:
    """What forbids any card to go from `source` to `target`, whichever it is."""
    if position.top(source) is None:
        return Refusal(refusals.EMPTY_SOURCE, pile=source)
    if source == target:
        return Refusal(refusals.SAME_PILE)
    if source in PLACES and target == FOUNDATIONS:
        return Refusal(refusals.NOT_FROM_FOUNDATION)
    return None


def _card_refusal(position: Position, source: str, target: str) -> Refusal | None:
    """What forbids the top card of `source`, or onto an empty column all that would move, to go to `target`."""
    card = moved(position, source + target)[0]
    if target == FOUNDATIONS:
        if place_for(position, card) is not None:
            return None
        return Refusal(refusals.FOUNDATION_ORDER, card=card, awaited=_awaited(position, card & 3))
    onto = position.top(target)
    if onto is None:
        return None if card >> 2 == KING else Refusal(refusals.ONLY_KING_ON_EMPTY, card=card)
    if builds_on(card, onto):
        return None
    is_same_colour = (card ^ onto) & 1 == 0
    return Refusal(refusals.SAME_COLOUR if is_same_colour else refusals.WRONG_RANK, card=card, onto=onto)


def _run_refusal(position: Position, source: str, target: str, lifted: int) -> Refusal:
    if lifted >> 2 == KING:
        return Refusal(refusals.RUN_ONLY_TO_EMPTY, card=lifted, onto=position.top(target))
    return Refusal(refusals.ONE_CARD_AT_A_TIME, card=position.top(source))


def _is_beyond(position: Position, source: str, count: int) -> bool:
    """Whether the lowest of `count` lifted cards isn't open to view as part of a run."""
    return source == WASTE or (source in COLUMNS and count > len(position.column(source).open))


def _size(position: Position, pile: str) -> int:
    if pile == WASTE:
        return len(position.waste)
    if pile in PLACES:
        return position.foundations[PLACES.index(pile)]
    column = position.column(pile)
    return len(column.hidden) + len(column.open)


def _lifted(position: Position, source: str, count: int) -> int:
    """The lowest of `count` open cards lifted from a pile, the one that would lie lowest on the target."""
    if source in COLUMNS:
        return position.column(source).open[-count]
    card = position.top(source)
    assert card is not None
    return card - (count - 1) * 4


def _awaited(position: Position, suit: int) -> tuple[int, ...]:
    """The cards that the places of a suit await, lowest first; a full place awaits none."""
    heights = sorted(set(position.foundations[suit * 2 : suit * 2 + 2]))
    return tuple(height * 4 + suit for height in heights if height <= KING)


def _changed(foundations: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return foundations[:place] + (foundations[place] + by,) + foundations[place + 1 :]
