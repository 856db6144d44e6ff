"""Answers the requests for a fix of a C or C++ program.

Nothing is kept between two requests, so each makes the edits anew, always in the same order.
"""

from collections.abc import Iterator
from typing import Any

from workbench.programs.repair.cpp.cpp_fixes import (
    all_edits,
    by_oddness,
    edited_program,
    with_edits,
)
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.cpp.mutants import refuted
from workbench.programs.repair.cpp.size_edits import size_edits


def building(
    program: str,
    is_c: bool,
    literals: list[str],
    lines: list[int],
    first: int,
    most: int,
    without: list[int],
    errors: list[int],
    texts: list[str],
) -> Iterator[dict[str, Any]]:
    """Yields a `source` that contains some edits, their `numbers`, and the `number` of all edits.

    Args:
        program: The wrong program.
        is_c: Whether it is in C.
        literals: The texts that the format prints.
        lines: The lines that the evidence names.
        first: The number of edits before the first one.
        most: The number of edits.
        without: The edits that the last source left out.
        errors: The lines of the last source that do not compile.
        texts: Clang's tree of the program.
    """
    source = CppSource(program, texts[0], is_c)
    edits = all_edits(source, literals, lines)
    some = range(first + 1, min(first + most, len(edits)) + 1)
    left_out = {*without}
    if errors:
        last = with_edits(source, edits, [one for one in some if one not in left_out])
        left_out |= refuted(last, errors)
    numbers = [one for one in some if one not in left_out]
    yield {
        "source": with_edits(source, edits, numbers).source,
        "numbers": numbers,
        "without": sorted(left_out),
        "number": len(edits),
    }


def editing(
    program: str,
    is_c: bool,
    literals: list[str],
    lines: list[int],
    numbers: list[int],
    texts: list[str],
) -> Iterator[dict[str, Any]]:
    """Yields the `fixes` with some numbers, those that leave odd code last."""
    source = CppSource(program, texts[0], is_c)
    edits = all_edits(source, literals, lines)
    found = by_oddness(source, [edits[number - 1] for number in numbers])
    yield {
        "fixes": [
            [source.line(edit.place), edit.said, edited_program(source, edit)] for edit in found
        ]
    }


def sizing(program: str, texts: list[str]) -> Iterator[dict[str, Any]]:
    """Yields the `fixes` of sizes and constants, which are compiled one by one."""
    yield {"fixes": [[*fix] for fix in size_edits(program)]}
