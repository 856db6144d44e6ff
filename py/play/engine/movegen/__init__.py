"""Generates and counts legal moves, and numbers positions."""
