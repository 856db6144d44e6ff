"""Training agrees with the rules and the evaluation, and reduces the error."""

from pathlib import Path

import numpy as np
import pytest

from analysis.evaluation import pattern_evaluation
from analysis.evaluation.pattern_evaluation import Evaluation, stage
from othello import BLACK, Position
from reference.slow.endgame_slow import score
from training import (
    fitting,
    labels,
    position_arrays,
    sampling,
    self_play,
    shards,
    temporal_difference,
)
from training.pattern_weights import COUNT, WeightTable, pattern_indices, with_sides_swapped
from training.pipeline import refine, train
from training.plan import FULL, SMALL, TrainingPlan
from training.self_play import Policy
from training.temporal_difference import STAGES, Learner, SelfPlayPhase
from training.weight_files import packed, tables, unpacked
from unit.analysis.boards import cells, random_game, sides

pytestmark = pytest.mark.slow

RANDOM = np.random.default_rng(3).normal(0, 2, (STAGES, COUNT)).astype(np.float32)
TINY = TrainingPlan(
    (
        SelfPlayPhase(2, Policy(20, 0.1, 0), (0.9, 0.7), (0.02, 0.02)),
        SelfPlayPhase(1, Policy(20, 0.1, 2), (0.7, 0.7), (0.01, 0.01)),
    ),
    (0,) * (STAGES - 3) + (20,) * 3,
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
    eighths = np.rint(RANDOM * pattern_evaluation.UNIT) / pattern_evaluation.UNIT
    learned = Evaluation(packed(RANDOM))
    number = learned.numbering.number(*sides(game.position, color))
    table = WeightTable(eighths[stage(empties, STAGES)])
    value = table.values(pattern_indices(*masks(game.position, color)))[0]
    assert learned.value(number, empties) == pytest.approx(
        pattern_evaluation.UNIT * value, abs=0.01
    )


def test_weights_beyond_a_byte_are_clipped() -> None:
    weights = np.full((STAGES, COUNT), 100, np.float32)
    assert packed(weights) == packed(weights * np.float32(0.5))
    assert packed(-weights) == packed(-weights * np.float32(0.5))


def test_a_file_stores_weights_to_an_eighth_of_a_disc() -> None:
    assert np.abs(unpacked(packed(RANDOM)) - RANDOM).max() <= 1 / 16


def test_swapped_indices_are_those_of_the_other_side() -> None:
    own, other = masks(random_game(6, 8, 30).position, BLACK)
    assert (with_sides_swapped(pattern_indices(own, other)) == pattern_indices(other, own)).all()


def test_games_are_played_by_the_rules_to_the_end() -> None:
    policy = Policy(opening=60, explore=0.2, replies=2)
    rng = np.random.default_rng(4)
    plies, scores = self_play.play(6, tables(RANDOM), policy, rng)
    for game in range(6):
        rows = [(ply, int(np.nonzero(ply.game == game)[0][0])) for ply in plies if game in ply.game]
        sequence = [(int(p.player[i]), int(p.opponent[i]), int(p.black[i])) for p, i in rows]
        assert sequence[0] == (*position_arrays.START, 1)
        for (own, other, black), after in zip(sequence, sequence[1:]):
            own_, other_ = np.array([own], np.uint64), np.array([other], np.uint64)
            moves = position_arrays.legal_moves(own_, other_)
            if not moves[0]:
                assert after == (other, own, -black)
                continue
            _, each = position_arrays.each_move(moves)
            children = {
                tuple(int(side[0]) for side in position_arrays.play(own_, other_, move[None]))
                for move in each
            }
            assert after[:2] in children
            assert after[2] == -black
        assert abs(scores[game]) <= 64


def test_searched_values_are_exact_near_the_end() -> None:
    found = [random_game(seed, 8, 7) for seed in range(1, 6)]
    arrays = [masks(game.position, game.turn or BLACK) for game in found]
    player, opponent = (np.concatenate(side) for side in zip(*arrays))
    (values,) = labels.search_values(player, opponent, packed(RANDOM), processes=1)
    exact = [score(cells(game.position, game.turn or BLACK), 8) for game in found]
    assert values.tolist() == exact


@pytest.mark.whole  # Takes a second, and training is not part of the page.
def test_sampled_positions_are_distinct_and_have_the_requested_empties() -> None:
    rng = np.random.default_rng(5)
    player, opponent = sampling.sample(300, range(20, 24), tables(RANDOM), rng)
    assert len({*zip(player.tolist(), opponent.tolist())}) == 300
    assert not (player & opponent).any()
    assert {*(64 - np.bitwise_count(player | opponent)).tolist()} <= {20, 21, 22, 23}


@pytest.mark.whole  # Takes a second, and training is not part of the page.
def test_a_fit_reduces_the_error() -> None:
    rng = np.random.default_rng(6)
    player, opponent = sampling.sample(2000, range(20, 22), tables(RANDOM), rng)
    values = WeightTable(RANDOM[6] / 4).values(pattern_indices(player, opponent))
    held = np.arange(len(values)) % 10 == 0
    fit = fitting.fit(np.zeros(COUNT, np.float32), player, opponent, values, held)
    assert fit.before > 5
    assert fit.after < 0.7 * fit.before


@pytest.mark.whole  # The other tests cover each part.
def test_a_learner_improves_at_the_end_of_games() -> None:
    phase = TINY.phases[0]._replace(batches=4)
    learner = Learner()
    errors = [learner.learn(phase, batch, (1, 2))[-1] for batch in range(4)]
    assert errors[-1] < 0.8 * errors[0]


@pytest.mark.whole  # The other tests cover each part.
def test_the_same_seed_gives_the_same_weights_even_when_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(temporal_difference, "GAMES", 100)
    monkeypatch.setattr(sampling, "GAMES", 100)
    whole = train(TINY, tmp_path / "a", seed=1, processes=1)
    (tmp_path / "b").mkdir()
    for name in ("course0.npz", "stage9.npz"):
        (tmp_path / "a" / name).rename(tmp_path / "b" / name)
    assert train(TINY, tmp_path / "b", seed=1, processes=1) == whole
    assert train(TINY, tmp_path / "c", seed=2, processes=1) != whole
    assert Evaluation(whole).tables[30]


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes shards of few games, which are solved and searched in a moment."""
    monkeypatch.setattr(sampling, "SHARD_GAMES", 4)
    monkeypatch.setattr(labels, "DEPTH", 1)
    monkeypatch.setattr(labels, "SOLVE", 4)
    monkeypatch.setattr(shards, "HELD_OUT", 2)


@pytest.mark.usefixtures("small_shards")
def test_a_refinement_is_resumed_with_the_missing_shards(tmp_path: Path) -> None:
    evaluation = packed(RANDOM)
    whole = refine(evaluation, tmp_path / "a", 1, count=4, processes=1)
    files = sorted((tmp_path / "a").iterdir())
    contents = [file.read_bytes() for file in files]
    assert whole != evaluation
    assert refine(evaluation, tmp_path / "a", 1, count=0, processes=1) == whole
    assert sorted((tmp_path / "a").iterdir()) == files
    files[1].unlink()
    (tmp_path / "a" / "shard00001.part.npz").write_bytes(b"what a killed process leaves")
    assert refine(evaluation, tmp_path / "a", 1, count=4, processes=1) == whole
    assert [file.read_bytes() for file in files] == contents


@pytest.mark.usefixtures("small_shards")
def test_shards_hold_out_whole_games(tmp_path: Path) -> None:
    shards.label(tmp_path, packed(RANDOM), 1, count=4, processes=1)
    sizes = [len(np.load(file)["values"]) for file in sorted(tmp_path.glob("*.npz"))]
    expected = np.concatenate([np.full(size, i % 2 == 0) for i, size in enumerate(sizes)])
    known = shards.load(tmp_path)
    assert (known.held_out == expected).all()
    assert len(sizes) == 4
    assert not (known.player & known.opponent).any()


def test_a_refinement_needs_searched_positions(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no searched positions"):
        refine(packed(RANDOM), tmp_path, 1, count=0, processes=1)


@pytest.mark.parametrize("plan", [FULL, SMALL, TINY])
def test_every_stage_is_fitted(plan: TrainingPlan) -> None:
    assert len(plan.positions) == STAGES
