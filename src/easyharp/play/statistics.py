"""What the player has achieved: games begun and won, streaks, scores, time, and the days whose deal was won.

All of it is counted by following the game in play. Each game has a name of its own, so that the same news told twice,
after a reload or by a second tab, counts once.
"""

from __future__ import annotations

from ..game.deals import FIRST, LAST
from .kept_game import KeptGame
from .record import RecordError, checked_count, read_record, record_text

RECENT = 50
"""How many of the last games are kept one by one."""

_VERSION = 1
_TOTALS = (
    "begun",
    "won",
    "streak",
    "best_streak",
    "best_score",
    "score_sum",
    "fewest_moves",
    "moves_sum",
    "shortest",
    "won_seconds",
    "seconds",
)


class Played:
    """One of the last games: its `name` and `deal`, whether it was `won`, its `score`, `moves` and `seconds` so far."""

    __slots__ = ("deal", "moves", "name", "score", "seconds", "won")

    def __init__(self, name: str, deal: int, won: bool, score: int, moves: int, seconds: int) -> None:
        self.name = name
        self.deal = deal
        self.won = won
        self.score = score
        self.moves = moves
        self.seconds = seconds


class Statistics:
    """The counts of one player.

    `begun` and `won` count games, a deal played again counting again; a game is begun with its first action. `streak`
    is the present row of games won one after the other, which a game left without winning ends, `best_streak` the
    longest. `best_score`, `score_sum`, `fewest_moves`, `moves_sum`, `shortest` and `won_seconds` are over the games
    won, 0 before the first; `seconds` is the time of all games. `days_won` are the dates, as ordinals in ascending
    order, whose deal of the day was won. `recent` are the last games, the latest at the end.
    """

    def __init__(self) -> None:
        self.begun = 0
        self.won = 0
        self.streak = 0
        self.best_streak = 0
        self.best_score = 0
        self.score_sum = 0
        self.fewest_moves = 0
        self.moves_sum = 0
        self.shortest = 0
        self.won_seconds = 0
        self.seconds = 0
        self.days_won: list[int] = []
        self.recent: list[Played] = []

    def follow(self, kept: KeptGame) -> bool:
        """Take note of how far a game has come; called as often as one likes. Whether that changed anything.

        A game that is not known and won already tells nothing new: it was won before the statistics were reset. One
        without a name doesn't count.
        """
        game = kept.game
        if not kept.name:
            return False
        before = next((played for played in self.recent if played.name == kept.name), None)
        if before is None:
            if not game.moves or game.is_won:
                return False
            if self.recent and not self.recent[-1].won:
                self.streak = 0  # also when nobody saw it being left, as when its text was damaged
            self.begun += 1
            before = Played(kept.name, game.number, False, 0, 0, 0)
            self.recent.append(before)
            del self.recent[:-RECENT]
        elif before.won or (
            before.moves == game.moves and before.score == game.score and before.seconds >= kept.seconds
        ):
            return False
        seconds = max(kept.seconds, before.seconds)  # a game read back may be behind, and its time is counted already
        self.seconds += seconds - before.seconds
        before.score, before.moves, before.seconds = game.score, game.moves, seconds
        if game.is_won:
            before.won = True
            self._count_win(kept)
        return True

    def leave(self, kept: KeptGame) -> bool:
        """Take note that a game is left for another: unless it was won, it ends the streak. Whether it did."""
        ends = self.streak > 0 and kept.name != "" and self.knows(kept) and not kept.game.is_won
        if ends:
            self.streak = 0
        return ends

    def knows(self, kept: KeptGame) -> bool:
        """Whether the game has been counted as begun, or doesn't count at all."""
        return not kept.name or any(played.name == kept.name for played in self.recent)

    def beaten(self, kept: KeptGame) -> list[str]:
        """Which bests of the games won before the won game beats: "score", "moves", "time"."""
        if not self.won or not kept.name:
            return []
        found = []
        if kept.game.score > self.best_score:
            found.append("score")
        if kept.game.moves < self.fewest_moves:
            found.append("moves")
        if kept.seconds < self.shortest:
            found.append("time")
        return found

    def daily_streak(self, today: int) -> int:
        """How many days in a row, up to `today` or the day before, the deal of the day was won."""
        day = today if today in self.days_won else today - 1
        streak = 0
        while day - streak in self.days_won:
            streak += 1
        return streak

    @property
    def best_daily_streak(self) -> int:
        """The most days in a row whose deal of the day was won."""
        best = streak = 0
        previous = 0
        for day in self.days_won:
            streak = streak + 1 if day == previous + 1 else 1
            previous = day
            best = max(best, streak)
        return best

    @property
    def text(self) -> str:
        """The statistics as text that `read_statistics` reads back."""
        fields: dict[str, object] = {name: getattr(self, name) for name in _TOTALS}
        fields["days_won"] = self.days_won
        fields["recent"] = [
            [played.name, played.deal, int(played.won), played.score, played.moves, played.seconds]
            for played in self.recent
        ]
        return record_text(_VERSION, fields)

    def _count_win(self, kept: KeptGame) -> None:
        game = kept.game
        first = not self.won
        self.won += 1
        self.streak += 1
        self.best_streak = max(self.best_streak, self.streak)
        self.best_score = max(self.best_score, game.score)
        self.score_sum += game.score
        self.fewest_moves = game.moves if first else min(self.fewest_moves, game.moves)
        self.moves_sum += game.moves
        self.shortest = kept.seconds if first else min(self.shortest, kept.seconds)
        self.won_seconds += kept.seconds
        if kept.day and kept.day not in self.days_won:
            self.days_won.append(kept.day)
            self.days_won.sort()


def read_statistics(text: str) -> Statistics:
    """The statistics that `text` holds. Raises RecordError when it holds none, or some that can't be."""
    record = read_record(text, _VERSION)
    statistics = Statistics()
    for name in _TOTALS:
        setattr(statistics, name, record.count(name))
    statistics.days_won = record.counts("days_won")
    if statistics.days_won != sorted(set(statistics.days_won)):
        raise RecordError("days_won is not in order")
    statistics.recent = [_played(item) for item in record.items("recent")]
    if not statistics.streak <= statistics.best_streak <= statistics.won <= statistics.begun:
        raise RecordError("the counts contradict each other")
    return statistics


def _played(item: object) -> Played:
    if not isinstance(item, list) or len(item) != 6 or not isinstance(item[0], str):
        raise RecordError("recent holds something else than games")
    deal, won, score, moves, seconds = (checked_count(value, "recent") for value in item[1:])
    if not FIRST <= deal <= LAST:
        raise RecordError("recent holds a deal that there is not")
    return Played(item[0], deal, bool(won), score, moves, seconds)
