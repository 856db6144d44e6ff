"""Search, evaluation and endgame of Othello: what the engine's worker runs, and the terminal."""
