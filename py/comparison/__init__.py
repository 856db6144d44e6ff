"""Compares the output of a program with the judge's, and says what the program does wrong.

`compare` gives a verdict, the first difference on the board and in words, and the classic mistake
that explains it; `comparing` does so in slices.
"""

from comparison.blanks import visible
from comparison.comparing import compare, comparing
from comparison.explanations import Explanation
from comparison.result import Comparison
from comparison.rows import Row
from comparison.sides import Side, read_moves

__all__ = [
    "Comparison",
    "Explanation",
    "Row",
    "Side",
    "compare",
    "comparing",
    "read_moves",
    "visible",
]
