"""How two outputs go on that differ: the cheapest way through the answers that come next."""

from collections.abc import Iterator
from itertools import product

import pytest

from comparison.align.answer_queue import Answer
from comparison.align.realignment import ACTUAL, BOTH, EXPECTED, cheapest
from judges.answer_lines import COUNT_LINE, GAP_LINE, LIST_LINE, OTHER_LINE

# What an answer of the tests looks like, by its first character.
KINDS = {"": GAP_LINE, "a": LIST_LINE, "b": LIST_LINE, "1": COUNT_LINE, "!": OTHER_LINE}
LIKE, UNLIKE, ALONE, EMPTY_ALONE, AGAINST_EMPTY = 4, 8, 5, 1, 5
ENDS = [(False, False), (False, True), (True, False), (True, True)]


def answers(*lines: str) -> list[Answer]:
    """Returns answers of a line each."""
    return [Answer(list(lines), at, [KINDS[line[:1]]]) for at, line in enumerate(lines)]


def ways(left: tuple[str, ...], right: tuple[str, ...]) -> Iterator[list[str]]:
    """Yields every way through two sides, up to where one of them ends."""
    if not left or not right:
        yield []
        return
    for taken, i, k in ((BOTH, 1, 1), (EXPECTED, 1, 0), (ACTUAL, 0, 1)):
        yield from ([taken, *way] for way in ways(left[i:], right[k:]))


def cost(
    way: list[str], left: tuple[str, ...], right: tuple[str, ...], over: tuple[bool, bool]
) -> int:
    """Returns what a way costs; what is left of a side is alone only if the other ends there."""
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
def test_the_way_is_the_cheapest_there_is(over: tuple[bool, bool]) -> None:
    """As trying all of them has it, wherever something agrees or an end is in sight."""
    for number, (left, right) in enumerate(product(SIDES, repeat=2)):
        if number % 7 or not (any(over) or set(left) & set(right)):
            continue
        found = cost(cheapest(answers(*left), answers(*right), over), left, right, over)
        least = min(cost(way, left, right, over) for way in ways(left, right))
        assert found == least, (left, right)


def test_what_has_nothing_to_stand_against_is_left_alone() -> None:
    for over in ENDS:
        assert cheapest(answers("a", "1"), [], over) == [EXPECTED, EXPECTED]
        assert cheapest([], answers("a", "1"), over) == [ACTUAL, ACTUAL]


def test_where_nothing_agrees_one_answer_stands_against_one() -> None:
    """Whatever it is, unless it is none; the beginning of the judge's is an answer that is cut."""
    nowhere = False, False
    assert cheapest(answers("a", "b"), answers("1"), nowhere) == [BOTH]
    assert cheapest(answers("a", "b"), answers("!", "1"), nowhere) == [ACTUAL]
    assert cheapest(answers("!!", "b"), answers("!", "1"), nowhere) == [BOTH]
