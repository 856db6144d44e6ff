"""Compares the output of a program with the judge's, and says what the program does wrong.

`compare` gives a verdict, the first difference on the board and in words, and the classic mistake
that explains it; `comparing` does so in slices.
"""

from comparison.align.rows import Row
from comparison.align.sides import Side, read_moves
from comparison.comparator import compare, comparing
from comparison.diagnose.explanations import Explanation
from comparison.findings import Comparison
from comparison.whitespace import visible

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
