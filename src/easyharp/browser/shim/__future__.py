"""The one feature that the game's Python asks for; MicroPython evaluates no annotations anyway."""

annotations = None
