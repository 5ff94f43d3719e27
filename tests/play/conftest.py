"""How hypothesis runs here: the same examples on every machine, and no clock."""

from hypothesis import settings

settings.register_profile("play", deadline=None, derandomize=True)
settings.load_profile("play")
