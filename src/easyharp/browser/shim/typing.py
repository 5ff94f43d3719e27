"""The one name of `typing` that the game's Python uses at run time."""

TYPE_CHECKING = False
