"""Names of openings, identified by their positions.

A game is recognised in any symmetry and with its moves in any order. Each line of the file has the
moves of an opening, a space, and its names, the most common first.
"""

from typing import NamedTuple

from analysis.movegen.symmetry import canonical
from othello import BLACK, Game, Position, parse_transcript
from othello.masks import squares_of

N = 8

_Key = tuple[tuple[int, ...], tuple[int, ...], bool]


class NamedOpening(NamedTuple):
    """A named opening.

    Attributes:
        names: Its names, the most common first.
        moves: The number of moves that lead to it.
    """

    names: list[str]
    moves: int


class OpeningNames:
    """The openings in the text of a file."""

    def __init__(self, text: str) -> None:
        self._openings: dict[_Key, NamedOpening] = {}
        for line in text.splitlines():
            moves, _, names = line.partition(" ")
            if moves and not moves.startswith("#"):
                game = Game()
                for square in parse_transcript(moves, N):
                    game.play(square)
                key = _key(game.position, game.turn)
                self._openings[key] = NamedOpening(names.split(" / "), game.ply)

    def __len__(self) -> int:
        return len(self._openings)

    def of(self, game: Game) -> NamedOpening | None:
        """Returns the last named opening that a game reached, up to its current ply."""
        if game.position.n != N:
            return None
        longest = max((opening.moves for opening in self._openings.values()), default=0)
        for ply in reversed(game.plies[: min(game.ply, longest)]):
            if opening := self._openings.get(_key(ply.position, ply.turn)):
                return opening
        return None


def _key(position: Position, turn: str | None) -> _Key:
    """Returns a key that is equal for symmetric positions."""
    black, white = squares_of(position.black, N), squares_of(position.white, N)
    images = canonical(black, white, N)
    return (
        tuple(sorted(images[square] for square in black)),
        tuple(sorted(images[square] for square in white)),
        turn == BLACK,
    )
