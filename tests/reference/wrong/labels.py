"""Labels of wrong programs."""

from __future__ import annotations


class Labelled:
    """A program with the expected guesses at its mistake.

    Without any phrases, every guess is wrong.

    Attributes:
        right: Parts of the phrases that explain the mistake.
        half: Parts of phrases that explain it incompletely or too broadly.
    """

    right: tuple[str, ...] = ()
    half: tuple[str, ...] = ()
