"""Older C++ standards are tried if a program does not compile."""

from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.programs.compiler.languages import (
    C89,
    CPP11,
    CPP14,
    CPP17,
    CPP20,
    PYTHON,
    C,
    with_older,
)
from workbench.programs.compiler.standards import Standards

AMBIGUOUS = Diagnostic(3, 9, "error", "reference to 'size' is ambiguous")
LINKER = Diagnostic(0, 0, "error", "undefined symbol: play(int, int)")
UNUSED = Diagnostic(5, 1, "warning", "unused variable 'x'")


def test_older_standards_follow_the_likely_one() -> None:
    assert with_older(CPP20) == [CPP20, CPP17, CPP14, CPP11]
    assert with_older(C) == [C, C89]
    for language in (CPP11, PYTHON):
        assert with_older(language) == [language]


def test_the_standard_that_compiles_is_named_with_the_error_of_the_likely_one() -> None:
    standards = Standards(with_older(CPP17))
    assert standards.failed([UNUSED, AMBIGUOUS]) and standards.language is CPP14
    assert standards.failed([Diagnostic(8, 1, "error", "another")])
    assert standards.language is CPP11
    note, warning = standards.succeeded([UNUSED])
    assert (note.line, note.severity, warning) == (0, REMARK, UNUSED)
    assert note.message == (
        "The program compiles as C++11, not as C++17. Line 3: reference to 'size' is ambiguous."
    )


def test_a_program_that_compiles_at_once_gets_no_note() -> None:
    assert Standards(with_older(CPP17)).succeeded([UNUSED]) == [UNUSED]


def test_a_program_that_compiles_as_no_standard_keeps_its_first_errors() -> None:
    standards = Standards(with_older(CPP14))
    assert standards.failed([AMBIGUOUS])
    assert not standards.failed([Diagnostic(8, 1, "error", "another")])
    assert standards.diagnostics == [AMBIGUOUS] and standards.language is CPP14


def test_an_error_that_an_older_standard_does_not_change_is_not_tried_again() -> None:
    standards = Standards(with_older(CPP20))
    assert standards.failed([AMBIGUOUS]) and not standards.failed([UNUSED, AMBIGUOUS])
    assert standards.diagnostics == [AMBIGUOUS] and standards.language is CPP20


def test_an_error_of_the_linker_is_not_tried_again() -> None:
    assert not Standards(with_older(CPP17)).failed([UNUSED, LINKER])
