"""R4 to R14 and R28 a second time, as plainly as they can be said: what the rules under test must agree with.

A table is a dict from a pile's name (R30) to its cards as text, the top card last; hidden cards are in lower case.
"""

from __future__ import annotations

from easyharp.game.cards import card_text
from easyharp.game.position import Position
from easyharp.game.refusals import Refusal

RANKS = "A23456789TJQK"
KINDS = [rank + suit for suit in "SHCD" for rank in RANKS]
PLACE_SUITS = "SSHHCCDD"
PLACES = "ABCDEFGH"

Table = dict[str, list[str]]


def table_of(position: Position) -> Table:
    """The table that a position describes."""
    table = {
        "s": [card_text(card).lower() for card in position.stock],
        "w": [card_text(card) for card in position.waste],
    }
    for name, suit, height in zip(PLACES, PLACE_SUITS, position.foundations, strict=True):
        table[name] = [rank + suit for rank in RANKS[:height]]
    for name, column in zip("123456789", position.columns, strict=True):
        table[name] = [card_text(card).lower() for card in column.hidden] + [card_text(card) for card in column.open]
    return table


def answer(table: Table, action: str) -> str:
    """What the rules say to an action: "allowed", or the first case that forbids it, with what its sentence names."""
    source, target = action[0], action[1]
    if _is_won(table):
        return "game-over"
    if action in ("sw", "ws"):
        return _stock_answer(table, action)
    barred = _pile_answer(table, source, target)
    if barred:
        return barred
    card = table[source][-1]
    if target == "f":
        return (
            "allowed"
            if _place(table, card)
            else f"foundation-order {card} awaited {' '.join(_awaited(table, card[1]))}"
        )
    if not table[target]:
        first = _open(table, source)[0] if source.isdigit() else card
        return "allowed" if first[0] == "K" else f"only-king-on-empty {first}"
    onto = table[target][-1]
    if _is_red(card) == _is_red(onto):
        return f"same-colour {card} on {onto}"
    return "allowed" if RANKS.index(onto[0]) == RANKS.index(card[0]) + 1 else f"wrong-rank {card} on {onto}"


def attempt_answer(table: Table, source: str, target: str, count: int) -> str:
    """What the rules say to the lifting of `count` cards, as many as the pile has at most."""
    if _is_won(table):
        return "game-over"
    barred = _pile_answer(table, source, target)
    if barred:
        return barred
    top = table[source][-1]
    lifted = table[source][-count:]
    if lifted[0].islower():
        return "hidden-card"
    if count > 1 and source == "w":
        return f"not-top-of-waste {top}"
    if count > 1 and target == "f":
        return f"foundation-one-card {top}"
    if target != "f" and not table[target]:
        is_all = count == len(_open(table, source)) if source.isdigit() else count == 1
        return "allowed" if is_all and lifted[0][0] == "K" else f"only-king-on-empty {lifted[0]}"
    if count == 1:
        return answer(table, source + target)
    if lifted[0][0] == "K":
        return f"run-only-to-empty {lifted[0]} on {table[target][-1]}"
    return f"one-card-at-a-time {top}"


def said(refusal: Refusal | None) -> str:
    """A refusal as `answer` would write it, so that its fields are compared too."""
    if refusal is None:
        return "allowed"
    words = [refusal.code]
    if refusal.pile is not None:
        words.append(refusal.pile)
    if refusal.card is not None:
        words.append(card_text(refusal.card))
    if refusal.onto is not None:
        words += ["on", card_text(refusal.onto)]
    if refusal.awaited:
        words += ["awaited"] + [card_text(card) for card in refusal.awaited]
    return " ".join(words)


def lifted(table: Table, action: str) -> list[str]:
    """The cards that a card action is about: all the open ones from a column to an empty column, else the top card."""
    source, target = action[0], action[1]
    if source.isdigit() and target.isdigit() and not table[target]:
        return _open(table, source)
    return table[source][-1:]


def after(table: Table, action: str) -> Table:
    """The table after an allowed action."""
    source, target = action[0], action[1]
    new = {name: list(cards) for name, cards in table.items()}
    if action == "sw":
        new["w"].append(new["s"].pop().upper())
    elif action == "ws":
        new["s"] = [card.lower() for card in reversed(new["w"])]
        new["w"] = []
    else:
        moving = lifted(table, action)
        del new[source][-len(moving) :]
        if source.isdigit() and new[source]:
            new[source][-1] = new[source][-1].upper()
        new[_place(table, moving[0]) if target == "f" else target] += moving
    return new


def worth(table: Table, action: str) -> int:
    """The points of an allowed action (R14)."""
    source, target = action[0], action[1]
    turns = sum(card.islower() for name in "123456789" for card in table[name])
    turns -= sum(card.islower() for name in "123456789" for card in after(table, action)[name])
    return 5 * turns + (10 if target == "f" else 5 if source == "w" and target.isdigit() else 0)


def _stock_answer(table: Table, action: str) -> str:
    if not table["s"] and not table["w"]:
        return "nothing-to-draw"
    if action == "sw":
        return "allowed" if table["s"] else "stock-empty"
    return "stock-not-empty" if table["s"] else "allowed"


def _pile_answer(table: Table, source: str, target: str) -> str:
    if not table[source]:
        return f"empty-source {source}"
    if source == target:
        return "same-pile"
    return "not-from-foundation" if source in PLACES and target == "f" else ""


def _is_won(table: Table) -> bool:
    return all(len(table[name]) == 13 for name in PLACES)


def _is_red(card: str) -> bool:
    return card[1] in "HD"


def _open(table: Table, name: str) -> list[str]:
    return [card for card in table[name] if card.isupper()]


def _awaited(table: Table, suit: str) -> list[str]:
    heights = {len(table[name]) for name, own in zip(PLACES, PLACE_SUITS, strict=True) if own == suit}
    return [RANKS[height] + suit for height in sorted(heights - {13})]


def _place(table: Table, card: str) -> str:
    """The first place that awaits a card, or nothing."""
    for name, suit in zip(PLACES, PLACE_SUITS, strict=True):
        if suit == card[1] and len(table[name]) == RANKS.index(card[0]):
            return name
    return ""
