"""What can still become of a game: the solver, which knows every card, and the fair player, who knows what was seen."""
