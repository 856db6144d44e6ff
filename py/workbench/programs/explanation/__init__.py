"""Explains why a program fails, for the page and the terminal."""
