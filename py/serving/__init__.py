"""What a maintainer needs to put the page on a screen: its runtime and a server. Never shipped."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class SetupError(Exception):
    """Something that is needed cannot be had here; the message says what to do about it."""
