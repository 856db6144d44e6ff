"""How much the executed lines of failing and passing tests incriminate each line.

The measure is Ochiai's; see R. Abreu, P. Zoeteweij and A. van Gemund, "On the Accuracy of
Spectrum-based Fault Localization", 2007.
"""

from math import sqrt


def suspicion(failing: list[set[int]], passing: list[set[int]]) -> dict[int, float]:
    """Returns the suspicion of each executed line, from 0 to 1."""
    found = {}
    for line in set().union(*failing):
        bad = sum(line in lines for lines in failing)
        good = sum(line in lines for lines in passing)
        found[line] = bad / sqrt(len(failing) * (bad + good))
    return found
