"""Finds the variable that holds the board, and its state after each of the judge's steps.

The values come from one run for each step, on an input that ends after it. So it does not matter
when the program prints.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from workbench.programs.evidence.judge_steps import EMPTY, JudgeSide, JudgeStep, all_steps
from workbench.programs.evidence.two_sides import (
    AND,
    Source,
    ValuePart,
    pairs_of_sides,
    readings_by_turn,
    squares_of,
    variable_of,
)
from workbench.programs.tracing.events import Variable
from workbench.programs.tracing.layouts import DENSE, MISSING, Cells, Layout, Squares, layouts

# The variables, or a variable's squares, after each step of each of the judge's runs.
Values = list[list[dict[Variable, object]]]
FEWEST_OF_SIDES = 2  # Positions; two collections may fit a single one by chance.
LINE_FEED = "\n"  # On a board whose rows were not read as they are.
# The readings of the squares after each step. The first one is meant, if the turn is known.
Held = list[list[list[Squares | None]]]
Symbols = dict[object, str]


class Following:
    """How a variable follows the judge's board over the steps of an input.

    Attributes:
        states: The board in the judge's symbols after each step that was followed, None if there
            is none; `?` is a value that means nothing known.
        matched: The different boards of the judge that the variable held.
        wrong: The first step after which it differs, None if it never does.
        has_discs: Whether it once had the judge's symbols, and discs where the judge has some,
            perhaps of the other colour.
        has_line_feeds: Whether it once had line feeds on squares.
    """

    def __init__(self) -> None:
        self.states: list[str | None] = []
        self.matched: set[str] = set()
        self.wrong: int | None = None
        self.has_discs = False
        self.has_line_feeds = False


class ProgramBoard(NamedTuple):
    """The variable that holds the board.

    Attributes:
        variable: The variable.
        layout: How it holds the board.
        following: How it follows the judge on the failing input.
        others: How it follows the judge on the other inputs.
        always_right: Whether it is right after all steps of all inputs.
        certain: Whether the meaning of its values is certain: they are the judge's symbols, or
            they were right in more than one position.
        copied: Whether it only ever consists of words of the input.
        symbols: The judge's symbol for each value of a square.
    """

    variable: Variable
    layout: Layout
    following: Following
    others: list[Following]
    always_right: bool
    certain: bool
    copied: bool
    symbols: Symbols

    def text(self, cells: Iterable[object]) -> str:
        """Returns the judge's symbols for squares, `?` for those that mean nothing known."""
        return _text(cells, self.symbols)


def best_board(values: Values, judge: JudgeSide) -> ProgramBoard | None:
    """Returns the variable that follows the judge's board best, None if none does.

    `values` are those of the variables after each step of each of the judge's runs.
    """
    runs = all_steps(judge)
    best = None
    best_rank: tuple[int, ...] = ()
    for variable, layout, symbols, held in _candidates(values, judge):
        followed = [_follow(layout, symbols, judge["symbols"], *run) for run in zip(runs, held)]
        positions = set().union(*[following.matched for following in followed])
        fewest = FEWEST_OF_SIDES if AND in variable.name else 1
        is_misread = any(following.has_line_feeds for following in followed)
        has_discs = is_misread or any(following.has_discs for following in followed)
        if len(positions) < fewest and not has_discs:
            continue
        copied = _is_copied(variable, values, runs)
        rank = (
            int(not copied),
            *_rank(followed, runs, layout),
            int(not _has_lines(variable, values)),
        )
        if rank > best_rank and (is_misread or _follows_moves(followed, runs)):
            right = all(map(_is_right, followed, runs))
            certain = _is_certain(followed, symbols)
            *others, last = followed
            best = ProgramBoard(variable, layout, last, others, right, certain, copied, symbols)
            best_rank = rank
    return best


def _has_lines(variable: Variable, values: Values) -> bool:
    """Returns whether a variable is a text of lines, which is made to be printed."""
    texts = [held[variable] for run in values for held in run if variable in held]
    return any(type(text) is str and "\n" in text for text in texts)


def _is_copied(variable: Variable, values: Values, runs: list[list[JudgeStep]]) -> bool:
    """Returns whether a variable consists of words of the input after each step."""
    found = [
        _consists_of_words(held[variable], step["input"])
        for steps, run in zip(runs, values)
        for step, held in zip(steps, run)
        if variable in held
    ]
    return bool(found) and all(found)


def _consists_of_words(value: Any, text: str) -> bool:
    words = text.split()
    known = type(value) is list or type(value) is tuple
    return known and all(type(row) is str and row.strip() in words for row in value)


def shared_rows(values: dict[Variable, object], n: int) -> Variable | None:
    """Returns a variable that seems to be a board but holds one row again and again."""
    return next((name for name, value in values.items() if _is_one_row(value, n)), None)


def _is_one_row(value: object, n: int) -> bool:
    if type(value) is not list or len(value) < n or type(value[0]) is not list:
        return False
    return len(value[0]) >= n and all(row is value[0] for row in value)


def _candidates(
    values: Values, judge: JudgeSide
) -> Iterator[tuple[Variable, Layout, Symbols, Held]]:
    """Yields each variable, and each pair of variables, with each layout that it can have.

    Also yields the symbols that are known beforehand. The two variables of a pair may belong to the
    two colours, or to the side to move and its opponent.
    """
    runs, n = all_steps(judge), len(judge["steps"][0]["rows"])
    variables = dict.fromkeys(name for run in values for held in run for name in held)
    starts = [pairs_of_sides(run[0], steps[0], judge) for run, steps in zip(values, runs) if run]
    sources: list[Source] = [(ValuePart(variable),) for variable in variables]
    for source in (*sources, *dict.fromkeys(chain(*starts))):
        held = [
            [squares_of(source, one, len(step["rows"])) for step, one in zip(steps, run)]
            for steps, run in zip(runs, values)
        ]
        first = next((squares for run in held for squares in run if squares), None)
        for layout in layouts(first, n) if first else ():
            yield variable_of(source), layout, {}, [[[one] for one in run] for run in held]
            if len(source) > 1:
                by_turn = [[*map(readings_by_turn, *pair)] for pair in zip(held, runs)]
                yield variable_of(source), layout, dict(zip((1, 2), judge["symbols"][1:])), by_turn


def _follow(
    layout: Layout,
    symbols: Symbols,
    signs: str,
    steps: list[JudgeStep],
    held: list[list[Squares | None]],
) -> Following:
    """Reads the squares after each step; `symbols` collects the meaning of the cells."""
    following = Following()
    sizes: dict[int, int] = {}  # Of the value, by that of the board. One that grows is no board.
    for number, (step, readings) in enumerate(zip(steps, held)):
        expected, n = "".join(step["rows"]), len(step["rows"])
        squares = readings[0]
        cells, *exchanged = [layout.cells(one, n) for one in readings]
        if squares and layout.kind in DENSE:
            has_grown = len(squares.cells) > sizes.setdefault(n, len(squares.cells))
            cells = None if has_grown else cells
        agrees = cells is not None and _agree(cells, expected, symbols, signs)
        if exchanged and not agrees:
            around = [step] if step["start"] else [steps[number - 1], step]
            cells = _closest([cells, *exchanged], symbols, around)
            agrees = not step["to_move"] and _state(cells, symbols) == expected
        if agrees:
            symbols.update(zip(cells or (), expected))
            following.matched.add(expected)
        elif following.wrong is None:
            following.wrong = number
        if cells is not None and _have_discs(cells, expected, signs):
            symbols.update({sign: sign for sign in signs})
            following.has_discs = True
        if squares and cells is not None and _have_line_feeds(layout, squares, cells, signs):
            symbols.update({sign: sign for sign in (*signs, LINE_FEED)})
            following.has_line_feeds = True
        following.states.append(_state(cells, symbols))
    return following


def _state(cells: Cells | None, symbols: Symbols) -> str | None:
    return _text(cells, symbols) if cells else None


def _closest(
    readings: list[Cells | None], symbols: Symbols, steps: list[JudgeStep]
) -> Cells | None:
    """Returns the reading with the fewest differences from the judge's boards."""
    states = [_state(one, symbols) for one in readings]
    differences = [sum(_differences(state, step) for step in steps) for state in states]
    return readings[differences.index(min(differences))]


def _text(cells: Iterable[object], symbols: Symbols) -> str:
    return "".join([symbols.get(cell, "?") for cell in cells])


def _have_discs(cells: Cells, expected: str, signs: str) -> bool:
    """Returns whether values are all of the judge's symbols, and empty where its board is."""
    empty = signs[EMPTY]
    agree = [(cell == empty) == (sign == empty) for cell, sign in zip(cells, expected)]
    return {*cells} == {*signs} and all(agree)


def _have_line_feeds(layout: Layout, squares: Squares, cells: Cells, signs: str) -> bool:
    """Returns whether rows of the judge's symbols have line feeds that belong to no board.

    A line feed behind a row that was read as a whole is on no square.
    """
    if LINE_FEED not in cells or layout.kind != "rows" or layout.transposed:
        return False
    columns = [*range(layout.second)]
    before = [one for key, one in squares.cells.items() if type(key) is tuple and key[1] in columns]
    return {*signs}.isdisjoint(before) and 2 * sum(map(cells.count, signs)) > len(cells)


def _agree(cells: Cells, expected: str, symbols: Symbols, signs: str) -> bool:
    """Returns whether values and the judge's symbols correspond one to one.

    A square that a dictionary lacks may be empty beside others with a value. Values that are the
    judge's symbols themselves mean no others.
    """
    pairs, empty = {*zip(cells, expected), *symbols.items()}, signs[EMPTY]
    if {sign for cell, sign in pairs if cell == MISSING} == {empty}:
        pairs.discard((MISSING, empty))
    known = {cell for cell, _ in pairs} - {MISSING}
    if known <= {*signs} and any(cell not in (sign, MISSING) for cell, sign in pairs):
        return False
    return len(pairs) == len({cell for cell, _ in pairs}) == len({sign for _, sign in pairs})


def _rank(
    followed: list[Following], runs: list[list[JudgeStep]], layout: Layout
) -> tuple[int, int, int]:
    """Returns how well a variable follows: by matches, then by the squares first wrong."""
    matched = sum(len(following.matched) for following in followed)
    wrong = sum(
        _differences(following.states[following.wrong], steps[following.wrong])
        for following, steps in zip(followed, runs)
        if following.wrong is not None
    )
    return matched, -wrong, -int(layout.exchanged)


def _is_right(following: Following, steps: list[JudgeStep]) -> bool:
    """Returns whether a variable is right after every step, and every step was followed."""
    return following.wrong is None and len(following.states) == len(steps)


def _is_certain(followed: list[Following], symbols: Symbols) -> bool:
    """Returns whether the meaning of a variable's values is certain; see ProgramBoard."""
    positions = set().union(*[following.matched for following in followed])
    own = all(value == symbol for value, symbol in symbols.items())
    return len(positions) > 1 or (own and len(positions) == 1)


def _differences(state: str | None, step: JudgeStep) -> int:
    expected = "".join(step["rows"])
    if state is None:
        return len(expected)
    return sum(one != other for one, other in zip(state, expected))


def _follows_moves(followed: list[Following], runs: list[list[JudgeStep]]) -> bool:
    """Returns whether a variable changes with a move, so that it is not a copy of the input."""
    moves = [
        (before, after)
        for following, steps in zip(followed, runs)
        for step, before, after in zip(steps[1:], following.states, following.states[1:])
        if step["placed"] is not None
    ]
    return not moves or any(before != after for before, after in moves)
