"""The page Examples: a live table that each of the examples can be shown on, step by step."""

from __future__ import annotations

import js
from jsffi import to_js

from ..game.game import Game, read_game
from ..game.notation import PILES
from ..play.names import piles_name
from ..play.outcome import Outcome
from ..play.table import Table
from .board import Board
from .events import listen
from .language import Language, write_texts
from .voice import Voice


class Examples:
    """The examples of the page, in its `language`, and the one live table, which lies where it was asked for last."""

    def __init__(self, language: Language) -> None:
        self._words = language.words
        self._live = js.document.getElementById("live")
        write_texts(self._live, language.words)
        self._board = Board(language.words)
        self._board.element.setAttribute("inert", "")  # there are buttons for all that can be done
        self._voice = Voice(language.words)
        self._shown: js.Element | None = None
        self._game = Game(1)
        self._turns: list[str] = []
        for name, act in (("step-back", self._back), ("step-forward", self._forward), ("try-it", self._try)):
            listen(js.document.getElementById(name), "click", act)

    def open(self, _is_restored: bool) -> None:
        """Let the examples be shown."""
        buttons = js.document.querySelectorAll(".example .show")
        for number in range(buttons.length):
            self._offer(buttons[number])

    def _offer(self, button: js.Element) -> None:
        example = button.closest(".example")
        assert example is not None
        listen(button, "click", lambda _event: self._show(example))
        button.hidden = False

    def _show(self, example: js.Element) -> None:
        """Bring the table to `example`, as it is at the moment of its try."""
        if self._shown is not None:
            self._hide(self._shown)
        self._shown = example
        example.querySelector(".still").hidden = True
        example.querySelector(".show").hidden = True
        example.appendChild(self._live)
        self._live.hidden = False
        self._turns = (example.getAttribute("data-game") or "").split()
        self._stand(len(self._turns) - 1, moving=False)
        button = js.document.getElementById("try-it")
        for element in (self._live, button):  # where there is no room for both, the button that has the focus
            element.scrollIntoView(to_js({"block": "nearest"}))
        button.focus(to_js({"preventScroll": True}))

    def _hide(self, example: js.Element) -> None:
        example.querySelector(".still").hidden = False
        example.querySelector(".show").hidden = False

    def _back(self, _event: js.Event) -> None:
        if self._at:
            self._stand(min(self._at, len(self._turns)) - 1)

    def _forward(self, _event: js.Event) -> None:
        if self._at < len(self._turns) - 1:
            self._stand(self._at + 1)

    def _try(self, _event: js.Event) -> None:
        """Play all turns up to the moment, and then what is tried."""
        assert self._shown is not None
        self._set(len(self._turns) - 1)
        self._show_game(moving=False)
        table = Table(self._game, self._words)
        outcome = table.try_out(self._shown.getAttribute("data-try") or "")
        self._show_game()
        self._tell(outcome)

    @property
    def _at(self) -> int:
        """How many turns are on the table, the one that was tried included."""
        return len(self._game.turns)

    def _stand(self, at: int, *, moving: bool = True) -> None:
        """Show the game after its first `at` turns."""
        self._set(at)
        self._show_game(moving=moving)
        self._tell(Outcome(self._words.text("example.step", step=at, steps=len(self._turns) - 1)))

    def _set(self, at: int) -> None:
        self._game = read_game(" ".join(self._turns[: at + 1]))

    def _show_game(self, *, moving: bool = True) -> None:
        view = Table(self._game, self._words).view
        self._board.show(view, moving=moving)
        js.document.getElementById("shown").setAttribute("aria-label", piles_name(self._words, view, PILES))
        js.document.getElementById("go-on").setAttribute("href", "../#" + "+".join(self._game.text.split()))
        for name, can in (("step-back", self._at > 0), ("step-forward", self._at < len(self._turns) - 1)):
            js.document.getElementById(name).setAttribute("aria-disabled", "false" if can else "true")

    def _tell(self, outcome: Outcome) -> None:
        """Say what came of a step or a try, a refusal in the panel that explains it in the game too."""
        self._voice.say(outcome.sentence)
        self._voice.explain(None if outcome.refusal is None else lambda _words: outcome.sentence)
        js.document.getElementById("said").textContent = "" if outcome.refusal else outcome.sentence


def start(catalogue: str, code: str, _system_code: str) -> Examples:
    """Start the page's examples in the language with the code `code` and a compiled catalogue, given as JSON."""
    return Examples(Language(code, catalogue))
