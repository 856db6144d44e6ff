"""Numbers of move sequences, as counted by other programs."""

from othello import BLACK, Game, Position, parse_square

# Counted by Aart Bik and many others; the first pass is at depth 9.
PERFT = (1, 4, 12, 56, 244, 1396, 8200)
GAMES_ON_4X4 = 60060


def sequences(game: Game, depth: int) -> int:
    """Returns the number of ways to play `depth` moves, or fewer to the end, undoing each."""
    if depth == 0 or not game.turn:
        return 1
    found = 0
    for square in game.legal_moves():
        game.play(square)
        found += sequences(game, depth - 1)
        game.undo()
    return found


def test_perft_of_the_start_position() -> None:
    for depth, number in enumerate(PERFT):
        game = Game()
        assert sequences(game, depth) == number, depth
        assert (game.position, game.turn, game.ply) == (Position.start(8), BLACK, 0)


def test_a_quarter_of_the_games_on_4x4_with_passes_and_ends() -> None:
    # The four first moves are symmetric, so each has a quarter of the games.
    game = Game(Position.start(4))
    game.play(parse_square("b1", 4))
    assert 4 * sequences(game, 12) == GAMES_ON_4X4
