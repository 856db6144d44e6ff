"""Trains the evaluation by self-play, with numpy; never part of the page."""
