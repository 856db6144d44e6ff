"""The game that is played."""
