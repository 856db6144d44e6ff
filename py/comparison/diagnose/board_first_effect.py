"""Says on which piece and line of a Board Silly board a mistake shows first."""

from boardsilly import Attempt, Board, move_name, place_name
from comparison.align.sides import read_moves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.sides import Move


def showing_on(board: Board, player: str, moves: list[str]) -> str:
    """Returns a sentence on the first difference between a list of a player's moves and the right.

    It is empty if there is no word for it: nothing differs, or what is listed are no moves of
    pieces of the player's.
    """
    right = board.moves(player)
    extra = [move for move in read_moves(moves) if move not in right]
    known = len(read_moves(moves)) == len(moves)
    if not known or any(board.pieces[origin] != player for origin, _ in extra):
        return ""
    for origin, piece in enumerate(board.pieces):
        for attempt in board.attempts(origin) if piece == player else ():
            instead = _ahead(attempt, origin, extra)
            listed = attempt.target is None or move_name(origin, attempt.target) in moves
            if instead or not listed:
                return f"The {piece} on {place_name(origin)} " + _told(attempt, instead, listed)
    return ""


def _ahead(attempt: Attempt, origin: int, moves: "list[Move]") -> list[int]:
    """Returns where moves from a square end that go the way of an attempt."""
    ahead = attempt.line[attempt.line.index(origin) + 1 :]
    return [target for start, target in moves if start == origin and target in ahead]


def _told(attempt: Attempt, instead: list[int], listed: bool) -> str:
    """Returns what a piece should do, and why; `instead` is where else it is said to go."""
    number, way = attempt.count, attempt.direction
    why = f"{number} pieces are on that line" if number > 1 else "it is alone on that line"
    if attempt.target is None:
        return (
            f"should not move {way} to {place_name(instead[0])}: {why}, and it {attempt.obstacle}."
        )
    goal = f"should move {way} to {place_name(attempt.target)}"
    if not instead:
        return f"{goal}: {why}."
    other = place_name(instead[0])
    return (
        f"{goal}, and not to {other} too: {why}." if listed else f"{goal}, not to {other}: {why}."
    )
