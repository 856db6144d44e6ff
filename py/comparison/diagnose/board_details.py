"""Says what is wrong about a Board Silly list: which moves it lacks, and which are no moves."""

from boardsilly import Attempt, Board, move_name, place_name
from comparison.align.sides import read_moves
from comparison.diagnose.styles import right_but_the_text, styles
from comparison.whitespace import squeezed
from othello.phrases import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.sides import Meant, Move

MOST_NAMED = 3


def board_reading(
    board: Board, player: str, judge: list[str], yours: list[str], meant: "Meant"
) -> str:
    """Returns sentences on the first moves missing and too many of a player's list."""
    right = [squeezed(line) for line in judge]
    said = [text for line in yours for text in meant(line)]
    missing, extra = alone(right, said), alone(said, right)
    if not missing and not extra:
        # Of lines that mean the same, most differ in the same way.
        return right_but_the_text("moves", styles(judge[0], yours[0]))
    if sorted([_one_column_further(move) for move in extra]) == sorted(missing):
        return "The moves are right, but yours counts the columns from 0."
    sentences = [f"Missing: {_possible(board, m)}." for m in read_moves(missing)[:MOST_NAMED]]
    sentences += [
        f"Too many: {_impossible(board, player, m)}." for m in read_moves(extra)[:MOST_NAMED]
    ]
    return " ".join(sentences)


def alone(lines: list[str], others: list[str]) -> list[str]:
    """Returns the lines that the others do not have, or have less often."""
    waiting = list(others)
    found = []
    for line in lines:
        if line in waiting:
            waiting.remove(line)
        else:
            found.append(line)
    return found


def _one_column_further(move: str) -> str:
    return "".join([chr(ord(sign) + 1) if sign in "01234567" else sign for sign in move])


def _possible(board: Board, move: "Move") -> str:
    origin, target = move
    count = next(a.count for a in board.attempts(origin) if a.target == target)
    capture = ", and captures" if board.pieces[target] != "." else ""
    return f"{move_name(origin, target)} ({counted(count, 'piece')} on its line{capture})"


def _impossible(board: Board, player: str, move: "Move") -> str:
    origin, target = move
    name = move_name(origin, target)
    if board.pieces[origin] != player:
        return f"{name} (there is no {player} on {place_name(origin)})"
    towards = [attempt for attempt in board.attempts(origin) if target in _ahead(attempt, origin)]
    if not towards:
        return f"{name} (no line leads there)"
    return f"{name} ({_why_not(towards[0], target)})"


def _ahead(attempt: Attempt, origin: int) -> list[int]:
    return attempt.line[attempt.line.index(origin) + 1 :]


def _why_not(attempt: Attempt, target: int) -> str:
    pieces = f"{counted(attempt.count, 'piece')} on its line"
    if attempt.target == target:
        return "listed more than once"
    return f"{pieces}, {attempt.obstacle or 'so it goes to ' + place_name(attempt.target or 0)}"
