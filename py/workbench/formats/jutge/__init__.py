"""Jutge P18992, Othello on n x n boards."""
