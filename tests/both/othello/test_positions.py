"""Positions: legal moves, the discs they turn over and the position after them."""

from othello import BLACK, WHITE, IllegalMove, Position
from reference import random_boards
from reference.chance import Chance
from reference.expect import raises
from reference.slow import othello_slow as rules

SIZES = (4, 6, 8, 10, 14, 26)
CLOCKWISE = (
    "north-west", "north", "north-east", "east", "south-east", "south", "south-west", "west",
)  # fmt: skip


def boards(chance: Chance, number: int) -> list[list[list[str]]]:
    """Returns random boards: first `number` of 8 rows, then one of each size."""
    small = [random_boards.random_board(chance) for _ in range(number)]
    return small + [random_boards.scattered_board(chance, n, 35, 35) for n in SIZES]


def numbered(squares: list[tuple[int, int]], n: int) -> list[int]:
    return [row * n + column for row, column in squares]


def test_the_start_position_has_white_on_the_main_diagonal() -> None:
    assert Position.start(4).rows() == ["....", ".WB.", ".BW.", "...."]
    assert Position.start() == Position.start(8)
    for n in (4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 60):
        assert Position.start(n).rows() == rules.draw(rules.start(n))


def test_the_start_position_needs_an_even_size_of_at_least_four() -> None:
    for n in (-4, -1, 0, 1, 2, 3, 5, 7, 27):
        assert str(n) in str(raises(ValueError, Position.start, n))


def test_rows_and_from_rows_are_inverses_for_all_symbols() -> None:
    for board in boards(Chance(1), 20):
        for symbols in (".BW", "-BW", ".NB", " xo"):
            rows = rules.draw(board, symbols)
            assert Position.from_rows(rows, symbols).rows(symbols) == rows
            assert Position.from_rows(rows, symbols) == Position.from_rows(rules.draw(board))


def test_from_rows_refuses_invalid_boards() -> None:
    for last in ("...", ".....", ".?..", ".b.."):
        raises(ValueError, Position.from_rows, ["....", "....", "....", last])
    for rows in ([], ["...."], ["", "", "", "." * 16]):
        raises(ValueError, Position.from_rows, rows)


def test_discs_are_counted_and_found() -> None:
    for board in boards(Chance(2), 10):
        n = len(board)
        position = Position.from_rows(rules.draw(board))
        assert position.n == n
        assert position.count(BLACK) == rules.count(board, "black")
        assert position.count(WHITE) == rules.count(board, "white")
        assert position.empties == rules.count(board, "")
        cells = [cell or None for row in board for cell in row]
        assert [position.color_at(square) for square in range(n * n)] == cells


def test_legal_moves_match_the_slow_rules() -> None:
    for board in boards(Chance(3), 40):
        position = Position.from_rows(rules.draw(board))
        for color in (BLACK, WHITE):
            expected = numbered(rules.legal_moves(board, color), len(board))
            assert position.legal_moves(color) == expected, (position, color)
            assert position.can_move(color) == bool(expected)
            for square in expected[:5]:
                after = rules.place(board, *divmod(square, len(board)), color)
                assert position.play(square, color).rows() == rules.draw(after)


def test_flips_and_replies_of_legal_moves_are_counted() -> None:
    for board in boards(Chance(21), 40):
        n, position = len(board), Position.from_rows(rules.draw(board))
        for color in (BLACK, WHITE):
            flips, replies = {}, []
            for row, column in rules.legal_moves(board, color):
                after, square = rules.place(board, row, column, color), row * n + column
                flips[square] = len(rules.flips(board, row, column, color))
                replies.append((len(rules.legal_moves(after, rules.other(color))), square))
            assert position.flip_counts(color) == flips
            assert list(position.reply_counts(color)) == replies


def test_moves_to_any_square_match_the_slow_rules() -> None:
    chance = Chance(4)
    for board in boards(chance, 12):
        n = len(board)
        position = Position.from_rows(rules.draw(board))
        for _ in range(40):
            row, column = chance.below(n), chance.below(n)
            color = chance.pick((BLACK, WHITE))
            square = row * n + column
            expected = numbered(rules.flips(board, row, column, color), n)
            assert position.move(square, color).flips == expected, (position, square, color)
            after = rules.place(board, row, column, color)
            assert position.move(square, color).after.rows() == rules.draw(after)


def test_lines_are_clockwise_and_match_the_slow_rules_with_the_nearest_disc_first() -> None:
    for board in boards(Chance(6), 12):
        n = len(board)
        position = Position.from_rows(rules.draw(board))
        for row, column in rules.legal_moves(board, BLACK)[:12]:
            rays = [rules.bracketed(board, row, column, step, BLACK) for step in rules.STEPS]
            expected = [(CLOCKWISE[i], numbered(rays[i], n)) for i in range(8) if rays[i]]
            assert position.lines(row * n + column, BLACK) == expected


def test_positions_are_compared_and_hashed_by_value() -> None:
    same, other = Position.start(8), Position.start(8).play(2 * 8 + 3, BLACK)
    assert same == Position.start(8)
    assert hash(same) == hash(Position.start(8))
    assert same != other
    assert same != Position.start(6)
    assert same != "start"
    assert len({same, Position.start(8), other, Position.start(6)}) == 3
    assert Position.from_rows(["...."] * 4) != Position.from_rows(["......"] * 6)


def test_an_illegal_move_reports_square_and_reason() -> None:
    position = Position.start(8)
    for square, name, reason in (
        (3 * 8 + 3, "d4", "is occupied"),
        (4 * 8 + 3, "d5", "is occupied"),
        (0, "a1", "turns nothing over"),
        (2 * 8 + 4, "e3", "turns nothing over"),
        (64, "64", "is off the board"),
        (-1, "-1", "is off the board"),
        (10**9, "1000000000", "is off the board"),
    ):
        error = raises(IllegalMove, position.play, square, BLACK)
        assert (error.square, error.reason) == (name, reason)
        assert str(error) == f"{name} {reason}"
        assert error.position is position
        assert isinstance(error, ValueError)
