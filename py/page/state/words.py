"""What the page says about a game, in plain sentences."""

from judges.words import SIDE, counted
from othello import BLACK, WHITE, Game, IllegalMove, Ply, opponent, square_name


def whose_turn(game: Game) -> str:
    """Returns whose turn it is, or how the game ended."""
    return f"{SIDE[game.turn]} to move." if game.turn else _result(game)


def started(game: Game) -> str:
    """Returns the news of a new game."""
    n = game.position.n
    return f"New game on {n} by {n} squares. {whose_turn(game)}"


def played(game: Game) -> str:
    """Returns the news of the last move of a game: what it did, and who must pass."""
    ply = game.last
    move = f"{_move(ply)}, turning {counted(len(ply.flips), 'disc')}."
    if ply.passed and ply.turn:
        move += f" {SIDE[opponent(ply.turn)]} has no legal move and passes."
    return f"{move} {whose_turn(game)}"


def taken_back(game: Game, ply: Ply) -> str:
    """Returns the news that a move was undone."""
    return f"Took back: {_move(ply)}. {whose_turn(game)}"


def refused(game: Game, refusal: IllegalMove) -> str:
    """Returns why a move was refused, and what can be played instead."""
    if not game.turn:
        return f"{_result(game)} Undo a move or start a new game to play on."
    return f"{refusal}. {SIDE[game.turn]} may play on any marked square."


def _move(ply: Ply) -> str:
    assert ply.color is not None and ply.square is not None
    return f"{SIDE[ply.color]} {square_name(ply.square, ply.position.n)}"


def _result(game: Game) -> str:
    black, white = game.position.count(BLACK), game.position.count(WHITE)
    if game.winner is None:
        return f"Game over: a draw, {black} to {white}."
    most, least = max(black, white), min(black, white)
    return f"Game over: {SIDE[game.winner]} wins, {most} to {least}."
