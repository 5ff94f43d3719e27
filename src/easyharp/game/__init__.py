"""What is true in Easy Harp: the cards, the deals, the rules and the game, with no knowledge of who plays or where."""
