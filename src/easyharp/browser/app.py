"""The app: one table, shown on the board, played by pointer, keys and buttons, and kept."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import js

from ..game.deals import code
from ..game.game import Game
from ..game.notation import STOCK
from ..play.kept_game import KeptGame
from ..play.names import pile_name
from ..play.sentences import refusal_sentence
from ..play.table import Table
from . import dialogs
from .address import Address
from .board import Board
from .dealer import Dealer
from .dialog import close_all, is_any_open
from .dialogs import Dialogs
from .events import callback, listen, when_idle
from .files import catalogue_names
from .keeper import Keeper
from .keys import Keys
from .opening import opening, to_keep
from .pointer import Pointer
from .preference import Preferences
from .storage import Storage
from .tab import Tab
from .toolbar import Toolbar
from .voice import Voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..play.backup import Backup
    from ..play.catalogue import Catalogue
    from ..play.outcome import Outcome
    from .hint import Hints
    from .language import Language
    from .update import Updates

_CELEBRATION = 900
_ON_ITS_WAY = 100  # milliseconds that what another tab wrote last may take to reach this one


class App:
    """Easy Harp on the page, in `language`; `system_language` is the code of the one that the browser asks for."""

    def __init__(self, language: Language, system_language: str) -> None:
        self.language = language
        language.write_page()
        self._storage = Storage()
        self.tab = Tab(self._storage, self._came, self._refused, self._step_back)
        self.keeper = Keeper(self._storage, self.tab, tuple(sorted(catalogue_names())))
        self.board = Board(language.words)
        self.voice = Voice(language.words)
        self.dialogs = Dialogs(self)
        self.dealer = Dealer(self)
        self.address = Address(self)
        self._was_told_of_failure = False
        self._is_fresh = True
        self._updates: Updates | None = None
        self._hints: Hints | None = None
        self.win_is_due = False
        self._on_win = callback(self._win)
        self._on_celebrated = callback(self._celebrated)
        self._on_taken_over = callback(self._taken_over)
        self._on_idle = callback(self._follow_updates)
        self._on_rest = callback(gc.collect)
        kept = opening(self.keeper.game, self.address)
        self.table = Table(kept.game, language.words)
        self.preferences = Preferences(self, system_language)
        self.pointer = Pointer(self)
        self._keys = Keys(self)
        self._toolbar = Toolbar(self)
        listen(js.document, "visibilitychange", self._visibility_changed)
        listen(js.window, "pagehide", self._visibility_changed)
        listen(js.window, "pageshow", self._shown_again)
        self.preferences.apply()
        self.begin(kept)

    def open(self, is_restored: bool) -> None:
        """Let the game be played if no other tab plays; `is_restored` says that what is kept has been put right."""
        if is_restored:
            self.resume()
        self.tab.ask()
        if hasattr(js.navigator, "serviceWorker"):
            when_idle(self._on_idle)

    @property
    def words(self) -> Catalogue:
        """The words of the app's language."""
        return self.language.words

    @property
    def kept(self) -> KeptGame:
        """The game on the table, with what is kept beside it."""
        assert self.keeper.game is not None
        return self.keeper.game

    @property
    def hints(self) -> Hints:
        """The hints in the app's games, made when they are first asked for."""
        if self._hints is None:
            from .hint import Hints

            self._hints = Hints(self)
        return self._hints

    def begin(self, kept: KeptGame) -> None:
        """Put a game on the table; whatever was asked before is off, and the page's address names the deal."""
        self._interrupt()
        self.keeper.begin(kept)
        self.win_is_due = False
        game = kept.game
        self._clear_hint()
        self.table.begin(game)
        self.address.write(game.number)
        self._draw()
        self._toolbar.show_deal(game.number)
        self._toolbar.show_figures(game)
        self.voice.explain(None)
        stock = pile_name(self.words, self.table.view, STOCK)
        self.voice.say(self.words.text("dealt", code=code(game.number), stock=stock))
        if game.is_won:
            self.tell("refusal.game-over")  # as when it is opened again
        self.run_watch()

    def start(self, game: Game, day: int | None = None) -> None:
        """Leave the game for another; `day` is the date whose deal that is, by default today if it is today's."""
        self.keeper.leave()
        self.begin(to_keep(game, day))
        self.keep()

    def resume(self) -> None:
        """Go on with what is kept, whatever that has become."""
        self.keeper.read()
        self.begin(opening(self.keeper.game, self.address))
        self.preferences.apply()

    def show(self, outcome: Outcome) -> None:
        """Show what came of a gesture or a key."""
        self._clear_hint()
        if outcome.focus:
            self.board.focus(outcome.focus)  # before anything changes, since it makes the browser lay out the page
        if outcome.turn:
            self.board.show(self.table.view)
            self._toolbar.show_figures(self.table.game)
        self.show_hand()
        if outcome.sentence:
            self.voice.say(outcome.sentence)
        refusal = outcome.refusal if outcome.sentence else None
        if refusal is None:
            self.voice.explain(None)
        else:
            self.voice.explain(lambda words: refusal_sentence(words, refusal), refusal.code)
        if outcome.turn:
            self.keep()
            if self.table.game.is_won:
                self.win_is_due = True
                js.setTimeout(self._on_win, 0)
            if self._updates is not None:
                self._updates.bring()
            when_idle(self._on_rest)  # so that garbage is hardly ever collected while a move is played
        self.preferences.play_sound(outcome, is_won=self.table.game.is_won)  # after all that must not fail

    def show_hand(self) -> None:
        """Mark what is in hand and where it may go."""
        table = self.table
        count = len(table.hand.cards(table.game.position)) if table.hand else 0
        self.board.show_hand(table.hand, count, table.targets)

    def tell(self, key: str, **values: str) -> None:
        """Show and speak a sentence of the catalogue."""
        self.voice.tell(lambda words: words.text(key, **values))

    def ask(self, title: str, question: str, yes: str, agreed: Callable[[], None]) -> None:
        """Ask a question in place of whatever else is open; the button that says `yes` calls `agreed`."""
        self._interrupt()
        self.voice.explain(None)
        self.dialogs.question.ask(title, question, yes, agreed)

    def use_letters(self, *, own: bool) -> None:
        """Show the court cards with the language's own letters, or the international ones."""
        if self.board.faces.own_letters != own:
            self.board.faces.own_letters = own
            self._redraw()

    def ask_for(self, game: Game) -> None:
        """Ask whether to leave the game for another."""
        text = self.words.text
        question = text("other-deal.question", code=code(game.number))
        self.ask(text("button.new-game"), question, text("other-deal.go"), lambda: self.start(game))

    def translate(self, language: Language) -> None:
        """Go on in another language; nothing else changes."""
        self.language = language
        self.table.words = language.words
        language.write_page()
        self.voice.translate(language.words)
        self.board.translate(language.words)
        self._redraw()
        self._toolbar.show_deal(self.table.game.number)
        self._toolbar.show_figures(self.table.game)
        self.dialogs.translate()

    def keep(self) -> None:
        """Keep the game as it is now; when the browser can't, say so once."""
        self.run_watch()
        self.keeper.keep_game()
        if self._storage.has_failed and not self._was_told_of_failure:
            self._was_told_of_failure = True
            self.tell("not-kept")

    def run_watch(self) -> None:
        """Let the time of play run while the game is on, the page is seen and no dialog is open."""
        game = self.table.game
        is_running = game.moves > 0 and not game.is_won and not js.document.hidden and not is_any_open()
        self.keeper.run_watch(is_running=is_running)

    def replace(self, backup: Backup) -> None:
        """Play on with all that a file holds, in place of what there is."""
        self.keeper.replace(backup.kept, backup.statistics, backup.settings)
        self.begin(backup.kept)
        self.preferences.apply()
        self.tell("not-kept" if self._storage.has_failed else "import.done")

    def _interrupt(self) -> None:
        """End a press on the table, and close what is open, in favour of what comes now."""
        self.pointer.cancel()
        close_all()

    def _clear_hint(self) -> None:
        if self._hints is not None:
            self._hints.clear()

    def _redraw(self) -> None:
        """Draw all cards anew."""
        self.pointer.cancel()
        self.board.clear()
        self._draw()

    def _draw(self) -> None:
        """Show the table as it is, without motion."""
        view = self.table.view
        self.board.show(view, moving=False)
        self.board.name_all(view)
        self.show_hand()

    def _came(self) -> None:
        """This tab may play: with what it has read, or after waiting with what the other tab has left."""
        if self._is_fresh:
            self._settle()
        else:
            js.setTimeout(self._on_taken_over, _ON_ITS_WAY)
        self._is_fresh = False

    def _taken_over(self) -> None:
        if self.tab.plays:
            self.resume()
            self._settle()

    def _settle(self) -> None:
        """Let the game be played, after what has to be said first."""
        self.board.element.setAttribute("aria-busy", "false")
        self.keeper.put_damaged_aside()
        self.keeper.keep_settings()
        self.keep()
        self.keeper.follow()
        if self.keeper.damaged:
            self.dialogs.show(dialogs.DAMAGE)
        elif self.keeper.is_new and not self._storage.has_failed:  # else it would come back each time
            self.dialogs.show(dialogs.INTRODUCTION)
            self.keeper.is_new = False
        else:
            self.address.follow()

    def _refused(self) -> None:
        self._is_fresh = False
        self.dialogs.show(dialogs.ELSEWHERE)

    def _step_back(self) -> None:
        """Another tab has taken over."""
        self._interrupt()
        self.dialogs.show(dialogs.ELSEWHERE)

    def _follow_updates(self) -> None:
        from .update import Updates

        self._updates = Updates(self)

    def _win(self) -> None:
        if self.win_is_due:
            self.board.celebrate()
            self.dialogs.prepare(dialogs.WIN)
            js.setTimeout(self._on_celebrated, _CELEBRATION if self.board.motion.is_on else 0)

    def _celebrated(self) -> None:
        if self.win_is_due and is_any_open():
            js.setTimeout(self._on_celebrated, _CELEBRATION)  # until what was opened meanwhile is closed
        elif self.win_is_due:
            self.win_is_due = False
            self.dialogs.show(dialogs.WIN)

    def _visibility_changed(self, event: js.Event) -> None:
        self.run_watch()
        if js.document.hidden or event.type == "pagehide":
            self.keep()
            self.keeper.follow()

    def _shown_again(self, event: js.Event) -> None:
        if event.persisted:  # the browser had laid the page aside as it was, and much may have happened since
            js.location.reload()
