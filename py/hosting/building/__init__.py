"""Builds the folder that is published: compiled, packed and with hashed file names."""
