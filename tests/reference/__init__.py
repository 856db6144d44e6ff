"""Slow, plain implementations and random inputs that the tests compare py/ with.

Nothing here imports from py/: a mistake would have to be made twice, in two different ways, to go
unseen. Everything runs under MicroPython and CPython alike.
"""
