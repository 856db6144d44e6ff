"""Searches the middle game, solves the endgame, and defines the levels of play."""
