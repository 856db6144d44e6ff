"""Values that are called exact are exact, whatever the limit of nodes."""

from typing import Any

import pytest

from harness.extent import in_part
from othello import Game, opponent, square_name
from play.engine.kernel.kernel import UNIT
from play.engine.protocol.request_handler import Engine
from play.engine.thoughts import SCORE, WIN, Limits
from reference.slow import endgame_slow as slow
from unit.play.engine.boards import answers, cells, fresh_thinker, random_game, text, thoughts

# Out of nodes after a few moves, and solved with 20,000: g2 wins by 48, a1 by 44.
SCARCE = "-X-X-X--X-XXXX--OX-XXXXXOOXXXXXOOOOXXXXXOOOXXXXXOOXXXXX-OOOOOOO- O"
BUDGETS = (1, 30, 100, 300, 1000, 3000, 10_000)


def scores(game: Game) -> dict[int, int]:
    """Returns the score of every move, for the side that makes it."""
    color, n = game.turn or "", game.position.n
    return {
        square: -slow.score(cells(game.position.play(square, color), opponent(color)), n)
        for square in game.legal_moves()
    }


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("empties", in_part([7, 8], 1))
def test_solved_values_are_exact_with_any_limit_of_nodes(empties: int, every: bool) -> None:
    solved: list[tuple[str, int]] = []
    for seed in range(1, 6):
        game = random_game(seed, 8, empties)
        exact = scores(game)
        for nodes in BUDGETS:
            for limits in (Limits(nodes=nodes, solve=empties), Limits(nodes=nodes, win=empties)):
                for thought in thoughts(game, limits.but(every=every)):
                    if not thought.goal:
                        continue
                    solved.append((thought.goal, nodes))
                    told = (lambda score: score) if thought.goal == SCORE else sign
                    best = thought.candidates[0].value
                    assert best == UNIT * told(max(exact.values()))
                    assert len(thought.candidates) == (len(exact) if every else 1)
                    for move in thought.candidates:
                        assert move.value == UNIT * told(exact[move.square])
    assert {goal for goal, _ in solved} == {SCORE, WIN}
    # Small limits are too small for most positions.
    assert solved.count((SCORE, BUDGETS[1])) < solved.count((SCORE, BUDGETS[-1])) == 5


@pytest.mark.parametrize("nodes", [3000, 5000, 7000, 1_000_000])
def test_a_position_that_needs_more_nodes_is_not_called_solved(nodes: int) -> None:
    request = {"want": "thoughts", "position": SCARCE, "nodes": nodes, "solve": 12}
    last = answers(request)[-1]
    found = last["moves"][0]["square"], last["moves"][0]["value"]
    assert last["goal"] is None or found == ("g2", 48)
    assert (last["goal"] == SCORE) == (nodes == 1_000_000)


@pytest.mark.parametrize("nodes", in_part([100, 300, 1000, 3000, 5000], 2))
@pytest.mark.parametrize("more", [{}, {"every": True, "deeper": True, "solve": 12}])
@pytest.mark.parametrize(
    "position", [SCARCE, text(random_game(3, 8, 20)), text(random_game(6, 10, 50))]
)
def test_a_used_engine_answers_the_same(position: str, more: dict[str, Any], nodes: int) -> None:
    timeless = Engine(fresh_thinker(), clock=lambda: 0)
    request = {"want": "thoughts", "position": position, "nodes": nodes} | more
    first = list(timeless.answer(request))
    others = [text(random_game(seed, 8, 30)) for seed in range(1, 4)]
    for other in others:
        list(timeless.answer(request | {"position": other, "every": True}))
    assert list(timeless.answer(request)) == first


@pytest.mark.parametrize("nodes", in_part([50, 200, 500, 2000, 10_000], 3))
def test_a_report_calls_only_exact_values_exact(nodes: int) -> None:
    """Both the move that was played and the best one are exact, or neither is called so."""
    solved = 0
    for seed in (2, 3):
        game = random_game(seed, 8, 1)
        start = game.copy()
        start.go_to(game.ply - 7)
        exact = {}
        for number in range(game.ply - 6, game.ply + 1):
            before = game.copy()
            before.go_to(number - 1)
            exact[number] = {square_name(s, 8): score for s, score in scores(before).items()}
        names = [square_name(ply.square or 0, 8) for ply in game.plies[-7:]]
        found = answers(
            {"want": "report", "position": text(start), "moves": names, "nodes": nodes, "solve": 8}
        )
        for number, judged in zip(range(game.ply, game.ply - 7, -1), found, strict=True):
            assert judged["best_value"] >= judged["value"]
            if judged["goal"] == SCORE:
                solved += 1
                assert judged["value"] == exact[number][judged["square"]]
                assert judged["best_value"] == max(exact[number].values())
                assert judged["best_value"] == exact[number][judged["best"]]
    assert solved
