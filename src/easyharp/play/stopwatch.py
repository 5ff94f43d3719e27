"""The time of play."""

from __future__ import annotations


class Stopwatch:
    """Counts seconds while it runs, by any steady clock of milliseconds, which is handed in each time."""

    def __init__(self, seconds: int = 0) -> None:
        """A watch that rests and shows `seconds`."""
        self._milliseconds = seconds * 1000.0
        self._since: float | None = None

    def run(self, at: float) -> None:
        """Run from `at` on, if it doesn't run yet."""
        if self._since is None:
            self._since = at

    def rest(self, at: float) -> None:
        """Stop at `at`, if it runs."""
        if self._since is not None:
            self._milliseconds += max(at - self._since, 0)
            self._since = None

    def seconds(self, at: float) -> int:
        """The whole seconds that it shows at `at`."""
        running = 0 if self._since is None else max(at - self._since, 0)
        return int(self._milliseconds + running) // 1000
