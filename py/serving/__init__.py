"""Maintainers' tools: the installed runtime, the environment and a server. Never shipped."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class SetupError(Exception):
    """A requirement cannot be installed or found; the message says what to do about it."""
