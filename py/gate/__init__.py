"""Checks data that comes from outside."""
