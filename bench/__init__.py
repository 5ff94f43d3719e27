"""How fast the game is, against limits; each figure is a ratio, a size or a time of this very run."""
