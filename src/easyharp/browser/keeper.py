"""What is kept of the player: the game on the table with its time, the statistics and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..play.kept_game import KeptGame, read_kept_game
from ..play.record import RecordError
from ..play.setting import Settings, read_settings
from ..play.statistics import Statistics, read_statistics
from ..play.stopwatch import Stopwatch
from .events import callback
from .storage import GAME, SETTINGS, STATISTICS, Storage

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from .tab import Tab

    Kept = TypeVar("Kept")


class Keeper:
    """Reads what was kept, and keeps what changes, as long as this tab is the one that plays.

    `game` is the game on the table; before there is one, that which was kept, or None. `beaten` are the bests that it
    beat when it was won. `damaged` are the kept texts that could not be read, by their names. `is_new` says that
    nothing was kept at all.
    """

    def __init__(self, storage: Storage, tab: Tab, languages: tuple[str, ...]) -> None:
        self._storage = storage
        self._tab = tab
        self._languages = languages
        self._watch = Stopwatch()
        self._on_follow = callback(self.follow)
        self.beaten: list[str] = []
        self.damaged: list[tuple[str, str]]
        self.is_new: bool
        self.read()

    @property
    def has_failed(self) -> bool:
        """Whether something could not be kept, so that it ends with the page."""
        return self._storage.has_failed

    def read(self) -> None:
        """Read everything, in place of what is known."""
        self.is_new = all(self._storage.get(name) is None for name in (GAME, STATISTICS, SETTINGS))
        self.damaged = []
        self.game = self._read(GAME, read_kept_game)
        self.statistics = self._read(STATISTICS, read_statistics) or Statistics()
        self.settings = self._read(SETTINGS, self._read_settings) or Settings(self._languages)

    def put_damaged_aside(self) -> None:
        """Keep the texts that could not be read under other names, so that nothing takes their place."""
        for name, text in self.damaged:
            self._storage.put_aside(name, text)

    def begin(self, game: KeptGame) -> None:
        """Keep from now on how `game` goes."""
        self.game = game
        self.beaten = []
        self._watch = Stopwatch(game.seconds)

    def run_watch(self, *, is_running: bool) -> None:
        """Let the time of play run or rest."""
        if is_running:
            self._watch.run(js.performance.now())
        else:
            self._watch.rest(js.performance.now())

    def keep_game(self) -> None:
        """Keep the game as it is now, and count it when it has just begun or was won."""
        kept = self.game
        if kept is None or not self._tab.may_write:
            return
        self._note_time(kept)
        self._storage.put(GAME, kept.text)
        if not self.statistics.knows(kept):
            self.follow()  # before the next action, since a win would tell nothing of a game that never began
        elif kept.game.is_won:
            js.setTimeout(self._on_follow, 0)  # should that never come, the news is told when the page opens again

    def follow(self) -> None:
        """Let the statistics take note of how far the game is."""
        kept = self.game
        if kept is None or not self._tab.may_write:
            return
        self._note_time(kept)
        beaten = self.statistics.beaten(kept) if kept.game.is_won else []
        if self.statistics.follow(kept):
            self.beaten = beaten
            self._storage.put(STATISTICS, self.statistics.text)

    def leave(self) -> None:
        """Take note that the game is left for another."""
        self.follow()
        if self.game is not None and self._tab.may_write and self.statistics.leave(self.game):
            self._storage.put(STATISTICS, self.statistics.text)

    def reset_statistics(self) -> None:
        """Count anew from nothing."""
        self.statistics = Statistics()
        if self._tab.may_write:
            self._storage.put(STATISTICS, self.statistics.text)

    def keep_settings(self) -> None:
        """Keep the settings as they are now."""
        if self._tab.may_write:
            self._storage.put(SETTINGS, self.settings.text)

    def replace(self, game: KeptGame, statistics: Statistics, settings: Settings) -> None:
        """Keep all this in place of what there is."""
        if self._tab.may_write:
            self.game, self.statistics, self.settings = game, statistics, settings
            self._storage.put(GAME, game.text)
            self._storage.put(STATISTICS, statistics.text)
            self._storage.put(SETTINGS, settings.text)

    def _note_time(self, kept: KeptGame) -> None:
        kept.seconds = self._watch.seconds(js.performance.now())

    def _read_settings(self, text: str) -> Settings:
        return read_settings(text, self._languages)

    def _read(self, name: str, read: Callable[[str], Kept]) -> Kept | None:
        text = self._storage.get(name)
        if text is None:
            return None
        try:
            return read(text)
        except RecordError:
            self.damaged.append((name, text))
            return None
