"""Trains the evaluation by self-play with numpy. It is not part of the page."""
