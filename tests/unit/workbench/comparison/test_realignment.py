"""Realignment after a difference: the cheapest path through the next answers."""

from collections.abc import Iterator
from itertools import product

import pytest

from workbench.comparison.align.answer_queue import Answer
from workbench.comparison.align.realignment import ACTUAL, BOTH, EXPECTED, cheapest
from workbench.judging.answer_lines import COUNT_LINE, GAP_LINE, LIST_LINE, OTHER_LINE

# The kind of an answer in these tests, by its first character.
KINDS = {"": GAP_LINE, "a": LIST_LINE, "b": LIST_LINE, "1": COUNT_LINE, "!": OTHER_LINE}
LIKE, UNLIKE, ALONE, EMPTY_ALONE, AGAINST_EMPTY = 4, 8, 5, 1, 5
ENDS = [(False, False), (False, True), (True, False), (True, True)]


def answers(*lines: str) -> list[Answer]:
    return [Answer(list(lines), at, [KINDS[line[:1]]]) for at, line in enumerate(lines)]


def paths(left: tuple[str, ...], right: tuple[str, ...]) -> Iterator[list[str]]:
    """Yields every path through two sides, up to the end of one of them."""
    if not left or not right:
        yield []
        return
    for taken, i, k in ((BOTH, 1, 1), (EXPECTED, 1, 0), (ACTUAL, 0, 1)):
        yield from ([taken, *way] for way in paths(left[i:], right[k:]))


def cost(
    way: list[str], left: tuple[str, ...], right: tuple[str, ...], over: tuple[bool, bool]
) -> int:
    """Returns the cost of a path; what remains of one side costs only if the other one ends."""
    total, i, k = 0, 0, 0
    for taken in way:
        if taken == BOTH:
            total += against(left[i], right[k])
        else:
            total += alone(left[i] if taken == EXPECTED else right[k])
        i, k = i + (taken != ACTUAL), k + (taken != EXPECTED)
    rest, others = [sum(map(alone, side)) for side in (left[i:], right[k:])]
    return total + rest * over[1] + others * over[0]


def against(one: str, other: str) -> int:
    if one == other:
        return 0
    if not one or not other:
        return AGAINST_EMPTY
    return LIKE if KINDS[one[:1]] == KINDS[other[:1]] else UNLIKE


def alone(text: str) -> int:
    return ALONE if text else EMPTY_ALONE


SIDES = [side for length in (1, 2, 3) for side in product(("", "a", "b", "1"), repeat=length)]


@pytest.mark.parametrize("over", ENDS)
def test_the_path_is_the_cheapest(over: tuple[bool, bool]) -> None:
    """Compares with all paths, for sides with a common answer or two ends."""
    for number, (left, right) in enumerate(product(SIDES, repeat=2)):
        if number % 7 or not (all(over) or set(left) & set(right)):
            continue
        found = cost(cheapest(answers(*left), answers(*right), over), left, right, over)
        least = min(cost(way, left, right, over) for way in paths(left, right))
        assert found == least, (left, right)


def test_answers_of_one_side_only_are_alone() -> None:
    for over in ENDS:
        assert cheapest(answers("a", "1"), [], over) == [EXPECTED, EXPECTED]
        assert cheapest([], answers("a", "1"), over) == [ACTUAL, ACTUAL]


def test_without_a_common_answer_the_next_two_are_aligned() -> None:
    """Unless the actual one is no answer; a beginning of the expected one is a cut answer."""
    for over in ENDS[:3]:
        assert cheapest(answers("a", "b"), answers("1"), over) == [BOTH]
        assert cheapest(answers("a", "b"), answers("!", "1"), over) == [ACTUAL]
        assert cheapest(answers("a", "b"), answers("!", "!!", "1"), over) == [ACTUAL] * 2
        assert cheapest(answers("!!", "b"), answers("!", "1"), over) == [BOTH]
