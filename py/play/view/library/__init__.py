"""The list of the user's games."""
