"""A program's text and its syntax tree."""
