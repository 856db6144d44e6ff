"""A fourth format needs no change elsewhere, and nothing false is said about it."""

import sys
from pathlib import Path
from typing import Any

import pytest

from harness.extent import in_part
from hosting.serving import ROOT
from unit.commands.shell import run
from unit.page.running import compared, complete, ran_over, result_of, stepper_of
from unit.workbench.toy_formats import programs
from unit.workbench.toy_formats.discs import DISCS
from unit.workbench.toy_formats.kings import KINGS
from unit.workbench.toy_formats.noughts import NOUGHTS
from workbench.comparison import compare
from workbench.formats.input_games import formats_of_games
from workbench.inputs import generate
from workbench.judging import Format
from workbench.model.judge.stepper import Stepper
from workbench.model.program.program_lines import explanation_of
from workbench.model.program.your_board import SHOWN_BOARD, your_board
from workbench.programs.explanation.judge_side import board_step_labels, judge_data
from workbench.programs.trials.observations import RunsBySize, last_game

TOYS = (DISCS, KINGS, NOUGHTS)
COMMANDS = ROOT / "py"
EMPTY_ROW = "....."
INPUTS = {
    DISCS: "4\n____\n_ox_\n_xo_\n____\nx\n2\n__\n__\no\n",
    KINGS: "\n".join(["X....", ".O...", *3 * [EMPTY_ROW], "XO...", "OO...", *3 * [EMPTY_ROW], ""]),
    NOUGHTS: "game\n1\n5\ngame\n9\n",
}
OUTPUTS = {
    DISCS: "moves: a2 b1 c4 d3\nmoves:\n",
    KINGS: "a1>a2\na1>b1\n\nstuck\n",
    NOUGHTS: "X--\n---\n---\n\nX--\n-O-\n---\n\n---\n---\n--X\n\n",
}


def shown(stepper: Stepper) -> list[tuple[Any, ...]]:
    """Returns what the page shows of each step: label, rows, marks, score, turn and sentence."""
    found = []
    for index in range(len(stepper.run.steps)):
        stepper.go_to(index)
        scene = stepper.scene()
        marks = {kind: squares for kind, squares in scene.marks.items() if squares}
        rows = "/".join(scene.rows)
        found.append((stepper.board_label, rows, marks, scene.score, scene.turn, scene.message))
    return found


@pytest.mark.parametrize("form", TOYS, ids=str)
def test_the_terminal_judges_it(form: Format, tmp_path: Path) -> None:
    given, output = INPUTS[form].encode(), tmp_path / "output"
    assert run(COMMANDS / "judge.py", form.name, text=given) == (0, OUTPUTS[form], "")
    output.write_text(OUTPUTS[form])
    done = run(COMMANDS / "judge.py", form.name, "--compare", output, text=given)
    number = OUTPUTS[form].count("\n")
    assert done == (0, f"Identical: {number} lines.\n", "")


def test_the_page_shows_a_board_and_its_listed_squares() -> None:
    discs, none = [("black", 2), ("white", 2)], [("black", 0), ("white", 0)]
    start = "..../.WB./.BW./...."
    assert shown(stepper_of(ran_over(DISCS, INPUTS[DISCS]))) == [
        ("Board 1 of 2", start, {}, discs, None, "A board is read."),
        ("Board 1 of 2", start, {"listed": [4, 1, 14, 11]}, discs, None, "The squares are listed."),
        ("Board 2 of 2", "../..", {}, none, None, "A board is read."),
        ("Board 2 of 2", "../..", {}, none, None, "The squares are listed."),
    ]


def test_the_page_shows_a_board_and_each_of_its_moves() -> None:
    first, score = "X..../.O.../...../...../.....", [("X", 1), ("O", 1)]
    second = "XO.../OO.../...../...../....."
    assert shown(stepper_of(ran_over(KINGS, INPUTS[KINGS]))) == [
        ("Board 1 of 2", first, {}, score, None, "A board is read."),
        ("Board 1 of 2", first, {"from": [0], "to": [1]}, score, None, "A move is listed."),
        ("Board 1 of 2", first, {"from": [0], "to": [5]}, score, None, "A move is listed."),
        ("Board 2 of 2", second, {}, [("X", 1), ("O", 3)], None, "A board is read."),
        ("Board 2 of 2", second, {}, [("X", 1), ("O", 3)], None, "No king moves."),
    ]


def test_the_page_shows_the_moves_of_another_game() -> None:
    empty = ".../.../..."
    assert shown(stepper_of(ran_over(NOUGHTS, INPUTS[NOUGHTS]))) == [
        ("Game 1 of 2", empty, {}, [("X", 0), ("O", 0)], "X", "A game begins."),
        ("Game 1 of 2", "X../.../...", {}, [("X", 1), ("O", 0)], "O", "A sign is set."),
        ("Game 1 of 2", "X../.O./...", {}, [("X", 1), ("O", 1)], "X", "A sign is set."),
        ("Game 2 of 2", empty, {}, [("X", 0), ("O", 0)], "X", "A game begins."),
        ("Game 2 of 2", ".../.../..X", {}, [("X", 1), ("O", 0)], "O", "A sign is set."),
    ]


@pytest.mark.parametrize("form", TOYS, ids=str)
def test_a_press_offers_nothing_of_board_silly(form: Format) -> None:
    app = ran_over(form, INPUTS[form])
    stepper = stepper_of(app)
    before = stepper.scene()
    stepper.choose_brush("X")
    stepper.press(0)
    assert (stepper.silly_board, stepper.selected, app.judge.input) == (None, None, INPUTS[form])
    assert stepper.scene() == before


def test_only_positions_of_othello_can_be_played() -> None:
    playable = [ran_over(form, INPUTS[form]).judge.stepper for form in TOYS]
    assert [bool(one and one.position_and_turn()) for one in playable] == [True, False, False]
    assert [form.name for form in formats_of_games()] == ["uva220", "jutge"]


LIST = (
    "First difference at line 1, the list of board 1: expected “moves:·a2·b1·c4·d3”, got “{}”;"
    " everything after it agrees."
)
LISTED = "The squares are listed."
# A change of the output, the verdict, what is said of it, and the message of the board.
DIFFERENT = [
    (DISCS, ("a2 b1 c4 d3", "d3 c4 b1 a2"), "First difference at line 1, the list of board 1: the"
     " same list in another order, but the order matters here; expected “moves:·a2·b1·c4·d3”, got"
     " “moves:·d3·c4·b1·a2”; everything after it agrees.",
     "The squares are right, but in another order.", LISTED),
    (DISCS, ("a2 b1", "b1"), LIST.format("moves:·b1·c4·d3"),
     "Your program should list a2, where black turns over b2 on the line east to c2.",
     "The squares are listed. Your output differs on a2."),
    # Other text is no other order, and no repetition.
    (DISCS, ("moves: a2", "moves! a2"), LIST.format("moves!·a2·b1·c4·d3"), "", LISTED),
    (DISCS, ("moves: a2 b1", "moves are b1 a2"), LIST.format("moves·are·b1·a2·c4·d3"), "", LISTED),
    (DISCS, ("a2 b1 c4 d3", "b1 a2 d3 c4 c4"), LIST.format("moves:·b1·a2·d3·c4·c4"),
     "A square is listed more than once.", LISTED),
    (DISCS, ("moves:\n", "none\n"),
     "First difference at line 2, the list of board 2: expected “moves:”, got “none”.",
     "If there is no legal move, print exactly “moves:”", LISTED),
    (DISCS, ("a2 b1 c4 d3", "a2, b1, c4, d3"), LIST.format("moves:·a2,·b1,·c4,·d3"),
     "The squares are right, but the text is not.", LISTED),
    (KINGS, ("a1>a2\n", ""), "First difference at line 1, the kings of board 1: missing “a1>a2”;"
     " everything after it agrees.", "", "A move is listed. Your output differs on a1 and a2."),
    (KINGS, ("a1>a2\n", "a1>a2\na1>b2\n"),
     "First difference at line 2, the kings of board 1: extra “a1>b2”; everything after it agrees.",
     "", "A board is read. Your output differs on a1 and b2."),
    (KINGS, ("a1>a2", "a1"),
     "First difference at line 1, the kings of board 1: missing “a1>a2”, extra “a1”.", "",
     "A move is listed. Your output differs on a1 and a2."),
    (KINGS, ("a1", "A1"), "First difference at line 1, the kings of board 1: expected “a1>a2”, got"
     " “A1>a2”; everything after line 2 agrees.", "The moves are right, but the text is not.",
     "A move is listed."),
    (NOUGHTS, ("-O-", "-X-"), "First difference at line 6, the board after move 2: expected “-O-”,"
     " got “-X-”; everything after it agrees.", "", "A sign is set. Your output differs on 5."),
]  # fmt: skip


@pytest.mark.parametrize(("form", "change", "verdict", "detail", "message"), DIFFERENT)
def test_a_wrong_output_is_described_in_the_words_of_the_format(
    form: Format, change: tuple[str, str], verdict: str, detail: str, message: str
) -> None:
    assert change[0] in OUTPUTS[form]
    app = compared(ran_over(form, INPUTS[form]), OUTPUTS[form].replace(*change))
    result, board = result_of(app), your_board(app.program_test)
    assert (result.verdict, result.detail, result.guess) == (verdict, detail, "")
    assert explanation_of(app.program_test).likely == detail
    assert app.workspace.scene().message == message
    assert board and (board.caption, board.reading) == (SHOWN_BOARD, "")


def test_names_without_rows_before_columns_are_not_read_as_such() -> None:
    """The digits of a3 and a1 would be c1 with the column before the row."""
    text = "4\nxo__\n____\n____\n____\nx\n"
    result = compare(DISCS, list(DISCS.run(text)), "moves: a3 a1\n")
    assert result.detail == (
        "Your program should list c1, where black turns over b1 on the line west to a1."
        " It should not list a3, where black turns nothing over."
        " It should not list a1, where there is a disc."
    )


def test_boards_without_empty_lines_between_them_are_told_apart() -> None:
    result = compare(NOUGHTS, list(NOUGHTS.run(INPUTS[NOUGHTS])), "X--\n---\n---\n---\n---\n--X\n")
    assert result.verdict == (
        "White space differs first: an empty line is missing after a board, on line 4. Your output"
        " lacks lines 5 to 8, the board after move 2; everything after it agrees."
    )


def test_moves_are_right_in_any_order_and_squares_are_not() -> None:
    steps, swapped = list(KINGS.run(INPUTS[KINGS])), "a1>b1\na1>a2\n\nstuck\n"
    result = compare(KINGS, steps, swapped)
    verdict = "Right: the same moves in another order, and any order is right."
    assert (result.right, result.verdict) == (True, verdict)
    assert not compare(DISCS, list(DISCS.run(INPUTS[DISCS])), "moves: b1 a2 c4 d3\nmoves:\n").right


def test_an_incomplete_list_of_moves_is_not_judged() -> None:
    steps = list(KINGS.run(INPUTS[KINGS]))
    result = compare(KINGS, steps[:2], "a1>b1\n", finished=False)
    assert (result.right, result.kind) == (False, "agrees")
    assert result.verdict == "No difference up to where the judge stopped, after 0 lines."


@pytest.mark.parametrize("form", TOYS, ids=str)
def test_the_terminal_generates_it(form: Format) -> None:
    for feature in form.inputs.features:
        arguments = form.name, "--seed", "2", "--feature", feature.name
        text = generate(form, 2, feature.name)
        assert run(COMMANDS / "generate.py", *arguments) == (0, text, "")
    listing = "".join([f"{one.name:18}{one.phrase}\n" for one in form.inputs.features])
    assert run(COMMANDS / "generate.py", form.name, "--list") == (0, listing, "")


@pytest.mark.parametrize(
    ("form", "remark"),
    [
        (DISCS, "Made from seed 1: it lists nothing, at step 2, x."),
        (KINGS, "Made from seed 1: it has a king who cannot move, at step 2."),
        (NOUGHTS, "Made from seed 1: it fills the board, at step 10, {}."),
    ],
)
def test_the_page_generates_it_and_names_the_step(form: Format, remark: str) -> None:
    app = ran_over(form, "")
    complete(app, app.generating.generate, 1, form.inputs.features[1])
    last = app.judge.input.split()[-1]
    assert stepper_of(app).scene().message.startswith(remark.format(last))


def test_inputs_with_boards_of_several_sizes_say_nothing_of_the_size() -> None:
    runs = RunsBySize()
    two, four, six = ["\n".join([str(n), *n * [n * "_"], "x", ""]) for n in (2, 4, 6)]
    for text, is_right in ((two, True), (four + six, False)):
        for _ in range(20):
            runs.note(list(DISCS.run(text)), is_right)
    assert runs.sentence() == ""


@pytest.mark.parametrize(
    ("form", "output", "noun"),
    [
        (DISCS, "moves: a2 b1 c4 d3\nmoves: a1\n", "Board 2 alone is … after board 1 it"),
        (KINGS, "a1>a2\na1>b1\n\na1>c1\n", "Board 2 alone is … after board 1 it"),
        (NOUGHTS, OUTPUTS[NOUGHTS].replace("--X", "--O"), "Game 2 alone is … after game 1 it"),
    ],
)
def test_the_last_board_or_game_is_tested_alone(form: Format, output: str, noun: str) -> None:
    text = INPUTS[form]
    found = last_game(form, text, compare(form, list(form.run(text)), output))
    assert found
    alone, sentence = found
    assert (
        text.endswith(alone) and sentence == noun.replace("…", "answered correctly;") + " is not."
    )


def test_programs_are_compared_after_the_steps_that_change_a_board() -> None:
    found = [[*board_step_labels(form, [*form.run(INPUTS[form])])] for form in TOYS]
    assert found == [[0, 2], [0, 3], [0, 1, 2, 3, 4]]
    labels = [
        [step["label"] for step in judge_data(form, INPUTS[form], None, [])["steps"]]
        for form in TOYS
    ]
    assert labels[:2] == [["reading board 1", "reading board 2"]] * 2
    assert labels[2] == ["reading game 1", "move 1", "move 2", "reading game 2", "move 1"]


# A right program, a change that leaves it right, one that does not, and lines of the explanation.
# The first takes longest.
TESTED = [
    (DISCS, programs.DISCS, ("", ""), ("right in (-1, 0, 1)", "right in (-1, 0)"), """\
First difference at line 1, the list of board 1: expected “moves:·a3·b4·c1·d2”, got\
 “moves:·b4·c1·d2”.
The program fails on all 9 inputs with n ≥ 4 and is right on all 10 with n ≤ 2.
Line 23 in the main program wrote the first difference.
Your `board` is right. Line 23 prints a wrong list of moves.
Before line 23 printed this, `turns` ran to line 13.
Look at line 7.
  `(-1, 0)` → `(-1, 0, 1)`"""),
    (KINGS, programs.KINGS, ("in moves:", "in reversed(moves):"), ("range(row - 1", "range(row"),
     """\
First difference at line 1, the kings of board 1: missing “b4>a3” and 2 more; everything after it\
 agrees.
Line 19 in the main program wrote the last line of the list.
Your `board` is right.
Your `moves` lacks b4-a3 and 2 more.
Look at line 12.
  `range(row, row + 2)` → `range(row - 1, row + 2)`"""),
    (KINGS, programs.KINGS, ("", ""), ("'stuck'", "'none'"), """\
First difference at line 1, the kings of board 1: missing “stuck”, extra “none”.
Line 21 in the main program wrote the first difference.
Your `board` is right. Line 21 prints a wrong list of moves.
Look at line 21.
  `'none'` → `'stuck'`"""),
    (NOUGHTS, programs.NOUGHTS, ("", ""), ("at % 3]", "at // 3]"), """\
First difference at line 7, the board after move 2: expected “O--”, got “--O”; everything after it\
 agrees.
Line 11 in the main program wrote the first difference.
Look at line 8.
  `board[at // 3][at // 3]` → `board[at // 3][at % 3]`
No line read or wrote 7 of `board` by its index at move 2, except lines that read most of the board.
Line 8 in the main program wrote `'O'` on 9 at move 2."""),
]  # fmt: skip
FIXED = "With this one change the program agrees with the judge on all 200 tests."


@pytest.mark.slow
@pytest.mark.parametrize(("form", "program", "harmless", "fault", "said"), in_part(TESTED[::-1], 1))
def test_the_terminal_tests_a_program(
    form: Format, program: str, harmless: Any, fault: tuple[str, str], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "program.py"
    command = COMMANDS / "stress.py", form.name, "--count", "40", "--out", tmp_path
    file.write_text(program.replace(*harmless))
    status, output, _ = run(*command, "--", sys.executable, file)
    assert status == 0, output
    assert "Accepted. The program agrees with the judge on 40 inputs." in output
    file.write_text(program.replace(*harmless).replace(*fault))
    status, output, _ = run(*command, "--explain", "--", sys.executable, file)
    first, *lines = output.splitlines()
    assert status == 1
    assert first.startswith("Wrong answer. The program differs from the judge on this input, ")
    # Without the variables, the names of files and the link.
    told = [line for line in lines[:-2] if " = " not in line]
    assert sorted(told) == sorted([*said.splitlines(), FIXED])
