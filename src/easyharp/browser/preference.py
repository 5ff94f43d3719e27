"""The settings at work on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..play.setting import DOUBLE_CLICK, FOLLOW, LANGUAGE, LETTERS, RULES, SOUND
from .appearance import apply
from .events import attend
from .language import load

if TYPE_CHECKING:
    from ..play.outcome import Outcome
    from .app import App
    from .sound import Sound


class Preferences:
    """Lets the table of `app` follow the settings; `system_language` is the language that the browser asks for."""

    def __init__(self, app: App, system_language: str) -> None:
        self._app = app
        self._system_language = system_language
        self._spoken = FOLLOW  # the option whose language is spoken
        self._sound: Sound | None = None

    def choose(self, name: str, option: str) -> None:
        """Choose an option, at once and for good."""
        keeper = self._app.keeper
        keeper.settings.choose(name, option)
        keeper.keep_settings()
        self.apply()

    def apply(self) -> None:
        """Let everything be as the settings say."""
        app = self._app
        settings = app.keeper.settings
        app.table.interactive_rules = settings.is_on(RULES)
        app.table.double_click = settings.is_on(DOUBLE_CLICK)
        apply(settings)
        app.use_letters(own=settings.get(LETTERS) == "own")
        if self._wanted != app.language.code:
            attend(self._switch(self._wanted))
        else:
            self._spoken = settings.get(LANGUAGE)

    def play_sound(self, outcome: Outcome, *, is_won: bool) -> None:
        """Let the sound of what was done be heard, if the player wants sounds; `is_won` is how the game stands now."""
        if not self._app.keeper.settings.is_on(SOUND) or not hasattr(js, "AudioContext"):
            return
        from .sound import Sound, sound_of

        name = sound_of(outcome, is_won=is_won)
        if name is not None:
            self._sound = self._sound or Sound()
            self._sound.play(name)

    @property
    def _wanted(self) -> str:
        """The code of the language that is chosen."""
        option = self._app.keeper.settings.get(LANGUAGE)
        return self._system_language if option == FOLLOW else option

    async def _switch(self, code: str) -> None:
        """Speak another language; without the network the present one stays."""
        try:
            language = await load(code)
        except OSError:
            language = None
        if code != self._wanted:  # another one was chosen meanwhile
            return
        app = self._app
        if language is not None:
            self._spoken = app.keeper.settings.get(LANGUAGE)
            app.translate(language)
            return
        app.keeper.settings.choose(LANGUAGE, self._spoken)
        app.keeper.keep_settings()
        message = js.document.querySelector("#settings-dialog[open] .message")
        if message is None:
            app.tell("no-language")
        else:
            message.textContent = app.words.text("no-language")
        app.dialogs.translate()  # the list shows the language that stays
