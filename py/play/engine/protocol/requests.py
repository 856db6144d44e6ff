"""Reads and checks requests to the engine, which are plain data from JSON.

A position is one line: the squares row by row from a1, with `-` for an empty square, `X` for a
black disc and `O` for a white disc, then a space and the side to move, `X` or `O`. Squares are
named as in `d3`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from othello import BLACK, WHITE, Game, IllegalMove, NotationError, Position, parse_square
from othello.phrases import SIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    UncheckedRequest = Mapping[str, Any]

SYMBOLS = "-XO"
SIDES = {"X": BLACK, "O": WHITE}
SIZES = range(4, 27, 2)


class RequestError(ValueError):
    """The request cannot be answered. The message states the reason."""


def position_of(request: UncheckedRequest) -> tuple[Position, str]:
    """Returns the position of a request and its side to move, which has a legal move.

    Raises RequestError for an invalid position, or if the side to move must pass.
    """
    text = _entry(request, "position", str)
    board, _, side = text.partition(" ")
    n = next((n for n in SIZES if n * n == len(board)), 0)
    if not n or board.strip(SYMBOLS) or side not in SIDES:
        raise RequestError(
            "The position has to be n x n characters of “-XO”, a blank, and “X” or “O”, "
            f"with an even n from {SIZES[0]} to {SIZES[-1]}."
        )
    position = Position.from_rows([board[i : i + n] for i in range(0, n * n, n)], SYMBOLS)
    if not position.can_move(SIDES[side]):
        raise RequestError(f"{SIDE[SIDES[side]]} has no legal move.")
    return position, SIDES[side]


def text_of(position: Position, color: str) -> str:
    """Returns a position and its side to move as a request has them."""
    side = next(side for side in SIDES if SIDES[side] == color)
    return f"{''.join(position.rows(SYMBOLS))} {side}"


def game_of(request: UncheckedRequest) -> Game:
    """Returns the game of a request: its `moves`, played from its `position` or from the start.

    Raises RequestError if the moves are missing or one is illegal.
    """
    game = Game(*position_of(request)) if "position" in request else Game()
    for name in _entry(request, "moves", list):
        _legal(game.play, _square(name, game.position))
    return game


def move_of(request: UncheckedRequest, position: Position, color: str, name: str) -> int:
    """Returns the square in an entry of a request.

    Raises RequestError unless it is a legal move.
    """
    square = _square(_entry(request, name, str), position)
    _legal(position.play, square, color)
    return square


def number_of(
    request: UncheckedRequest, name: str, least: float, most: float, otherwise: float
) -> float:
    """Returns a number of a request, or `otherwise` if the request has no such entry.

    Raises:
        RequestError: The entry is not a number in the range.
    """
    number = request.get(name)
    if number is None:
        return otherwise
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        raise RequestError(f"“{name}” has to be a number.")
    if not least <= number <= most:
        raise RequestError(f"“{name}” has to be from {least} to {most}, not {number}.")
    return number


def _legal(play: Callable[..., object], *move: Any) -> None:
    """Plays a move. Raises RequestError if it is illegal."""
    try:
        play(*move)
    except IllegalMove as refusal:
        raise RequestError(f"{refusal}.") from None


def _entry(request: UncheckedRequest, name: str, kind: type) -> Any:
    if not isinstance(request.get(name), kind):
        raise RequestError(f"The request has no “{name}”, or something else than it should be.")
    return request[name]


def _square(name: object, position: Position) -> int:
    try:
        return parse_square(str(name), position.n)
    except NotationError as error:
        raise RequestError(f"A square is wrong: {error}.") from None
