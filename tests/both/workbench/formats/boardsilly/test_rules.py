"""Board Silly: a piece moves exactly as many squares as its line has pieces."""

from reference.chance import Chance
from reference.expect import raises
from reference.formats import REFERENCES
from reference.formats.boardsilly import slow as boardsilly_slow
from workbench.formats.boardsilly.rules import SillyBoard, move_name, place_name


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
    refusal = raises(ValueError, SillyBoard.from_rows, empty[2:] + ["......."] + ["........."])
    assert str(refusal) == "expected 8 rows of 8 characters from .XO"


def test_moves_on_random_boards_match_the_slow_rules() -> None:
    for seed in range(30):
        for rows in random_boards(seed):
            for piece in "XO":
                moves = [move_name(*move) for move in SillyBoard.from_rows(rows).moves(piece)]
                assert moves == boardsilly_slow.moves(rows, piece), rows


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
