"""The settings: what can be chosen, and what is."""

from __future__ import annotations

from .record import read_record, record_text

ON = "on"
OFF = "off"

RULES = "rules"
DOUBLE_CLICK = "double-click"
WINNABLE = "winnable"
DIFFICULTY = "difficulty"
LANGUAGE = "language"
LETTERS = "letters"
HAND = "hand"
SUITS = "suits"
BACK = "back"
FELT = "felt"
MOTION = "motion"
SOUND = "sound"

ANY = "any"
EASY = "easy"
MEDIUM = "medium"
HARD = "hard"
"""How hard new deals are to be."""

FOLLOW = "system"
"""The option to do as the browser or the system has it."""

_ALL: tuple[tuple[str, tuple[str, ...]], ...] = (
    (RULES, (ON, OFF)),
    (DOUBLE_CLICK, (ON, OFF)),
    (WINNABLE, (ON, OFF)),
    (DIFFICULTY, (ANY, EASY, MEDIUM, HARD)),
    (LANGUAGE, (FOLLOW,)),
    (LETTERS, ("own", "international")),
    (HAND, ("right", "left")),
    (SUITS, ("two", "four")),
    (BACK, ("blue", "red", "green")),
    (FELT, ("green", "blue", "grey")),
    (MOTION, (FOLLOW, ON, OFF)),
    (SOUND, (OFF, ON)),
)

OPTIONS = dict(_ALL)
"""Each setting with its options, the first being what it is until the player chooses. Those of LANGUAGE go on with the
codes of the languages that the site has."""

ORDER = tuple(name for name, _ in _ALL)
"""The settings in the order in which they are shown."""

_VERSION = 1


class SettingError(ValueError):
    """There is no such setting, or no such option of it."""


class Settings:
    """What the player has chosen, on a site that has `languages`, by their codes."""

    def __init__(self, languages: tuple[str, ...]) -> None:
        self.languages = languages
        self._chosen: dict[str, str] = {}

    def options(self, name: str) -> tuple[str, ...]:
        """What can be chosen for setting `name`. Raises SettingError when there is no such setting."""
        if name not in OPTIONS:
            raise SettingError("there is no setting " + name)
        return OPTIONS[name] + self.languages if name == LANGUAGE else OPTIONS[name]

    def get(self, name: str) -> str:
        """The option that setting `name` has. Raises SettingError when there is no such setting."""
        return self._chosen.get(name, self.options(name)[0])

    def is_on(self, name: str) -> bool:
        """Whether setting `name` is on."""
        return self.get(name) == ON

    def choose(self, name: str, option: str) -> None:
        """Choose `option` for setting `name`. Raises SettingError when there is no such setting or option."""
        if option not in self.options(name):
            raise SettingError("the setting " + name + " has no option " + option)
        self._chosen[name] = option

    @property
    def text(self) -> str:
        """The settings as text that `read_settings` reads back."""
        return record_text(_VERSION, self._chosen)


def read_settings(text: str, languages: tuple[str, ...]) -> Settings:
    """The settings that `text` holds, on a site that has `languages`.

    Settings and options that there are not, as of another version of the game, are passed over. Raises RecordError when
    the text holds no settings.
    """
    settings = Settings(languages)
    for name, option in read_record(text, _VERSION).texts.items():
        if name in OPTIONS and option in settings.options(name):
            settings.choose(name, option)
    return settings
