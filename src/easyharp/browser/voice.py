"""What the page tells the player: the live region that screen readers speak, and the panel that explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .events import listen
from .language import page_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..play.catalogue import Catalogue

    Telling = Callable[[Catalogue], str]


class Voice:
    """Tells sentences in the language of `words`."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._status = js.document.getElementById("status")
        self._panel = js.document.getElementById("panel")
        self._explanation = js.document.getElementById("explanation")
        self._rule = js.document.getElementById("rule")
        self._explained: Telling | None = None
        self._code: str | None = None
        listen(self._panel, "click", lambda _event: self.explain(None))

    @property
    def explains(self) -> bool:
        """Whether an explanation is on the screen."""
        return self._explained is not None

    def say(self, sentence: str) -> None:
        """Let screen readers speak a sentence, also when it is the same as the last one."""
        # A no-break space more or less makes the same words a new text.
        repeated = self._status.textContent == sentence
        self._status.textContent = sentence + ("\xa0" if repeated else "")

    def explain(self, telling: Telling | None, rule: str | None = None) -> None:
        """Show what `telling` has to say in a panel that takes no focus; with None, take the panel away.

        `rule` is the code of the refusal that is explained: a link leads to what the page Rules says of it.
        """
        self._explained = telling
        if telling is not None:
            self._code = rule
            self._write(telling)
        if self._panel.hidden != (telling is None):
            self._panel.hidden = telling is None

    def tell(self, telling: Telling) -> None:
        """Show what `telling` has to say, and let it be spoken."""
        self.explain(telling)
        self.say(telling(self._words))

    def translate(self, words: Catalogue) -> None:
        """Go on in another language, with the explanation that is shown too."""
        self._words = words
        if self._explained is not None:
            self._write(self._explained)

    def _write(self, telling: Telling) -> None:
        self._explanation.textContent = telling(self._words)
        self._rule.hidden = self._code is None
        if self._code is not None:
            self._rule.setAttribute("href", page_address("rules") + "#" + self._code)
