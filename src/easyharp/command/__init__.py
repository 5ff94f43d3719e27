"""The parts of the command `easyharp` that are more than a few lines: one module for each."""
