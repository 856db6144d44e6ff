"""Phrases shared by judges, records and the page, and details of games and notation."""

from othello import BLACK, WHITE, Game, NotationError, Position, parse_square
from othello.phrases import counted, forced_pass, listing, turned_over
from reference.expect import raises

START = Position.start(8)


def test_names_are_listed_nouns_inflected_and_forced_passes_named() -> None:
    listed = [listing(["a1", "b2", "c3"][:count]) for count in range(4)]
    assert listed == ["", "a1", "a1 and b2", "a1, b2 and c3"]
    phrases = [counted(number, "move") for number in (0, 1, 2, 11)]
    assert phrases == ["0 moves", "1 move", "2 moves", "11 moves"]
    assert forced_pass(BLACK) == "Black has no legal move, so White moves."
    assert forced_pass(WHITE) == "White has no legal move, so Black moves."


def test_turned_over_describes_each_line() -> None:
    assert turned_over(START.move(parse_square("d3", 8), BLACK), 8) == (
        "turns (4,4) over, on the line south to (5,4)"
    )
    position = Position.from_rows([".BBW", "B...", "B...", "W..."])
    east = "turns (1,2) and (1,3) over, on the line east to (1,4)"
    south = "turns (2,1) and (3,1) over, on the line south to (4,1)"
    assert turned_over(position.move(0, WHITE), 4) == f"{east}; {south}"
    assert turned_over(position.move(15, WHITE), 4) == "turns nothing over"


def test_a_legal_move_is_on_an_empty_square_and_turns_discs_over() -> None:
    for name, legal in (("d3", True), ("a1", False), ("d4", False), ("e4", False)):
        assert START.move(parse_square(name, 8), BLACK).legal is legal, name
    # White on e3 turns e4 over.
    assert START.move(parse_square("e3", 8), WHITE).legal is True
    for row, square in (("WBW.", 1), ("WBB.", 2)):
        position = Position.from_rows([row, "....", "....", "...."])
        assert position.move(square, WHITE).legal is False
    move = START.move(parse_square("d3", 8), BLACK)
    assert move.lines == [("south", [parse_square("d4", 8)])]
    assert START.move(0, BLACK).lines == []


def test_notation_errors_quote_up_to_40_characters() -> None:
    for length, quoted in ((40, "x" * 40), (41, "x" * 40 + "…"), (999, "x" * 40 + "…")):
        error = NotationError("x" * length, "a square")
        assert str(error) == f"found “{quoted}”, expected a square"
        assert error.found == "x" * length


def test_passes_are_listed_among_the_moves() -> None:
    """Black passes before and after white's first move; undone moves are left out."""
    game = Game(Position.from_rows(["WB..", "....", "....", "..BW"]), BLACK)
    assert list(game.moves_and_passes()) == [(BLACK, None)]
    game.play(2)
    game.play(parse_square("b4", 4))
    moves = [(BLACK, None), (WHITE, 2), (BLACK, None), (WHITE, 13)]
    assert list(game.moves_and_passes()) == moves
    game.undo()
    assert list(game.moves_and_passes()) == moves[:3]


def test_messages_of_value_errors() -> None:
    assert str(raises(ValueError, Game().go_to, 1)) == ("the game has 0 moves, there is no move 1")
    assert str(raises(ValueError, Position.from_rows, ["..."] * 4)) == (
        "expected 4 rows of 4 characters from .BW"
    )
