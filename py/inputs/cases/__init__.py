"""The cases that an input is made of: what they hold, how they are read, and what can be cut.

A file a format.
"""
