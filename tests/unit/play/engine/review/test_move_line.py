"""A line is cut where a square becomes legal, by the slow rules."""

import pytest

from othello import Game
from play.engine.review.move_line import Line
from reference.slow import endgame_slow as slow
from unit.play.engine.boards import cells, random_game


@pytest.mark.parametrize("seed", range(20))
def test_a_line_is_cut_where_a_square_becomes_legal(seed: int) -> None:
    game = random_game(seed, 8, 20)
    played = Game(game.position, game.turn or "")
    for _ in range(8):
        if played.turn:
            played.play(played.position.legal_moves(played.turn)[0])
    line = Line(game.position, game.turn or "", played.plies)
    for most, ply in list(enumerate(played.plies))[1:]:
        square, color = ply.square or 0, ply.color or ""
        boards = [cells(before.position, color) for before in played.plies[:most]]
        legal = [square in dict(slow.moves(board, 8)) for board in boards]
        expected = played.plies[: legal.index(True) + 1]
        assert line.until_legal(square, color, most).plies == expected
