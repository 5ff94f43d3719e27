"""The app: one table, shown on the board, played by pointer, keys and buttons."""

from __future__ import annotations

import js

from ..game.deals import LAST, DealError, code, neighbour, read_deal
from ..game.game import Game
from ..game.notation import REDO, STOCK, UNDO
from ..play.catalogue import Catalogue
from ..play.keyboard import Keyboard, meant_key
from ..play.names import pile_name
from ..play.outcome import KEYS, NEW_GAME, NEXT_DEAL, Outcome
from ..play.table import Table
from .board import Board
from .dialog import Dialog
from .events import listen
from .pointer import Pointer

_NEW_DEAL = "new-deal"


class App:
    """Easy Harp on the page, in the language of `words`."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        _speak(words)
        self.board = Board(words)
        self._status = js.document.getElementById("status")
        self._explanation = js.document.getElementById("explanation")
        self._new_game = Dialog("new-game-dialog", self._start_again)
        self._win = Dialog("win-dialog", self._start_again)
        self._deal = Dialog("deal-dialog", lambda _value: self.start(Game(self._asked_deal)))
        self._asked_deal = 0
        self._keys = Dialog("keys-dialog", lambda _value: None)
        self._dialogs = (self._new_game, self._win, self._deal, self._keys)
        named, deal = _name_in_address(), _deal_of_address()
        self.table = Table(Game(deal or _random_deal()), words)
        self._keyboard = Keyboard(self.table)
        self._pointer = Pointer(self)
        listen(js.document, "keydown", self._key)
        listen(js.window, "hashchange", self._address_changed)
        listen(self._explanation, "click", lambda _event: self._explain(""))
        for name, act in (
            ("new-game", lambda _event: self._new_game.show()),
            ("undo", lambda _event: self.show(self.table.undo())),
            ("redo", lambda _event: self.show(self.table.redo())),
            ("keys", lambda _event: self._keys.show()),
        ):
            listen(js.document.getElementById(name), "click", act)
        self.start(self.table.game)
        if deal is None:
            self._explain_address(named)

    def start(self, game: Game) -> None:
        """Begin to play `game`; whatever was asked before is off, and the page's address names the deal from now on."""
        for dialog in self._dialogs:
            dialog.close()
        self.table.begin(game)
        _write_address(game.number)
        view = self.table.view
        self.board.show(view, moving=False)
        self.board.name_all(view)
        js.document.getElementById("deal").textContent = code(game.number)
        self._explain("")
        self._show_figures()
        self.show_hand()
        self.say(self.words.text("dealt", code=code(game.number), stock=pile_name(self.words, view, STOCK)))

    def show(self, outcome: Outcome) -> None:
        """Show what came of a gesture or a key."""
        if outcome.focus:
            self.board.focus(outcome.focus)  # before anything changes, since it makes the browser lay out the page
        if outcome.turn:
            self.board.show(self.table.view)
            self._show_figures()
        self.show_hand()
        if outcome.sentence:
            self.say(outcome.sentence)
        self._explain(outcome.sentence if outcome.refusal else "")
        if outcome.command:
            self._obey(outcome.command)
        if outcome.turn and self.table.game.is_won:
            js.document.getElementById("win-score").textContent = str(self.table.game.score)
            js.document.getElementById("win-moves").textContent = str(self.table.game.moves)
            self._win.show()

    def show_hand(self) -> None:
        """Mark what is in hand and where it may go."""
        table = self.table
        count = len(table.hand.cards(table.game.position)) if table.hand else 0
        self.board.show_hand(table.hand, count, table.targets)

    def say(self, sentence: str) -> None:
        """Let screen readers speak a sentence, also when it is the same as the last one."""
        # A no-break space more or less makes the same words a new text.
        repeated = self._status.textContent == sentence
        self._status.textContent = sentence + ("\xa0" if repeated else "")

    def _obey(self, command: str) -> None:
        """Show the dialog that a key asked for."""
        if command == NEW_GAME:
            self._new_game.show()
        elif command == KEYS:
            self._keys.show()
        else:
            self._ask(neighbour(self.table.game.number, 1 if command == NEXT_DEAL else -1))

    def _ask(self, deal: int) -> None:
        """Ask whether to leave the game for another deal."""
        for dialog in self._dialogs:
            dialog.close()
        self._asked_deal = deal
        question = self.words.text("other-deal.question", code=code(deal))
        js.document.getElementById("deal-question").textContent = question
        self._deal.show()

    def _address_changed(self, _event: js.Event) -> None:
        name = _name_in_address()
        deal = _deal_of_address()
        number = self.table.game.number
        _write_address(number)  # until that game is left
        if deal is None:
            self._explain_address(name)
        elif self.table.game.turns and deal != number:
            self._ask(deal)
        elif deal != number:
            self.start(Game(deal))

    def _explain_address(self, name: str) -> None:
        """Say that the page's address, with `name` behind #, names no deal."""
        if name:
            sentence = self.words.text("no-deal", name=name)
            self.say(sentence)
            self._explain(sentence)

    def _show_figures(self) -> None:
        game = self.table.game
        js.document.getElementById("score").textContent = str(game.score)
        js.document.getElementById("moves").textContent = str(game.moves)
        for name, turn in (("undo", UNDO), ("redo", REDO)):
            is_idle = game.refusal(turn) is not None
            js.document.getElementById(name).setAttribute("aria-disabled", "true" if is_idle else "false")

    def _explain(self, sentence: str) -> None:
        if sentence:
            self._explanation.textContent = sentence
        self._explanation.hidden = not sentence

    def _key(self, event: js.Event) -> None:
        if not hasattr(event, "key"):  # as the browser sends when it fills in a form
            return
        # The focus is nowhere, as when the page has just opened.
        is_free = event.target.isSameNode(js.document.body) and not any(dialog.is_open for dialog in self._dialogs)
        if event.key == "Escape" and (self._pointer.cancel() or not self._explanation.hidden):
            self._explain("")
            return
        if event.altKey or not (is_free or self.board.element.contains(event.target)):
            return
        control = event.ctrlKey or event.metaKey
        self._pointer.cancel()
        key = meant_key(event.key, event.code, shift=event.shiftKey)
        outcome = self._keyboard.press(key, self.board.focused, control=control, shift=event.shiftKey)
        if outcome is not None:
            event.preventDefault()
            if is_free:
                self.board.take_focus()
            self.show(outcome)

    def _start_again(self, choice: str) -> None:
        self.start(Game(_random_deal() if choice == _NEW_DEAL else self.table.game.number))


def _name_in_address() -> str:
    """What stands behind # in the page's address, which escapes blanks."""
    return js.location.hash[1:].replace("%20", " ").strip()


def _write_address(deal: int) -> None:
    """Let the page's address name a deal, so that a reload and a link lead to it; the page stays."""
    js.history.replaceState(None, "", "#" + code(deal))


def _deal_of_address() -> int | None:
    """The deal that the page's address names behind #, or None when it names none."""
    try:
        return read_deal(_name_in_address())
    except DealError:
        return None


def _random_deal() -> int:
    return 1 + int(js.Math.random() * LAST)


def _speak(words: Catalogue) -> None:
    """Put the texts of a language on the page."""
    texts = js.document.querySelectorAll("[data-text]")
    for number in range(texts.length):
        key = texts[number].getAttribute("data-text")
        texts[number].textContent = words.text(key or "")
    labels = js.document.querySelectorAll("[data-label]")
    for number in range(labels.length):
        key = labels[number].getAttribute("data-label")
        labels[number].setAttribute("aria-label", words.text(key or ""))
