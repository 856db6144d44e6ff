"""The values of positions and moves: the deepest known, and never two for one move."""

from othello import BLACK, WHITE, Game, Position, parse_square, square_name
from othello.results import final_lead
from play.model.engine.values import MoveValue, PositionValue, Values

START = Game().position


def moves(values: Values) -> dict[str, float]:
    """Returns the known values of black's first moves."""
    return {square_name(move.square, 8): move.value for move in values.ranked(START, BLACK)}


def note(values: Values, name: str, value: float, depth: int, reply: str = "") -> None:
    move = MoveValue(parse_square(name, 8), value, depth, False)
    values.note_move(START, BLACK, move, parse_square(reply, 8) if reply else None)


def test_the_deeper_of_two_values_is_kept() -> None:
    values, start = Values(), Game().start
    for value, lead in (
        (PositionValue(1, 5, False), 1),
        (PositionValue(2, 3, False), 1),
        (PositionValue(3, 6, False), 3),
        (PositionValue(4, 2, True), 4),
        (PositionValue(5, 60, False), 4),
    ):
        values.note(start.position, start.turn, value)
        found = values.of(start.position, start.turn)
        assert found and found.lead == lead
    assert values.notes == 3


def test_the_value_of_a_finished_game_is_its_result_in_which_empty_squares_count() -> None:
    over = Position.from_rows(["BBB.", "BBBW", "....", "...."])
    found = Values().of(over, None)
    assert found and (found.lead, found.depth, found.exact) == (14, 0, True)
    leads = {"BBB.BBBW": 5 + 9, "WWW.WWWB": -5 - 9, "BBW.....": 1 + 13, "BW......": 0}
    for rows, lead in leads.items():
        assert final_lead(Position.from_rows([rows[:4], rows[4:], "....", "...."])) == lead


def test_a_move_has_the_value_of_the_position_after_it() -> None:
    values = Values()
    note(values, "d3", 2, 7)
    after = START.play(parse_square("d3", 8), BLACK)
    values.note(after, WHITE, PositionValue(-5, 8, False))
    assert moves(values) == {"d3": -5}
    note(values, "d3", 3, 8)
    assert moves(values) == {"d3": -5}
    note(values, "d3", 3, 9)
    found = values.of(after, WHITE)
    assert moves(values) == {"d3": 3} and found and found.lead == 3


def test_no_move_is_worth_more_than_a_deeper_search_found() -> None:
    values = Values()
    note(values, "d3", 4, 7)
    note(values, "c4", 9, 7)
    note(values, "f5", 9, 12)
    values.note(START, BLACK, PositionValue(3, 12, False))
    assert moves(values) == {"d3": 3, "c4": 3, "f5": 9}
    note(values, "e6", 8, 7)
    note(values, "c4", 8, 7)
    assert moves(values) == {"d3": 3, "c4": 3, "e6": 3, "f5": 9}
    note(values, "c4", 8, 12)
    assert moves(values)["c4"] == 8
    values.note(START, BLACK, PositionValue(1, 60, True))
    assert set(moves(values).values()) == {1}


def test_no_estimate_ranks_before_a_solved_move_of_the_same_value() -> None:
    for square in ("d3", "c4", "f5", "e6"):
        values = Values()
        for name in ("d3", "c4", "f5", "e6"):
            note(values, name, 9, 7)
        solved = MoveValue(parse_square(square, 8), 1, 60, True)
        values.note_move(START, BLACK, solved)
        values.note(START, BLACK, PositionValue(1, 60, True))
        assert values.ranked(START, BLACK)[0].square == solved.square


def test_the_best_reply_has_the_value_of_the_move() -> None:
    values = Values()
    note(values, "d3", 2, 7, reply="c3")
    after = START.play(parse_square("d3", 8), BLACK)
    [reply] = values.ranked(after, WHITE)
    assert (square_name(reply.square, 8), reply.value, reply.depth) == ("c3", -2, 6)
