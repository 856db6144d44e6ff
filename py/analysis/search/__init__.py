"""Searches positions ahead and solves endings; the levels of play limit it."""
