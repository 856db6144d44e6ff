"""Playing Othello: the engine."""
