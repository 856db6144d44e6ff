"""Numbers of move sequences, as counted by other programs."""

from both.othello.trees import complete_games, perft, perft_of_game
from othello import BLACK, Game, Position
from reference.slow import othello_slow as rules

# Counted by Aart Bik and many others; the first pass is at depth 9.
PERFT = (1, 4, 12, 56, 244, 1396, 8200)
GAMES_ON_4X4 = 60060


def test_perft_of_positions() -> None:
    for depth, sequences in enumerate(PERFT):
        assert perft(Position.start(8), BLACK, depth) == sequences, depth


def test_perft_of_a_game_that_undoes_every_move() -> None:
    for depth, sequences in enumerate(PERFT[:-1]):
        game = Game()
        assert perft_of_game(game, depth) == sequences, depth
        assert (game.position, game.turn, game.ply) == (Position.start(8), BLACK, 0)


def test_a_quarter_of_the_4x4_tree_matches_the_slow_rules() -> None:
    # The four first moves are symmetric, so each has a quarter of the tree.
    board = rules.place(rules.start(4), 0, 1, "black")
    assert complete_games(board, "white", {}) == GAMES_ON_4X4 // 4
