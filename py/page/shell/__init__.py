"""Shortcuts, settings and switching between the views."""
