"""Replays thousands of games a second. Runs under CPython only; its tables take memory."""

from __future__ import annotations

from jobs.slices import finished
from othello import BLACK, WHITE, Game, IllegalMove, Position, opponent
from othello.masks import squares_of
from play.engine.movegen.move_tables import MoveTables
from play.engine.movegen.numbering import Numbering
from play.library.opening_tree import EMPTY, INDEXED, WEIGHTS, N, key_of_sums, reading_names
from play.records import RecordError


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
        self._tables = MoveTables(N, Numbering(EMPTY, tuple(WEIGHTS), 0))
        start = Position.start(N)
        self._black, self._white = (squares_of(m, N) for m in (start.black, start.white))
        self._names = finished(reading_names(openings))

    def opening(self, keys: list[int]) -> str:
        """Returns the name of the last named opening that a game reached, empty if none."""
        return next((self._names[key] for key in reversed(keys) if key in self._names), "")

    def replay(self, squares: list[int], indexed: int = INDEXED) -> Replayed:
        """Replays a game and finds keys of its first positions. Raises RecordError.

        Passes are left out of the moves.
        """
        tables, spots, board = self._tables, self._tables.spots, self._tables.lanes.board
        color, other = BLACK, WHITE
        p, o, sums = tables.position(self._black, self._white)
        counts = {BLACK: len(self._black), WHITE: len(self._white)}
        keys: list[int] = []
        colors: list[str] = []
        for number, square in enumerate(squares):
            beside, effects, _, bits, _, _ = spots[square]
            effect = effects[(o + (o & beside)) & p]
            if effect[2] == 1 and not (o + (o & p << 1)) & (board ^ p ^ o):
                p, o, sums, color, other = o, p, 2 * EMPTY - sums, other, color
                effect = effects[(o + (o & beside)) & p]
            flipped, placed, gain, change = effect
            if gain == 1 or (p | o) & bits:
                self._refuse(squares[: number + 1])
            p, o, sums = o ^ flipped, p ^ placed, change - sums
            colors.append(color)
            counts[color] += (gain + 1) // 2
            counts[other] -= (gain - 1) // 2
            color, other = other, color
            if number < indexed:
                keys.append(self._key(p, o, sums, color))
        self._tables.forget()
        is_over = not (tables.moves(p, o) or tables.moves(o, p))
        return Replayed([counts[BLACK], counts[WHITE]], is_over, keys, colors)

    def _key(self, p: int, o: int, sums: int, color: str) -> int:
        """Returns the key of a position after a move; the side to move may have to pass."""
        empty = self._tables.lanes.board ^ p ^ o
        if not (o + (o & p << 1)) & empty and (p + (p & o << 1)) & empty:
            return key_of_sums(2 * EMPTY - sums, opponent(color))
        return key_of_sums(sums, color)

    def _refuse(self, squares: list[int]) -> None:
        """Raises RecordError for the last of the moves, with its reason."""
        game = Game()
        try:
            for square in squares:
                game.play(square)
        except IllegalMove as refusal:
            raise RecordError(refusal.reason, len(squares), refusal.square) from None
