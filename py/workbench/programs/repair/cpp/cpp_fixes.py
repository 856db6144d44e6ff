"""All edits of a C or C++ program, the likeliest first, and the program that contains them.

Answers the requests for a fix. Nothing is kept between two requests, so each makes the edits anew,
always in the same order.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from workbench.programs.repair.cpp.constant_conditions import trapping
from workbench.programs.repair.cpp.cpp_edits import CppEdit, edited, expression_edits
from workbench.programs.repair.cpp.cpp_name_edits import name_edits
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.repair.cpp.cpp_statement_edits import statement_edits
from workbench.programs.repair.cpp.cpp_text_edits import text_edits
from workbench.programs.repair.cpp.declaration_edits import declaration_edits
from workbench.programs.repair.cpp.mutants import Choice, Mutants, mutants, refuted
from workbench.programs.repair.cpp.size_edits import expansion_edits, size_edits
from workbench.programs.repair.joint_edits import joined
from workbench.programs.syntax.clang_tree import Node
from workbench.programs.syntax.python_tree import Splice, spliced

MOST_EDITS = 6000
MOST_DECLARED = 8
APART = 2  # Kinds by which edits in other functions come later.
# Assignments of a variable to itself, or of what a condition has just found there, sums with 0,
# products with 1, numbers that begin at others than 0, and a statement with an empty one in it.
ODD = re.compile(
    r"(?<![\w.>])(\w+) = \1;"
    r"|(?<=[\w\])] )(?:[+-] 0|[*/] 1)(?![\w.])"
    r"|\b(?:if|while) ?\((?:[^;{}|]* && ?)?([^;{}|&()]+?) ?== ?([^;{}|&()]+?)(?: && [^;{}|]*)?\)"
    r"[\s{]*\2 = \3;"
    r"|\bfor \([^;=]*= \(?-1\)?;|\bint \w+ = -?[1-9]\d*[;,]|(?:\)|\belse)\s+;"
)


def all_edits(source: CppSource, texts: list[str], lines: list[int]) -> list[CppEdit]:
    """Returns all edits of a program, each once, the likeliest first.

    Edits of the lines that the evidence names, and those in their functions, come first.
    """
    edits = [
        *expression_edits(source),
        *name_edits(source),
        *text_edits(source, texts),
        *statement_edits(source),
    ]
    edits += joint_edits(source, edits)
    named = {
        function
        for function in source.functions
        for line in lines
        if source.line(function.start) <= line <= source.line(function.end)
    }

    def place(edit: CppEdit) -> int:
        is_named = source.line(edit.place) in lines
        return edit.kind - is_named + APART * (source.function(edit.node) not in named)

    edits.sort(key=place)
    known: dict[str, CppEdit] = {}
    for edit in edits:
        known.setdefault(spliced(source.text, edit.splices), edit)
    known.pop(source.text, None)
    return [*known.values()][:MOST_EDITS]


def joint_edits(source: CppSource, edits: list[CppEdit]) -> Iterator[CppEdit]:
    """Yields edits of equal parts of a function or of a statement."""
    parts: list[tuple[Splice, int, list[object]]] = []
    nodes: dict[Splice, Node] = {}
    for edit in edits:
        if len(edit.splices) == 1:
            splice, node = edit.splices[0], edit.node
            nodes[splice] = node
            change = source.text[splice.start : splice.end], splice.text
            within = source.text_of(node), splice.start - node.start, change
            line = source.line(splice.start), change
            parts.append((splice, edit.kind, [within, (source.function(node), within), line]))
    for splices, kind in joined(parts):
        yield from edited(source, kind, *((nodes[splice], splice) for splice in splices))


def with_edits(source: CppSource, edits: list[CppEdit], numbers: Iterable[int]) -> Mutants:
    """Returns the program with some of the edits, which are numbered from 1."""
    return _with_numbered(source, [(number, edits[number - 1]) for number in numbers])


def _with_numbered(source: CppSource, numbered: list[tuple[int, CppEdit]]) -> Mutants:
    choices = [
        Choice(slot, number, text) for number, edit in numbered for slot, text in edit.versions
    ]
    return mutants(source.variable_tables(), choices)


def edited_program(source: CppSource, edit: CppEdit) -> str:
    """Returns the program with an edit."""
    return spliced(source.text, edit.splices).encode("latin-1").decode()


def by_oddness(source: CppSource, edits: list[CppEdit]) -> list[CppEdit]:
    """Returns edits in the order in which they are shown, those that leave odd code last."""
    return sorted(edits, key=lambda edit: (_oddness(source, edit), edit.kind))


def _oddness(source: CppSource, edit: CppEdit) -> int:
    """Returns the number of odd places that an edit leaves."""
    text = spliced(source.text, edit.splices)
    return len(ODD.findall(text))


def building(
    first: int, most: int, without: list[int], errors: list[int], **asked: Any
) -> Iterator[dict[str, Any]]:
    """Yields a `source` that contains some edits, their `numbers`, and the `number` of all edits.

    Args:
        first: The number of edits before the first one.
        most: The number of edits.
        without: The edits that the last source left out.
        errors: The lines of the last source that do not compile.
        asked: The parameters of `_edits`.
    """
    source, edits = _edits(**asked)
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


def trapped(numbers: list[int], **asked: Any) -> Iterator[dict[str, Any]]:
    """Yields a `source` that contains edits of conditions with traps, numbered from 1.

    The `numbers` of the answer are those of the edits without the traps.
    """
    source, edits = _edits(**asked)
    found = [(number, one) for number in numbers for one in trapping(source, edits[number - 1])]
    numbered = [(place, one) for place, (_, one) in enumerate(found, 1)]
    yield {
        "source": _with_numbered(source, numbered).source if found else "",
        "numbers": [number for number, _ in found],
    }


def editing(numbers: list[int], **asked: Any) -> Iterator[dict[str, Any]]:
    """Yields the `fixes` with some numbers, those that leave odd code last."""
    source, edits = _edits(**asked)
    found = by_oddness(source, [edits[number - 1] for number in numbers])
    yield {
        "fixes": [
            [source.line(edit.place), edit.said, edited_program(source, edit)] for edit in found
        ]
    }


def declaring(program: str, is_c: bool, texts: list[str]) -> Iterator[dict[str, Any]]:
    """Yields the `fixes` of declarations, macros, sizes and constants, compiled one by one."""
    declared = [] if is_c else [*declaration_edits(CppSource(program, texts[0], is_c))]
    found = [*declared[:MOST_DECLARED], *expansion_edits(program), *size_edits(program)]
    yield {"fixes": [[*fix] for fix in found]}


def _edits(
    program: str, is_c: bool, literals: list[str], lines: list[int], texts: list[str]
) -> tuple[CppSource, list[CppEdit]]:
    """Returns a program and all its edits.

    Args:
        program: The wrong program.
        is_c: Whether it is in C.
        literals: The texts that the format prints.
        lines: The lines that the evidence names.
        texts: Clang's tree of the program.
    """
    source = CppSource(program, texts[0], is_c)
    return source, all_edits(source, literals, lines)
