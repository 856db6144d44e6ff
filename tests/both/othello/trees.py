"""Walks through game trees."""

from othello import Game, Position, opponent
from reference.slow import othello_slow as rules


def perft(position: Position, color: str, depth: int) -> int:
    """Returns the number of move sequences of length `depth`, assuming that none has a pass."""
    if depth == 0:
        return 1
    moves = position.legal_moves(color)
    if depth == 1:
        return len(moves)
    rival = opponent(color)
    return sum([perft(position.play(move, color), rival, depth - 1) for move in moves])


def perft_of_game(game: Game, depth: int) -> int:
    """Returns the same number as `perft`, playing and undoing every move in one game."""
    if depth == 0:
        return 1
    sequences = 0
    for move in game.legal_moves():
        game.play(move)
        sequences += perft_of_game(game, depth - 1)
        game.undo()
    return sequences


def complete_games(board: list[list[str]], turn: str, known: dict[str, int]) -> int:
    """Returns the number of ways to complete a game, comparing the rules on the way.

    At each position not yet in `known`, the legal moves, flips, successors and passes must equal
    those of the slow rules.
    """
    if not turn:
        return 1
    key = "".join(rules.draw(board)) + turn
    if key not in known:
        following = _compared_successors(board, turn)
        known[key] = sum([complete_games(after, side, known) for after, side in following])
    return known[key]


def _compared_successors(board: list[list[str]], turn: str) -> list[tuple[list[list[str]], str]]:
    n = len(board)
    position = Position.from_rows(rules.draw(board))
    squares = rules.legal_moves(board, turn)
    assert position.legal_moves(turn) == [row * n + column for row, column in squares], position
    successors = []
    for row, column in squares:
        after = rules.place(board, row, column, turn)
        following = rules.next_turn(after, turn)
        flips = [r * n + c for r, c in rules.flips(board, row, column, turn)]
        ply = Game(position, turn).play(row * n + column)
        assert ply.position.rows() == rules.draw(after), (position, turn, row, column)
        assert ply.flips == flips, (position, turn, row, column)
        assert ply.turn == (following or None), (position, turn, row, column)
        assert ply.passed == (following == turn), (position, turn, row, column)
        successors.append((after, following))
    return successors
