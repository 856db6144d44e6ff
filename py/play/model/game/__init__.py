"""The game and its players."""
