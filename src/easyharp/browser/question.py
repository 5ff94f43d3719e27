"""A question that is answered by yes, or else by going on as before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from .app import App


class Question(Dialog):
    """Asks one thing at a time."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "question-dialog")
        self._agreed: Callable[[], None] | None = None

    def ask(self, title: str, question: str, yes: str, agreed: Callable[[], None], back: str = "button.back") -> None:
        """Ask `question` under `title`; the button that says `yes` calls `agreed`, the other one says `back`, a key."""
        self._agreed = agreed
        self.part("h2").textContent = title
        self.part("p").textContent = question
        self.part("[value=yes]").textContent = yes
        self.part("[value='']").setAttribute("data-text", back)
        self.part("[value='']").textContent = self.app.words.text(back)
        self.show()

    def answer(self, _value: str) -> None:
        """The answer is yes."""
        assert self._agreed is not None
        self._agreed()
