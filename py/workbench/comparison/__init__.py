"""Compares the output of a program with the judge's and says what the program does wrong.

`compare` returns the verdict, the first difference and the mistake that probably causes it;
`comparing` does the same in slices, and `consistent_mistakes` checks mistakes on another input.
The concepts, from the bottom up:

- Output: the expected lines, by step and by game (`workbench.judging.expected_output`), and the
  actual lines (`lines`), with their white space (`whitespace`).
- Profile: the words of a format, and how it normalises a line (`workbench.judging.profile`).
- Answer: the lines that answer one request (`align.answer_queue`, `align.realignment`).
- Alignment: which lines belong together, as a list of segments (`align.alignment`).
- Row: an expected and an actual line side by side (`align.rows`).
- Side: one side of the first difference, and what it draws (`align.sides`).
- Kind: how two outputs compare, from identical to different (`diagnose.kinds`).
- Effect: what a wrong square or piece should have been (`diagnose.effects`, `diagnose.details`).
- Program: a model of a program that plays in another way than the judge
  (`workbench.formats.uva220.mistaken_play` and its like).
- Mistake: what programs do wrong, and what they then print for the judge's steps
  (`workbench.judging.format`, `diagnose.mistakes`).
- Examined: the actual lines that a mistake must explain (`diagnose.examined`).
- Comparison: the result, with its verdict and the mistake that alone explains the output
  (`findings`, `first_difference`, `verdict_text`, `diagnose.examined`).
"""

from workbench.comparison.align.rows import Row
from workbench.comparison.comparator import compare, comparing, consistent_mistakes
from workbench.comparison.findings import Comparison
from workbench.comparison.whitespace import visible
from workbench.judging import Mistake
