"""The settings at work on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.notation import DRAW, RECYCLE
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
        wanted = settings.get(LANGUAGE)
        if wanted == FOLLOW:
            wanted = self._system_language
        if wanted != app.language.code:
            attend(self._switch(wanted))

    def play_sound_of(self, outcome: Outcome, *, is_won: bool) -> None:
        """Let the sound of what was done be heard, if the player wants sounds; `is_won` is how the game stands now."""
        if not self._app.keeper.settings.is_on(SOUND) or not (outcome.turn or outcome.refusal):
            return
        from . import sound

        if self._sound is None:
            self._sound = sound.Sound()
        if outcome.turn is None:
            self._sound.play(sound.REFUSED)
        elif is_won:
            self._sound.play(sound.WON)
        else:
            self._sound.play(sound.DRAW if outcome.turn in (DRAW, RECYCLE) else sound.CARD)

    async def _switch(self, code: str) -> None:
        """Speak another language; without the network the present one stays."""
        try:
            language = await load(code)
        except OSError:
            self._app.tell("no-language")
            return
        self._app.speak(language)
