"""How the fair player's judgement is learned again; docs/solving.md tells about it."""
