"""Two values with the squares of one side each make up a board."""

from collections import deque
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from reference.hostile_programs import HOSTILE_CLASSES
from unit.workbench.programs.evidence.programs import judge, judge_step
from workbench.programs.evidence.two_sides import pairs_of_sides, squares_of, variable_of
from workbench.programs.tracing.events import Variable
from workbench.programs.tracing.layouts import layouts

ROWS = ["-B--", "-BBW", "WWBW", "B-BW"]
STEP = judge_step("reading game 1", "", ROWS, None, True)
JUDGE = judge(symbols="-BW", steps=[STEP])
BLACK = [(0, 1), (1, 1), (1, 2), (2, 2), (3, 0), (3, 2)]
WHITE = [(1, 3), (2, 0), (2, 1), (2, 3), (3, 3)]
N = 4
CELLS = tuple({"-": "missing", "B": 1, "W": 2}[sign] for sign in "".join(ROWS))

SQUARES: dict[str, Callable[[int, int], Any]] = {
    "pairs": lambda r, c: (r, c),
    "pairs from 1": lambda r, c: (r + 1, c + 1),
    "numbers": lambda r, c: N * r + c,
    "numbers of two digits": lambda r, c: 10 * r + c + 11,
    "complex numbers": lambda r, c: r + c * 1j,
    "letters": lambda r, c: "abcd"[c] + str(r + 1),
    "digits": lambda r, c: f"{r}{c}",
}
BITS: dict[str, Callable[[int, int], int]] = {
    "from the first": lambda r, c: N * r + c,
    "from the last": lambda r, c: 15 - N * r - c,
    "with a border": lambda r, c: (N + 2) * (r + 1) + c + 1,
    "with a border from the last": lambda r, c: 35 - (N + 2) * (r + 1) - c - 1,
    "with one more column": lambda r, c: (N + 1) * r + c,
    "with one more column from the last": lambda r, c: 19 - (N + 1) * r - c,
}
CONTAINERS: dict[str, Callable[[Any, Any], Any]] = {
    "by colour": lambda black, white: {"B": black, "W": white},
    "by another order of colours": lambda black, white: {"W": white, "B": black},
    "list": lambda black, white: [black, white],
    "tuple": lambda black, white: (None, black, white),
    "deque": lambda black, white: deque([black, white]),
}


def found(values: dict[Variable, Any]) -> dict[str, list[tuple[object, ...] | None]]:
    """Returns the names of the pairs, and what is read of them with rows before columns."""
    boards: dict[str, list[tuple[object, ...] | None]] = {}
    for source in pairs_of_sides(values, STEP, JUDGE):
        squares = squares_of(source, values, N)
        ways = [way for way in layouts(squares, N) if not way.exchanged] if squares else []
        boards[variable_of(source).name] = [way.cells(squares, N) for way in ways]
    return boards


def in_function(**values: Any) -> dict[Variable, Any]:
    return {Variable("play", name): value for name, value in values.items()}


@pytest.mark.parametrize("collection", [set, frozenset, list, tuple, deque, dict.fromkeys])
@pytest.mark.parametrize("square", SQUARES)
def test_two_collections_of_squares_are_a_board(
    collection: Callable[[list[Any]], Any], square: str
) -> None:
    name = SQUARES[square]
    black, white = (collection([name(r, c) for r, c in side]) for side in (BLACK, WHITE))
    boards = found(in_function(white=white, black=black))
    assert [*boards] == ["black` and `white"]
    assert CELLS in boards["black` and `white"]


@pytest.mark.parametrize("bit", BITS)
def test_two_integers_are_a_board_of_bits(bit: str) -> None:
    black, white = (sum(1 << BITS[bit](r, c) for r, c in side) for side in (BLACK, WHITE))
    assert CELLS in found(in_function(black=black, white=white))["black` and `white"]


@pytest.mark.parametrize("black", [{*BLACK}, sum(1 << N * r + c for r, c in BLACK)])
@pytest.mark.parametrize("container", CONTAINERS)
def test_two_members_of_a_container_are_a_board(container: str, black: Any) -> None:
    white = {*WHITE} if type(black) is set else sum(1 << N * r + c for r, c in WHITE)
    assert CELLS in found(in_function(sides=CONTAINERS[container](black, white)))["sides"]


@pytest.mark.parametrize("flag", [bool, int])
@pytest.mark.parametrize("collection", [list, tuple])
def test_a_flag_for_each_square_of_two_sides_is_a_board(
    flag: type[int], collection: Callable[[list[Any]], Any]
) -> None:
    rows = [[[flag((r, c) in side) for c in range(N)] for r in range(N)] for side in (BLACK, WHITE)]
    for sides in rows, [[*chain(*side)] for side in rows]:
        black, white = map(collection, sides)
        assert CELLS in found(in_function(black=black, white=white))["black` and `white"]
        assert CELLS in found(in_function(sides=[black, white]))["sides"]


def test_attributes_of_one_object_or_of_two_are_a_board() -> None:
    for one, other in (("game.black", "game.white"), ("black.discs", "white.discs")):
        values = in_function(**{one: set(BLACK), other: set(WHITE)})
        assert CELLS in found(values)[f"{one}` and `{other}"]


def test_values_of_two_functions_are_not_a_board() -> None:
    assert not found({Variable("f", "black"): set(BLACK), Variable("g", "white"): set(WHITE)})
    assert not found(in_function(black={"B": set(BLACK)}, white={"W": set(WHITE)}))


@pytest.mark.parametrize(
    ("black", "white"),
    [
        (BLACK, BLACK),
        ([*BLACK, *WHITE], []),
        ([*BLACK[1:], 7], WHITE),
        (BLACK, WHITE[1:]),
        (BLACK, [*WHITE[1:], BLACK[0]]),
        (BLACK, [N * r + c for r, c in WHITE]),
        (BLACK, [*WHITE[1:], None]),
        (BLACK, "d3 d4"),
        (-1, 1 << 5),
        pytest.param(1 << 20_000, 1 << 5, id="a huge number"),
        ([1 << 20_000], {1 << 20_000}),
    ],
)
def test_other_pairs_are_not_a_board(black: Any, white: Any) -> None:
    assert not any(found(in_function(black=black, white=white)).values())


def test_a_side_without_discs_is_empty() -> None:
    (source,) = pairs_of_sides(in_function(black={*BLACK}, white={*WHITE}), STEP, JUDGE)
    squares = squares_of(source, in_function(black={*BLACK, *WHITE}, white=set()), N)
    assert squares and squares.cells == dict.fromkeys([*BLACK, *WHITE], 1)


def test_a_square_of_both_sides_is_of_neither() -> None:
    (source,) = pairs_of_sides(in_function(black={*BLACK}, white={*WHITE}), STEP, JUDGE)
    squares = squares_of(source, in_function(black={(0, 0), (0, 1)}, white={(0, 1)}), N)
    assert squares and squares.cells == {(0, 0): 1, (0, 1): 3}


def test_no_code_of_the_program_is_called() -> None:
    names: dict[str, Any] = {"__name__": "__main__", "BLACK": BLACK, "WHITE": WHITE}
    program = f"""{HOSTILE_CLASSES}
class Key(Hostile): __hash__ = object.__hash__
class Set(Hostile, set): pass
class List(Hostile, list): pass
class Number(Hostile, int): pass
class Pair(Hostile, tuple): __hash__ = tuple.__hash__
black, white = Set(map(Pair, BLACK)), Set(map(Pair, WHITE))
others = [Set([Key()]), List([Hostile()]), Number(6), {{Key(): {{Key()}}}}, Hostile()]
"""
    exec(program, names)
    values = in_function(black=names["black"], white=names["white"])
    values.update(in_function(**{f"other{at}": one for at, one in enumerate(names["others"])}))
    assert CELLS in found(values)["black` and `white"]
    assert (
        CELLS in found(in_function(sides=names["List"]([names["black"], names["white"]])))["sides"]
    )
