"""The names of openings, known by their positions.

So a game is recognised however the board is turned or mirrored, and in whatever order its moves
came. The file has a line for each: its moves, a blank, and its names, the most usual one first.
"""

from typing import NamedTuple

from analysis.movegen.symmetry import canonical
from othello import BLACK, Game, Position, parse_transcript
from othello.masks import squares_of

N = 8

_Key = tuple[tuple[int, ...], tuple[int, ...], bool]


class Opening(NamedTuple):
    """An opening: its names, the most usual one first, and how many moves lead to it."""

    names: list[str]
    moves: int


class Openings:
    """All openings of a file, of which the text is given."""

    def __init__(self, text: str) -> None:
        self._openings: dict[_Key, Opening] = {}
        for line in text.splitlines():
            moves, _, names = line.partition(" ")
            if moves and not moves.startswith("#"):
                game = Game()
                for square in parse_transcript(moves, N):
                    game.play(square)
                key = _key(game.position, game.turn)
                self._openings[key] = Opening(names.split(" / "), game.ply)

    def __len__(self) -> int:
        return len(self._openings)

    def of(self, game: Game) -> Opening | None:
        """Returns the last opening that a game came through, of the moves that stand."""
        if game.position.n != N:
            return None
        longest = max(opening.moves for opening in self._openings.values())
        for ply in reversed(game.plies[: min(game.ply, longest)]):
            if opening := self._openings.get(_key(ply.position, ply.turn)):
                return opening
        return None


def _key(position: Position, turn: str | None) -> _Key:
    """Returns the same for positions that are each other's images."""
    black, white = squares_of(position.black, N), squares_of(position.white, N)
    images = canonical(black, white, N)
    return (
        tuple(sorted(images[square] for square in black)),
        tuple(sorted(images[square] for square in white)),
        turn == BLACK,
    )
