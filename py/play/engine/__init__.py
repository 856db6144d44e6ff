"""The engine: move generation, evaluation, search and review of Othello games.

It runs in the page's worker and in the terminal.
"""
