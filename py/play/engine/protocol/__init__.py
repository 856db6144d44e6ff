"""Answers requests as plain data, as JSON text, over GTP and over NBoard."""
