"""Builds the folder that is published: compiled, packed and named by content."""
