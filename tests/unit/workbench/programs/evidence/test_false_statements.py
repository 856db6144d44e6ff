"""Statements that were false once, each with a small program."""

from typing import Any

import pytest

from harness.extent import in_part
from reference.wrong.styles import STYLES
from unit.workbench.programs.evidence.programs import judge, judge_step, merged, program
from workbench.formats import format_named
from workbench.programs.explanation.judge_side import judge_data
from workbench.programs.sandbox.python_facts import facts_of

HEAD = """\
words = open(0).read().split()
n = int(words[0])
board = [["."] * n for _ in range(n)]
for r, c, disc in (1, 1, "B"), (2, 2, "B"), (1, 2, "N"), (2, 1, "N"):
    board[r][c] = disc
"""
# Plays each move: a player, a row and a column from 1.
PLAYING = """\
for at in range(1, len(words), 3):
    play(words[at], int(words[at + 1]) - 1, int(words[at + 2]) - 1)
print(n)
"""


def facts(source: str, **changed: Any) -> dict[str, Any]:
    known = judge(**changed)
    return merged(facts_of(source, known["until"], 0, known))


def lines_told(source: str, kind: str, step: int, square: int) -> list[str]:
    """Returns the text of the lines that did something with a square in a step."""
    found = facts(source)
    assert found["board"] is not None
    events = [one for one in found["events"] if one[:3] == (step, square, kind)]
    lines = source.split("\n")
    return [lines[found["stacks"][event[3]][0][0] - 1].strip() for event in events]


def test_a_direction_is_no_square() -> None:
    """The call for the direction (1, 1) reads (3, 3) first, not (2, 2)."""
    source = f"""{HEAD}def flip(board, row, col, drow, dcol):
    line = []
    row, col = row + drow, col + dcol
    while 0 <= row < n and 0 <= col < n:
        if board[row][col] != "B": break
        line.append((row, col))
        row, col = row + drow, col + dcol
def play(player, row, col):
    board[row][col] = player
    flip(board, row, col, 1, 1)
{PLAYING}"""
    assert lines_told(source, "read", 3, 5) == []
    assert lines_told(source, "read", 2, 5) == ['if board[row][col] != "B": break']


# Flips a line to the right of a square, but only up to two discs.
FLIPPING = """def flip(row, col, player):
    for k in range(1, 3):
        if col + k == n or board[row][col + k] in (".", player): break
        board[row][col + k] = player
def play(player, row, col):
    board[row][col] = player
    flip(row, col, player)
    for r in range(n):
        for c in range(n): print(board[r][c], end="")
"""


def test_a_loop_that_ended_before_a_square_is_told_though_the_board_is_printed() -> None:
    rows = ["BBBN", ".BN.", ".NB.", "...."]
    wrong = judge_step("N 1 1", "4\nN 1 1\n", ["NNNN", ".BN.", ".NB.", "...."], 0, False)
    before = judge_step("reading game 1", "4\n", rows, None, True)
    made = HEAD.replace("board[r][c] = disc", 'board[r][c] = disc\nboard[0] = list("BBBN")')
    source = made.replace("for r, c", 'board[0] = list("BBBN")\nfor r, c')
    found = facts(
        source + FLIPPING + PLAYING, steps=[before, {**wrong, "rows": ["NNNN", *rows[1:]]}]
    )
    assert found["board"]["wrong"] is None
    found = facts(
        (source + FLIPPING + PLAYING).replace("range(1, 3)", "range(1, 2)"),
        steps=[before, wrong],
        until=wrong["input"],
    )
    assert [one[:3] for one in found["events"] if one[2] == "ended"] == [(1, 2, "ended")]


def test_what_a_sentence_cannot_tell_apart_is_told_once() -> None:
    source = f"""{HEAD}def look(row, col):
    return board[row][col] == "B"
def seen(row, col):
    if look(row, col): pass
def play(player, row, col):
    seen(0, 0)
    seen(0, 0)
    board[row][col] = player
{PLAYING}"""
    assert lines_told(source, "read", 1, 0) == ['return board[row][col] == "B"']


RAYS = """\
WAYS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
def ray(row, col, down, right):
    while 0 <= row + down < n and 0 <= col + right < n:
        row, col = row + down, col + right
        if board[row][col] == ".": return False
    return True
def can_move():
    return any([ray(r, c, *way) for r in range(n) for c in range(n) for way in WAYS])
"""
PLACING = "board[row][col] = player\n"
# How a program reads (3,3) at N 3 4: as what, by which lines.
PLAYED = {
    "can_move()": {"seen": ["can_move"]},
    "[ray(row, col, *way) for way in WAYS]": {"read": ["play"]},
    "[ray(row, col, *way) for way in WAYS if can_move()]": {"seen": ["can_move"], "read": ["play"]},
}


@pytest.mark.parametrize("ending", in_part(["if row < 2: ", ""], 1))
@pytest.mark.parametrize("reading", PLAYED)
def test_what_is_read_while_moves_are_tried_is_no_reason(reading: str, ending: str) -> None:
    source = (
        f"{HEAD}{RAYS}def play(player, row, col):\n    {reading}\n    {ending}{PLACING}{PLAYING}"
    )
    found = facts(source)
    told: dict[str, list[str]] = {}
    for step, square, kind, stack, *_ in found["events"]:
        if (step, square) == (3, 10):
            told.setdefault(kind, []).append(found["stacks"][stack][1][1])
    if ending and "can_move" in reading:
        assert "read" not in told
    else:
        assert told == PLAYED[reading]


def test_an_index_from_the_end_is_a_square() -> None:
    playing = "def play(player, row, col):\n    if board[-4][-1] == player: pass\n"
    source = HEAD + playing + "    board[row][col] = player\n" + PLAYING
    assert lines_told(source, "read", 1, 3) == ["if board[-4][-1] == player: pass"]
    assert lines_told(source, "read", 1, 0) == []


@pytest.mark.parametrize("kept", ["", "    spare = [cells[:] for cells in board]\n"])
def test_what_read_a_board_before_a_copy_replaced_it_is_told(kept: str) -> None:
    """Another copy may be equal to the board that was read."""
    reading = "if board[0][3] == player: pass"
    playing = f"def play(player, row, col):\n    global board\n    {reading}\n"
    playing += "    board = [cells[:] for cells in board]\n    board[row][col] = player\n"
    for step in (1, 2, 3):
        assert lines_told(HEAD + playing + kept + PLAYING, "read", step, 3) == [reading]


@pytest.mark.parametrize(
    ("playing", "said"),
    [
        ("if board[-4][-1] == player: pass", "`board[-4][-1] == player` was false: {}; {}"),
        ("there = board[-4][-1]", "{1}"),
        ("there = board[0][-1]", "{1}"),
        ("there = board[-4][3]", "Python reads the index -4 as 0"),
        ("there = board[0][3]", ""),
    ],
)
def test_an_index_below_0_is_told_with_the_one_that_it_stands_for(playing: str, said: str) -> None:
    playing = f"def play(player, row, col):\n    {playing}\n    board[row][col] = player\n"
    events = facts(HEAD + playing + PLAYING)["events"]
    texts = {event[4] for event in events if event[:3] == (1, 3, "read")}
    assert texts == {said.format("`'.' == 'N'`", "Python reads the index -1 as 3")}


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("player.startswith(board[0][3])", "was false"),
        ("bool(board[0][3])", "was true"),
        ("board[0][3]", "was true: `'.'`"),
        ("board[0][3] != player", "was true: `'.' != 'N'`"),
    ],
)
def test_the_truth_of_a_condition_is_told_once(condition: str, said: str) -> None:
    playing = f"def play(player, row, col):\n    if {condition}: pass\n"
    playing += "    board[row][col] = player\n"
    events = facts(HEAD + playing + PLAYING)["events"]
    texts = {event[4] for event in events if event[:3] == (1, 3, "read")}
    assert texts == {f"`{condition}` {said}"}


LOOKING = """\
def get(r, c): return board[r][c]
def look(player, r, c, way):
    while 0 <= r < n and get(r, c) != player:
        r += way[0]
def once(r, c):
    return board[r][c] + ""
def play(player, row, col):
    board[row][col] = player
    look(player, 1, 0, (1, 0))
    look(player, 3, 0, (-1, 0))
    once(3, 3)
"""


def test_a_reading_names_the_call_if_there_were_several_of_its_function() -> None:
    events = facts(HEAD + LOOKING + PLAYING)["events"]
    given = [event[6] for event in events if event[:3] == (1, 8, "seen")]
    others = "player='N', r=3, c=0, way=(-1, 0)"
    assert given == ["player='N', r=1, c=0, way=(1, 0)", others]
    assert [event[6] for event in events if event[:3] == (1, 15, "seen")] == [""]


def test_the_variables_of_a_function_that_only_returns_an_item_are_not_those_of_its_caller() -> (
    None
):
    events = facts(HEAD + LOOKING + PLAYING)["events"]
    assert {len(event[5]) for event in events if event[:3] == (1, 8, "seen")} == {0}
    assert all(event[5] for event in events if event[:3] == (1, 15, "seen"))


def test_a_program_that_reads_the_column_first_has_a_board_that_is_exchanged() -> None:
    """So the page does not say that it agrees with the judge's board."""
    _, source = program("rows")
    exchanged = source.replace("row, column = int(", "column, row = int(")
    assert exchanged != source
    for text, expected in ((source, False), (exchanged, True)):
        board = facts(text)["board"]
        assert (board["wrong"], board["exchanged"]) == (None, expected)
        assert bool(board["sentence"]) is not expected


def test_a_repetition_that_is_stopped_names_no_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told as stopped, and a stopped run that wrote nothing has no line; see `precedence`."""
    monkeypatch.setattr("workbench.programs.tracing.python_tracer.MOST_LINES", 1_000)
    source = "big = [0] * 10**6\nfor i in range(2_000): big[i] = i\nprint(1)\n"
    found = facts(source, steps=[])
    assert (found["repeated"], found["done"]) == (True, "running")


def test_each_game_has_a_board_of_its_own_that_its_own_line_wrote() -> None:
    """The rows are equal to those of the first game, and to a list of texts."""
    game = "--------\n" * 3 + "---WB---\n---BW---\n" + "--------\n" * 3 + "B\nM34\nQ\n"
    text = f"2\n{game}{game}"
    known = judge_data(format_named("uva220"), text, None, [])
    (style,) = [one for one in STYLES if (one.form, one.name) == ("uva220", "class")]
    found = merged(facts_of(style.program, text, 0, known))
    starts = [number for number, step in enumerate(known["steps"]) if step["start"]]
    wrote = [
        (step, found["stacks"][stack][0])
        for step, square, kind, stack, *_ in found["events"]
        if square == 0 and kind == "wrote"
    ]
    assert wrote == [(start, (9, "Game.__init__")) for start in starts] and len(starts) == 2


def test_a_condition_is_told_with_its_line_if_it_is_not_that_of_the_reading() -> None:
    source = f"""{HEAD}def play(player, row, col):
    cell = board[row][col]
    if cell != player:
        board[row][col] = player
    here = board[0][0]
    if here == player: return
{PLAYING}"""
    found = facts(source)
    texts = {
        text for _, square, kind, _, text, *_ in found["events"] if (square, kind) == (0, "read")
    }
    line = source[: source.index("    if here")].count("\n") + 1
    assert texts and all(text.startswith(f"`here == player` on line {line} was ") for text in texts)


SETTING = "list.__getitem__(self, where[0])[where[1]] = disc"
CLASS_OF_ROWS = f"""class Board(list):
    def __setitem__(self, where, disc):
        {SETTING}
board = Board(board)
"""
CLASS_OF_KEYS = """class Board(dict):
    def __setitem__(self, where, disc):
        super().__setitem__(where, disc)
board = Board(((r, c), board[r][c]) for r in range(n) for c in range(n))
"""
PLAIN_CLASS_OF_KEYS = CLASS_OF_KEYS.replace("__setitem__", "other", 1)
UPDATE = "board.update({(row, col): player})"
# How a square is written, and the line that does it, if the record has it.
WRITING = {
    "an index": ("", "board[row][col] = player", ["board[row][col] = player"]),
    "a slice": ("", "board[row][col:col + 1] = player", ["board[row][col:col + 1] = player"]),
    "a method": ("", "board[row].__setitem__(col, player)", []),
    "rows of a class": (CLASS_OF_ROWS, "board[row, col] = player", [SETTING]),
    "a method of a class": (PLAIN_CLASS_OF_KEYS, UPDATE, [UPDATE]),
    "keys of a class": (CLASS_OF_KEYS, "board[row, col] = player", []),
    "a function of C": ("import operator\n", "operator.setitem(board[row], col, player)", []),
    "a method of a type": ("", "list.__setitem__(board[row], col, player)", []),
    "a bound method": ("put = board[0].__setitem__\n", "put(col, player)", []),
}


@pytest.mark.parametrize("way", WRITING)
def test_a_line_that_is_told_to_write_a_square_is_the_one_that_does(way: str) -> None:
    """The square is read at once by a line of another function, which has not written it."""
    made, line, told = WRITING[way]
    playing = f"""def play(board, player, row, col):
    {line}
    look(board)
def look(board):
    return len(board)
"""
    source = HEAD + made + playing + PLAYING.replace("play(words", "play(board, words")
    assert lines_told(source, "wrote", 1, 1) == told


@pytest.mark.parametrize("targets", ["board, _", "[board, _]", "board, *_"])
def test_a_line_that_unpacks_a_board_has_not_written_its_squares(targets: str) -> None:
    line = f"{targets} = changed(player, row, col)"
    source = f"""{HEAD}def changed(player, row, col):
    rows = range(n)
    return [[player if (r, c) == (row, col) else board[r][c] for c in rows] for r in rows], 0
def play(player, row, col):
    global board
    {line}
{PLAYING}"""
    assert lines_told(source, "made", 1, 1) == [line] and lines_told(source, "wrote", 1, 1) == []
