"""Slow, independent implementations of the rules and the judges."""
