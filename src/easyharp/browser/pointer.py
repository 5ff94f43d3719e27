"""Mouse, finger and pen on the board: taps, holds and drags (R23 to R26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.notation import STOCK
from .events import callback, listen

if TYPE_CHECKING:
    from .app import App
    from .pile import Pile

HOLD = 500
"""How many milliseconds a press lasts, unmoved, until it is a hold."""
TOUCH_THRESHOLD = 10
"""How many pixels a finger may move until it drags."""
THRESHOLD = 4
"""The same for a mouse or a pen."""


class Press:
    """A pointer that is down on the board: where it went down, and what it drags once it has moved far enough."""

    def __init__(self, event: js.Event, pile: Pile | None, count: int) -> None:
        self.pointer = event.pointerId
        self.at = event.timeStamp
        self.x = event.clientX
        self.y = event.clientY
        self.threshold = TOUCH_THRESHOLD if event.pointerType == "touch" else THRESHOLD
        self.pile = pile
        self.count = count
        self.held = False
        self.moved = False
        self.dragged: list[js.Element] = []


class Pointer:
    """Turns what the pointer does into the table's gestures."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._board = app.board
        self._press: Press | None = None
        self._timer = 0
        self._on_hold = callback(self._hold)
        board = self._board.element
        listen(js.document, "pointerdown", self._down)
        listen(board, "pointermove", self._move)
        listen(board, "pointerup", self._up)
        listen(board, "pointercancel", self._cancelled)
        listen(board, "lostpointercapture", self._cancelled)
        listen(board, "contextmenu", self._menu)
        listen(js.window, "resize", lambda _event: self.cancel())
        listen(board, "click", self._click)

    @property
    def is_down(self) -> bool:
        """Whether the board is being pressed, or cards are dragged."""
        return self._press is not None

    def cancel(self) -> bool:
        """Put what is dragged back where it lay; whether anything was."""
        press = self._press
        self._end()
        if press is None or not press.dragged:
            return False
        self._drop(press, None)
        return True

    def _down(self, event: js.Event) -> None:
        if self._press is not None:
            self.cancel()
            return
        if event.button != 0 or not event.isPrimary or not self._board.element.contains(event.target):
            return
        self._board.motion.finish()
        # Asked anew, since the card under the pointer may have been one that travelled.
        target = js.document.elementFromPoint(event.clientX, event.clientY)
        pile = self._board.pile_at(target)
        count = pile.count_from(target.closest(".card")) if pile is not None and target is not None else 0
        self._press = Press(event, pile, count)
        self._board.element.setPointerCapture(event.pointerId)
        self._timer = js.setTimeout(self._on_hold, HOLD)

    def _move(self, event: js.Event) -> None:
        press = self._press
        if press is None or press.pointer != event.pointerId:
            return
        if not event.buttons & 1:  # let go where the page could not hear it
            self.cancel()
            return
        x = event.clientX - press.x
        y = event.clientY - press.y
        if not press.moved:
            if x * x + y * y <= press.threshold * press.threshold:
                return
            js.clearTimeout(self._timer)
            press.moved = True
            self._lift(press)
        shift = f"translate({x}px, {y}px)"
        for node in press.dragged:
            node.style.transform = shift

    def _lift(self, press: Press) -> None:
        if press.pile is None or not self._app.table.lift(press.pile.name, press.count):
            return
        press.dragged = self._board.top_nodes(press.pile.name, press.count)
        press.pile.element.classList.add("lifted")
        self._app.show_hand()

    def _up(self, event: js.Event) -> None:
        press = self._press
        if press is None or press.pointer != event.pointerId:
            return
        self._end()
        app = self._app
        if press.dragged:
            self._drop(press, event)
        elif press.moved or (press.held and event.timeStamp - press.at >= HOLD):
            return
        elif press.pile is None:
            app.show(app.table.let_go())
        else:
            if press.held:  # the page was busy, and the timer came before a release that was in time
                app.table.let_go()
            outcome = app.table.tap(press.pile.name, press.count, int(event.timeStamp))
            if not outcome.focus:
                self._board.focus(press.pile.name)
            app.show(outcome)

    def _drop(self, press: Press, event: js.Event | None) -> None:
        """End a drag at `event`, or with None put the cards back."""
        assert press.pile is not None
        app = self._app
        aimed = None if event is None else app.table.aimed_pile(self._board.overlaps(press.dragged))
        outcome = app.table.drop(aimed)
        if outcome.turn is None:
            self._return(press, event)
        app.show(outcome)
        press.pile.element.classList.remove("lifted")
        for node in press.dragged:
            node.style.transform = ""

    def _return(self, press: Press, event: js.Event | None) -> None:
        """Let the dragged cards travel back from where they are."""
        assert press.pile is not None
        first = press.dragged[0]
        before = first.getBoundingClientRect()
        for node in press.dragged:
            node.style.transform = ""
        after = first.getBoundingClientRect()
        if event is not None and self._board.motion.is_on:
            for node in press.dragged:
                self._board.motion.travel(press.pile, node, before.left - after.left, before.top - after.top)

    def _hold(self) -> None:
        press = self._press
        if press is None or press.moved or press.pile is None or press.pile.name == STOCK or press.count == 0:
            return  # there is nothing to pick up, so that a long press is a tap too
        if press.pile.name in self._app.table.targets:
            return  # it puts down what is in hand, as a tap does
        press.held = True
        self._app.show(self._app.table.hold(press.pile.name, press.count))

    def _cancelled(self, event: js.Event) -> None:
        if self._press is not None and self._press.pointer == event.pointerId:
            self.cancel()

    def _menu(self, event: js.Event) -> None:
        event.preventDefault()
        if event.pointerType != "touch":
            self.cancel()

    def _click(self, event: js.Event) -> None:
        """A click that no pointer made, as assistive technology sends it."""
        pile = self._board.pile_at(event.target)
        if event.detail == 0 and pile is not None:
            self._app.show(self._app.table.activate(pile.name))

    def _end(self) -> None:
        js.clearTimeout(self._timer)
        self._press = None
