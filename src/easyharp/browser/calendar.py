"""A calendar of one month, with the days whose deal of the day was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.deals import ordinal
from .element import element
from .events import listen

if TYPE_CHECKING:
    from .app import App

_MONDAY = 736_331  # an ordinal that was a Monday


class Calendar:
    """The calendar in the page's element `place`."""

    def __init__(self, app: App, place: js.Element) -> None:
        self._app = app
        self._place = place
        self._today = 0
        self._year = 0
        self._month = 0
        listen(place.querySelector(".previous"), "click", lambda _event: self._turn(-1))
        listen(place.querySelector(".next"), "click", lambda _event: self._turn(1))

    def show(self) -> None:
        """Show the present month."""
        now = js.Date.new()
        self._year, self._month = now.getFullYear(), now.getMonth() + 1
        self._today = ordinal(self._year, self._month, now.getDate())
        self._fill()

    def _turn(self, months: int) -> None:
        at = self._year * 12 + self._month - 1 + months
        self._year, self._month = at // 12, at % 12 + 1
        self._fill()

    def _fill(self) -> None:
        language = self._app.language
        first = ordinal(self._year, self._month, 1)
        after = ordinal(self._year + self._month // 12, self._month % 12 + 1, 1)
        self._place.querySelector(".month").textContent = language.date(first, month="long", year="numeric")
        body = self._place.querySelector("tbody")
        body.textContent = ""
        days = element("tr")
        for day in range(7):
            days.appendChild(element("th", language.date(_MONDAY + day, weekday="narrow"), scope="col"))
        body.appendChild(days)
        for monday in range(first - (first - _MONDAY) % 7, after, 7):
            week = element("tr")
            for day in range(monday, monday + 7):
                week.appendChild(self._cell(day, day - first + 1) if first <= day < after else element("td"))
            body.appendChild(week)

    def _cell(self, day: int, number: int) -> js.Element:
        cell = element("td", str(number))
        if day == self._today:
            cell.setAttribute("aria-current", "date")
        if day in self._app.keeper.statistics.days_won:
            cell.className = "won"
            cell.appendChild(element("span", " " + self._app.words.text("statistics.day-won"), class_="unseen"))
        return cell
