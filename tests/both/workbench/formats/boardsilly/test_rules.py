"""Board Silly: a piece moves exactly as many squares as its line has pieces."""

from reference import samples
from reference.chance import Chance
from reference.expect import raises
from reference.formats import REFERENCES
from reference.formats.boardsilly import slow as boardsilly_slow
from workbench.formats.boardsilly.rules import SillyBoard, move_name, place_name


def board_of(pieces: dict[str, str]) -> SillyBoard:
    """Returns the board with the given pieces, by the names of their squares."""
    return SillyBoard.from_rows(
        ["".join([pieces.get(row + column, ".") for column in "12345678"]) for row in "ABCDEFGH"]
    )


def moves_of(place: str, pieces: dict[str, str]) -> list[str]:
    """Returns the names of the target squares of one piece, in alphabetical order."""
    moves = board_of(pieces).moves(pieces[place])
    return sorted([place_name(target) for origin, target in moves if place_name(origin) == place])


def random_boards(seed: int) -> list[list[str]]:
    text = REFERENCES["boardsilly"].random_input(Chance(seed), wild=True)
    lines = text.split("\n")
    return [lines[at : at + 8] for at in range(0, len(lines) - 1, 9)]


def test_place_names_have_a_letter_for_the_row() -> None:
    for row in range(8):
        for column in range(8):
            name = "ABCDEFGH"[row] + "12345678"[column]
            assert place_name(row * 8 + column) == name
    assert place_name(7) == "A8"
    assert move_name(0, 18) == "A1-C3"


def test_boards_that_differ_in_one_square_are_not_equal() -> None:
    empty = SillyBoard("." * 64)
    for square in range(64):
        other = SillyBoard("." * square + "X" + "." * (63 - square))
        assert other != empty
        assert other != SillyBoard(other.pieces.replace("X", "O"))
    assert empty != "." * 64


def test_rows_and_from_rows_are_inverses() -> None:
    for seed in range(20):
        for rows in random_boards(seed):
            board = SillyBoard.from_rows(rows)
            assert board.rows() == rows
            assert [board.count("X"), board.count("O")] == ["".join(rows).count(c) for c in "XO"]
            assert board == SillyBoard.from_rows(rows)
            assert hash(board) == hash(SillyBoard.from_rows(rows))
            changed = ["X......." if rows[0][0] == "." else "........"] + rows[1:]
            assert board != SillyBoard.from_rows(changed)


def test_from_rows_refuses_invalid_boards() -> None:
    empty = ["........"] * 8
    for rows in (
        [],
        empty[1:],
        empty + empty[:1],
        empty[1:] + ["......."],
        empty[1:] + ["...0...."],
    ):
        raises(ValueError, SillyBoard.from_rows, rows)
    raises(ValueError, SillyBoard.from_rows, empty[2:] + ["......."] + ["........."])


def test_a_lone_piece_moves_one_square_in_any_direction() -> None:
    assert moves_of("D4", {"D4": "X"}) == ["C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"]
    assert moves_of("A1", {"A1": "O"}) == ["A2", "B1", "B2"]
    assert moves_of("H8", {"H8": "O"}) == ["G7", "G8", "H7"]


def test_the_whole_line_counts_with_the_pieces_of_both_players() -> None:
    # Row D has three pieces, one of them behind the moving piece.
    pieces = {"D1": "O", "D4": "X", "D8": "X"}
    assert "D7" in moves_of("D4", pieces)
    assert "D1" in moves_of("D4", pieces)
    assert "D5" not in moves_of("D4", pieces)


def test_a_piece_jumps_own_pieces_but_not_the_opponents() -> None:
    assert "D3" in moves_of("D1", {"D1": "X", "D2": "X"})
    assert "D3" not in moves_of("D1", {"D1": "X", "D2": "O"})


def test_a_piece_captures_but_does_not_land_on_an_own_piece() -> None:
    assert "C3" in moves_of("A1", {"A1": "X", "C3": "O"})
    assert "C3" not in moves_of("A1", {"A1": "X", "C3": "X"})


def test_a_piece_stays_on_the_board() -> None:
    assert moves_of("A1", {"A1": "X", "A2": "X", "B1": "X", "B2": "X"}) == ["A3", "C1", "C3"]
    assert moves_of("A7", {"A7": "X", "A8": "X"}) == ["A5", "B6", "B7", "B8"]


def test_the_order_is_row_by_row_and_clockwise_from_north_west() -> None:
    # No line holds both pieces, so each moves one square.
    moves = [move_name(*move) for move in board_of({"D4": "O", "H1": "O"}).moves("O")]
    around = ["D4-C3", "D4-C4", "D4-C5", "D4-D5", "D4-E5", "D4-E4", "D4-E3", "D4-D3"]
    assert moves == around + ["H1-G1", "H1-G2", "H1-H2"]


def test_moves_on_random_boards_match_the_slow_rules() -> None:
    for seed in range(30):
        for rows in random_boards(seed):
            for piece in "XO":
                moves = [move_name(*move) for move in SillyBoard.from_rows(rows).moves(piece)]
                assert moves == boardsilly_slow.moves(rows, piece), rows


def test_the_sample_has_twenty_five_moves() -> None:
    rows = samples.BOARDSILLY_INPUT.split("\n")[:8]
    assert len(SillyBoard.from_rows(rows).moves("O")) == 25


def test_each_attempt_has_its_direction_and_its_whole_line() -> None:
    """Clockwise from B3, each line from edge to edge."""
    attempts = SillyBoard("." * 10 + "X" + "." * 53).attempts(10)
    lines = [
        ("north-west", "G8 F7 E6 D5 C4 B3 A2"),
        ("north", "H3 G3 F3 E3 D3 C3 B3 A3"),
        ("north-east", "D1 C2 B3 A4"),
        ("east", "B1 B2 B3 B4 B5 B6 B7 B8"),
        ("south-east", "A2 B3 C4 D5 E6 F7 G8"),
        ("south", "A3 B3 C3 D3 E3 F3 G3 H3"),
        ("south-west", "A4 B3 C2 D1"),
        ("west", "B8 B7 B6 B5 B4 B3 B2 B1"),
    ]
    found = [
        (attempt.direction, " ".join([place_name(square) for square in attempt.line]))
        for attempt in attempts
    ]
    assert found == lines
    assert [attempt.count for attempt in attempts] == [1] * 8


def test_error_messages() -> None:
    refusal = raises(ValueError, SillyBoard.from_rows, [])
    assert str(refusal) == "expected 8 rows of 8 characters from .XO"
