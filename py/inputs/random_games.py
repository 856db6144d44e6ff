"""Random games of Othello."""

from inputs.feature import longest_run
from inputs.rng import Chance
from othello import Game, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def play_on(chance: Chance, game: Game, most: int) -> Game:
    """Plays up to so many random moves, fewer if the game ends before, and returns the game."""
    for _ in range(most):
        if game.over:
            break
        game.play(chance.pick(game.legal_moves()))
    return game


def play_out(chance: Chance, game: Game) -> Game:
    """Plays random moves to the end of the game and returns it."""
    return play_on(chance, game, game.position.empties)


def whole_game(chance: Chance, n: int, fits: "Callable[[Game], bool]") -> Game:
    """Returns a game on n x n, from the start to the end, that fits.

    As long as it does not, the last part of it is taken back and played otherwise.
    """
    game = play_out(chance, Game(Position.start(n)))
    while not fits(game):
        game.go_to(max(chance.below(game.ply), chance.below(game.ply)))
        play_out(chance, game)
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
    """Returns whether the last move has filled the board."""
    return game.ply > 0 and game.position.empties == 0
