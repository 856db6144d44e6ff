"""Answers requests in plain data, in JSON and in GTP."""
