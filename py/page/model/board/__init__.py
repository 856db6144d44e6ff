"""The drawn board: what it shows, how it is oriented, and what is said of it."""
