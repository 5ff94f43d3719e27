"""The rules hold: cards, deals, texts, what is allowed, undo and the score."""
