"""Older C++ standards are tried if a program does not compile."""

from typing import Any

from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.programs.compiler.languages import (
    C89,
    CPP11,
    CPP14,
    CPP17,
    CPP20,
    PYTHON,
    C,
    Language,
    with_older,
)
from workbench.programs.compiler.standards import compiled

AMBIGUOUS = Diagnostic(3, 9, "error", "reference to 'size' is ambiguous")
ANOTHER = Diagnostic(8, 1, "error", "another")
LINKER = Diagnostic(0, 0, "error", "undefined symbol: play(int, int)")
UNUSED = Diagnostic(5, 1, "warning", "unused variable 'x'")


def ended(likely: Language, *messages: list[Diagnostic]) -> tuple[Language, list[Diagnostic], Any]:
    """Returns the end of attempts with these messages, all of which are made."""
    left = list(messages)

    async def attempt(language: Language) -> tuple[list[Diagnostic], bool]:
        found = left.pop(0)
        return found, not [one for one in found if one.severity == "error"]

    coroutine = compiled(attempt, with_older(likely))
    try:
        coroutine.send(None)
    except StopIteration as end:
        assert left == []
        found: tuple[Language, list[Diagnostic], Any] = end.value
        return found
    raise AssertionError


def test_older_standards_follow_the_likely_one() -> None:
    assert with_older(CPP20) == [CPP20, CPP17, CPP14, CPP11]
    assert with_older(C) == [C, C89]
    for language in (CPP11, PYTHON):
        assert with_older(language) == [language]


def test_the_standard_that_compiles_is_named_with_the_error_of_the_likely_one() -> None:
    language, (note, warning), result = ended(CPP17, [UNUSED, AMBIGUOUS], [ANOTHER], [UNUSED])
    assert (language, result) == (CPP11, True)
    assert (note.line, note.severity, warning) == (0, REMARK, UNUSED)
    assert note.message == (
        "The program compiles as C++11, not as C++17. Line 3: reference to 'size' is ambiguous."
    )


def test_a_program_that_compiles_at_once_gets_no_note() -> None:
    assert ended(CPP17, [UNUSED]) == (CPP17, [UNUSED], True)


def test_a_program_that_compiles_as_no_standard_keeps_its_first_errors() -> None:
    assert ended(CPP14, [AMBIGUOUS], [ANOTHER]) == (CPP14, [AMBIGUOUS], None)


def test_an_error_that_an_older_standard_does_not_change_is_not_tried_again() -> None:
    found = ended(CPP20, [AMBIGUOUS], [UNUSED, AMBIGUOUS])
    assert found == (CPP20, [AMBIGUOUS], None)


def test_an_error_of_the_linker_is_not_tried_again() -> None:
    assert ended(CPP17, [UNUSED, LINKER]) == (CPP17, [UNUSED, LINKER], None)
