"""Realigns two outputs after a difference, answer by answer, at the lowest cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.judging.answer_lines import GAP_LINE, OTHER_LINE

if TYPE_CHECKING:
    from workbench.comparison.align.answer_queue import Answer

# Which of the next answers is taken:
BOTH, EXPECTED, ACTUAL = "both", "expected", "actual"

# The costs of aligning two unlike answers and of leaving one alone. Aligning two of the same kind
# is cheaper than leaving both alone; two of different kinds cost slightly less than that. One extra
# answer costs less than aligning all that follow with the wrong ones.
LIKE, UNLIKE, ALONE, EMPTY_ALONE = 4, 8, 5, 1
WITH_EMPTY = 5


def cheapest(expected: list[Answer], actual: list[Answer], last: tuple[bool, bool]) -> list[str]:
    """Returns the cheapest alignment of the next answers, of which there is at least one.

    It ends where the answers of one side end. If none of them agree and more follow, it only skips
    the actual lines that do not look like answers, or else aligns the next two answers.

    Args:
        expected: The next expected answers.
        actual: The next actual answers.
        last: For each side, whether these are its last answers.
    """
    if not expected or not actual:
        return [EXPECTED] * len(expected) + [ACTUAL] * len(actual)
    if not all(last) and not _have_common(expected, actual):
        return [ACTUAL] * _others(expected[0], actual) or [BOTH]
    return _path(expected, actual, last)


def _have_common(expected: list[Answer], actual: list[Answer]) -> bool:
    texts = {answer.text() for answer in expected}
    return not texts.isdisjoint([answer.text() for answer in actual])


def _others(expected: Answer, actual: list[Answer]) -> int:
    """Returns the number of actual lines at the beginning that are neither answers nor cut ones."""
    number = 0
    while number < len(actual) and actual[number].kind == OTHER_LINE:
        if expected.text().startswith(actual[number].text()):
            break
        number += 1
    return number


def _path(expected: list[Answer], actual: list[Answer], last: tuple[bool, bool]) -> list[str]:
    """Returns the cheapest path, found from the costs of each pair of places to the end."""
    costs = [[0] * (len(actual) + 1) for _ in range(len(expected) + 1)]
    for i in range(len(expected) - 1, -1, -1):
        costs[i][-1] = costs[i + 1][-1] + _cost_alone(expected[i]) * last[1]
    for k in range(len(actual) - 1, -1, -1):
        costs[-1][k] = costs[-1][k + 1] + _cost_alone(actual[k]) * last[0]
    choices = [[BOTH] * (len(actual) + 1) for _ in range(len(expected) + 1)]
    for i in range(len(expected) - 1, -1, -1):
        for k in range(len(actual) - 1, -1, -1):
            both = costs[i + 1][k + 1] + _cost(expected[i], actual[k])
            left = costs[i + 1][k] + _cost_alone(expected[i])
            right = costs[i][k + 1] + _cost_alone(actual[k])
            costs[i][k] = min(both, left, right)
            if both > costs[i][k]:
                choices[i][k] = EXPECTED if left == costs[i][k] else ACTUAL
    i, k = 0, 0
    path = []
    while i < len(expected) and k < len(actual):
        path.append(choices[i][k])
        i += path[-1] != ACTUAL
        k += path[-1] != EXPECTED
    return path


def _cost(expected: Answer, actual: Answer) -> int:
    if expected.text() == actual.text():
        return 0
    if GAP_LINE in (expected.kind, actual.kind):
        return WITH_EMPTY
    return LIKE if expected.kind == actual.kind else UNLIKE


def _cost_alone(answer: Answer) -> int:
    return ALONE if answer.text() else EMPTY_ALONE
