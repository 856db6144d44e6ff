"""The program's list of moves, in different styles, and what is said about it."""

from typing import Any

import pytest

from unit.workbench.programs.evidence.programs import judge, move_list
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner

# Stores the moves that it reads, four numbers each, by NEW and ADD, and prints something.
PROGRAM = """\
import sys
NEW
for line in sys.stdin:
    r, c, y, x = map(int, line.split())
    ADD
print('printed')
"""
TEXT = "'ABCDEFGH'[r] + str(c + 1) + '-' + 'ABCDEFGH'[y] + str(x + 1)"
# The name of the variable, then NEW and ADD.
STYLES = {
    "four numbers": ("moves", "moves = []", "moves.append((r, c, y, x))"),
    "pairs": ("moves", "moves = []", "moves.append(((r, c), (y, x)))"),
    "lists from 1": ("found", "found = []", "found += [[[r + 1, c + 1], [y + 1, x + 1]]]"),
    "columns first": ("moves", "moves = []", "moves.append((c, r, x, y))"),
    "indexes": ("moves", "moves = []", "moves.append((8 * r + c, 8 * y + x))"),
    "indexes from 1": ("moves", "moves = []", "moves.append((8 * r + c + 1, 8 * y + x + 1))"),
    "with a border": ("moves", "moves = []", "moves.append((10 * r + c + 11, 10 * y + x + 11))"),
    "texts": ("out", "out = []", f"out.append({TEXT})"),
    "a set": ("moves", "moves = set()", "moves.add((r, c, y, x))"),
    "a tuple": ("moves", "moves = ()", "moves += ((r, c, y, x),)"),
    "a deque": ("queue", "from collections import deque\nqueue = deque()",
        "queue.appendleft((r, c, y, x))"),
    "targets by origin": ("to", "to = {}", "to.setdefault((r, c), []).append((y, x))"),
    "keys": ("length", "length = {}", "length[(r, c), (y, x)] = 3"),
    "with the length": ("moves", "moves = []", "moves.append(((r, c), (y, x), 3))"),
    "an attribute": ("game.moves", "class Game: pass\ngame = Game()\ngame.moves = []",
        "game.moves.append((r, c, y, x))"),
}  # fmt: skip
BOUND = ("lists from 1", "a tuple")  # Styles in which the variable is bound for each move.
NAMES = [row + str(column) for row in "ABCDEFGH" for column in range(1, 9)]
OTHER = "7 7 6 6\n7 7 7 5\n2 1 3 1\n"  # H8-G7, H8-H6 and C2-D2
OTHER_MOVES = [[63, 54], [63, 61], [17, 25]]
ALL = "0 0 0 2\n0 0 1 1\n0 0 1 0\n"  # A1-A3, A1-B2 and A1-B1
ALL_MOVES = [[0, 2], [0, 9], [0, 8]]
PRINTING = "Line 9 prints"


def program(style: str) -> tuple[str, str]:
    """Returns the name of the variable and a program."""
    name, new, add = STYLES[style]
    return name, PROGRAM.replace("NEW", new).replace("ADD", add)


def sentence(source: str, text: str = ALL, offset: int = 0, **changed: Any) -> str:
    """Returns the sentence on a program that reads `text` and prints something wrong."""
    values: dict[str, Any] = {
        "moves": ALL_MOVES,
        "actual": [],
        "misprinted": True,
        "others": [OTHER],
    }
    values.update(changed)
    others = [move_list(one, OTHER_MOVES, [], False) for one in values.pop("others")]
    run = judge(names=NAMES, lists=[*others, move_list(text, **values)])
    return ProgramRuns(PythonRunner(source), run).moves_sentence(offset, PRINTING)


_, PAIRS = program("pairs")


@pytest.mark.parametrize("style", STYLES)
def test_a_right_list_is_found(style: str) -> None:
    name, source = program(style)
    assert sentence(source) == f"Your `{name}` is right. Line 9 prints it wrongly."
    assert sentence(source, misprinted=False) == f"Your `{name}` is right."


@pytest.mark.parametrize("style", STYLES)
def test_a_wrong_list_is_found_if_it_is_printed(style: str) -> None:
    """It lacks A1-B2 and has A2-A5."""
    name, source = program(style)
    held, actual = "0 0 0 2\n0 1 0 4\n0 0 1 0\n", [[0, 2], [1, 4], [0, 8]]
    said = f"Your `{name}` lacks A1-B2, and wrongly has A2-A5."
    said += " Line 5 changed it last." if style in BOUND else ""
    assert sentence(source, held, actual=actual) == said
    assert sentence(source, held, actual=actual, others=[]) == said
    assert sentence(source, held, actual=[[0, 2]]) == ""


def test_an_empty_list_is_wrong_if_the_variable_holds_moves_elsewhere() -> None:
    said = "Your `moves` lacks A1-A3 and 2 more. Line 2 changed it last."
    assert sentence(PAIRS, "") == said
    assert sentence(PAIRS, "", others=[]) == ""


def test_a_single_move_may_be_a_coincidence() -> None:
    actual: dict[str, Any] = {"moves": ALL_MOVES[1:2], "actual": [[0, 2]]}
    said = "Your `moves` lacks A1-B2, and wrongly has A1-A3."
    assert sentence(PAIRS, "0 0 0 2\n", **actual) == said
    assert sentence(PAIRS, "0 0 0 2\n", others=[], **actual) == ""


def test_a_list_that_does_not_follow_the_judge_elsewhere_is_not_called_right() -> None:
    assert sentence(PAIRS, others=[]) == ""
    assert sentence(PAIRS, others=["7 7 6 6\n"]) == ""
    assert sentence(PAIRS, others=[], actual=ALL_MOVES) == ""
    # A constant follows nothing.
    constant = "moves = [(7, 7, 6, 6), (7, 7, 7, 5), (2, 1, 3, 1)]\nprint(1)\n"
    assert sentence(constant, moves=OTHER_MOVES) == ""


def test_a_move_that_is_listed_twice_is_named() -> None:
    twice = [*ALL_MOVES, [0, 9]]
    said = "Your `moves` has A1-B2 more than once."
    assert sentence(PAIRS, ALL + "0 0 1 1\n", actual=twice) == said


def test_two_readings_of_a_list_say_nothing() -> None:
    """It is right from 0, but what is printed is the same from 1."""
    moves, actual = [[9, 18], [9, 27]], [[0, 9], [0, 18]]
    assert sentence(PAIRS, "1 1 2 2\n1 1 3 3\n", moves=moves, actual=actual) == ""
    assert sentence(PAIRS, "1 1 2 2\n1 1 3 3\n", moves=moves) != ""


def test_texts_are_read_like_the_output() -> None:
    """Their numbers are those that are printed, so nothing else makes them right."""
    add = "out.append(str(c + 1) + str(r + 1) + str(x + 1) + str(y + 1))"
    source = PROGRAM.replace("NEW", "out = []").replace("ADD", add)
    assert sentence(source) == ""


def test_a_right_list_and_a_wrong_one_are_named_both() -> None:
    new, add = "found, out = [], []", "found.append((r, c, y, x))"
    source = PROGRAM.replace("NEW", new).replace("ADD", add)
    adding = f"moves = [*found]\nfor r, c, y, x in moves[1:]:\n    out.append({TEXT})\n"
    source = source.replace("print(", f"{adding}last = set(out)\nprint(")
    said = "Your `moves` is right. Your `out` lacks A1-A3."
    assert sentence(source, actual=ALL_MOVES[1:]) == said


def test_the_list_counts_as_it_is_when_the_wrong_character_is_printed() -> None:
    cleared = PAIRS + "moves.clear()\nprint(2)\n"
    changed: dict[str, Any] = {"moves": [[0, 2]], "actual": ALL_MOVES, "others": []}
    said = "Your `moves` wrongly has A1-B2 and A1-B1."
    assert sentence(cleared, **changed) == said
    assert sentence(cleared, offset=len("printed"), **changed) == said
    assert sentence(cleared, offset=len("printed\n"), **changed) == ""


def test_squares_of_othello_are_moves_too() -> None:
    names = [f"({row},{column})" for row in range(1, 9) for column in range(1, 9)]
    run = judge(names=names, lists=[move_list("", [[2], [10]], [[2], [9]], True)])
    said = "Your `legal` lacks (2,3), and wrongly has (2,2). Line 1 changed it last."
    for held in ("[(0, 2), (1, 1)]", "{(0, 2): [(1, 2), (2, 2)], (1, 1): []}"):
        source = f"legal = {held}\nprint(*legal)\n"
        assert ProgramRuns(PythonRunner(source), run).moves_sentence(0, "") == said


@pytest.mark.parametrize(
    "source",
    [
        "moves = []\nmoves.append(moves)\nprint(1)\n",
        "moves = [('é' * 4), ('²' * 4)]\nprint(1)\n",
        "moves = [10 ** 9, -1, None, 1.5, b'A1-B2', {}]\nprint(1)\n",
        "class Two(tuple):\n    def __iter__(self): raise SystemExit\nmoves = [Two('AB')] * 3\n",
        "moves = ['A1-A3-C3', 'A1-B2-C3']\nprint(1)\n",
        "moves = list(range(10 ** 6))\nprint(1)\n",
        "raise ValueError\n",
    ],
)
def test_other_values_are_no_moves(source: str) -> None:
    assert sentence(source, actual=ALL_MOVES[:2]) == ""


def test_without_a_list_nothing_is_said() -> None:
    assert ProgramRuns(PythonRunner(PAIRS), judge(names=NAMES)).moves_sentence(0, PRINTING) == ""
