"""The site without the network, and a new version of it: the service worker (static/sw.js) as the page sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import create_proxy, to_js

from .dialog import is_any_open
from .events import callback, guarded, listen, when_idle

if TYPE_CHECKING:
    from .app import App

_PATIENCE = 1000  # milliseconds until it is seen again whether the player can be asked
_BEHIND = 2000  # milliseconds that the tab which plays is ahead of the others, so that it gets the game again


class Updates:
    """Brings the worker, asks the player of `app` once when a version waits, and goes over to it with all other tabs.

    A version that nobody says yes to takes over by itself when no tab of the site is open any more.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._workers = js.navigator.serviceWorker
        self._registration: js.WorkerRegistration | None = None
        self._is_held = self._workers.controller is not None  # by the worker of this page's own version
        self._is_asked_for = False
        self._was_asked = False
        self._on_idle = callback(self._register)
        self._on_failure = callback(lambda: None)  # as in private windows: all is as without a worker
        self._on_patience = callback(self._ask)
        self._on_reload = callback(self._reload)
        listen(self._workers, "controllerchange", self._taken_over)
        if app.table.game.moves:
            self.bring()

    def bring(self) -> None:
        """Bring the worker, if that was not done yet, when the page has nothing else to do.

        It fetches what a first visit hasn't, as the other languages; so this waits for somebody who plays.
        """
        if self._is_asked_for:
            return
        self._is_asked_for = True
        when_idle(self._on_idle)

    def _register(self) -> None:
        registering = self._workers.register("sw.js", to_js({"updateViaCache": "none"}))
        registering.then(create_proxy(guarded(self._registered)), self._on_failure)

    def _registered(self, registration: js.WorkerRegistration) -> None:
        self._registration = registration
        listen(registration, "updatefound", self._look)
        listen(js.document, "visibilitychange", self._shown)
        self._look()

    def _shown(self, _event: js.Event) -> None:
        """See whether there is a new version; the browser does so by itself only when the page is opened."""
        if self._registration is not None and not js.document.hidden:
            self._registration.update().then(None, self._on_failure)

    def _look(self, _event: js.Event | None = None) -> None:
        """Ask about the version that waits, or follow the one that is on its way."""
        assert self._registration is not None
        if self._registration.waiting is not None:
            self._ask()
        elif self._registration.installing is not None:
            listen(self._registration.installing, "statechange", self._look)

    def _ask(self) -> None:
        """Ask whether to use the version that waits, as soon as that interrupts nothing."""
        assert self._registration is not None
        if self._was_asked or not self._is_held or self._registration.waiting is None:
            return
        if not self._may_ask:
            js.setTimeout(self._on_patience, _PATIENCE)
            return
        self._was_asked = True
        text = self._app.words.text
        self._app.dialogs.question.ask(
            text("update.title"), text("update.question"), text("update.go"), self._agreed, "update.later"
        )

    @property
    def _may_ask(self) -> bool:
        app = self._app
        is_busy = app.pointer.is_down or app.table.hand is not None or app.win_is_due or is_any_open()
        return app.tab.plays and not is_busy and not app.keeper.has_failed

    def _agreed(self) -> None:
        assert self._registration is not None
        if self._registration.waiting is not None:
            self._registration.waiting.postMessage("take over")

    def _taken_over(self, _event: js.Event) -> None:
        """Load the page anew, in the version that has taken over."""
        was_held = self._is_held
        self._is_held = True
        if not was_held:  # the first worker has come, and brings the version that is here
            return
        if not self._app.tab.plays:
            js.setTimeout(self._on_reload, _BEHIND)
        elif not self._app.keeper.has_failed:
            self._reload()

    def _reload(self) -> None:
        js.location.reload()  # each turn has been kept, and the time is as the page goes
