"""Three formats that are not shipped, one for each meaning of a list.

- `discs`: the legal squares of one player on each board, column by column.
- `kings`: the moves of the kings on each board, in any order. Squares are named row first.
- `noughts`: games of noughts and crosses, which list nothing.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from othello import BLACK, WHITE, Position, square_name
from text.reader import Reader, Word, unexpected
from workbench.comparison.whitespace import squeezed
from workbench.inputs.random_cases import make_cases
from workbench.inputs.rng import Rng
from workbench.judging import LIST, MOVE, START, Format, ListedMoves, Step
from workbench.judging.adapter import InputAdapter
from workbench.judging.answer_lines import GAP_LINE, LIST_LINE, ROW_LINE, AnswerLines
from workbench.judging.case import Case
from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.feature import BOARDS, MOVES, Feature, Parameter
from workbench.judging.judged_game import MOVE_LISTS, NO_LISTS, SQUARE_LISTS, JudgedGame
from workbench.judging.profile import FormatProfile

Cells = Sequence[str]


class Grid:
    """A board of crosses and noughts."""

    def __init__(self, cells: str) -> None:
        self.cells = cells
        self.n = int(len(cells) ** 0.5)

    def rows(self) -> list[str]:
        return [self.cells[at : at + self.n] for at in range(0, len(self.cells), self.n)]


def grid_of(step: Step) -> Grid:
    assert isinstance(step.board, Grid)
    return step.board


class Lines(Case):
    """A case that is known by its lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)

    def lines(self) -> list[str]:
        return self._lines

    @property
    def size(self) -> int:
        return len(self._lines)


class LineCut:
    """Leaves out the last lines of a game, but not the first."""

    def __init__(self, case: Lines) -> None:
        self._lines = case.lines()
        self.units = list(range(1, case.size))

    def keep(self, units: list[int]) -> Lines | None:
        return Lines(self._lines[: len(units) + 1]) if units == self.units[: len(units)] else None


def _never(first: Word, second: Word | None = None) -> str:
    return ""


def _toy(name: str, judged: JudgedGame, symbols: str, no_moves: str, **parts: Any) -> Format:
    return Format(
        name,
        name,
        name,
        f"{symbols[1]} moves first",
        first_words=("nothing", ""),
        may_begin=lambda first: False,
        recognise=_never,
        judged=judged,
        symbols=symbols,
        no_moves=no_moves,
        **parts,
    )


def _adapter(form: Format, features: tuple[Feature, ...], read: Any, cuts: Any) -> InputAdapter:
    def cases(
        rng: Rng, possible: list[Feature], feature: Feature | None, boards: int | None = None
    ) -> list[Lines]:
        return make_cases(rng, possible, feature, boards)

    return InputAdapter(
        form,
        features=features,
        parameters=(Parameter("boards", "boards", range(1, 10)),),
        cases=cases,
        read=read,
        cuts=cuts,
    )


# The legal squares of one player, column by column.

DISC_SIGNS = "_xo"


def _disc_steps(reader: Reader) -> Iterator[Step]:
    while reader.peek():
        n, size = reader.number("the number of rows")
        rows = reader.rows(n, DISC_SIGNS)
        player = reader.word("x or o")
        position = Position.from_rows([row.text for row in rows], DISC_SIGNS)
        turn = BLACK if player.text == "x" else WHITE
        board: dict[str, Any] = {"board": position, "turn": turn}
        yield Step(START, (size, rows[-1]), "", lambda: "A board is read.", **board)
        legal = sorted(position.legal_moves(turn), key=lambda at: (at % position.n, at))
        listed = " ".join([square_name(square, n) for square in legal])
        text = f"moves: {listed}".rstrip() + "\n"
        yield Step(
            LIST,
            (player, player),
            text,
            lambda: "The squares are listed.",
            moves=ListedMoves(legal),
            **board,
        )


def _disc_cases(steps: list[Step]) -> list[Lines]:
    found = []
    for step in steps:
        if step.kind == START and step.position:
            player = "x" if step.turn == BLACK else "o"
            found.append(Lines([str(step.position.n), *step.position.rows(DISC_SIGNS), player]))
    return found


def _start(rng: Rng) -> Lines:
    n = rng.pick((4, 6))
    return Lines([str(n), *Position.start(n).rows(DISC_SIGNS), rng.pick("xo")])


def _bare(rng: Rng) -> Lines:
    return Lines(["2", "__", "__", "x"])


DISCS = _toy(
    "discs",
    JudgedGame(".BW", square_name, lists=SQUARE_LISTS, has_moves=False),
    DISC_SIGNS,
    "",
    steps=_disc_steps,
    answers=AnswerLines(lambda text: LIST_LINE, lambda kind, before, rows: True),
)
DISC_ADAPTER = _adapter(
    DISCS,
    (
        Feature("start", BOARDS, "has the start of a game", _start),
        Feature(
            "bare",
            BOARDS,
            "lists nothing",
            _bare,
            condition=lambda steps, at: steps[at].kind == LIST and not steps[at].listed,
        ),
    ),
    _disc_cases,
    (),
)
DISC_PROFILE = FormatProfile(
    DISCS,
    between="nowhere",
    normalise=lambda line: [squeezed(line.lower().replace(",", " "))],
    place=lambda expected, index, offset: f"the list of board {expected.game_number(index)}",
)

# The moves of the kings of X to empty squares beside them, in any order.

KING_SIGNS, KING_ROWS, NO_KING = ".XO", 5, "stuck"


def king_square(square: int, n: int) -> str:
    return "abcde"[square // n] + str(square % n + 1)


def _king_steps(reader: Reader) -> Iterator[Step]:
    gap = ""
    while reader.peek():
        rows = reader.rows(KING_ROWS, KING_SIGNS)
        grid = Grid("".join([row.text for row in rows]))
        moves = [(at, to) for at in range(25) for to in range(25) if _steps_to(grid.cells, at, to)]
        board: dict[str, Any] = {"board": grid, "turn": "X"}
        yield Step(
            START,
            (rows[0], rows[-1]),
            gap,
            lambda: "A board is read.",
            moves=ListedMoves(jumps=moves),
            **board,
        )
        for jump in moves:
            text = ">".join([king_square(at, 5) for at in jump]) + "\n"
            row = rows[jump[0] // 5]
            yield Step(
                LIST,
                (row, row),
                text,
                lambda: "A move is listed.",
                moves=ListedMoves(jump=jump),
                **board,
            )
        if not moves:
            text = NO_KING + "\n"
            yield Step(LIST, (rows[0], rows[-1]), text, lambda: "No king moves.", **board)
        gap = "\n"


def _steps_to(cells: str, at: int, to: int) -> bool:
    """Returns whether a king is on one square, and the other is empty and beside it."""
    beside = max(abs(at // 5 - to // 5), abs(at % 5 - to % 5)) == 1
    return beside and cells[at] == "X" and cells[to] == "."


def _king_cases(steps: list[Step]) -> list[Lines]:
    grids = [grid_of(step) for step in steps if step.kind == START]
    return [Lines(grid.rows()) for grid in grids]


def _king_line(line: str) -> list[str]:
    return [squeezed(line.lower())] if squeezed(line) else []


def _one_king(rng: Rng) -> Lines:
    cells = rng.shuffled("X" + 24 * ".")
    return Lines(Grid("".join(cells)).rows())


def _walled(rng: Rng) -> Lines:
    return Lines(["XO...", "OO...", ".....", ".....", "....."])


KINGS = _toy(
    "kings",
    JudgedGame(KING_SIGNS, king_square, lists=MOVE_LISTS, has_moves=False),
    KING_SIGNS,
    NO_KING,
    steps=_king_steps,
    answers=AnswerLines(lambda text: LIST_LINE, lambda kind, before, rows: before[-1] == GAP_LINE),
)
KING_ADAPTER = _adapter(
    KINGS,
    (
        Feature("one-king", BOARDS, "has one king", _one_king),
        Feature(
            "walled",
            MOVES,
            "has a king who cannot move",
            _walled,
            condition=lambda steps, at: steps[at].kind == LIST and steps[at].jump is None,
        ),
    ),
    _king_cases,
    (),
)
KING_PROFILE = FormatProfile(
    KINGS,
    between="between two boards",
    normalise=_king_line,
    place=lambda expected, index, offset: f"the kings of board {expected.game_number(index)}",
)

# Noughts and crosses: `game`, then the squares from 1 to 9. The board is printed after each.

CROSS_SIGNS = "-XO"


def _cross_steps(reader: Reader) -> Iterator[Step]:
    grid, turn = Grid(9 * "."), "X"
    while reader.peek():
        word = reader.word("game or a square")
        if word.text == "game":
            grid, turn = Grid(9 * "."), "X"
            yield Step(START, (word, word), "", lambda: "A game begins.", board=grid, turn=turn)
            continue
        square = "123456789".find(word.text)
        if square < 0 or grid.cells[square] != ".":
            raise unexpected(word, "an empty square")
        grid = Grid(grid.cells[:square] + turn + grid.cells[square + 1 :])
        turn = "O" if turn == "X" else "X"
        printed = "\n".join(grid.rows()).replace(".", "-") + "\n\n"
        yield Step(MOVE, (word, word), printed, lambda: "A sign is set.", board=grid, turn=turn)


def _cross_cases(steps: list[Step]) -> list[Lines]:
    games: list[list[str]] = []
    before = ""
    for step in steps:
        grid = grid_of(step)
        if step.kind == START:
            games.append(["game"])
        else:
            games[-1].append(str([a == b for a, b in zip(grid.cells, before)].index(False) + 1))
        before = grid.cells
    return [Lines(game) for game in games]


def _cross_place(expected: ExpectedOutput, index: int, offset: int | None) -> str:
    return f"the board after {_cross_request(expected.steps[index])}"


def _cross_request(step: Step) -> str:
    grid = grid_of(step)
    return f"move {9 - grid.cells.count('.')}"


def _row_kind(text: str) -> str:
    return ROW_LINE


def _opened(rng: Rng) -> Lines:
    return Lines(["game", *[str(square) for square in rng.shuffled(range(1, 10))[:3]]])


def _filled(rng: Rng) -> Lines:
    return Lines(["game", *[str(square) for square in rng.shuffled(range(1, 10))]])


NOUGHTS = _toy(
    "noughts",
    JudgedGame(KING_SIGNS, lambda square, n: str(square + 1), lists=NO_LISTS, has_moves=True),
    CROSS_SIGNS,
    "",
    steps=_cross_steps,
    answers=AnswerLines(
        _row_kind, lambda kind, before, rows: before[-1] == GAP_LINE or len(before) == rows
    ),
)
CROSS_ADAPTER = _adapter(
    NOUGHTS,
    (
        Feature("opened", MOVES, "has three moves", _opened),
        Feature(
            "filled",
            BOARDS,
            "fills the board",
            _filled,
            condition=lambda steps, at: "." not in grid_of(steps[at]).cells,
        ),
    ),
    _cross_cases,
    (LineCut,),
)
CROSS_PROFILE = FormatProfile(
    NOUGHTS,
    between="after a board",
    normalise=lambda line: [squeezed(line.upper())],
    place=_cross_place,
    request=_cross_request,
)

TOYS = (DISCS, KINGS, NOUGHTS)
ADAPTERS = (DISC_ADAPTER, KING_ADAPTER, CROSS_ADAPTER)
PROFILES = (DISC_PROFILE, KING_PROFILE, CROSS_PROFILE)
