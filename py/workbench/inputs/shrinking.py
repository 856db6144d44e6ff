"""Shrinks a failing input by delta debugging on its games, boards, moves and discs.

See A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.judging import Format
from workbench.judging.adapter import Case, InputAdapter

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from typing import TypeVar

    from workbench.judging.adapter import CaseCut

    T = TypeVar("T")
    Shrinking = Generator[str, bool, T]


def shrink(form: Format, text: str) -> Shrinking[str]:
    """Yields smaller and smaller inputs; the caller sends back whether each still fails.

    Every input yielded is valid, and none is yielded twice.

    Returns:
        The smallest input that failed (the value of StopIteration), or `text` if no smaller one
        fails. It no longer fails if any single game, board, command, move, disc or piece is
        removed, but it keeps at least one case. Its white space is that of `text` or, if it fails
        all the same, the usual one.

    Raises:
        ValueError: The input has an error or a warning; the message names its line.
    """
    adapter = form.inputs
    cases = adapter.read(form.run(text))
    plain = [case.plain() for case in cases]
    if adapter.input_of(cases) != text:
        cases = plain
    smallest = adapter.input_of(cases)
    if smallest != text and not (yield smallest):
        return text
    tried = {smallest}
    text = adapter.input_of(plain)
    if text not in tried:
        tried.add(text)
        if (yield text):
            cases = plain
    cases = yield from _afresh(adapter, cases, tried)
    smallest = adapter.input_of(cases)
    before = ""
    while before != smallest:
        before = smallest
        cases = yield from _fewest(
            cases, lambda fewer: adapter.input_of(fewer) if fewer else "", tried
        )
        for at in range(len(cases)):
            for make_cut in adapter.cuts:
                cases[at] = yield from _least(adapter, cases, at, make_cut(cases[at]), tried)
        smallest = adapter.input_of(cases)
    return smallest


def _afresh(adapter: InputAdapter, cases: list[Case], tried: set[str]) -> Shrinking[list[Case]]:
    """Yields inputs on smaller boards; returns the first that fails, or the given cases."""
    size = _size(cases)
    for others in adapter.afresh(cases):
        text = adapter.input_of(others)
        if _size(others) < size and text not in tried:
            tried.add(text)
            if (yield text):
                return list(others)
    return cases


def _size(cases: Sequence[Case]) -> int:
    """Returns how much a user has to follow in an input."""
    return sum([1 + case.size for case in cases])


def _least(
    adapter: InputAdapter, cases: list[Case], at: int, cut: CaseCut, tried: set[str]
) -> Shrinking[Case]:
    """Yields inputs with one case cut; returns the smallest version of it that fails."""

    def text_of(units: list[int]) -> str:
        case = cut.keep(units)
        return adapter.input_of(cases[:at] + [case] + cases[at + 1 :]) if case else ""

    units = yield from _fewest(cut.units, text_of, tried)
    return cut.keep(units) or cases[at]


def _fewest(
    units: list[T], text_of: Callable[[list[T]], str], tried: set[str]
) -> Shrinking[list[T]]:
    """Yields inputs with fewer units; returns the units of the last one that fails.

    Leaves out blocks of units from the last to the first: all of them, then halves, quarters and so
    on, down to single units. Skips inputs that were tried, and units without a valid input, for
    which `text_of` returns an empty text.
    """
    size = len(units)
    while size:
        end = len(units)
        while end > 0:
            start = max(0, end - size)
            fewer = units[:start] + units[end:]
            text = text_of(fewer)
            if text and text not in tried:
                tried.add(text)
                if (yield text):
                    units = fewer
            end = start
        size //= 2
    return units
