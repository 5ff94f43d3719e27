"""What came of something the player did."""

from __future__ import annotations

from ..game.refusals import Refusal


class Outcome:
    """What came of a gesture or a key, for the page to show.

    `turn` is the turn that was played, or None. `refusal` is why one was not. `sentence` is what the player is told,
    empty when there is nothing to say. `focus` is the pile that the keyboard goes to, None to stay. `command` is a wish
    that the table can't fulfil itself: NEW_GAME, PREVIOUS_DEAL, NEXT_DEAL, HINT or KEYS.
    """

    __slots__ = ("command", "focus", "refusal", "sentence", "turn")

    def __init__(
        self,
        sentence: str = "",
        *,
        turn: str | None = None,
        refusal: Refusal | None = None,
        focus: str | None = None,
        command: str | None = None,
    ) -> None:
        self.sentence = sentence
        self.turn = turn
        self.refusal = refusal
        self.focus = focus
        self.command = command


NEW_GAME = "new-game"
PREVIOUS_DEAL = "previous-deal"
NEXT_DEAL = "next-deal"
HINT = "hint"
KEYS = "keys"
