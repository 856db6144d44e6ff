"""Lanes, move tables and numbers agree with the rules on boards of every size."""

import pytest

from othello import Game, Position, opponent
from play.engine.movegen.lanes import Lanes
from play.engine.movegen.move_tables import MoveTables
from play.engine.movegen.numbering import plain_numbering
from unit.play.engine.boards import random_game, sides

SIZES = (4, 6, 8, 10, 14, 26)


def games(n: int, count: int = 4) -> list[Game]:
    most = n * n - 4
    return [random_game(seed, n, most - most * seed // count) for seed in range(1, count)]


@pytest.mark.parametrize("n", SIZES)
def test_every_line_of_three_or_more_squares_is_there_in_both_directions(n: int) -> None:
    straight, diagonal = 2 * 2 * n, 2 * 2 * (2 * n - 1 - 4)
    lanes = Lanes(n)
    assert len(lanes.lines) == straight + diagonal
    for line in lanes.lines:
        assert len(line.squares) >= 3
        backwards = line.squares[::-1]
        assert any(other.squares == backwards for other in lanes.lines)


@pytest.mark.parametrize("n", SIZES)
def test_adjacent_bits_are_adjacent_squares_or_separated_by_a_guard(n: int) -> None:
    lanes = Lanes(n)
    steps = {"north": -n, "east": 1, "south": n, "west": -1}
    for line in lanes.lines:
        bits = [1 << i for i in range(line.bits.bit_length()) if line.bits >> i & 1]
        assert [lanes.square_at(bit) for bit in bits] == line.squares
        assert not lanes.board & bits[-1] << 1
        step = sum(steps[part] for part in line.direction.split("-"))
        assert all(b - a == step for a, b in zip(line.squares, line.squares[1:]))


@pytest.mark.parametrize("n", SIZES)
def test_moves_and_flips_agree_with_the_rules(n: int) -> None:
    move_tables = MoveTables(n, plain_numbering(n))
    for game in games(n):
        turn = game.turn or ""
        for color in (turn, opponent(turn)):
            own, other = sides(game.position, color)
            p, o, number = move_tables.position(own, other)
            assert move_tables.moves(p, o) == game.position.legal_moves(color)
            for square in move_tables.moves(p, o):
                after = game.position.play(square, color)
                expected = move_tables.position(*sides(after, opponent(color)))
                assert move_tables.play(p, o, number, square) == expected


def test_cached_effects_are_cleared_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    move_tables = MoveTables(8, plain_numbering(8))
    position = move_tables.position(*sides(Position.start(), "black"))
    before = move_tables.play(*position, 19)
    move_tables.forget()
    assert len(move_tables.spots[19][1]) == 1
    monkeypatch.setattr("play.engine.movegen.move_tables.MOST_EFFECTS", 0)
    move_tables.forget()
    assert len(move_tables.spots[19][1]) == 0
    assert move_tables.play(*position, 19) == before


def test_numbers_identify_positions() -> None:
    numbering = plain_numbering(4)
    seen = {numbering.number([a], [b]) for a in range(16) for b in range(16) if a != b}
    assert len(seen) == 16 * 15
