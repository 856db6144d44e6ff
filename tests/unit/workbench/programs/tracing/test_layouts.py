"""A board is read however it is kept, and without calling the program's code."""

from array import array
from collections import OrderedDict, defaultdict, deque, namedtuple
from enum import Enum
from typing import Any

import pytest

from reference.hostile_programs import HOSTILE_CLASSES
from unit.workbench.programs.tracing.test_value_text import evaluated
from workbench.programs.tracing.layouts import Layout, layouts, squares_in

BOARD = ("-B--", "-BBW", "WWBW", "B-BW")
CELLS = tuple("".join(BOARD))
N = 4
SQUARES = [(row, column) for row in range(N) for column in range(N)]
Place = namedtuple("Place", "row column")
Disc = Enum("Disc", {"EMPTY": "-", "BLACK": "B", "WHITE": "W"})


def readings(value: Any) -> dict[Layout, tuple[object, ...] | None]:
    """Returns what is read of a value in each layout that it can have."""
    squares = squares_in(value, N)
    return {layout: layout.read(value, N) for layout in layouts(squares, N)} if squares else {}


def straight(value: Any) -> list[tuple[object, ...] | None]:
    """Returns the readings with rows before columns."""
    return [cells for layout, cells in readings(value).items() if not layout.exchanged]


class Row(list[Any]): ...


class Board(dict[Any, Any]):
    def __missing__(self, key: object) -> object:
        raise AssertionError


VALUES = {
    "texts": [*BOARD],
    "lists": [list(row) for row in BOARD],
    "a tuple of tuples": tuple(map(tuple, BOARD)),
    "bytes": [row.encode() for row in BOARD],
    "a border": [" " * 6, *(f" {row} " for row in BOARD), " " * 6],
    "a border above and left": ["", *(f" {row}" for row in BOARD)],
    "one text": "".join(BOARD),
    "one text of lines": "\n".join(BOARD),
    "one list": list("".join(BOARD)),
    "one list from 1": ["", *"".join(BOARD)],
    "one list with a border": list(" " * 6 + "".join(f" {row} " for row in BOARD) + " " * 6),
    "an array": array("u", "".join(BOARD)),
    "arrays": [array("u", row) for row in BOARD],
    "deques": deque(map(deque, BOARD)),
    "a subclass of list": Row(map(Row, BOARD)),
    "pairs": {(r, c): BOARD[r][c] for r, c in SQUARES},
    "pairs from 1": {(r + 1, c + 1): BOARD[r][c] for r, c in SQUARES},
    "named pairs": {Place(r, c): BOARD[r][c] for r, c in SQUARES},
    "a subclass of dict": Board({(r, c): BOARD[r][c] for r, c in SQUARES}),
    "pairs in order": OrderedDict({(r, c): BOARD[r][c] for r, c in SQUARES}),
    "numbers": {N * r + c: BOARD[r][c] for r, c in SQUARES},
    "numbers of two digits": {10 * r + c + 11: BOARD[r][c] for r, c in SQUARES},
    "numbers from the last square": {15 - N * r - c: BOARD[r][c] for r, c in SQUARES},
    "complex numbers": {r + c * 1j: BOARD[r][c] for r, c in SQUARES},
    "complex numbers from 1": {r + 1 + (c + 1) * 1j: BOARD[r][c] for r, c in SQUARES},
    "digits": {f"{r}{c}": BOARD[r][c] for r, c in SQUARES},
    "letters of columns": {"abcd"[c] + str(r + 1): BOARD[r][c] for r, c in SQUARES},
    "letters of rows": {"ABCD"[r] + str(c + 1): BOARD[r][c] for r, c in SQUARES},
    "other keys too": {"turn": "B"} | {(r, c): BOARD[r][c] for r, c in SQUARES},
    "rows by number": dict(enumerate(BOARD)),
    "dictionaries": defaultdict(dict, {r + 1: dict(enumerate(BOARD[r], 1)) for r in range(N)}),
}
EXCHANGED = {
    "lists": [list(column) for column in zip(*BOARD)],
    "pairs": {(c, r): BOARD[r][c] for r, c in SQUARES},
    "complex numbers": {c + 1 + (r + 1) * 1j: BOARD[r][c] for r, c in SQUARES},
    "digits": {f"{c}{r}": BOARD[r][c] for r, c in SQUARES},
}


def read_as_text(cells: tuple[Any, ...] | None) -> tuple[str, ...]:
    return tuple(chr(cell) if type(cell) is int else str(cell) for cell in cells or ())


@pytest.mark.parametrize("way", VALUES)
def test_a_board_is_read_row_by_row(way: str) -> None:
    assert CELLS in map(read_as_text, straight(VALUES[way]))


@pytest.mark.parametrize("way", EXCHANGED)
def test_exchanged_rows_and_columns_are_told(way: str) -> None:
    found = readings(EXCHANGED[way])
    assert all(layout.exchanged for layout, cells in found.items() if cells == CELLS)
    assert CELLS in found.values()


def test_squares_that_a_dictionary_lacks_have_one_value() -> None:
    value = {(r, c): BOARD[r][c] for r, c in SQUARES if BOARD[r][c] != "-"}
    found = tuple("missing" if cell == "-" else cell for cell in CELLS)
    assert found in straight(value)


def test_a_board_that_is_too_short_is_not_read() -> None:
    layout = Layout("rows", 0, 0, False)
    assert layout.read([*BOARD], N) == CELLS
    assert layout.read([*BOARD[:3]], N) is layout.read([*BOARD[:3], "B"], N) is None
    assert layout.read("".join(BOARD), N) is layout.read({}, N) is layout.read(None, N) is None


def test_a_board_that_is_kept_in_another_way_since_is_not_read() -> None:
    discs = Layout("pairs", 0, 0, False)
    assert discs.read({(0, 1): "B"}, N)
    assert discs.read({1: "B"}, N) is discs.read({"a1": "B"}, N) is discs.read([*BOARD], N) is None


def test_keys_of_two_kinds_are_not_mixed() -> None:
    squares = squares_in({(1, 1): "B", "a1": "-", 1: "-"}, N)
    assert squares and squares.cells == {(1, 1): "B"}


def test_a_huge_board_is_not_read() -> None:
    assert squares_in(["-" * 100] * 100, 100) is None


def test_members_of_enumerations_are_told_apart_by_name() -> None:
    (found,) = {*straight([[Disc(cell) for cell in row] for row in BOARD])}
    names = {"-": "Disc.EMPTY", "B": "Disc.BLACK", "W": "Disc.WHITE"}
    assert found == tuple(names[cell] for cell in CELLS)


@pytest.mark.parametrize("shape", [(4, 4), (16,)])
def test_a_board_of_numpy_is_read(shape: tuple[int, ...]) -> None:
    numpy = pytest.importorskip("numpy")
    value = numpy.array(list("".join(BOARD))).reshape(shape)
    assert CELLS in straight(value) and CELLS in straight([numpy.array([*row]) for row in BOARD])


OBJECTS = f"""{HOSTILE_CLASSES}
class Row(Hostile, list, metaclass=Meta): pass
class Pair(Hostile, tuple): __hash__ = tuple.__hash__
class Squares(Hostile, dict): pass
class Cell:
    __slots__ = ("at", "disc")
    __getattr__ = __eq__ = __hash__ = __repr__ = called
class Line:
    __eq__ = __hash__ = __len__ = __getitem__ = called
class ndarray(Hostile): __module__ = "numpy"
def cell(at, disc):
    made = Cell()
    made.at, made.disc = at, disc
    return made
def line(number, cells):
    made = Line()
    made.number, made.cells = number, cells
    return made
"""


@pytest.mark.parametrize(
    "source",
    [
        "Row(Row(row) for row in BOARD)",
        "[Row(row) for row in BOARD]",
        "Row(''.join(BOARD))",
        "Squares({(r, c): BOARD[r][c] for r, c in SQUARES})",
        "{Pair((r, c)): BOARD[r][c] for r, c in SQUARES}",
        "[[cell((r, c), BOARD[r][c]) for c in range(4)] for r in range(4)]",
        "[cell((r, c), BOARD[r][c]) for r, c in SQUARES]",
        "[cell([None] * 16, BOARD[r][c]) for r, c in SQUARES]",
        "{(r, c): cell((r, c), BOARD[r][c]) for r, c in SQUARES}",
        "[line(r, [*BOARD[r]]) for r in range(4)]",
        "[line(r, Row(BOARD[r])) for r in range(4)]",
    ],
)
def test_objects_of_the_program_are_read_without_its_code(source: str) -> None:
    made = f"{OBJECTS}BOARD, SQUARES = {BOARD}, {SQUARES}\n"
    assert CELLS in straight(evaluated(made, source))


@pytest.mark.parametrize(
    "source",
    [
        "[[ndarray()] * 4] * 4", "[ndarray()] * 4", "[Hostile() for _ in range(16)]",
        "[Row([Hostile()] * 4)] * 4", "Squares({1: Hostile()})",
        "{complex('nan'): 1, float('nan'): 2, None: 3}", "[cell(0, Hostile()) for _ in range(16)]",
    ],
)  # fmt: skip
def test_other_values_are_no_board_and_do_no_harm(source: str) -> None:
    assert CELLS not in readings(evaluated(OBJECTS, source)).values()


def test_objects_that_only_look_like_an_array_of_numpy_hold_no_board() -> None:
    assert squares_in(evaluated(OBJECTS, "ndarray()"), N) is None
