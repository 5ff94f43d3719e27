"""What the solver says of a position: that it can still be won, that it is lost, or that it doesn't know."""

from __future__ import annotations

WON = "won"
LOST = "lost"
UNKNOWN = "unknown"


class Verdict:
    """Whether a position can be won by somebody who knows every card, hidden ones too.

    `outcome` is WON, LOST or UNKNOWN. A won one has its `line`, actions up to the last card; a lost one its `proof`.
    `effort` is how many tables were looked at.
    """

    __slots__ = ("effort", "line", "outcome", "proof")

    def __init__(self, outcome: str, effort: int, *, line: tuple[str, ...] = (), proof: Proof | None = None) -> None:
        self.outcome = outcome
        self.effort = effort
        self.line = line
        self.proof = proof


class Proof:
    """Why a position is lost: the `kind` of the proof, and what somebody needs who checks it.

    STUCK: `cards` are the places, (column 0 to 8, index from the bottom), of cards of which none can be the first to
    leave its place, whatever becomes of all others.
    RELAXED: an easier game (relaxation.py), which can do all that the real one can, was searched to its end in vain.
    EXHAUSTED: the real game was, the reserve's cards being played only where they help.
    For both, `size` is how many states were met.
    """

    __slots__ = ("cards", "kind", "size")

    def __init__(self, kind: str, cards: tuple[tuple[int, int], ...] = (), size: int = 0) -> None:
        self.kind = kind
        self.cards = cards
        self.size = size

    def __reduce__(self) -> tuple[object, ...]:
        """What another process makes it of; compiled classes (`make catalogue`) can't do without."""
        return Proof, (self.kind, self.cards, self.size)


STUCK = "stuck"
RELAXED = "relaxed"
EXHAUSTED = "exhausted"
