"""Games on boards of every size end, with legal moves only."""

import pytest

from harness.extent import in_part
from othello import Game, Position
from play.engine.thoughts import Limits
from unit.play.engine.boards import thoughts

CASES = [(n, Limits(depth=2, nodes=200, solve=6)) for n in (4, 6, 8, 10)]
CASES += [(n, Limits(depth=3, nodes=3000, solve=10)) for n in (4, 6, 8, 10, 12)]
CASES += [(n, Limits(depth=1, solve=6)) for n in range(12, 27, 2)]


@pytest.mark.parametrize(("n", "limits"), in_part(CASES, 7))
def test_a_game_ends(n: int, limits: Limits) -> None:
    game = Game(Position.start(n))
    while game.turn:
        game.play(thoughts(game, limits)[-1].candidates[0].square)
    assert game.over


@pytest.mark.parametrize("n", [6, 10, 14])
def test_a_corner_is_taken_if_nothing_else_matters(n: int) -> None:
    middle = n // 2
    rows = [["."] * n for _ in range(n)]
    for column in range(1, middle):
        rows[0][column] = "W"
        rows[middle][column] = "W"
    rows[0][middle] = rows[middle][middle] = "B"
    rows[middle - 1][middle - 1] = "B"
    position = Position.from_rows(["".join(row) for row in rows])
    assert {0, n * middle} <= set(position.legal_moves("black"))
    assert thoughts(Game(position), Limits(depth=2))[-1].candidates[0].square == 0
