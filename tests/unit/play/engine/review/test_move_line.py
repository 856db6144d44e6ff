"""A line is cut where a square becomes legal, by the slow rules."""

import pytest

from othello import Game
from play.engine.review.move_line import Line
from reference.slow import endgame_slow as slow
from unit.play.engine.boards import cells, random_game


@pytest.mark.parametrize("seed", range(20))
def test_a_line_is_cut_where_a_square_becomes_legal_and_where_it_can_be_taken(seed: int) -> None:
    game = random_game(seed, 8, 20)
    played = Game(game.position, game.turn or "")
    for _ in range(8):
        if played.turn:
            played.play(played.position.legal_moves(played.turn)[0])
    line = Line(game.position, game.turn or "", played.plies)
    for most, ply in list(enumerate(played.plies))[1:]:
        square, color = ply.square or 0, ply.color or ""
        before = played.plies[:most]
        legal = [square in dict(slow.moves(cells(one.position, color), 8)) for one in before]
        taken = [is_legal and one.turn == color for one, is_legal in zip(before, legal)]
        for cut, may in ((line.until_legal, legal), (line.until_takeable, taken)):
            assert cut(square, color).plies == played.plies[: may.index(True) + 1]
