"""The page's address, which names the deal behind #."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.deals import DealError, code, read_deal
from ..play.sentences import no_deal_sentence
from .events import listen

if TYPE_CHECKING:
    from .app import App


class Address:
    """The address of the page of `app`.

    `name` is what stands behind #, until that is followed, and `deal` the deal that it names, or None.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.name = ""
        self.deal: int | None = None
        self._read()
        listen(js.window, "hashchange", self._changed)

    def write(self, deal: int) -> None:
        """Let the address name a deal, so that a link leads to it; the page stays."""
        js.history.replaceState(None, "", "#" + code(deal))

    def follow(self) -> None:
        """Go to the deal that was named, asking first when a game is in progress; say so when there is no such deal."""
        app = self._app
        name, deal = self.name, self.deal
        self.name, self.deal = "", None  # once only
        if deal is None:
            if name:
                app.voice.tell(lambda words: no_deal_sentence(words, name))
        elif deal != app.table.game.number:
            if app.kept.is_in_progress:
                app.ask_for(deal)
            else:
                app.start(deal)

    def _read(self) -> None:
        self.name = js.location.hash[1:].replace("%20", " ").strip()  # addresses escape blanks
        try:
            self.deal = read_deal(self.name)
        except DealError:
            self.deal = None

    def _changed(self, _event: js.Event) -> None:
        self._read()
        app = self._app
        self.write(app.table.game.number)  # until that game is left
        if app.tab.plays and app.table.game.is_won and self.deal is not None:
            app.start(self.deal)  # also when it is the deal that was won
        elif app.tab.plays:
            self.follow()
