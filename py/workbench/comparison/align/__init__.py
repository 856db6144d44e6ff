"""Aligns the lines of the expected and the actual output."""
