"""Maintainers' tools: the installed runtime, the environment and a server. Never shipped."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


class SetupError(Exception):
    """A requirement cannot be installed or found; the message says what to do about it."""


@contextmanager
def stoppable(message: str) -> Iterator[None]:
    """Prints a message if Ctrl+C stops the work within the context."""
    try:
        yield
    except KeyboardInterrupt:
        print(message, file=sys.stderr)
        raise
