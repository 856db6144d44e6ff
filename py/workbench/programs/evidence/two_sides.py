"""Boards in two values, which have the squares of one side each."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from operator import itemgetter
from typing import Any, NamedTuple

from workbench.programs.evidence.judge_steps import EMPTY, JudgeSide, JudgeStep
from workbench.programs.tracing.events import Variable
from workbench.programs.tracing.layouts import SEQUENCES, SETS, Key, Squares, key_of, squares_in
from workbench.programs.tracing.value_text import base_of, short

AND = "` and `"  # Between the names of two variables.
EXCHANGED: dict[object, object] = {1: 2, 2: 1, 3: 3}
MOST_SQUARES = 1024
FEWEST_FLAGS = 4  # Of a side that has a flag for each square.
MOST_MEMBERS = 4  # Of a container of sides.


class ValuePart(NamedTuple):
    """A variable, or a member of it such as `[0]`."""

    variable: Variable
    member: str = ""


# A whole board, or the squares of each side.
Source = tuple[ValuePart] | tuple[ValuePart, ValuePart]


def variable_of(source: Source) -> Variable:
    """Returns the variable, with both names if there are two."""
    names = dict.fromkeys(part.variable.name for part in source)
    return source[0].variable._replace(name=AND.join(names))


def squares_of(source: Source, values: dict[Variable, object], n: int) -> Squares | None:
    """Returns the squares of an n x n board.

    Those of two parts are 1 and 2, and 3 if both have a square.
    """
    if len(source) == 1:
        return squares_in(values.get(source[0].variable), n)
    one, other = (_sides(values.get(part.variable)).get(part.member) for part in source)
    if one is None or other is None or "" != one.kind != other.kind != "":
        return None
    keys = one.cells | other.cells
    cells = {key: (key in one.cells) + 2 * (key in other.cells) for key in keys}
    return Squares(one.kind or other.kind, {**cells})


def readings_by_turn(squares: Squares | None, step: JudgeStep) -> list[Squares | None]:
    """Returns the squares of two parts, the first of which has the discs of the side to move.

    Those of black are 1 and those of white are 2. The second reading has the colours exchanged, for
    a program that has passed already or has exchanged the parts at another time.
    """
    if squares is None:
        return [None]
    other = squares._replace(cells={at: EXCHANGED[side] for at, side in squares.cells.items()})
    is_white = step["to_move"] == "white" or (step["moved"] == "black" and not step["to_move"])
    return [other, squares] if is_white else [squares, other]


def pairs_of_sides(
    values: dict[Variable, object], step: JudgeStep, judge: JudgeSide
) -> Iterator[Source]:
    """Yields two variables of a function, or two members, with as many squares as the sides."""
    board = "".join(step["rows"])
    sizes = [board.count(sign) for sign in judge["symbols"][EMPTY + 1 :]]
    found = [
        (ValuePart(variable, member), variable if member else variable.function, side)
        for variable, value in values.items()
        for member, side in _sides(value).items()
        if len(side.cells) in sizes
    ]
    found.sort(key=itemgetter(0))
    for (one, place, side), (other, near, beside) in combinations(found, 2):
        if place == near and len(side.cells | beside.cells) == sum(sizes):
            yield one, other


def _sides(value: Any) -> dict[str, Squares]:
    """Returns the sides that a value may hold: itself, named ``, or the members of a container."""
    members = [("", value)]
    base = base_of(value)
    if (base in SEQUENCES or base is dict) and base.__len__(value) <= MOST_MEMBERS:
        pairs = dict.items(value) if base is dict else enumerate(base.__iter__(value))
        members += [(f"[{short(key)}]", member) for key, member in pairs]
    sides = ((name, _side(member)) for name, member in members)
    return {name: side for name, side in sides if side}


def _side(value: Any) -> Squares | None:
    """Returns the squares in a collection, or the numbers of the bits of an integer."""
    base = base_of(value)
    items: Iterable[object] = ()
    flagged = _flagged(value)
    if flagged is not None:
        items = flagged
    elif type(value) is int and 0 <= value < 1 << MOST_SQUARES:
        items = [at for at, bit in enumerate(reversed(f"{value:b}")) if bit == "1"]
    elif base in SEQUENCES or base in SETS or base is dict:
        items = base.__iter__(value)
    else:
        return None
    keys = [key_of(item) for item in islice(items, MOST_SQUARES)]
    kinds = {key and key[0] for key in keys}
    if None in kinds or len(kinds) > 1:
        return None
    return Squares(next(iter(kinds), None) or "", dict.fromkeys(key[1] for key in keys if key))


def _flagged(value: Any) -> Sequence[Key] | None:
    """Returns the indexes of what is true in a sequence of flags, or in rows of them."""
    flagged, base = _flagged_in(value), base_of(value)
    if flagged is not None or base not in SEQUENCES:
        return flagged
    rows = [_flagged_in(row) for row in islice(base.__iter__(value), MOST_SQUARES)]
    if not rows or None in rows:
        return None
    return [(at, key) for at, row in enumerate(rows) for key in row or ()]


def _flagged_in(value: Any) -> list[int] | None:
    base = base_of(value)
    if base not in SEQUENCES or base.__len__(value) < FEWEST_FLAGS:
        return None
    items = [*islice(base.__iter__(value), MOST_SQUARES)]
    if not all(type(one) in (int, bool) and one in (0, 1) for one in items):
        return None
    return [at for at, one in enumerate(items) if one]
