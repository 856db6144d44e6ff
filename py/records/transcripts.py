"""Transcripts: the moves of a game in order, as in `f5d6c3` or `1. f5 d6 2. c3`."""

import othello
from judges.reader import quoted
from othello import Game, Position
from records.moves import Moves
from records.record import Record, summary
from records.replay import follow


def transcript(game: Game) -> str:
    """Returns the moves as in `f5d6c3`, without undone moves, passes and the start position."""
    squares = [ply.square for ply in game.plies[: game.ply] if ply.square is not None]
    return othello.transcript(squares, game.position.n)


def read(text: str, n: int) -> Record | None:
    """Returns the record of a transcript of a game on n x n squares, None for other texts.

    The first move begins a line, or follows a colon, its number or its side.
    """
    moves = Moves(text)
    if not moves.begins:
        return None
    game = Game(Position.start(n))
    problem = follow(game, moves)
    sentence = summary("A transcript", game, moves.players)
    if moves.title and not moves.players:
        sentence += f" Title: {quoted(moves.title)}."
    return Record("transcript", sentence, game, problem, moves.players)
