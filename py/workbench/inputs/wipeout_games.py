"""The shortest games that end in a wipe-out: black's ninth move turns white's last discs.

A random search would take seconds to find one. There are 228 of them on 8 x 8. The 57 listed here
begin with d3; the others follow from the symmetries of the start position.
"""

from othello import Game, Position, parse_transcript
from workbench.inputs.rng import Rng

SIZE = 8
SHORTEST = """
d3c3b3d2e1d6d7e3f4 d3c3b3d6e6f7d7c4g8 d3c3b3e3f3f4f5b2a1 d3c3b3e3f3f4f5d2d1 d3c3b3e3f3f4f5d6d7
d3c3b3e3f3f4f5f6g7 d3c3b3e3f5f4f3b2a1 d3c3b3e3f5f4f3d2d1 d3c3b3e3f5f4f3d6d7 d3c3b3e3f5f4f3f6g7
d3c3e6d6b3f7d7c4g8 d3c3e6f4g3d2d1c4b4 d3c3e6f4g3e3d2c4b4 d3c3f5f4f3d2d1e3b3 d3c3f5f4f3d6d7e3b3
d3c3f5f4f3e3b2b3a3 d3c3f5f4f3e3b2g3h3 d3c3f5f4f3e3b3b2a1 d3c3f5f4f3e3b3d2d1 d3c3f5f4f3e3b3d6d7
d3c3f5f4f3e3b3f6g7 d3c3f5f4g3d2d1c4b4 d3c3f5f4g3e3d2c4b4 d3c5d6c3b4e3d2c4f4 d3c5d6e3b4c3d2c4f4
d3c5d6e3b4d2d1c4f4 d3c5d6e3f4c3d2c4b4 d3c5f6f3f4e3b5f5f2 d3e3f2c2d2c3e6e2b2 d3e3f2c2d2c3f5e2b2
d3e3f2c4b5c5f5b4a4 d3e3f2c4b5c5f5b6a7 d3e3f2c4b5c5f5d2d1 d3e3f2c4b5c5f5d6d7 d3e3f2c4b5c5f5f4g4
d3e3f2c4b5c6e6d6d7 d3e3f2c4b5d2d1c5f5 d3e3f2c4b5d6d7c5f5 d3e3f3c3b3f4f5b2a1 d3e3f3c3b3f4f5d2d1
d3e3f3c3b3f4f5d6d7 d3e3f3c3b3f4f5f6g7 d3e3f5c5b5f4f3b6a7 d3e3f5c5b5f4f3d2d1 d3e3f5c5b5f4f3d6d7
d3e3f5c5b5f4f3f2g1 d3e3f6c4b3c2e2d2d1 d3e3f6c4b3c3f3b2a1 d3e3f6c4b3c3f3b4a4 d3e3f6c4b3c3f3d2d1
d3e3f6c4b3c3f3d6d7 d3e3f6c4b3c3f3f4g4 d3e3f6c4b3c3f3g7h8 d3e3f6c4b3d2d1c3f3 d3e3f6c4b3d6d7c3f3
d3e3f6c6d6c5e2e6b6 d3e3f6c6d6c5f3e6b6
"""


def random_wipeout(rng: Rng, n: int) -> Game:
    """Returns a random one of these games, in any symmetry, on n x n with n at least 8."""
    game = Game(Position.start(n))
    transposed, rotated = rng.below(2), rng.below(2)
    for square in parse_transcript(rng.pick(SHORTEST.split()), SIZE):
        row, column = divmod(square, SIZE)
        if transposed:
            row, column = column, row
        if rotated:
            row, column = SIZE - 1 - row, SIZE - 1 - column
        margin = (n - SIZE) // 2
        game.play((row + margin) * n + column + margin)
    return game
