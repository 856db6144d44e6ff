"""UVa 220, Othello."""
