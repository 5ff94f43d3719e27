"""Easy Harp, a two-pack patience game."""
