"""How hypothesis runs here: the same examples on every machine, and no clock."""

from hypothesis import Phase, settings

settings.register_profile("game", deadline=None, derandomize=True)
# For `make mutation`: that a test fails is enough there, the smallest example that fails is not sought.
settings.register_profile("mutation", settings.get_profile("game"), phases=(Phase.explicit, Phase.generate))
settings.load_profile("game")
