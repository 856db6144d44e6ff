"""The user's program: its test, its compiler and its explanation."""
