"""Random games of Othello."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, Position
from workbench.inputs.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable


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
