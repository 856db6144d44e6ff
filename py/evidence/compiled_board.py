"""Finds the board of a compiled program in its global arrays.

The page runs the program, once for each of the judge's steps, and reads its memory at the end.
"""

from collections.abc import Iterator
from typing import Any

from evidence.board_finder import best_board
from evidence.debug_data import entries_of
from evidence.facts import board_facts
from evidence.global_arrays import GlobalArray, global_arrays
from evidence.judge_steps import JudgeSide, all_steps
from tracing.events import MAIN, CodePlace, Variable


def listing_arrays(
    file: str, info: str, abbreviations: str, texts: str
) -> Iterator[dict[str, Any]]:
    """Yields the `arrays` of a program that may hold its board, each as a list of its attributes.

    Args:
        file: The name of the source file.
        info: The section `.debug_info` in hexadecimal digits, as the next ones.
        abbreviations: The section `.debug_abbrev`.
        texts: The section `.debug_str`.
    """
    try:
        entries = entries_of(file, *map(bytes.fromhex, (info, abbreviations, texts)))
    except ValueError:
        entries = {}
    yield {"arrays": [list(array) for array in global_arrays(entries)]}


def following_arrays(
    arrays: list[list[Any]],
    states: list[str | None],
    judge: JudgeSide,
    printing: list[Any] | None,
) -> Iterator[dict[str, Any]]:
    """Yields the `board` of a program, as `evidence.facts` does, or None.

    Args:
        arrays: The arrays from `listing_arrays`.
        states: The bytes of all arrays in hexadecimal digits, after each step of each of the
            judge's runs; None if the program did not get there.
        judge: The judge's steps.
        printing: The line and function that wrote the first difference, None if unknown.
    """
    watched = [GlobalArray(*array) for array in arrays]
    left = iter(states)
    values = [
        [_variables(watched, state) for _, state in zip(steps, left) if state is not None]
        for steps in all_steps(judge)
    ]
    board = best_board(values, judge) if judge["steps"] else None
    code_place = CodePlace(*printing) if printing else None
    yield {"board": board and board_facts(board, judge, code_place)}


def _variables(arrays: list[GlobalArray], state: str) -> dict[Variable, object]:
    """Returns the values of arrays from their bytes."""
    content, found, start = bytes.fromhex(state), {}, 0
    for array in arrays:
        end = start + array.length
        found[Variable(MAIN, array.name)] = array.value(content[start:end])
        start = end
    return found
