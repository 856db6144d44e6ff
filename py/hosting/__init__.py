"""Maintainers' tools: the build and the server. Never shipped."""
