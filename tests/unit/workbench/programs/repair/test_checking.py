"""A program is run on a test until its output is wrong."""

import gc
import weakref

import pytest

from harness.extent import in_part
from workbench.programs.repair.checking import Checker, JudgeTest
from workbench.programs.syntax.python_tree import with_ticks
from workbench.programs.tracing.program_run import compiled


def passes(program: str, expected: str, *, any_order: bool = False, text: str = "") -> bool:
    code = compiled(with_ticks(program))
    return Checker(any_order).passes(code, JudgeTest(text, expected))


@pytest.mark.parametrize(
    ("program", "expected", "right"),
    [
        ("print(1)\nprint(2)", "1\n2\n", True),
        ("print(1)", "1\n2\n", False),
        ("print(1)\nprint(2)\nprint(3)", "1\n2\n", False),
        ("print(1, end='')", "1\n", False),
        ("print(2)\nprint(1)", "1\n2\n", False),
        ("print(1)\n1 / 0", "1\n", False),
        ("print(1)\nexit(1)", "1\n", False),
        ("print(1)\nexit()", "1\n", True),
        ("", "", True),
    ],
)
def test_an_output_must_be_equal(program: str, expected: str, right: bool) -> None:
    assert passes(program, expected) == right


@pytest.mark.parametrize(
    ("printed", "right"),
    [
        ("a\nb\n\nc\n", True),
        ("b\na\n\nc\n", True),
        ("b\na\n\nc", False),
        ("b\n\nc\na\n", False),
        ("a\nb\nc\n", False),
        ("a\na\n\nc\n", False),
        ("a\n\nc\n", False),
        ("a\nb\n\nc\n\n", False),
        ("a\nb\n\nc\nd\n", False),
        ("a\nb\n", False),
        ("", False),
    ],
)
def test_lines_of_a_board_may_be_in_any_order(printed: str, right: bool) -> None:
    for size in (1, 3, 99):  # Characters of a write.
        program = (
            f"t = {printed!r}\nfor i in range(0, len(t), {size}): print(t[i:i+{size}], end='')"
        )
        assert passes(program, "a\nb\n\nc\n", any_order=True) == right


def test_no_board_prints_nothing() -> None:
    assert passes("", "", any_order=True)
    assert not passes("print(1)", "", any_order=True)


@pytest.mark.parametrize(
    "program",
    in_part(
        [
            "while True: pass",
            "def f(n):\n    if n:\n        f(n - 1)\n        f(n - 1)\nf(99)",
            "for i in iter(int, 1):\n    if i: break",
            "while True:\n    try: print(1)\n    except: pass",
            "[i for i in iter(int, 1)]",
            "any(i for i in (iter(int, 1)))",
            "{i for i in iter(int, 1) if i for j in ''}",
            "print({0: j for i in '1' for j in ((iter(int, 1)))})",
        ],
        3,
    ),
)
def test_endless_programs_are_stopped(program: str) -> None:
    assert not passes(program, "")


def test_a_run_ends_at_the_first_wrong_character() -> None:
    # Otherwise the loop would run until the limit, and the later run would have more steps.
    checker, test = Checker(False), JudgeTest("", "ab\n")
    late = "for i in range({}): pass\nprint('ab')\n"
    assert not checker.measure(compiled(with_ticks("print('x')\n" + late.format(10**9))), test)
    assert checker.passes(compiled(with_ticks(late.format(40_000))), test)
    assert not checker.passes(compiled(with_ticks(late.format(60_000))), test)


def test_an_edited_program_gets_more_steps_than_the_original() -> None:
    checker, test = Checker(False), JudgeTest("", "x\n")
    count = "for i in range({}): pass\nprint('x')\n"
    assert checker.measure(compiled(with_ticks(count.format(10_000))), test)
    assert checker.passes(compiled(with_ticks(count.format(100_000))), test)
    assert not checker.passes(compiled(with_ticks(count.format(200_000))), test)


def test_what_a_wrong_program_keeps_is_freed_at_once() -> None:
    kept: list[weakref.ref[object]] = []
    program = "class A: pass\ndef f(a=[A()]):\n    note(a[0])\n    print('wrong')\nf()\n"
    gc.disable()
    try:
        Checker(False).passes(
            compiled(program),
            JudgeTest("", "right\n"),
            note=lambda one: kept.append(weakref.ref(one)),
        )
        assert [one() for one in kept] == [None]
    finally:
        gc.enable()
