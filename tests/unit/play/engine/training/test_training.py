"""Training agrees with the rules and the evaluation, and reduces the error."""

import shutil
import zlib
from pathlib import Path

import numpy as np
import pytest

from othello import BLACK, Position
from play.engine.kernel.kernel import UNIT
from play.engine.kernel.patterns import STAGES, stage
from play.engine.training import (
    fitting,
    position_arrays,
    sampling,
    self_play,
    shards,
    temporal_difference,
)
from play.engine.training.pattern_weights import (
    COUNT,
    PLACES,
    WeightTable,
    pattern_indices,
    spread_errors,
)
from play.engine.training.pipeline import refine, train
from play.engine.training.plan import TrainingPlan
from play.engine.training.self_play import Policy
from play.engine.training.temporal_difference import SelfPlayPhase
from play.engine.training.weight_files import packed, tables, unpacked
from reference.slow.endgame_slow import Board, after, moves, score
from reference.slow.evaluation_slow import pattern_value
from unit.play.engine.boards import cells, random_game, sides

pytestmark = pytest.mark.slow

RANDOM = np.random.default_rng(3).normal(0, 2, (STAGES, COUNT)).astype(np.float32)
TINY = TrainingPlan(
    (
        SelfPlayPhase(2, Policy(20, 0.1, 0), (0.9, 0.7), (0.02, 0.02)),
        SelfPlayPhase(1, Policy(20, 0.1, 2), (0.7, 0.7), (0.01, 0.01)),
    ),
    2,
)


def masks(position: Position, color: str) -> tuple[position_arrays.Masks, position_arrays.Masks]:
    """Returns a position as arrays of length 1."""
    own, other = (
        np.array([sum(1 << square for square in squares)], np.uint64)
        for squares in sides(position, color)
    )
    return own, other


@pytest.mark.parametrize("seed", range(1, 9))
def test_moves_and_flips_agree_with_the_rules(seed: int) -> None:
    game = random_game(seed, 8, 6 * seed)
    color = game.turn or BLACK
    board, move = position_arrays.each_move(
        position_arrays.legal_moves(*masks(game.position, color))
    )
    assert board.tolist() == [0] * len(move)
    assert [int(bit).bit_length() - 1 for bit in move] == game.legal_moves()
    for bit, square in zip(move, game.legal_moves()):
        other, own = masks(game.position.play(square, color), color)[::-1]
        played = position_arrays.play(*masks(game.position, color), np.array([bit]))
        assert (played[0][0], played[1][0]) == (other[0], own[0])


def test_the_start_agrees_with_the_rules() -> None:
    own, other = masks(Position.start(), BLACK)
    assert (int(own[0]), int(other[0])) == position_arrays.START


def test_empty_squares_count_for_the_winner() -> None:
    player, opponent = np.array([7, 1, 1], np.uint64), np.array([8, 14, 2], np.uint64)
    assert position_arrays.scores(player, opponent).tolist() == [62, -62, 0]


@pytest.mark.parametrize("empties", [4, 12, 27, 44, 58])
def test_an_evaluation_file_gives_the_values_of_its_weights(empties: int) -> None:
    game = random_game(5, 8, empties)
    color = game.turn or BLACK
    table = WeightTable(np.rint(RANDOM * UNIT)[stage(empties)])
    expected = pattern_value(cells(game.position, color), zlib.decompress(packed(RANDOM)))
    assert table.values(pattern_indices(*masks(game.position, color)))[0] == expected


def test_stages_depend_on_the_number_of_empty_squares() -> None:
    assert [stage(empties) for empties in (60, 55, 54, 12, 6, 0)] == [0, 0, 1, 8, 9, 9]


def test_a_file_stores_weights_to_an_eighth_of_a_disc_up_to_a_byte() -> None:
    weights = np.full((STAGES, COUNT), 100, np.float32)
    assert packed(weights) == packed(weights * np.float32(0.5))
    assert packed(-weights) == packed(-weights * np.float32(0.5))
    assert np.abs(unpacked(packed(RANDOM)) - RANDOM).max() <= 1 / 16


def test_games_are_played_by_the_rules_to_the_end() -> None:
    policy = Policy(opening=60, explore=0.2, replies=2)
    rng = np.random.default_rng(4)
    plies, scores = self_play.play(6, tables(RANDOM), policy, rng)
    for game in range(6):
        rows = [(ply, int(np.nonzero(ply.game == game)[0][0])) for ply in plies if game in ply.game]
        sequence = [(int(p.player[i]), int(p.opponent[i]), int(p.black[i])) for p, i in rows]
        assert sequence[0] == (*position_arrays.START, 1)
        for (own, other, black), then in zip(sequence, sequence[1:]):
            own_, other_ = np.array([own], np.uint64), np.array([other], np.uint64)
            moves = position_arrays.legal_moves(own_, other_)
            if not moves[0]:
                assert then == (other, own, -black)
                continue
            _, each = position_arrays.each_move(moves)
            children = {
                tuple(int(side[0]) for side in position_arrays.play(own_, other_, move[None]))
                for move in each
            }
            assert then[:2] in children
            assert then[2] == -black
        assert abs(scores[game]) <= 64


def test_a_fit_minimises_the_errors_and_the_penalty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "SELDOM", 0)
    games, _ = self_play.play(100, tables(RANDOM), Policy(60, 0, 0), np.random.default_rng(6))
    sides = games[30].player, games[30].opponent
    values = np.linspace(-30, 30, len(sides[0]), dtype=np.float32)
    start = RANDOM[4] / 8
    weights = fitting.fit(start, *sides, values)
    found = pattern_indices(*sides)
    errors = values - WeightTable(weights).values(found)
    assert fitting.error(weights, *sides, values) == pytest.approx(np.sqrt(np.mean(errors**2)))
    # At the minimum, what a weight would gain from its positions equals what its penalty costs.
    pull, _ = spread_errors(found, errors / (1 + (values / fitting.CLOSE) ** 2))
    assert np.abs(pull).max() > 1
    assert np.allclose(fitting.PENALTY * (weights - start), pull, rtol=1e-6, atol=0.05)


def test_a_fit_leaves_rare_weights_at_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    player, opponent = (np.array([side], np.uint64) for side in position_arrays.START)
    values = np.array([8], np.float32)
    monkeypatch.setattr(fitting, "SELDOM", 1)
    assert fitting.fit(RANDOM[0], player, opponent, values).any()
    monkeypatch.setattr(fitting, "SELDOM", len(PLACES) + 1)
    assert not fitting.fit(RANDOM[0], player, opponent, values).any()


def test_sampled_positions_can_be_reached_and_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "GAMES", 5)
    evaluation = tables(RANDOM)
    player, opponent = sampling.sample(60, evaluation, np.random.default_rng(5))
    assert len(player) >= 60
    assert len({*zip(player.tolist(), opponent.tolist())}) > 30
    assert not (player & opponent).any()
    center = np.bitwise_or(*position_arrays.START)
    assert ((player | opponent) & np.uint64(center) == center).all()
    assert position_arrays.legal_moves(player, opponent).all()
    again = sampling.sample(60, evaluation, np.random.default_rng(5))
    assert np.array_equal(np.stack(again), np.stack((player, opponent)))
    other = sampling.sample(60, evaluation, np.random.default_rng(6))
    assert not np.array_equal(np.stack(again), np.stack(other))


def test_positions_after_the_opening_are_from_even_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the others, and with a weight that makes all games uneven, there are none."""
    monkeypatch.setattr(sampling, "GAMES", 10)
    monkeypatch.setattr(sampling, "SHARE_OF_OTHERS", 0)
    monkeypatch.setattr(sampling, "EVEN", -1)
    player, opponent = sampling.sample(60, tables(RANDOM), np.random.default_rng(5))
    assert np.bitwise_count(player | opponent).max() <= 64 - sampling.SETTLED + 1


@pytest.mark.whole  # The other tests cover each part.
@pytest.mark.usefixtures("small_shards")
def test_the_same_seed_gives_the_same_weights_even_when_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(temporal_difference, "GAMES", 100)
    whole = train(TINY, tmp_path / "a", seed=1, processes=1)
    (tmp_path / "b").mkdir()
    for name in ("course0.npz", "positions00000.npz", "values00000-9.npz"):
        (tmp_path / "a" / name).rename(tmp_path / "b" / name)
    assert train(TINY, tmp_path / "b", seed=1, processes=1) == whole
    assert train(TINY, tmp_path / "c", seed=2, processes=1) != whole


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes shards of a few games, which are solved and searched in a moment."""
    monkeypatch.setattr(fitting, "ROUNDS", 2)
    monkeypatch.setattr(sampling, "GAMES", 2)
    monkeypatch.setattr(shards, "POSITIONS", 30)
    monkeypatch.setattr(shards, "DEPTH", 1)
    monkeypatch.setattr(shards, "SOLVE", 3)
    monkeypatch.setattr(shards, "HELD_OUT", 2)


@pytest.mark.whole  # It takes seconds, and training is not part of the page.
@pytest.mark.usefixtures("small_shards")
def test_a_refinement_is_resumed_with_the_missing_shards(tmp_path: Path) -> None:
    evaluation = packed(RANDOM)
    whole = refine(evaluation, tmp_path / "a", 1, count=4, processes=1)
    files = sorted((tmp_path / "a").iterdir())
    contents = [file.read_bytes() for file in files]
    assert whole != evaluation
    assert refine(evaluation, tmp_path / "a", 1, count=0, processes=1) == whole
    assert sorted((tmp_path / "a").iterdir()) == files
    for name in ("positions00001.npz", "values00001-9.npz", "values00002-4.npz"):
        (tmp_path / "a" / name).unlink()
    (tmp_path / "a" / "positions00001.part.npz").write_bytes(b"what a killed process leaves")
    assert refine(evaluation, tmp_path / "a", 1, count=4, processes=1) == whole
    assert [file.read_bytes() for file in files] == contents


@pytest.mark.usefixtures("small_shards")
def test_shards_hold_out_whole_games(tmp_path: Path) -> None:
    evaluation = packed(RANDOM)
    with shards.workers(1) as pool:
        shards.sample(tmp_path, evaluation, 1, 4, pool)
        for number in (STAGES - 1, STAGES - 2):
            shards.label(tmp_path, evaluation, number, pool)
    games = [
        {*zip(shard["player"].tolist(), shard["opponent"].tolist())}
        for shard in map(np.load, sorted(tmp_path.glob("positions*.npz")))
    ]
    learned, held_out = shards.load(tmp_path, STAGES - 2)
    for known, mine, least in (learned, games[1] | games[3], 5), (held_out, games[0] | games[2], 7):
        found = [*zip(known.player.tolist(), known.opponent.tolist())]
        of_stage = [sides for sides in mine if least <= 64 - sum(sides).bit_count() <= 12]
        assert sorted(found) == sorted(of_stage)
        assert len(found) == len(known.values)


@pytest.mark.usefixtures("small_shards")
def test_a_held_out_position_is_not_learned(tmp_path: Path) -> None:
    with shards.workers(1) as pool:
        shards.sample(tmp_path, packed(RANDOM), 1, 2, pool)
        shutil.copy(tmp_path / "positions00001.npz", tmp_path / "positions00000.npz")
        shards.label(tmp_path, packed(RANDOM), STAGES - 1, pool)
    learned, held_out = shards.load(tmp_path, STAGES - 1)
    assert len(learned.values) > 0
    assert len(held_out.values) == 0


def searched(board: Board, weights: bytes, depth: int) -> int:
    """Returns the value of a search of everything, in eighths of a disc."""
    legal = moves(board, 8)
    if not legal:
        return -searched([-cell for cell in board], weights, depth)
    if not depth:
        return pattern_value(board, weights)
    return max(-searched(after(board, *move), weights, depth - 1) for move in legal)


def test_labels_are_exact_near_the_end_or_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "DEPTH", 2)
    evaluation = packed(RANDOM)
    for empties in (1, 6, 20, 40):
        game = random_game(empties, 8, empties)
        color = game.turn or BLACK
        board = cells(game.position, color)
        expected = (
            score(board, 8)
            if empties <= shards.SOLVE
            else searched(board, zlib.decompress(evaluation), 2) / UNIT
        )
        assert shards.search_values(evaluation, *masks(game.position, color)) == [expected]


def test_a_refinement_needs_shards(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="too few shards"):
        refine(packed(RANDOM), tmp_path, 1, count=0, processes=1)
