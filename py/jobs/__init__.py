"""Slow work in slices, between which the page can respond."""
