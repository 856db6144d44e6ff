"""The words that judges, records and the page share, and what is said of what was no notation."""

from othello import (
    BLACK,
    WHITE,
    Game,
    NotationError,
    Position,
    parse_number,
    parse_square,
    square_name,
)
from othello.phrases import counted, forced_pass, listing, turned_over
from reference.expect import raises

START = Position.start(8)


def test_names_are_joined_for_a_sentence() -> None:
    assert listing([]) == ""
    assert listing(["a1"]) == "a1"
    assert listing(["a1", "b2"]) == "a1 and b2"
    assert listing(["a1", "b2", "c3"]) == "a1, b2 and c3"


def test_nouns_follow_their_numbers() -> None:
    told = [counted(number, "move") for number in (0, 1, 2, 11)]
    assert told == ["0 moves", "1 move", "2 moves", "11 moves"]


def test_what_a_move_turns_over_is_told_line_by_line() -> None:
    assert turned_over(START.move(parse_square("d3", 8), BLACK), 8) == (
        "turns d4 over, on the line south to d5"
    )
    position = Position.from_rows([".BBW", "B...", "B...", "W..."])
    east = "turns b1 and c1 over, on the line east to d1"
    south = "turns a2 and a3 over, on the line south to a4"
    assert turned_over(position.move(0, WHITE), 4) == f"{east}; {south}"
    assert turned_over(position.move(15, WHITE), 4) == "turns nothing over"


def test_a_pass_is_told_of_the_side_that_makes_it() -> None:
    assert forced_pass(BLACK) == "Black has no legal move, so White moves."
    assert forced_pass(WHITE) == "White has no legal move, so Black moves."


def test_a_move_is_legal_on_an_empty_square_where_it_turns_something_over() -> None:
    for name, legal in (("d3", True), ("a1", False), ("d4", False), ("e4", False)):
        assert START.move(parse_square(name, 8), BLACK).legal is legal, name
    # White on e3 would turn e4 over, and on d5 as well if there were no disc already.
    assert START.move(parse_square("e3", 8), WHITE).legal is True
    rows = ["WBW.", "....", "....", "...."]
    assert Position.from_rows(rows).move(1, WHITE).legal is False
    assert Position.from_rows(["WBB.", "....", "....", "...."]).move(2, WHITE).legal is False


def test_a_move_knows_the_lines_that_it_turns_over() -> None:
    move = START.move(parse_square("d3", 8), BLACK)
    assert move.lines == [("south", [parse_square("d4", 8)])]
    assert START.move(0, BLACK).lines == []


def test_what_was_found_is_quoted_up_to_40_characters() -> None:
    for length, quoted in ((40, "x" * 40), (41, "x" * 40 + "…"), (999, "x" * 40 + "…")):
        error = NotationError("x" * length, "a square")
        assert str(error) == f"found “{quoted}”, expected a square"
        assert error.found == "x" * length


def test_numbers_have_nine_digits_at_most_and_any_zeros_before_them() -> None:
    assert parse_number("0") == parse_number("000") == 0
    assert parse_number("999999999") == parse_number("000000999999999") == 999999999
    for text in ("1000000000", "", "-1", "+1", "1 ", "1_0", "1.0", "0x1"):
        assert parse_number(text) is None, text


def test_squares_are_named_on_every_board() -> None:
    for n in (4, 26, 28, 100, 1000):
        assert square_name(0, n) == "a1"
        assert square_name(n * n - 1, n).endswith(str(n))
        assert parse_square(square_name(n * n - n, n), n) == n * n - n


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    game = Game(START, BLACK)
    for name in ("d3", "c3"):
        game.play(parse_square(name, 8))
    game.undo()
    copy = game.copy()
    assert (copy.ply, len(copy.plies), copy.first_turn) == (1, 2, BLACK)
    assert copy.position == game.position and copy.start is game.start
    copy.play(parse_square("e3", 8))
    assert [ply.square for ply in game.plies] == [parse_square(name, 8) for name in ("d3", "c3")]
    assert Game(START, WHITE).copy().first_turn == WHITE


def test_passes_stand_among_the_moves() -> None:
    """Black passes before white's first move and after it; what was undone is left out."""
    game = Game(Position.from_rows(["WB..", "....", "....", "..BW"]), BLACK)
    assert list(game.moves_and_passes()) == [(BLACK, None)]
    game.play(2)
    game.play(parse_square("b4", 4))
    told = [(BLACK, None), (WHITE, 2), (BLACK, None), (WHITE, 13)]
    assert list(game.moves_and_passes()) == told
    game.undo()
    assert list(game.moves_and_passes()) == told[:3]


def test_what_cannot_be_done_is_told() -> None:
    assert str(raises(ValueError, Game().go_to, 1)) == ("the game has 0 moves, there is no move 1")
    assert str(raises(ValueError, Position.from_rows, ["..."] * 4)) == (
        "expected 4 rows of 4 characters from .BW"
    )
