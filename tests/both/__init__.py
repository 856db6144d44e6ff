"""Tests of what both Pythons run: plain functions and bare asserts.

pytest collects them under CPython; under MicroPython a page imports each module and calls every
function whose name begins with `test_`. Loads are small because MicroPython takes up to ten times
as long; longer tests belong in tests/unit.
"""
