"""Searches for the mistakes that explain an output."""

from comparison.diagnose.explanations import Explanation, better
from comparison.diagnose.mistakes.mistake import ALWAYS, ONLY_TEXT_WRONG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.diagnose.evidence import Evidence
    from comparison.diagnose.mistakes.mistake import Mistake

FEWEST_DIFFERING = 3  # Places that a mistake must explain if it does not explain everything.


def search(evidence: "Evidence", mistakes: "tuple[Mistake, ...]") -> "Iterator[list[Explanation]]":
    """Yields, after each bit of work, the explanations so far that explain the most.

    A mistake must explain everything from the first difference on, or enough of it, and must not
    contradict an earlier step.

    Args:
        evidence: What is to be explained.
        mistakes: The mistakes to try, the likeliest first.
    """
    best: list[Explanation] = []
    for _ in evidence.read():
        yield best
    for mistake in mistakes:
        for found in evidence.compare(mistake):
            if found and _is_strong(found, evidence.shortest) and found in better(best, found):
                for refuted in evidence.refuted(mistake):
                    yield best
                    if refuted:
                        break
                else:
                    best = better(best, found)
            yield best
    for mistake in mistakes if best else ():
        if mistake.phrase == best[0].phrase:
            best[0].first_effect = evidence.first_effect(mistake)
            yield best


def _is_strong(explanation: Explanation, shortest: int) -> bool:
    """Returns whether an explanation covers enough to be shown."""
    if explanation.to_end:
        return explanation.differing > 0 or explanation.phrase == ONLY_TEXT_WRONG
    if explanation.number < shortest or explanation.likely != ALWAYS:
        return False
    return explanation.differing >= (1 if explanation.unrefuted else FEWEST_DIFFERING)
