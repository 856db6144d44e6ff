"""The user's work as it is stored and restored."""
