"""Slow work in slices, so that the page can answer in between."""
