"""Stands in for Python's module under MicroPython, which never evaluates annotations."""

annotations = None
