"""Long lines of flips and distant replies are overlooked; corners are not."""

from jobs.slices import finished
from othello import BLACK, WHITE, Position, parse_square, square_name
from play.engine.oversight import Sight, noticed_moves, noticed_replies, search
from play.engine.thoughts import Limits
from unit.play.engine.boards import engine, random_game

ALL = Sight(flips=8, distance=8)

# Black flips one disc at c2, two at f5, two diagonally at e7, and four at h4.
LINES = Position.from_rows(
    ["........", "BW......", "........", "..BWWWW.", ".BBWW...", "..W.....", "...W....", "........"]
)


def names(squares: list[int]) -> set[str]:
    return {square_name(square, 8) for square in squares}


def noticed(flips: int) -> set[str]:
    return names(noticed_moves(LINES, BLACK, Sight(flips, 8)))


def test_long_lines_are_overlooked_and_diagonal_ones_by_one_disc_sooner() -> None:
    assert {"c2", "f5", "e8", "h4"} <= noticed(4)
    assert {"c2", "f5", "e8"} <= noticed(3)
    assert "h4" not in noticed(3)
    assert "f5" in noticed(2)
    assert "e8" not in noticed(2)


def test_only_a_corner_is_considered_at_any_length_and_all_moves_if_none_is_noticed() -> None:
    row = Position.from_rows(["BWWWWWW.", "BW......"] + 6 * ["........"])
    assert names(noticed_moves(row, BLACK, Sight(1, 8))) == {"h1"}
    row = Position.from_rows(["........", ".BWWWW.."] + 6 * ["........"])
    assert names(noticed_moves(row, BLACK, Sight(1, 8))) == {"g2"}


def test_distant_replies_are_overlooked() -> None:
    rows = ["........", "BW......", "........", "........", "........", ".....BW.", "........"]
    after = Position.from_rows([*rows, "........"])
    a1 = parse_square("a1", 8)
    assert names(noticed_replies(after, BLACK, a1, Sight(2, 2))) == {"c2"}
    assert names(noticed_replies(after, BLACK, a1, Sight(2, 6))) == {"c2"}
    assert names(noticed_replies(after, BLACK, a1, Sight(2, 7))) == {"c2", "h6"}


def test_with_full_sight_the_values_are_those_of_the_search() -> None:
    for number in range(3, 9):
        game = random_game(number, 8, 40)
        color = game.turn or ""
        full = finished(engine().think(game.position, color, Limits(depth=2, every=True)))
        expected = {candidate.square: candidate.value for candidate in full.candidates}
        seen = finished(search(engine().think, game.position, color, Limits(depth=2), ALL))
        assert {move.square for move in seen.candidates} <= set(expected)
        for move in seen.candidates:
            assert move.value == expected[move.square]


def test_a_move_without_a_noticed_reply_loses_two_discs_of_its_first_value() -> None:
    game = random_game(4, 8, 40)
    color = game.turn or ""
    glance = finished(engine().think(game.position, color, Limits(depth=1, every=True)))
    expected = {candidate.square: candidate.value - 16 for candidate in glance.candidates}
    seen = finished(search(engine().think, game.position, color, Limits(depth=2), Sight(8, 0)))
    assert {move.square: move.value for move in seen.candidates} == expected


def test_an_overlooked_reply_makes_a_move_look_better() -> None:
    rows = ["........", "..WB....", "..WWB...", "..WBW...", "...WB...", "........", "........"]
    position = Position.from_rows([*rows, "........"])
    blind, seeing = (
        finished(search(engine().think, position, WHITE, Limits(depth=2), sight))
        for sight in (Sight(8, 1), ALL)
    )
    truth = {move.square: move.value for move in seeing.candidates}
    better = [move for move in blind.candidates if move.value > truth[move.square]]
    assert better
