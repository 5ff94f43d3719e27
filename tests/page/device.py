"""Mouse and fingers on a page with a clock of their own, which Playwright has no words for."""

from __future__ import annotations

import time

from playwright.sync_api import Page

Point = tuple[float, float]


class Device:
    """Real input through the browser's own debugger.

    The page is told that each event comes when `at` says, in milliseconds from this device's start, however long the
    machine takes; and no press becomes a hold, for the page's own timers stand still.
    """

    def __init__(self, page: Page) -> None:
        page.evaluate("() => { globalThis.setTimeout = () => 0; }")
        self._session = page.context.new_cdp_session(page)
        self._start = time.time()

    def click(self, point: Point, at: int, *, clicks: int = 1) -> None:
        """Press and release the mouse at a point; the browser counts it as the `clicks`-th of a quick row."""
        x, y = point
        for kind, moment in (("mousePressed", at), ("mouseReleased", at + 10)):
            button = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": clicks}
            self._session.send("Input.dispatchMouseEvent", {**button, "timestamp": self._start + moment / 1000})

    def tap(self, point: Point, at: int, *, trembling: float = 0) -> None:
        """Tap with one finger, which moves `trembling` pixels before it leaves the screen."""
        x, y = point
        self._fingers("touchStart", [point], at)
        if trembling:
            self._fingers("touchMove", [(x + trembling, y)], at + 5)
        self._fingers("touchEnd", [], at + 10)

    def press(self, *points: Point) -> None:
        """Put one more finger on the screen: `points` are those of all fingers that are on it then."""
        self._fingers("touchStart", list(points))

    def move(self, *points: Point) -> None:
        """Move the fingers that are on the screen to `points`."""
        self._fingers("touchMove", list(points))

    def release(self) -> None:
        """Take all fingers off the screen."""
        self._fingers("touchEnd", [])

    def cancel(self) -> None:
        """Let the system take the fingers away from the page, as it does for its own gestures."""
        self._fingers("touchCancel", [])

    def pinch(self, point: Point, scale: float) -> None:
        """Spread two fingers around a point until all is `scale` times as large."""
        x, y = point
        self._session.send("Input.synthesizePinchGesture", {"x": x, "y": y, "scaleFactor": scale})

    def slow_motion(self, speed: float) -> None:
        """Let all animations of the page run at `speed`, 1 being their own."""
        self._session.send("Animation.enable")
        self._session.send("Animation.setPlaybackRate", {"playbackRate": speed})

    def _fingers(self, kind: str, points: list[Point], at: int | None = None) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        moment = {} if at is None else {"timestamp": self._start + at / 1000}
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, **moment})
