"""Puzzles have one right move that does not look it, by a slow solver that shares no code."""

from functools import cache
from typing import Any

import pytest

from harness.extent import in_part
from jobs.slices import finished
from othello import BLACK, Game, Position, opponent, parse_square, square_name
from play.engine.review.puzzle_maker import HARDEST, ONE_IS_BEST, ONE_WINS, SolvedPuzzle
from play.engine.thoughts import SCORE, Limits, Thought
from reference.slow import endgame_slow
from unit.play.engine.boards import answers, cells, engine, random_game, text

# Those of the default run come first. They are found soon.
CASES = [(0, 5, 0), (24, 5, 4), *((seed, 5 + seed % 2, seed % 5) for seed in range(1, 10))]
CASES += [(10, 7, 0), (11, 7, 4)]


@cache
def puzzle(seed: int, empties: int, hardness: int) -> Any:
    request = {"want": "puzzle", "seed": seed, "empties": empties, "hardness": hardness}
    [found] = answers(request)
    return found


def position_of(puzzle: Any) -> tuple[Position, str]:
    board, _, side = puzzle["position"].partition(" ")
    color = BLACK if side == "X" else opponent(BLACK)
    return Position.from_rows([board[i : i + 8] for i in range(0, 64, 8)], "-XO"), color


def true_values(position: Position, color: str) -> dict[str, int]:
    board = cells(position, color)
    return {
        square_name(square, 8): -endgame_slow.score(endgame_slow.after(board, square, flips), 8)
        for square, flips in endgame_slow.moves(board, 8)
    }


@pytest.mark.parametrize(("seed", "empties", "hardness"), CASES[:2] + in_part(CASES[2:], 0))
def test_the_one_right_move_does_not_look_it(seed: int, empties: int, hardness: int) -> None:
    found = puzzle(seed, empties, hardness)
    position, color = position_of(found)
    assert position.empties == empties
    values = true_values(position, color)
    assert {move["square"]: move["value"] for move in found["moves"]} == values
    right, *others = found["moves"]
    most = max(values[move["square"]] for move in others)
    if found["kind"] == ONE_WINS:
        assert right["value"] > 0 >= most
    else:
        assert found["kind"] == ONE_IS_BEST
        assert right["value"] - most >= 4
    for move in found["moves"]:
        game = Game(position, color)
        for name in [move["square"], *move["line"]]:
            game.play(parse_square(name, 8))
        assert game.over
        assert endgame_slow.final(cells(game.position, color)) == move["value"]
    flips = {
        square_name(square, 8): len(turned)
        for square, turned in endgame_slow.moves(cells(position, color), 8)
    }
    assert flips[right["square"]] < max(flips.values())
    glance = {"want": "thoughts", "position": found["position"], "depth": 1}
    assert answers(glance)[-1]["moves"][0]["square"] != right["square"]


def test_a_seed_gives_the_same_puzzle_whatever_was_asked_before() -> None:
    first = puzzle(*CASES[0])
    answers({"want": "thoughts", "position": text(random_game(5, 8, 20)), "nodes": 3000})
    answers({"want": "thoughts", "position": first["position"], "solve": 5})
    assert answers({"want": "puzzle", "seed": 0, "empties": 5, "hardness": 0}) == [first]
    assert puzzle(*CASES[1])["position"] != first["position"]


@pytest.mark.parametrize(
    ("kind", "failed", "hardness"),
    [
        (ONE_WINS, (0.0, 0.0, 0.0), 0),
        (ONE_WINS, (1.0, 0.0, 0.0), 1),
        (ONE_WINS, (1.0, 1.0, 1.0), 3),
        (ONE_IS_BEST, (0.0, 0.0, 0.0), 1),
        (ONE_IS_BEST, (1.0, 1.0, 1.0), HARDEST),
    ],
)
def test_a_puzzle_is_as_hard_as_it_has_players_that_miss_it(
    kind: str, failed: tuple[float, ...], hardness: int
) -> None:
    failures = dict(zip(("fewest replies", "2 plies", "4 plies"), failed))
    solution = Thought(5, SCORE, [])
    assert SolvedPuzzle(Position.start(), BLACK, kind, solution, failures).hardness == hardness


@pytest.mark.parametrize(("seed", "empties", "hardness"), in_part(CASES[:6], 1))
def test_players_that_look_no_further_miss_it(seed: int, empties: int, hardness: int) -> None:
    found = finished(engine().make_puzzle(seed, empties, hardness))
    right, position = found.solution.candidates[0].square, found.position
    replies = {square: replies for replies, square in position.reply_counts(found.color)}
    fewest = min(replies, key=lambda square: (replies[square], square))
    assert found.failures["fewest replies"] == (fewest != right)
    for player, depth in (("2 plies", 2), ("4 plies", 4)):
        looked = finished(engine().think(position, found.color, Limits(depth=depth)))
        assert found.failures[player] == (looked.candidates[0].square != right)


def test_the_position_of_a_puzzle_is_the_same_puzzle() -> None:
    for case in CASES[:2]:
        made = puzzle(*case)
        [found] = answers({"want": "puzzle", "position": made["position"]})
        values = [{m["square"]: m["value"] for m in each["moves"]} for each in (made, found)]
        assert values[0] == values[1]
        assert found["kind"] in (made["kind"], ONE_WINS)


def test_a_position_with_no_single_right_move_and_the_opening_are_no_puzzles() -> None:
    for seed in range(12):
        game = random_game(seed, 8, 6)
        position, color = game.position, game.turn or BLACK
        values = sorted(true_values(position, color).values(), reverse=True)
        wins = sum(value > 0 for value in values)
        if wins != 1 and (len(values) < 2 or values[0] - values[1] < 4):
            [found] = answers({"want": "puzzle", "position": text(game)})
            assert (found["kind"], found["moves"]) == ("", [])
    [found] = answers({"want": "puzzle", "position": text(Game())})
    assert found["kind"] == ""


def test_a_start_has_eight_moves_and_is_balanced() -> None:
    starts = [answers({"want": "start", "seed": seed})[0] for seed in range(4)]
    for start in starts:
        game = Game()
        for name in start["moves"]:
            game.play(parse_square(name, 8))
        assert game.ply == 8
        request = {"want": "thoughts", "position": text(game), "nodes": 60_000}
        assert abs(answers(request)[-1]["moves"][0]["value"]) <= 5
    assert len({str(start["moves"]) for start in starts}) == len(starts)
    assert answers({"want": "start", "seed": 0}) == [starts[0]]


def test_the_engine_pauses_while_it_makes_a_puzzle() -> None:
    request = {"want": "puzzle", "seed": 0, "empties": 5, "hardness": 0}
    assert sum(answer is None for answer in engine().answer(request)) > 100
