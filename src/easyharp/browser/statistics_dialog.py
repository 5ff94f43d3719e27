"""The statistics: each figure with what exactly it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play.sentences import duration
from .calendar import Calendar
from .dialog import Dialog
from .element import element
from .events import listen
from .picture import picture, table
from .today import today

if TYPE_CHECKING:
    from ..play.statistics import Statistics
    from .app import App

_NOTHING = "–"


class StatisticsDialog(Dialog):
    """Figures, the days won, and the last games as a picture and as a table."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "statistics-dialog")
        self._calendar = Calendar(app, self.part(".calendar"))
        listen(self.part("#reset-statistics"), "click", lambda _event: self._ask_to_reset())

    def show(self) -> None:
        """Count how far the game on the table is, and show all figures."""
        self.app.keeper.follow()
        super().show()

    def fill(self) -> None:
        """Write all figures as they are now."""
        app = self.app
        statistics = app.keeper.statistics
        figures = self.part(".figures")
        figures.textContent = ""
        for name, value in self._figures(statistics):
            figures.appendChild(element("dt", app.words.text("statistics." + name)))
            figures.appendChild(element("dd", value))
        self._calendar.show()
        last = self.part(".last-games")
        last.textContent = ""
        if statistics.recent:
            last.appendChild(element("h3", app.words.text("statistics.last-games", count=len(statistics.recent))))
            last.appendChild(picture(app.words, statistics.recent))
            details = element("details")
            details.appendChild(element("summary", app.words.text("statistics.table")))
            details.appendChild(table(app.language, statistics.recent))
            last.appendChild(details)

    def _figures(self, statistics: Statistics) -> list[tuple[str, str]]:
        language, won = self.app.language, statistics.won
        day = today()

        def of_won(value: int) -> str:
            return language.number(value) if won else _NOTHING

        def average(total: int) -> str:
            return language.number((2 * total + won) // (2 * won)) if won else _NOTHING

        return [
            ("begun", language.number(statistics.begun)),
            ("won", language.number(won)),
            ("share", language.share(won, statistics.begun) if statistics.begun else _NOTHING),
            ("streak", language.number(statistics.streak)),
            ("best-streak", language.number(statistics.best_streak)),
            ("best-score", of_won(statistics.best_score)),
            ("average-score", average(statistics.score_sum)),
            ("fewest-moves", of_won(statistics.fewest_moves)),
            ("average-moves", average(statistics.moves_sum)),
            ("shortest", duration(statistics.shortest) if won else _NOTHING),
            ("average-time", duration(statistics.won_seconds // won) if won else _NOTHING),
            ("seconds", duration(statistics.seconds)),
            ("days", language.number(len(statistics.days_won))),
            ("daily-streak", language.number(statistics.daily_streak(day))),
            ("best-daily-streak", language.number(statistics.best_daily_streak)),
        ]

    def _ask_to_reset(self) -> None:
        app = self.app
        text = app.words.text
        app.ask(text("statistics.reset"), text("statistics.reset-question"), text("statistics.reset"), self._reset)

    def _reset(self) -> None:
        self.app.keeper.reset_statistics()
        super().show()  # all of it empty, though the game on the table will count again
