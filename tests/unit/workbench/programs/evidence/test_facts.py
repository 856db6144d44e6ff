"""The explanation of a failing input, as plain data."""

import gc
import json
from typing import Any

import pytest

from unit.workbench.programs.evidence.programs import (
    ROWS,
    judge,
    judge_step,
    merged,
    move_list,
    program,
)
from workbench.programs.evidence.facts import (
    MOST_CODE_PLACES,
    MOST_STACKS,
    MOST_WRITES,
    event_facts,
)
from workbench.programs.evidence.square_events import ToldEvent
from workbench.programs.explanation.answer_shapes import LONGEST
from workbench.programs.sandbox.python_facts import facts_of
from workbench.programs.tracing.events import COLLECTED, WROTE, CodePlace
from workbench.programs.tracing.program_run import compiled, run

PRINTING = "print(n)\n"
OUTPUT = "4\n"
JUDGE = judge(symbols="", names=[], steps=[], until="")


def explain(*arguments: Any) -> dict[str, Any]:
    """Returns the facts of both parts, as they arrive in JSON."""
    return merged(json.loads(json.dumps(part)) for part in facts_of(*arguments))


def explained(source: str, output: str | None = None, **changed: Any) -> dict[str, Any]:
    known = judge(**changed)
    return explain(source, known["until"], 0, known, output)


_, BY_ROWS = program("rows")


def test_everything_is_said_about_a_run_that_prints_the_same() -> None:
    name, source = program("rows")
    for output in (OUTPUT, None):
        found = explained(source + PRINTING, output)
        assert found["repeated"] and found["done"] == WROTE
        assert found["stack"] == [[source.count("\n") + 1, "the main program"]]
        assert found["board"]["name"] == name and found["board"]["wrong"] is None


def test_the_line_is_said_to_print_the_board_or_the_moves_wrongly() -> None:
    held = move_list(judge()["until"], [[0], [1]], [[0], [2]], True)
    for lists, board, moves in (
        ([], "Your `b` is right after every move. Line 26 prints a wrong list of moves.", ""),
        ([held], "Your `b` is right after every move.", "lacks (1,2), and wrongly has (1,3)"),
    ):
        text = BY_ROWS + "legal = [(0, 0), (0, 2)]\nprint(n)\n"
        found = explained(text, part="moves", lists=lists)
        assert found["board"]["sentence"] == board
        assert moves in found["moves"] and bool(found["moves"]) is bool(lists)


def test_a_line_that_only_collects_is_not_said_to_print() -> None:
    collecting = "out = []\nout.append('4')\nout.append('5')\nprint('\\n'.join(out))\n"
    found = explained(BY_ROWS + collecting, part="counts")
    line = BY_ROWS.count("\n") + 2
    said = f"Line {line} collects counts that do not match it."
    assert found["board"]["sentence"] == f"Your `b` is right after every move. {said}"


@pytest.mark.parametrize("output", ["5\n", "4\n4\n", ""])
def test_nothing_is_said_about_a_run_that_prints_something_else(output: str) -> None:
    found = explained(BY_ROWS + PRINTING, output)
    assert found == {"repeated": False}


@pytest.mark.parametrize("output", [OUTPUT, OUTPUT + "x", ""])
def test_a_run_that_never_ends_prints_a_beginning(
    output: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.programs.tracing.python_tracer.MOST_LINES", 2_000)
    found = explained(BY_ROWS + PRINTING + "while True: pass\n", output)
    assert found["repeated"] and found["done"] == WROTE


def test_a_program_that_python_cannot_read_is_not_explained() -> None:
    assert explained("print(", "") == {"repeated": True}


# Programs for `boardsilly` that read the rows of a board, and the variable that holds their board.
READING = "lines = open(0).read().split()[:4]\n"
MAKING = """\
import re
pieces = {}
for row, line in enumerate(lines):
    for found in re.finditer('[XO]', line):
        pieces[row, found.start()] = found.group()
print(len(pieces))
"""
LOOKING_UP = "print(sum(lines[r][c] == 'X' for r in range(4) for c in range(4)))\n"
HOLDING = {
    READING + MAKING: "pieces",
    READING + MAKING.replace("'[XO]'", "'[XO]+'"): None,
    READING + LOOKING_UP: "lines",
    f"class Game: pass\ngame = Game()\ngame.{READING}{LOOKING_UP.replace('lines', 'game.lines')}": (
        "game.lines"
    ),
}


@pytest.mark.parametrize(("source", "name"), HOLDING.items())
def test_rows_of_the_input_are_the_board_only_if_their_squares_are_looked_up(
    source: str, name: str | None
) -> None:
    rows = ["XO..", "....", ".O..", "...."]
    step = judge_step("reading board 1", "\n".join([*rows, "X", ""]), rows, None, True)
    board = explained(source, symbols=".XO", steps=[step], until=step["input"])["board"]
    assert (board and board["name"]) == name
    assert not board or board["states"] == ["".join(rows)]


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        (LOOKING_UP, ""),
        (
            "def has(r, c): return lines[r][c] == 'X'\n"
            + LOOKING_UP.replace("lines[r][c] == 'X'", "has(r, c)"),
            "Your `lines` is right.",
        ),
    ],
)
@pytest.mark.parametrize(
    "rows", [["XO..", "....", ".O..", "...."], ["XO..", "O...", "....", "...."]]
)
def test_a_board_without_moves_is_right_if_its_squares_are_looked_up_alone(
    ending: str, said: str, rows: list[str]
) -> None:
    step = judge_step("reading board 1", "\n".join([*rows, "X", ""]), rows, None, True)
    found = explained(READING + ending, symbols=".XO", steps=[step], until=step["input"])
    assert found["board"]["sentence"] == said


@pytest.mark.parametrize(("part", "is_told"), [("moves", True), ("counts", True), ("board", False)])
def test_a_board_that_is_wrong_on_another_input_may_be_right_here(part: str, is_told: bool) -> None:
    name, source = program("rows")
    *others, last = judge()["steps"]
    wrong = {**last, "rows": ROWS[0]}
    board = explained(source + PRINTING, part=part, others=[[*others, wrong]])["board"]
    assert board["sentence"].startswith(f"Your `{name}` is right") == is_told


def test_a_board_of_one_row_is_named() -> None:
    name, source = program("rows")
    source = source.replace("[[E] * n for _ in range(n)]", "[[E] * n] * n") + PRINTING
    board = explained(source, OUTPUT)["board"]
    said = "are the same list, so a change of one row changes all of them."
    assert board["sentence"] == f"All rows of your `{name}` {said}"
    assert board["states"] == [None] * len(ROWS)


def test_the_writing_of_the_first_wrong_square_is_an_event() -> None:
    put = "    put(row, column, me)\n"
    source = BY_ROWS.replace(put, f"{put}    b[1][2] = W\n") + PRINTING
    line = source.split("\n").index("    b[1][2] = W") + 1
    found = explained(source, OUTPUT)
    wrong = found["board"]["wrong"]
    [[kind, stack, symbol]] = [event[2:5] for event in found["events"] if event[:2] == [wrong, 6]]
    assert (kind, symbol) == ("wrote", "B")
    assert found["stacks"][stack] == [[line, "the main program"]]


def test_a_number_that_is_a_character_of_the_board_is_shown_as_both() -> None:
    name, source = program("rows")
    source = source.replace("E, K, W = '.NB'", "E, K, W = b'.NB'")
    source = source.replace("if get(y, x) == me:", "if get(y, x) == me != 0:") + PRINTING
    found = explained(source, OUTPUT)
    assert found["board"]["name"] == name
    shown = {text for event in found["events"] for _, text in event[5]}
    assert {"78 'N'", "66 'B'"} <= shown and not {"78", "66"} & shown
    at_difference = {text for _, text in found["variables"]}
    assert "78 'N'" in at_difference and not {"78", "66"} & at_difference
    assert any("`78 'N' == 66 'B'`" in event[4] for event in found["events"])


def test_a_square_that_nothing_has_changed_has_no_writer() -> None:
    source = BY_ROWS.replace("if get(y, x) == me:", "if False:") + PRINTING
    found = explained(source, OUTPUT)
    wrong = found["board"]["wrong"]
    assert {event[2] for event in found["events"] if event[:2] == [wrong, 5]} == {"read"}


def test_the_line_that_wrote_a_square_of_a_global_text_is_found() -> None:
    source = program("one text")[1].replace("put(row, column, me)", "put(row, column, W)")
    source = source.replace("+ 1:]\n", "+ 1:]\n    get(1, 1)\n") + PRINTING
    found = explained(source, OUTPUT)
    wrong = found["board"]["wrong"]
    wrote = [event for event in found["events"] if event[:3] == [wrong, 1, "wrote"]]
    lines = [found["stacks"][event[3]][0][0] for event in wrote]
    assert [source.split("\n")[line - 1][:17] for line in lines] == ["    global b; b ="]


@pytest.mark.parametrize(
    "program",
    [
        "class A:\n    def __del__(self): print('del')\ndef f():\n    a = A()\nf()\nprint('end')\n",
        "def g():\n    try:\n        yield\n    finally: print('closed')\n"
        "a = g()\nnext(a)\ndel a\nprint('end')\n",
    ],
)
def test_nothing_is_said_of_a_program_that_shows_when_its_objects_end(program: str) -> None:
    """A tracer keeps the values of the variables."""
    written: list[str] = []
    run(compiled(program), "", written.append)
    output = "".join(written)
    assert output.endswith("end\n")
    assert explain(program, "", 0, JUDGE, output) == {"repeated": False}
    gc.collect()  # Else the objects end in the run of another test.


@pytest.mark.parametrize(
    "new",
    ["[E] * n", "[[E] * (n - 1)] * n", "[[E] * n] * (n - 1)", "[(E,) * n] * n", "[E * n] * n"],
)
def test_other_values_do_not_seem_to_be_a_board_of_one_row(new: str) -> None:
    source = f"E, n = '.', 4\nb = {new}\nprint(n)\n"
    assert explained(source, OUTPUT)["board"] is None


def test_consecutive_writes_of_a_stack_are_one() -> None:
    program = "def f():\n    print(1)\nprint('a', 'b')\nf()\nf()\nfor i in range(2):\n    f()\n"
    found = explain(program, "", 0, JUDGE)
    main = "the main program"
    calls = [[[2, "f"], [line, main]] for line in (4, 5, 7)]
    assert found["stacks"] == [[[3, main]], *calls]
    assert found["writes"] == [[4, 0], [6, 1], [8, 2], [12, 3]]


def test_a_write_of_one_of_too_many_stacks_has_no_number() -> None:
    calls = "f()\n" * (MOST_STACKS + 2)
    found = explain(f"def f():\n    print(1)\n{calls}", "", 0, JUDGE)
    assert len(found["stacks"]) == MOST_STACKS
    assert [number for _, number in found["writes"][-3:]] == [MOST_STACKS - 1, -1, -1]


def test_the_moment_of_a_collected_output_is_that_of_collecting() -> None:
    program = "out = []\nfor i in 'ab':\n    out.append(i)\ni = 'the end'\nprint(*out)\n"
    found = explain(program, "", 2, JUDGE)
    assert found["done"] == COLLECTED and found["stack"] == [[3, "the main program"]]
    assert found["variables"] == [["i", "'b'"], ["out", "['a', 'b']"]]


def test_an_explanation_is_short_whatever_the_program_does() -> None:
    writing = "for i in range(3000):\n    print(i)\n    print('a')\n"
    deep = "def deep(n):\n    return n and deep(n - 1)\ndeep(100)\nprint(1)\n"
    raising = "def deep(n):\n    return 1 // n + deep(n - 1)\ndeep(100)\n"
    found = explain(writing, "", 10**9, JUDGE)
    assert len(found["writes"]) == MOST_WRITES
    assert len(json.dumps(found)) < 200_000
    assert explain(deep, "", 0, JUDGE)["stack"] == [[4, "the main program"]]
    assert len(explain(raising, "", 0, JUDGE)["stack"]) == MOST_CODE_PLACES


def test_of_very_many_events_the_last_ones_are_told() -> None:
    place = CodePlace(1, "play")
    events = [ToldEvent(n, 0, "read", (place,), "x" * 90, [], "") for n in range(2_000)]
    found = event_facts(events, {"stacks": []}, [*range(3_000)])
    assert len(json.dumps(found)) < LONGEST
    steps = [step for step, *_ in found["events"]]
    assert len(steps) > 500 and steps == [*range(2_000)][-len(steps) :]
    assert found["followed"] == [*range(2_000 - len(steps), 3_000)]
