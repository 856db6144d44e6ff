"""Reads what compilers and checked programs report, and guesses a program's language."""
