"""Slow, simple implementations and random inputs to compare py/ with.

Nothing here imports from py/, so that a mistake would have to be made twice in different code to go
unnoticed. Everything runs under both MicroPython and CPython.
"""
