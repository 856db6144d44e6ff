"""Describes what a wrong list should have been, piece by piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY
from workbench.comparison.align.sides import SquareNames
from workbench.comparison.diagnose.mistakes.cells import columns_from_zero
from workbench.comparison.sequences import surplus
from workbench.formats.boardsilly.judge import GAME, silly_board
from workbench.formats.boardsilly.rules import Attempt, SillyBoard, move_name, place_name
from workbench.judging import Step

if TYPE_CHECKING:
    from workbench.comparison.align.sides import PieceMove

MOST_NAMED = 3


def list_detail(start: Step, right: list[str], listed: list[str]) -> str:
    """Returns sentences on the first wrong moves of a list; see `FormatProfile`."""
    if sorted([columns_from_zero(move) for move in right]) == sorted(listed):
        return "Your moves are the right ones with the columns numbered from 0."
    board, player = silly_board(start), start.turn or ""
    names = SquareNames(GAME, board.n)
    wrong = piece_effects(board, player, names.moves_in(listed))[:MOST_NAMED]
    extra = names.moves_in(surplus(listed, right))
    return " ".join(wrong + stray_effects(board, player, extra)[:MOST_NAMED])


def first_effect(start: Step, listed: list[str]) -> str:
    """Returns a sentence on the first wrong move; see `FormatProfile`.

    It is empty if the list contains something other than moves of the player's pieces.
    """
    board, player = silly_board(start), start.turn or ""
    moves = SquareNames(GAME, board.n).moves_in(listed)
    if len(moves) < len(listed) or any(board.pieces[origin] != player for origin, _ in moves):
        return ""
    effects = piece_effects(board, player, moves)
    return effects[0] if effects else ""


def piece_effects(board: SillyBoard, player: str, listed: list[PieceMove]) -> list[str]:
    """Returns a sentence for each piece and direction in which a list of moves is wrong."""
    right = board.moves(player)
    wrong = [move for move in listed if move not in right]
    found = []
    for origin, piece in enumerate(board.pieces):
        for attempt in board.attempts(origin) if piece == player else ():
            ahead = _ahead(attempt, origin)
            instead = [target for start, target in wrong if start == origin and target in ahead]
            is_listed = attempt.target is None or (origin, attempt.target) in listed
            if instead or not is_listed:
                effect = _effect(board, attempt, instead, is_listed)
                found.append(f"The {piece} on {place_name(origin)} {effect}.")
    return found


def _ahead(attempt: Attempt, origin: int) -> list[int]:
    return attempt.line[attempt.line.index(origin) + 1 :]


def _effect(board: SillyBoard, attempt: Attempt, instead: list[int], is_listed: bool) -> str:
    """Returns what a piece should do, and why.

    Args:
        board: The board.
        attempt: The move of the piece in one direction.
        instead: The wrong targets listed in that direction.
        is_listed: Whether the right target, if there is one, is listed.
    """
    number, way = attempt.count, attempt.direction
    why = f"{number} pieces are on that line" if number > 1 else "it is alone on that line"
    other = place_name(instead[0]) if instead else ""
    if attempt.target is None:
        return f"should not move {way} to {other}: {why}, and it {attempt.obstacle}"
    if board.pieces[attempt.target] != EMPTY:
        why += ", and it captures"
    target = place_name(attempt.target)
    if not instead:
        return f"should move {way} to {target}: {why}"
    if is_listed:
        return f"should move {way} only to {target}, not also to {other}: {why}"
    return f"should move {way} to {target}, not to {other}: {why}"


def stray_effects(board: SillyBoard, player: str, extra: list[PieceMove]) -> list[str]:
    """Returns a sentence for each extra move that `piece_effects` does not describe."""
    right = board.moves(player)
    found = []
    for origin, target in extra:
        name = move_name(origin, target)
        if board.pieces[origin] != player:
            found.append(f"{name} is not a move: there is no {player} on {place_name(origin)}.")
        elif (origin, target) in right:
            found.append(f"{name} is listed more than once.")
        elif not any(target in _ahead(other, origin) for other in board.attempts(origin)):
            found.append(f"{name} is not a move: no line leads there.")
    return found
