"""Everything that is kept of a player, as one text."""

from __future__ import annotations

from .kept_game import KeptGame, read_kept_game
from .record import read_record, record_text
from .setting import Settings, read_settings
from .statistics import Statistics, read_statistics

_VERSION = 1


class Backup:
    """A kept game, statistics and settings together."""

    def __init__(self, kept: KeptGame, statistics: Statistics, settings: Settings) -> None:
        self.kept = kept
        self.statistics = statistics
        self.settings = settings

    @property
    def text(self) -> str:
        """The backup as text that `read_backup` reads back."""
        return record_text(
            _VERSION, {"game": self.kept.text, "statistics": self.statistics.text, "settings": self.settings.text}
        )


def read_backup(text: str, languages: tuple[str, ...]) -> Backup:
    """The backup that `text` holds, on a site that has `languages`. Raises RecordError unless all of it can be read."""
    record = read_record(text, _VERSION)
    kept = read_kept_game(record.string("game"))
    statistics = read_statistics(record.string("statistics"))
    return Backup(kept, statistics, read_settings(record.string("settings"), languages))
