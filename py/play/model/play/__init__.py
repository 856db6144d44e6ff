"""The game, the position editor and game records."""
