"""What programs with a classic mistake print, so that a mistake can be told from its output."""

from comparison.mistakes import boardsilly, jutge, uva220
from comparison.mistakes.mistake import Mistake

__all__ = ["Mistake", "boardsilly", "jutge", "uva220"]
