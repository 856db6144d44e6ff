"""The ranges of characters in which two lines differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.sequences import common_ends

if TYPE_CHECKING:
    Ranges = list[tuple[int, int]]


def differing_ranges(expected: str, actual: str) -> tuple[Ranges, Ranges]:
    """Returns the differing ranges of each line as (start, end), from left to right.

    Lists of legal moves are compared as sets of pairs, lines of the same length character by
    character. Of other lines, everything between the common beginning and end differs.
    """
    if expected[:1] == "(" and actual[:1] == "(":
        words, actual_words = _words(expected), _words(actual)
        alone = _alone(words, actual_words), _alone(actual_words, words)
        if alone[0] or alone[1]:
            return alone
    if len(expected) == len(actual):
        ranges = _positions(expected, actual)
        return ranges, list(ranges)
    start, end = common_ends(expected, actual)
    return _unless_empty(start, len(expected) - end), _unless_empty(start, len(actual) - end)


def _words(line: str) -> list[tuple[str, int]]:
    """Returns the words of a line, each with its start."""
    words = []
    start = 0
    for word in line.split(" "):
        if word:
            words.append((word, start))
        start += len(word) + 1
    return words


def _alone(words: list[tuple[str, int]], others: list[tuple[str, int]]) -> Ranges:
    known = [word for word, _ in others]
    return [(start, start + len(word)) for word, start in words if word not in known]


def _positions(expected: str, actual: str) -> Ranges:
    ranges: list[tuple[int, int]] = []
    for index, pair in enumerate(zip(expected, actual)):
        if pair[0] != pair[1]:
            start = ranges.pop()[0] if ranges and ranges[-1][1] == index else index
            ranges.append((start, index + 1))
    return ranges


def _unless_empty(start: int, end: int) -> Ranges:
    return [(start, end)] if start < end else []
