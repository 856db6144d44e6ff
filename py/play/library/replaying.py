"""Replays thousands of games a second. Runs under CPython only; its cache takes memory.

A position is a number: bits of the discs of the side to move, a1 the lowest, and above them those
of the other side. What a disc flips on one line depends on a few squares, so the same cases recur
in all games and are kept.
"""

from __future__ import annotations

from jobs.slices import finished
from othello import BLACK, Game, IllegalMove, Position, opponent
from othello.directions import rays
from othello.masks import squares_of
from play.library.opening_tree import (
    EMPTY,
    INDEXED,
    WEIGHTS,
    N,
    key_of_sums,
    reading_names,
    sums_of,
)
from play.records import RecordError

_SQUARES = N * N
_SIDE = (1 << _SQUARES) - 1  # The bits of the side to move.
_BOTH = 1 | 1 << _SQUARES  # A square, as a disc of both sides.


class Replayed:
    """A game from the standard start that was replayed.

    Attributes:
        discs: The numbers of discs of black and white at the end.
        is_over: Whether neither side can move at the end.
        keys: The keys of the positions after the first moves.
        colors: The colour of each move.
    """

    def __init__(self, discs: list[int], is_over: bool, keys: list[int], colors: list[str]) -> None:
        self.discs, self.is_over = discs, is_over
        self.keys, self.colors = keys, colors


class Replaying:
    """Replays games on 8 x 8 from the standard start, and names their openings by a file."""

    def __init__(self, openings: str = "") -> None:
        self._names = finished(reading_names(openings))
        self._axes = [_axes(square) for square in range(N * N)]

    def opening(self, keys: list[int]) -> str:
        """Returns the name of the last named opening that a game reached, empty if none."""
        return next((self._names[key] for key in reversed(keys) if key in self._names), "")

    def replay(self, squares: list[int], indexed: int = INDEXED) -> Replayed:
        """Replays a game and finds keys of its first positions. Raises RecordError.

        Passes are left out of the moves.
        """
        discs, sums, color = _START, _START_SUMS, BLACK
        keys: list[int] = []
        colors: list[str] = []
        for number, square in enumerate(squares):
            effect = self._effect(discs, square)
            if not effect and not self._can_move(discs):
                discs, sums, color = _turned(discs), 2 * EMPTY - sums, opponent(color)
                effect = self._effect(discs, square)
            if not effect or discs & _BOTH << square:
                self._refuse(squares[: number + 1])
            if number <= indexed:
                keys.append(key_of_sums(sums, color))
                sums = 2 * EMPTY - sums - WEIGHTS[square] - (effect >> _SQUARES)
            discs = _turned(discs ^ (effect & _SIDE) * _BOTH | 1 << square)
            colors.append(color)
            color = opponent(color)
        is_over = False
        if not self._can_move(discs):
            is_over = not self._can_move(_turned(discs))
            if not is_over:
                discs, sums, color = _turned(discs), 2 * EMPTY - sums, opponent(color)
        if len(squares) <= indexed:
            keys.append(key_of_sums(sums, color))
        counts = [(discs & _SIDE).bit_count(), (discs >> _SQUARES).bit_count()]
        return Replayed(counts if color == BLACK else counts[::-1], is_over, keys[1:], colors)

    def _effect(self, discs: int, square: int) -> int:
        """Returns what a disc of the side to move flips, as `_Axis` has it; 0 if nothing."""
        effect = 0
        for squares, known in self._axes[square]:
            effect += known[discs & squares]
        return effect

    def _can_move(self, discs: int) -> bool:
        empty = ~(discs | discs >> _SQUARES) & _SIDE
        return any(self._effect(discs, square) for square in range(_SQUARES) if empty >> square & 1)

    def _refuse(self, squares: list[int]) -> None:
        """Raises RecordError for the last of the moves, with its reason."""
        game = Game()
        try:
            for square in squares:
                game.play(square)
        except IllegalMove as refusal:
            raise RecordError(refusal.reason, len(squares), refusal.square) from None


class _Axis(dict[int, int]):
    """What a disc on a square flips on one axis, by the discs there. Filled as cases occur.

    The bits of the flipped squares come first, above them twice the sum of their weights.
    """

    def __init__(self, lines: list[list[int]]) -> None:
        super().__init__()
        self._lines = lines

    def __missing__(self, discs: int) -> int:
        effect = 0
        for line in self._lines:
            between = 0
            for square in line:
                if not discs >> _SQUARES + square & 1:
                    effect += between if discs >> square & 1 else 0
                    break
                between += (1 << square) + (2 * WEIGHTS[square] << _SQUARES)
        self[discs] = effect
        return effect


def _axes(square: int) -> list[tuple[int, _Axis]]:
    """Returns the axes through a square on which a disc can flip others, each with its squares."""
    lines = [list(ray) for _, ray in rays(square, N)]
    pairs = zip(lines[:4], lines[4:])
    return [
        (_BOTH * sum([1 << end for line in pair for end in line]), _Axis([*pair]))
        for pair in pairs
        if max(map(len, pair)) > 1
    ]


def _turned(discs: int) -> int:
    """Returns a position with the other side to move."""
    return discs >> _SQUARES | (discs & _SIDE) << _SQUARES


def _start() -> int:
    """Returns the start position."""
    start = Position.start(N)
    own, other = (squares_of(side, N) for side in (start.black, start.white))
    return sum([1 << square for square in own]) | sum([1 << _SQUARES + square for square in other])


_START = _start()
_START_SUMS = sums_of(Position.start(N), BLACK)
