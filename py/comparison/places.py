"""Says in the words of the problem what a line of the judge's output is."""

from comparison.commands import LIST, MOVE, START, command
from judges import uva220
from othello import BLACK, Position, square_digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.outputs import Printed


def place(form: str, printed: "Printed", index: int, offset: int) -> str:
    """Returns what the line is that step `index` printed as its line `offset`, from 0."""
    return _PLACES[form](printed, index, offset)


def _uva220(printed: "Printed", index: int, offset: int) -> str:
    step = printed.steps[index]
    game = f"game {printed.number_of(index)}"
    kind = command(step)
    if kind == START:
        return f"the empty line before {game}"
    if kind == LIST:
        return f"the legal moves of {step.turn} in {game} (L on line {step.line} of the input)"
    if kind == MOVE:
        digits = square_digits(step.marks["placed"][0], uva220.SIZE)
        return f"the counts after M{digits} in {game} (line {step.line} of the input)"
    return f"row {offset + 1} of the board at the end of {game}"


def _jutge(printed: "Printed", index: int, offset: int) -> str:
    step = printed.steps[index]
    assert isinstance(step.position, Position)
    n = step.position.n
    part = f"row {offset + 1}" if offset < n else "the counts" if offset == n else "the empty line"
    if command(step) == START:
        return f"{part} of the start position"
    square = step.marks["placed"][0]
    row, column = divmod(square, n)
    letter = "N" if step.position.color_at(square) == BLACK else "B"
    return f"{part} of the position after move {index} ({letter} {row + 1} {column + 1})"


def _boardsilly(printed: "Printed", index: int, offset: int) -> str:
    return f"the moves of {printed.steps[index].turn} on board {printed.number_of(index)}"


_PLACES = {"uva220": _uva220, "jutge": _jutge, "boardsilly": _boardsilly}
