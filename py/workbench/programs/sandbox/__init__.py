"""Runs the user's program: in the sandbox's worker, which loads `harness`, or in a terminal."""
