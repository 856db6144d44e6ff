"""The board of a program is found however it is kept, and followed after every step."""

import pytest

from unit.workbench.programs.evidence.programs import (
    ROWS,
    WAYS_TO_KEEP,
    judge,
    judge_step,
    program,
    steps,
)
from workbench.formats import format_named
from workbench.inputs import generate
from workbench.programs.evidence.board_finder import ProgramBoard
from workbench.programs.evidence.first_wrong import board_sentence, has_not_passed
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.explanation.judge_side import judge_data
from workbench.programs.sandbox import program_facts
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner

PRINTING = "Line 31 prints"


def found_board(source: str, run: JudgeSide) -> ProgramBoard | None:
    return ProgramRuns(PythonRunner(source), run).board()


def sentence(source: str, run: JudgeSide, printing: str = "") -> str:
    board = found_board(source, run)
    assert board
    return board_sentence(board, run, printing)


_, BY_ROWS = program("rows")


@pytest.mark.parametrize("way", WAYS_TO_KEEP)
def test_the_board_is_found_and_right(way: str) -> None:
    name, source = program(way)
    board = found_board(source, judge())
    assert board
    assert board.variable.name == name and board.following.wrong is None
    assert board.following.states == ["".join(rows) for rows in ROWS]


@pytest.mark.parametrize(("signs", "wrong"), [(".NB", 0), (".BW", None), (".OX", None)])
def test_the_judge_s_own_symbols_mean_no_others(signs: str, wrong: int | None) -> None:
    """The first four discs have the wrong colours, or the program has names of its own for them."""
    exchanged = BY_ROWS.replace("E, K, W = '.NB'", f"E, W, K = '{signs}'")
    assert exchanged != BY_ROWS
    board = found_board(exchanged, judge(steps=steps()[:1]))
    assert board and board.following.wrong == wrong


def test_line_feeds_on_squares_are_told_and_those_behind_rows_are_not() -> None:
    rows = ["NB..", "....", "....", "...."]
    text = "\n".join(rows) + "\n"
    run = judge(steps=[judge_step("reading board 1", text, rows, None, True)], others=[])
    cut = "import sys\nt = sys.stdin.read()\nb = [list(t[4 * r : 4 * r + 4]) for r in range(4)]\n"
    said = f"After reading board 1 your `b` has a line feed on {run['names'][4]}."
    assert sentence(cut, run) == said
    board = found_board("import sys\nb = [list(row) for row in sys.stdin]\n", run)
    assert board and board.following.wrong is None


def test_a_board_is_found_though_the_program_crashes_before_it_prints() -> None:
    rows = ["NB..", "....", "....", "...."]
    run = judge(steps=[judge_step("reading board 1", "x", rows, None, True)], others=[])
    run["steps"][0]["prints"] = True
    for made, is_found in ((rows, True), (["BN..", *rows[1:]], False)):
        board = found_board(f"b = {made}\nraise ValueError\n", run)
        assert bool(board) is is_found


@pytest.mark.parametrize("way", WAYS_TO_KEEP)
def test_the_first_wrong_square_is_named(way: str) -> None:
    name, source = program(way)
    source = source.replace("(1, 0), (1, 1)]", "(1, 1)]")
    board = found_board(source, judge())
    assert board and board.following.wrong == 1
    still = f"`{name}` still {'have' if ' and ' in name else 'has'}"
    expected = f"After N 1 2 your {still} B on (2,2), which should have been flipped."
    assert board_sentence(board, judge(), PRINTING) == expected


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("    put(row, column, me)", "    pass", "has no disc on (1,2), where N was played."),
        ("put(row, column, me)", "put(row, column, W)", "has B on (1,2), where N was played."),
        ("    put(row, column, me)", "    put(row, column, me); put(3, 3, me)",
         "has N on (4,4), which should be empty."),
        ("    put(row, column, me)", "    put(row, column, me); put(1, 2, W)",
         "has B on (2,3), which should not have been flipped."),
    ],
)  # fmt: skip
def test_faults_are_described(right: str, wrong: str, said: str) -> None:
    assert BY_ROWS.count(right) == 1
    assert sentence(BY_ROWS.replace(right, wrong), judge()) == f"After N 1 2 your `b` {said}"


def test_a_move_for_a_side_that_had_to_pass_is_no_fault_of_its_line() -> None:
    run = judge()
    run["steps"][3]["passed"], run["steps"][3]["moved"] = True, "black"
    for wrong, not_passed in (
        ("put(row, column, W if (row, column) == (2, 3) else me)", True),
        ("put(row, column, E if (row, column) == (2, 3) else me)", False),
    ):
        board = found_board(
            BY_ROWS.replace("    put(row, column, me)", f"    {wrong}; put(2, 2, W)"), run
        )
        assert board and board.following.wrong == 3
        said = board_sentence(board, run, "")
        assert ("Your program did not pass: white had no legal move." in said) is not_passed
        assert has_not_passed(board, run) is not_passed


def test_the_line_that_printed_a_right_board_wrongly_is_named() -> None:
    source, said = BY_ROWS, "Your `b` is right after every move."
    printed = sentence(source, judge(part="board"), PRINTING)
    assert printed == f"{said} Line 31 prints it wrongly."
    assert sentence(source, judge(), PRINTING) == sentence(source, judge(part="board")) == said


def test_nothing_is_claimed_for_a_board_with_columns_first() -> None:
    board = found_board(BY_ROWS, judge())
    assert board and board_sentence(board, judge(part="transposed"), PRINTING) == ""
    assert sentence(program("columns first")[1], judge(part="board"), PRINTING) == ""


@pytest.mark.parametrize("way", ["rows", "flat"])
def test_nothing_is_claimed_for_a_start_with_exchanged_colours(way: str) -> None:
    source = program(way)[1]
    wrong = source.replace(
        "1, W), (2, 2, W), (1, 2, K), (2, 1, K)", "1, K), (2, 2, K), (1, 2, W), (2, 1, W)"
    )
    assert wrong != source
    for run in (judge(part="board"), judge(steps=steps()[:1], others=[steps()], part="board")):
        board = found_board(wrong, run)
        assert board is None or board_sentence(board, run, PRINTING) == ""


def test_a_wrong_start_is_told_though_the_input_has_no_board() -> None:
    first, *others = steps()
    changed = {**first, "rows": ["N...", *first["rows"][1:]]}
    run = judge(steps=[changed, *others], others=[steps()], part="board")
    board = found_board(BY_ROWS, run)
    said = "After reading game 1 your `b` has no disc on (1,1), where there is N at the start."
    assert board and board_sentence(board, run, PRINTING) == said


# What a program does besides before its moves, and after each of them or at its end.
BESIDES = {
    "a text of the board": ("text = ''", "    text = chr(10).join(''.join(row) for row in b)\n"),
    "a copy of the start": ("copy = [row[:] for row in b]", ""),
    "rows that are emptied": ("copy = [list('....') for _ in b]", "copy.clear()\n"),
    "keys that are emptied": ("copy = dict.fromkeys('abcd')", "copy.clear()\n"),
}


@pytest.mark.parametrize("value", BESIDES)
def test_another_value_is_not_taken_for_the_board(value: str) -> None:
    before, after = BESIDES[value]
    for played in (BY_ROWS, BY_ROWS.replace("(1, 0), (1, 1)]", "(1, 1)]")):
        source = played.replace("for at in", f"{before}\nfor at in") + after
        board = found_board(source, judge())
        assert board and board.variable.name == "b"


def test_a_step_that_crashes_says_nothing_about_the_board() -> None:
    source = BY_ROWS.replace(
        "    put(row, column, me)\n", "    1 / (me == K)\n    put(row, column, me)\n"
    )
    board = found_board(source, judge())
    assert board and board.following.states == ["".join(rows) for rows in ROWS[:2]]
    assert board_sentence(board, judge(part="board"), PRINTING) == ""


def test_a_program_that_crashes_at_the_end_of_every_input_has_a_board() -> None:
    board = found_board(BY_ROWS + "input()\n", judge())
    assert board and board.following.states == ["".join(rows) for rows in ROWS]


def test_nothing_is_claimed_beyond_the_steps_that_were_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program_facts, "MOST_STEPS", 3)
    board = found_board(BY_ROWS, judge())
    assert board and board_sentence(board, judge(part="board"), PRINTING) == ""


def test_a_board_is_unknown_from_the_step_on_that_the_program_does_not_answer() -> None:
    """It may not have come there: its board is that of an earlier step, and right for that."""
    known = judge(steps=[{**step, "prints": True} for step in steps()])
    board = found_board(BY_ROWS + "print(b)\n", known)
    assert board and board.following.states == ["".join(rows) for rows in ROWS]
    one_move = BY_ROWS.replace("\nfor at in", "\ndel words[4:]\nfor at in") + "print(b)\n"
    board = found_board(one_move, known)
    assert board and board.following.states == ["".join(rows) for rows in ROWS[:2]]
    assert board.following.wrong is None and board_sentence(board, known, PRINTING) == ""


def test_a_board_that_never_changes_is_not_the_board() -> None:
    rows = [list(row) for row in ROWS[0]]
    assert found_board(f"start = {rows}\n", judge()) is None


def test_a_program_without_a_board_has_none() -> None:
    assert found_board("print(open(0).read())", judge()) is None


@pytest.mark.parametrize("read", ["open(0).read()", "open(0).read().strip()"])
def test_the_whole_input_is_not_the_board_that_it_begins_with(read: str) -> None:
    rows = ["X..O", "....", ".O..", "...."]
    step = judge_step("reading board 1", "\n".join([*rows, "X", ""]), rows, None, True)
    source = f"text = {read}\nboard = text.split()[:4]\nprint(board[0][0])\n"
    board = found_board(source, judge(symbols=".XO", steps=[step], until=step["input"]))
    assert board and board.variable.name == "board"


BY_TURN = """\
words = open(0).read().split()
rows, who, commands = words[1:9], words[9], words[10:]
squares = [(r, c) for r in range(8) for c in range(8)]
other = 'W' if who == 'B' else 'B'
SIDES
def turned(me, opp, row, column):
    found = set()
    for down, right in [(i, k) for i in (-1, 0, 1) for k in (-1, 0, 1) if i or k]:
        line, r, c = set(), row + down, column + right
        while has(opp, r, c):
            line.add((r, c))
            r, c = r + down, c + right
        found |= line if has(me, r, c) else set()
    return found
for word in commands:
    if word[0] == 'M':
        r, c = int(word[1]) - 1, int(word[2]) - 1
        free = [at for at in squares if not has(me, *at) and not has(opp, *at)]
        if not any(turned(me, opp, *at) for at in free):
            PASS
        gain = turned(me, opp, r, c)
        me, opp = changed(me, opp, gain, (r, c))
        who, other = other, who
        me, opp = opp, me
        print(word)
"""
TWO_SIDES = {
    "sets": """\
def has(side, r, c): return (r, c) in side
def changed(me, opp, gain, at): return me | gain | {at}, opp - gain
me, opp = ({(r, c) for r, c in squares if rows[r][c] == one} for one in (who, other))
""",
    "bits": """\
def bit(r, c): return 1 << 8 * r + c
def has(side, r, c): return 0 <= r < 8 and 0 <= c < 8 and side & bit(r, c) > 0
def changed(me, opp, gain, at):
    turned = sum(bit(*one) for one in gain)
    return me | turned | bit(*at), opp & ~turned
me, opp = (sum(bit(r, c) for r, c in squares if rows[r][c] == one) for one in (who, other))
""",
}
PASSING = "1\nBW------\n" + 7 * "--------\n" + "W\nM13\nQ\n"
HAD_TO_PASS = "W on (1,3), where B was played. White had no legal move and had to pass."
RIGHT = "Your `me` and `opp` are right after every move."


@pytest.mark.parametrize("sides", TWO_SIDES)
@pytest.mark.parametrize(
    ("passing", "said"),
    [
        ("me, opp, who, other = opp, me, other, who", RIGHT),
        ("me, opp = opp, me", RIGHT),
        ("who, other = other, who", f"After M13 your `me` and `opp` have {HAD_TO_PASS}"),
    ],
)
def test_the_parts_of_a_board_may_be_those_of_the_side_to_move(
    sides: str, passing: str, said: str
) -> None:
    source = BY_TURN.replace("SIDES\n", TWO_SIDES[sides]).replace("PASS", passing)
    form = format_named("uva220")
    run = judge_data(form, PASSING, None, [generate(form, 1, "start")])
    assert sentence(source, run) == said
