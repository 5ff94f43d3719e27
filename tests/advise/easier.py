"""An easier game, searched to its end: what can't be turned in it can't be turned in the real one.

Independent of the solver: made from the rules alone, to check the proofs of loss that an easier game gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from easyharp.game.position import Position

Cards = tuple[int, ...]
Pile = tuple[Cards, Cards, Cards]
"""Of a column: the hidden cards, the open ones that are in place, and the moved ones that lie on these."""

State = tuple[Pile, ...]
"""The columns in no order, since nothing depends on it."""


class TooManyError(Exception):
    """There are more states than were to be looked at."""


def can_be_turned(position: Position, ranks: int = 13, suits: int = 4, most: int = 200_000) -> bool:
    """Whether all hidden cards can be turned in the easier game. Raises TooManyError when `most` states don't tell.

    **The easier game.** A card is *in place* while it lies where it lay in `position`, in a column. It is *moved* once
    it has left its place for another column, and *free* from the moment that it is laid up, for ever; the cards that
    `position` has in the stock, in the waste or up are free from the start. A state says of each column which cards are
    in place and which moved cards lie on them, in order. Free cards have no place. Where the ranks of two neighbours
    in a column differ by more than one, the cards between them are *links*: free cards, one of each rank between, of
    alternating colours. An empty column is a base one rank above the king for either colour. A free card that is no
    link is spare. In `position` no card is moved, so there are no links.

    1. The last card of a column, moved or in place, is laid up. Of each lower rank of its suit a copy must be free.
    2. It moves onto the last card of another column, or to an empty one, if its colour fits that base: opposite when
       the ranks differ by an odd number, else the same. The new links must be spare while the old ones are still links.
    3. The open part of a column, if it starts with a king that is in place, moves to an empty column.

    A hidden card that becomes the last turns open.

    **Every real game is one of it.** Take away from a real position all free cards, remembering which cards have ever
    been up: that is its state. A real column holds the cards that are in place, the lowest, and moved and free cards
    above. All that don't lie as they lay were put there by R4 to R6 and R9, so between one card of the state and the
    next the real column holds each rank between exactly once, alternately coloured, and all these are free: the links
    are cards of their own, lying in columns. The same holds below the lowest card of a column in which none is in
    place, since it was empty once, and started anew with a king. Hidden cards are in place, and the last card in place
    is open. Now each real action is one of the easier game or leaves the state as it is:

    - Draws and recycles (R11), all actions of waste cards (R7), cards taken back (R9) and whatever a free card does by
      itself change nothing: they are free before and after, and no card of the state lies on one that is the top.
    - A card of the state that is laid up (R8) was the top, so it is the last of its column in the state. The place that
      takes it holds each lower rank of its suit, and what is up is free: rule 1.
    - Such a card that moves onto a card (R4) is the last of its column in the state too. What lies between the last
      card of the target's state and itself is free and ordered: the new links, which lie there at the same time as all
      old ones: rule 2. The target may hold free cards only, with a king lowest, so that it is empty in the state.
    - A king with its run that moves to an empty column (R5, R6): the target is empty in the state. If the king is in
      place, it is the first card of the open part, and all that lies on it goes too: rule 3. If not, it was laid on
      an empty column, no card of the column is in place, and two columns of the state only change places.

    Colours and ranks fit wherever rules 1 to 3 ask it, as they do in the real column. A real game that is won has
    turned every hidden card, and so have its states. The converse is false: links come and go as they please, one card
    of a colour is as good as another, and a card goes up whether or not a place awaits it.
    """
    start: State = tuple(sorted((column.hidden, column.open, ()) for column in position.columns))
    seen = {start}
    waiting = [(_distance(start), start)]
    while waiting:
        _, state = heappop(waiting)
        if not any(hidden for hidden, _, _ in state):
            return True
        for after in steps(state, ranks, suits):
            if after not in seen:
                if len(seen) == most:
                    raise TooManyError
                seen.add(after)
                heappush(waiting, (_distance(after), after))
    return False


def steps(state: State, ranks: int = 13, suits: int = 4) -> Iterator[State]:
    """Every state that one action of the easier game leads to."""
    free = _free(state, ranks, suits)
    spare = _spare(state, free, ranks)
    for source, (hidden, shown, moved) in enumerate(state):
        if not shown and not moved:
            continue
        card = (shown + moved)[-1]
        left = (hidden, shown, moved[:-1]) if moved else _turned(hidden, shown[:-1])
        if all(free[lower] > 0 for lower in range(card % 4, card, 4)):
            yield _with(state, {source: left})
        for target, (under, base, chain) in enumerate(state):
            if target == source:
                continue
            bases = (base + chain)[-1:]
            if _fits(card, bases, ranks) and all(spare[link] > 0 for link in _links(card, bases, ranks)):
                yield _with(state, {source: left, target: (under, base, (*chain, card))})
            if not bases and shown and shown[0] // 4 == ranks - 1:
                yield _with(state, {source: _turned(hidden, ()), target: ((), (), shown + moved)})


def _distance(state: State) -> int:
    """A guess at how much is left to do, to find what can be turned early; a search in vain meets all states anyhow."""
    return sum(8 * len(hidden) + len(shown) + len(moved) for hidden, shown, moved in state)


def _free(state: State, ranks: int, suits: int) -> list[int]:
    """Of each card, how many copies are free."""
    free = [2 if card % 4 < suits else 0 for card in range(ranks * 4)]
    for pile in state:
        for cards in pile:
            for card in cards:
                free[card] -= 1
    return free


def _spare(state: State, free: list[int], ranks: int) -> list[int]:
    """Of each rank and colour, how many cards are free and no links."""
    spare = [0] * (ranks * 2)
    for card, copies in enumerate(free):
        spare[_look(card // 4, card)] += copies
    for _, shown, moved in state:
        bases = shown[-1:]
        for card in moved:
            for link in _links(card, bases, ranks):
                spare[link] -= 1
            bases = (card,)
    return spare


def _look(rank: int, colour: int) -> int:
    """The number of a rank and a colour, even for black and odd for red."""
    return rank * 2 + colour % 2


def _links(card: int, bases: Cards, ranks: int) -> list[int]:
    """The looks of the links between a card and its base, which may be none: an empty column."""
    rank = card // 4
    upper = bases[0] // 4 if bases else ranks
    return [_look(between, card + between - rank) for between in range(rank + 1, upper)]


def _fits(card: int, bases: Cards, ranks: int) -> bool:
    """Whether a card can lie on a base with some links between."""
    steps_up = (bases[0] // 4 if bases else ranks) - card // 4
    return steps_up > 0 and (not bases or (bases[0] - card) % 2 == steps_up % 2)


def _turned(hidden: Cards, shown: Cards) -> Pile:
    """A column on which no moved card lies: its last card is open."""
    return (hidden, shown, ()) if shown or not hidden else (hidden[:-1], hidden[-1:], ())


def _with(state: State, changed: dict[int, Pile]) -> State:
    return tuple(sorted(changed.get(index, pile) for index, pile in enumerate(state)))
