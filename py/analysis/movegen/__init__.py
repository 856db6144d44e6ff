"""Finds and counts the legal moves of positions."""
