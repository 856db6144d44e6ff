"""The user's games: keeping each that is played, and the list of all."""
