"""Finds the variables that hold a list of moves, and what is wrong in them."""

from collections import Counter, deque
from typing import Any

from workbench.programs.evidence.judge_steps import JudgeSide, MoveList
from workbench.programs.tracing.events import Variable
from workbench.programs.tracing.layouts import Layout
from workbench.programs.tracing.value_text import attributes

MoveCounts = Counter[tuple[int, ...]]  # How often each move is in a list, as its squares.
ITEMS = (list, tuple, set, frozenset, deque, dict)
MOST_ITEMS = 200
# Of an item: its nested tuples, its characters and its numbers.
DEEPEST, LONGEST, MOST_NUMBERS = 2, 20, 4
# A list of fewer moves may be equal to another value by chance.
FEWEST = 2
AS_PRINTED = Layout("pairs", 1, 1, False)  # The squares of texts are read like those of the output.
MOST_NAMED = 2
RIGHT = "Your `{}` is right."
PRINTED = " {} it wrongly."
LACKS, HAS, REPEATS = "lacks {}", "wrongly has {}", "has {} more than once"


Values = dict[Variable, object]


def moves_sentence(
    judge: JudgeSide, known: list[Values], values: Values, printing: str
) -> tuple[str, Variable | None]:
    """Returns a sentence on the program's list of moves, and the variable with a wrong one.

    The sentence is empty if nothing certain can be said.

    Args:
        judge: The judge's lists, at least one.
        known: The variables at the ends of the other lists' inputs.
        values: The variables when the first difference was made.
        printing: What made it, as in `Line 5 prints`; empty if it is unknown.
    """
    failing = judge["lists"][-1]
    right, wrong = _found(judge, known, values)
    said = [RIGHT.format(right[-1].name)] if right else []
    if wrong:
        said.append(f"Your `{wrong[0].name}` {_fault(failing, judge['names'])}.")
    line = PRINTED.format(printing) if printing and failing["misprinted"] else ""
    return " ".join(said) + (line if right and not wrong else ""), wrong[0] if wrong else None


def is_printed(judge: JudgeSide, value: object) -> bool:
    """Returns whether a value is the wrong list of moves that is printed."""
    failing, n = judge["lists"][-1], int(len(judge["names"]) ** 0.5)
    held = _held({Variable("", ""): value}, failing, n)
    return _counted(failing["actual"]) in held.values()


def _fault(failing: MoveList, names: list[str]) -> str:
    """Returns what is wrong in a list that is printed as it is, as a predicate."""
    expected, actual = _counted(failing["moves"]), _counted(failing["actual"])
    faults = (
        (LACKS, [move for move in expected if move not in actual]),
        (HAS, [move for move in actual if move not in expected]),
        (REPEATS, [move for move in actual if actual[move] > expected[move] > 0]),
    )
    return ", and ".join([said.format(_names(moves, names)) for said, moves in faults if moves])


def _names(moves: list[tuple[int, ...]], names: list[str]) -> str:
    """Returns the names of moves, the first one if there are many."""
    shown = ["-".join([names[square] for square in move]) for move in moves]
    if len(shown) > MOST_NAMED:
        shown = [shown[0], f"{len(shown) - 1} more"]
    return " and ".join(shown)


def _counted(moves: list[list[int]]) -> MoveCounts:
    return Counter(map(tuple, moves))


def _found(
    judge: JudgeSide, known: list[Values], values: Values
) -> tuple[list[Variable], list[Variable]]:
    """Returns the variables with right lists, and with wrong ones that are printed as they are.

    A list that can be read in both ways is in neither.
    """
    *others, failing = judge["lists"]
    expected, actual = _counted(failing["moves"]), _counted(failing["actual"])
    n = int(len(judge["names"]) ** 0.5)
    pairs = [(_held(held, one, n), _counted(one["moves"])) for held, one in zip(known, others)]
    right: list[Variable] = []
    wrong: list[Variable] = []
    for (variable, layout), held in _held(values, failing, n).items():
        follows = any(lists.get((variable, layout)) == moves != expected for lists, moves in pairs)
        if held == expected and follows:
            right.append(variable)
        elif held == actual != expected and (follows or len(held) >= FEWEST):
            wrong.append(variable)
    both = {one.name for one in right} & {one.name for one in wrong}
    return [one for one in right if one.name not in both], [
        one for one in wrong if one.name not in both
    ]


def _held(values: Values, moves: MoveList, n: int) -> dict[tuple[Variable, Layout], MoveCounts]:
    """Returns the lists of moves in the variables."""
    squares = {layout: _squares(layout, n) for layout in _layouts(n)}
    length = len((moves["moves"] + moves["actual"])[0])
    found: dict[tuple[Variable, Layout], MoveCounts] = {}
    for variable, value in values.items():
        for layout, known in squares.items() if _may_hold_moves(value) else ():
            held = _read(value, layout, known, length)
            if held is not None:
                found[variable, layout] = held
    return found


def _layouts(n: int) -> list[Layout]:
    """Returns the ways to write a square: row and column, or an index, also with a border."""
    pairs = [Layout("pairs", first, first, way) for first in (0, 1) for way in (False, True)]
    return pairs + [Layout("numbers", *place, False) for place in ((0, n), (1, n), (n + 3, n + 2))]


def _squares(layout: Layout, n: int) -> dict[tuple[int, ...], int]:
    """Returns the square of each index."""
    return {layout.index_of(*divmod(square, n)): square for square in range(n * n)}


def _may_hold_moves(value: object) -> bool:
    return type(value) in ITEMS and len(value) <= MOST_ITEMS  # type: ignore[arg-type]


def _read(
    value: Any, layout: Layout, squares: dict[tuple[int, ...], int], length: int
) -> MoveCounts | None:
    """Returns the moves in a value, None if it is no list of moves of `length` squares each."""
    size = len(layout.index_of(0, 0))
    found: MoveCounts = Counter()
    for item in _items(value, length):
        numbers = _numbers(item)
        starts = range(0, size * length, size)
        move = [squares.get(tuple(numbers[start : start + size])) for start in starts]
        if type(item) is str and (layout != AS_PRINTED or len(numbers) != size * length):
            return None
        if None in move:
            return None
        found[tuple(square for square in move if square is not None)] += 1
    return found


def _items(value: Any, length: int) -> list[object]:
    """Returns the items of a collection: for a dictionary its keys, with their targets if any."""
    if type(value) is not dict or length == 1:
        return list(value)
    found: list[object] = []
    for key, targets in value.items():
        found += [(key, one) for one in targets] if type(targets) in ITEMS else [key]
    return found


def _numbers(item: Any, depth: int = DEEPEST) -> list[int]:
    """Returns the first numbers in an item, `A` to `Z` as 1 to 26."""
    kind = type(item)
    if kind is int:
        return [item]
    if kind is str:
        signs = [sign for sign in item[:LONGEST] if sign.isascii() and sign.isalnum()]
        return [int(sign, 36) - 9 * sign.isalpha() for sign in signs]
    if kind in (list, tuple) and depth:
        return [number for one in item[:MOST_NUMBERS] for number in _numbers(one, depth - 1)]
    parts = [*attributes(item).values()]
    return _numbers(parts, depth) if parts and depth else []
