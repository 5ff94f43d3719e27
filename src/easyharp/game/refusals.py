"""Why a turn is not allowed: one code for each case, in the order of the rules (R28)."""

from __future__ import annotations

GAME_OVER = "game-over"
NOTHING_TO_UNDO = "nothing-to-undo"
NOTHING_TO_REDO = "nothing-to-redo"
NOTHING_TO_DRAW = "nothing-to-draw"
STOCK_EMPTY = "stock-empty"
STOCK_NOT_EMPTY = "stock-not-empty"
EMPTY_SOURCE = "empty-source"
SAME_PILE = "same-pile"
NOT_FROM_FOUNDATION = "not-from-foundation"
FOUNDATION_ORDER = "foundation-order"
ONLY_KING_ON_EMPTY = "only-king-on-empty"
SAME_COLOUR = "same-colour"
WRONG_RANK = "wrong-rank"
# Of attempts only:
HIDDEN_CARD = "hidden-card"
NOT_TOP_OF_WASTE = "not-top-of-waste"
FOUNDATION_ONE_CARD = "foundation-one-card"
RUN_ONLY_TO_EMPTY = "run-only-to-empty"
ONE_CARD_AT_A_TIME = "one-card-at-a-time"

CODES = (
    GAME_OVER,
    NOTHING_TO_UNDO,
    NOTHING_TO_REDO,
    NOTHING_TO_DRAW,
    STOCK_EMPTY,
    STOCK_NOT_EMPTY,
    EMPTY_SOURCE,
    SAME_PILE,
    NOT_FROM_FOUNDATION,
    FOUNDATION_ORDER,
    ONLY_KING_ON_EMPTY,
    SAME_COLOUR,
    WRONG_RANK,
    HIDDEN_CARD,
    NOT_TOP_OF_WASTE,
    FOUNDATION_ONE_CARD,
    RUN_ONLY_TO_EMPTY,
    ONE_CARD_AT_A_TIME,
)


class Refusal:
    """Why a turn is not allowed: the `code` of the case and what its sentence names.

    `card` is the card that would move first, or should; `onto` the card it would be laid on; `awaited` what the places
    of its suit await, lowest first, a full place left out; `pile` the pile that is empty. What a case has no use for is
    None or empty. No hidden card is ever named.
    """

    __slots__ = ("awaited", "card", "code", "onto", "pile")

    def __init__(
        self,
        code: str,
        *,
        card: int | None = None,
        onto: int | None = None,
        awaited: tuple[int, ...] = (),
        pile: str | None = None,
    ) -> None:
        self.code = code
        self.card = card
        self.onto = onto
        self.awaited = awaited
        self.pile = pile
