"""The observer of the benchmark tells what a program did with its squares."""

import pytest

from harness.extent import in_part
from reference import samples
from reference.observed import READ, WROTE, Observation
from reference.unfamiliar.programs import UNFAMILIAR
from reference.wrong.styles import STYLES
from reference.wrong.styles.style import Style
from workbench.programs.tracing.program_run import compiled, run

ALL = {(row, column) for row in range(4) for column in range(4)}
ROWS = "board = [list('....') for _ in range(4)]\n"


def seen(
    program: str, square: str = "[r][c]", text: str = "", before: str = "", name: str = "board"
) -> Observation:
    return Observation(program, text, (name,), square, before)


def squares(observation: Observation, kind: str, line: int, function: str) -> set[tuple[int, int]]:
    """Returns the squares of a 4 x 4 board that a line read or wrote."""
    return {one for one in ALL if observation.did(kind, line, function, (*one, 4))}


# A program, how it names a square, and which squares a line of a function read or wrote.
SEEN: dict[str, tuple[str, str, list[tuple[str, int, str, set[tuple[int, int]]]]]] = {
    "a direction is no square": (
        "def flip(board, row, col, drow, dcol):\n    row += drow\n"
        "    while board[row + drow][col] == 'x':\n        pass\n"
        f"{ROWS}flip(board, 0, 2, 1, 1)\n",
        "[r][c]",
        [
            (READ, 3, "flip", {(2, 2)}),
            (READ, 6, "the main program", set()),
            *[(READ, line, "flip", set()) for line in (1, 2, 4, 6)],
        ],
    ),
    "a column before the row": (
        f"{ROWS}x, y = 3, 1\nprint(board[x][y])\nboard[x][y] = 'x'\n",
        "[c][r]",
        [(READ, 3, "the main program", {(1, 3)}), (WROTE, 4, "the main program", {(1, 3)})],
    ),
    "who reads does not write": (
        f"{ROWS}board[1][2] = board[3][0]\nboard[0][0] += 'x'\n",
        "[r][c]",
        [(READ, 2, "", {(3, 0)}), (WROTE, 2, "", {(1, 2)})]
        + [(kind, 3, "", {(0, 0)}) for kind in (READ, WROTE)],
    ),
    "the caller of a function that looks up a square": (
        "def get(r, c):\n    return board[r][c]\n"
        "def walk():\n    while get(1, 2) == 'x':\n        pass\n"
        f"{ROWS}walk()\n",
        "[r][c]",
        [(READ, 2, "get", {(1, 2)}), (READ, 4, "walk", {(1, 2)})]
        + [(READ, 7, "the main program", set())],
    ),
    "a row that is appended": (
        "board = []\nfor _ in range(4):\n    board.append(list('....'))\nboard[1].append(1)\n",
        "[r][c]",
        [(WROTE, 3, "", ALL), (WROTE, 4, "", set())],
    ),
    "an update of a dictionary": (
        "board = {}\nboard.update({(1, 2): 0})\n",
        "[r, c]",
        [(WROTE, 2, "", {(1, 2)})],
    ),
    "an index from the end": (
        f"{ROWS}board[-1][-2] = board[-4][1]\n",
        "[r][c]",
        [(WROTE, 2, "", {(3, 2)})],
    ),
}


@pytest.mark.parametrize("case", SEEN)
def test_the_squares_that_a_line_reads_and_writes_are_seen(case: str) -> None:
    program, square, expected = SEEN[case]
    observation = seen(program, square)
    for kind, line, function, found in expected:
        assert squares(observation, kind, line, function) == found, (kind, line)


def test_a_board_may_be_an_attribute() -> None:
    program = "class Game: pass\ngame = Game()\ngame.cells = list('....' * 4)\n"
    observation = seen(f"{program}game.cells[6] = 'x'\n1 / 0\n", "[4 * r + c]", name="game.cells")
    assert squares(observation, WROTE, 4, "") == {(1, 2)}


@pytest.mark.parametrize(
    ("made", "square"),
    [
        ("board = ['....'] * 4", "[r][c]"),
        ("board = tuple(map(tuple, ['....'] * 4))", "[r][c]"),
        ("board = '.' * 16", "[4 * r + c]"),
        ("board = bytearray(b'.' * 16)", "[n * r + c]"),
        ("board = {(r, c): 0 for r in range(4) for c in range(4)}", "[r, c]"),
        ("board = {c + r * 1j: 0 for r in range(4) for c in range(4)}", "[complex(c, r)]"),
        ("board = {}\nboard.update({'22': 0})", "[f'{r}{c}']"),
        ("class Board(list):\n    pass\nboard = Board([0] * 16)", "[4 * r + c]"),
        ("class Board(dict):\n    pass\nboard = Board({22: 0})", "[10 * r + c]"),
        ("from collections import defaultdict\nboard = defaultdict(lambda: [0] * 4)", "[r][c]"),
        ("board = 'abcd efgh ijkl mnop'.split()", "[r][c]"),
        ("board = ([0] * 8 + [1] * 8)[:]", "[4 * r + c]"),
        ("*board, _ = ['....'] * 5", "[r][c]"),
    ],
)
def test_every_kind_of_board_is_observed(made: str, square: str) -> None:
    line = made.count("\n") + 2
    looked_up = square.replace("r", "2").replace("complex(c, 2)", "2 + 2j")
    looked_up = looked_up.replace("comple", "").replace("c", "2").replace("n", "4")
    observation = seen(f"{made}\nprint(board{looked_up})\n", square)
    assert squares(observation, READ, line, "") == {(2, 2)}


def test_a_row_that_is_rebuilt_writes_what_changes() -> None:
    program = "board = ['abcd'] * 4\nrow = board[2]\nboard[2] = row[:1] + 'x' + row[2:]\n"
    observation = seen(program)
    assert squares(observation, WROTE, 3, "") == {(2, 1)}
    assert observation.did(WROTE, 3, "", (2, 3, 4)) is None
    assert observation.did(WROTE, 3, "", (1, 1, 4)) is False


@pytest.mark.parametrize(
    "change",
    [
        "board.reverse()", "board[1].clear()", "board = board[:]", "board = ('....',) * 4",
        "board = [[1] * 4 for _ in range(4)]", "1",
    ],
)  # fmt: skip
def test_what_makes_or_changes_many_squares_is_unknown(change: str) -> None:
    observation = seen(f"{ROWS}{change}\n")
    assert observation.did(WROTE, 2, "", (1, 1, 4)) is (False if change == "1" else None)
    assert observation.did(WROTE, 1, "", (1, 1, 4)) is True


@pytest.mark.parametrize("made", ["bytearray(16)", "'.' * 16", "list('....' * 4)", "[0] * 16"])
def test_who_makes_the_board_writes_all_its_squares(made: str) -> None:
    observation = seen(f"def make():\n    return {made}\nboard = make()\n", "[4 * r + c]")
    assert len(squares(observation, WROTE, 2, "make")) == 16
    assert squares(observation, READ, 2, "make") == set()


def test_who_binds_a_changed_text_may_have_written() -> None:
    program = (
        "def put(b):\n    b = 'x' + b[1:]\n    return b\nboard = '.' * 16\nboard = put(board)\n"
    )
    observation = seen(program, "[4 * r + c]")
    assert observation.did(WROTE, 5, "", (0, 0, 4)) is None
    assert squares(observation, WROTE, 2, "put") == {(0, 0)}


def test_a_board_without_cells_is_unknown() -> None:
    assert seen("board = {(1, 1)}\n(1, 1) in board\n").did(READ, 2, "", (1, 1, 4)) is None
    assert seen(ROWS, "").did(READ, 1, "", (1, 1, 4)) is None


def test_whether_a_key_is_there_is_no_reading() -> None:
    observation = seen("board = {(1, 1): 0}\n(1, 1) in board\n(1, 2) in board\n", "[r, c]")
    assert observation.did(READ, 2, "", (1, 1, 4)) is None
    assert observation.did(READ, 3, "", (1, 1, 4)) is False


def test_only_the_last_step_counts() -> None:
    program = (
        "import sys\n" + ROWS + "for word in sys.stdin:\n"
        "    r, c = int(word[0]), int(word[1])\n"
        "    board[r][c] = 'x'\n"
        "print(board[3][3])\n"
    )
    assert squares(seen(program, text="00\n12\n"), WROTE, 5, "") == {(0, 0), (1, 2)}
    observation = seen(program, text="00\n12\n", before="00\n")
    assert squares(observation, WROTE, 5, "") == {(1, 2)}
    assert squares(observation, READ, 6, "") == {(3, 3)}


def test_a_program_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reference.observed.MOST_LINES", 100)
    observation = seen(ROWS + "print(board[1][1])\nwhile True:\n    pass\n")
    assert (observation.output, squares(observation, READ, 2, "")) == (".\n", {(1, 1)})


@pytest.mark.parametrize(
    "style", in_part([*STYLES, *UNFAMILIAR], 6), ids=lambda style: f"{style.form} {style.name}"
)
def test_an_observed_program_does_the_same(style: Style) -> None:
    text = samples.INPUTS[style.form]
    written: list[str] = []
    run(compiled(style.program), text, written.append)
    observation = Observation(style.program, text, style.boards, style.square)
    assert observation.output == "".join(written)
    assert (observation.lines((0, 0, 8)) is not None) == bool(style.square)
