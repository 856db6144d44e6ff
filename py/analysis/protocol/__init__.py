"""Answers requests as plain data, as JSON text and over GTP."""
