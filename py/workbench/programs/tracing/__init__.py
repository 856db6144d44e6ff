"""Records what a Python program does."""
