"""What programs with a classic mistake print, so that a mistake can be told from its output."""

from comparison.diagnose.mistakes.mistake import Mistake

__all__ = ["Mistake"]
