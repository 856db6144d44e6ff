"""Random games of Othello."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Position, parse_transcript
from workbench.inputs.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

# How far a square is from a row, a column and the two diagonals through the centre of n x n.
LINE_OFFSETS: tuple[Callable[[int, int, int], int], ...] = (
    lambda row, column, n: row - n // 2,
    lambda row, column, n: column - n // 2,
    lambda row, column, n: row - column,
    lambda row, column, n: row + column - n + 1,
)
WIPEOUT_ROWS = 8
# The shortest games that end in a wipe-out: black's ninth move turns white's last discs. A random
# search would take seconds to find one. There are 228 of them on 8 x 8. The 57 listed here begin
# with d3; the others follow from the symmetries of the start position.
WIPEOUTS = """
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


def play_random_moves(rng: Rng, game: Game, most: int) -> Game:
    """Plays up to `most` random moves, fewer if the game ends earlier, and returns the game."""
    for _ in range(most):
        if game.over:
            break
        game.play(rng.pick(game.legal_moves()))
    return game


def play_to_end(rng: Rng, game: Game) -> Game:
    """Plays random moves until the game is over and returns it."""
    return play_random_moves(rng, game, game.position.empties)


def play_along_line(rng: Rng, game: Game, most: int) -> Game:
    """Plays up to `most` moves that extend one line through the centre, and returns the game.

    Many of them turn over all of the line so far, which random moves on large boards never do.
    """
    n = game.position.n
    offset = rng.pick(LINE_OFFSETS)

    def preference(square: int) -> tuple[int, int]:
        distance = abs(offset(*divmod(square, n), n))
        return -distance, 0 if distance else _longest_line(game, square)

    for _ in range(most):
        if game.over:
            break
        game.play(max(rng.shuffled(game.legal_moves()), key=preference))
    return game


def _longest_line(game: Game, square: int) -> int:
    """Returns the most discs that a move turns over in one direction."""
    return max([len(line) for _, line in game.position.lines(square, game.turn or "")])


def random_lopsided_game(rng: Rng, n: int, discs: int) -> Game:
    """Returns an unfinished game on n x n whose last move gives a side a number of discs."""
    while True:
        game, ahead = Game(Position.start(n)), rng.pick((BLACK, WHITE))
        while not game.over and game.position.count(ahead) < discs:
            turned = game.position.flip_counts(game.turn or "")
            wanted = (max if game.turn == ahead else min)(turned.values())
            game.play(rng.pick(sorted([at for at in turned if turned[at] == wanted])))
        if not game.over:
            return game


def random_whole_game(rng: Rng, n: int, fits: Callable[[Game], bool]) -> Game:
    """Returns a finished game on n x n for which `fits` is true.

    Takes back a random number of the last moves and plays others until the game fits.
    """
    game = play_to_end(rng, Game(Position.start(n)))
    while not fits(game):
        game.go_to(max(rng.below(game.ply), rng.below(game.ply)))
        play_to_end(rng, game)
    return game


def moves_of(game: Game) -> list[tuple[str, int]]:
    """Returns the colour and the square of each move."""
    return [(ply.color or "", ply.square or 0) for ply in game.plies[: game.ply]]


def has_pass(game: Game) -> bool:
    """Returns whether a side moves twice in a row."""
    return longest_run([color for color, _ in moves_of(game)]) >= 2


def has_two_passes(game: Game) -> bool:
    """Returns whether a side moves three times in a row."""
    return longest_run([color for color, _ in moves_of(game)]) >= 3


def fills_board(game: Game) -> bool:
    """Returns whether the last move filled the board."""
    return game.ply > 0 and game.position.empties == 0


def longest_run(items: list[str | None]) -> int:
    """Returns the length of the longest run of equal items; runs of None do not count."""
    longest = run = 0
    for i in range(len(items)):
        run = run + 1 if i and items[i] == items[i - 1] else 1
        if items[i]:
            longest = max(longest, run)
    return longest


def random_wipeout(rng: Rng, n: int) -> Game:
    """Returns a random one of WIPEOUTS, in any symmetry, on n x n with n at least 8."""
    game = Game(Position.start(n))
    transposed, rotated = rng.below(2), rng.below(2)
    for square in parse_transcript(rng.pick(WIPEOUTS.split()), WIPEOUT_ROWS):
        row, column = divmod(square, WIPEOUT_ROWS)
        if transposed:
            row, column = column, row
        if rotated:
            row, column = WIPEOUT_ROWS - 1 - row, WIPEOUT_ROWS - 1 - column
        margin = (n - WIPEOUT_ROWS) // 2
        game.play((row + margin) * n + column + margin)
    return game
