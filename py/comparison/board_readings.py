"""Says what is wrong about a Board Silly list: which moves it lacks, and which are no moves."""

from boardsilly import Attempt, Board, move_name, place_name
from othello.words import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.sides import Move

MOST_NAMED = 3


def board_reading(board: Board, player: str, missing: "list[Move]", extra: "list[Move]") -> str:
    """Returns sentences on the first moves missing and too many of a player's list."""
    sentences = [f"Missing: {_possible(board, move)}." for move in missing[:MOST_NAMED]]
    sentences += [f"Too many: {_impossible(board, player, move)}." for move in extra[:MOST_NAMED]]
    return " ".join(sentences)


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


def _ahead(attempt: Attempt, origin: int) -> "list[int]":
    return attempt.line[attempt.line.index(origin) + 1 :]


def _why_not(attempt: Attempt, target: int) -> str:
    pieces = f"{counted(attempt.count, 'piece')} on its line"
    if attempt.target == target:
        return "listed more than once"
    return f"{pieces}, {attempt.obstacle or 'so it goes to ' + place_name(attempt.target or 0)}"
