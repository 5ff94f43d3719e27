"""The page's address, which names a deal or writes a game behind #."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.deals import code
from ..game.game import Game, RefusedTurn, read_game
from ..game.notation import TextError
from ..play.sentences import no_game_sentence
from .events import listen

if TYPE_CHECKING:
    from .app import App


class Address:
    """The address of the page of `app`.

    `name` is what stands behind #, until that is followed, and `game` what it means: a deal, or a game as text with
    the turns played so far, or None. Blanks are written as + or %20.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.name = ""
        self.game: Game | None = None
        self._read()
        listen(js.window, "hashchange", self._changed)

    def write(self, deal: int) -> None:
        """Let the address name a deal, so that a link leads to it; the page stays."""
        js.history.replaceState(None, "", "#" + code(deal))

    def means(self, game: Game) -> bool:
        """Whether the address means `game`: its deal alone, or as far as it has come."""
        meant = self.game
        return meant is not None and meant.number == game.number and (not meant.turns or meant.turns == game.turns)

    def follow(self) -> None:
        """Go to the game that was named, asking first when one is in progress; say so when there is no such deal."""
        app = self._app
        name, game = self.name, self.game
        is_there = self.means(app.table.game)
        self._forget()  # once only
        if game is None:
            if name:
                app.voice.tell(lambda words: no_game_sentence(words, name))
        elif not is_there:
            if app.kept.is_in_progress:
                app.ask_for(game)
            else:
                app.start(game)

    def _forget(self) -> None:
        self.name, self.game = "", None

    def _read(self) -> None:
        self.name = js.location.hash[1:].replace("%20", " ").replace("+", " ").strip()
        try:
            self.game = read_game(self.name)
        except (TextError, RefusedTurn):
            self.game = None

    def _changed(self, _event: js.Event) -> None:
        self._read()
        app, game = self._app, self.game
        self.write(app.table.game.number)  # until that game is left
        if app.tab.plays and app.table.game.is_won and game is not None:
            self._forget()
            app.start(game)  # also when it is the deal that was won
        elif app.tab.plays:
            self.follow()
