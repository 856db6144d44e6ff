"""Explores Board Silly: what a press puts, what a piece's lines are, where it goes, and back."""

import pytest

from boardsilly import Board, parse_place
from page.state.app import App
from page.state.silly_explorer import SillyExplorer
from reference.samples import BOARDSILLY_INPUT, BOARDSILLY_OUTPUT
from unit.running import ran_over

SAMPLE = BOARDSILLY_INPUT.split()[:8]
SAMPLE_MOVES = BOARDSILLY_OUTPUT.split("\n\n")[0].split()


def sample() -> SillyExplorer:
    explorer = SillyExplorer()
    explorer.fill(Board.from_rows(SAMPLE), "the sample")
    return explorer


def test_it_begins_with_an_empty_board_and_puts_pieces() -> None:
    explorer = SillyExplorer()
    explorer.press(parse_place("A1"))
    explorer.choose("O")
    explorer.press(parse_place("H8"))
    assert explorer.scene().rows == ["X......."] + ["........"] * 6 + [".......O"]
    assert explorer.scene().score == [("X", 1), ("O", 1)]


def test_a_piece_on_its_like_takes_it_off() -> None:
    explorer = SillyExplorer()
    explorer.press(0)
    explorer.press(0)
    assert explorer.empty
    assert explorer.scene().message == "A1 is empty."


def test_a_piece_takes_the_place_of_the_other() -> None:
    explorer = SillyExplorer()
    explorer.press(0)
    explorer.choose("O")
    explorer.press(0)
    assert explorer.board.pieces[0] == "O"
    explorer.choose("empty")
    explorer.press(0)
    assert explorer.empty


def test_the_pieces_of_the_sample_go_where_its_output_says() -> None:
    explorer = sample()
    moves = []
    for square in range(64):
        if explorer.board.pieces[square] != "O":
            continue
        explorer.press(square)
        marks = explorer.scene().marks
        moves += list(zip(marks["from"], marks["to"], strict=True))
        explorer.press(square)
    expected = [tuple(parse_place(place) for place in move.split("-")) for move in SAMPLE_MOVES]
    assert moves == expected


def test_each_line_of_a_piece_is_told_with_its_count_and_destination() -> None:
    explorer = sample()
    explorer.press(parse_place("A1"))
    assert explorer.scene().message == "The O on A1 has 3 moves."
    lines = explorer.lines()
    assert len(lines) == 8
    assert "east: 1 piece on the line, moves to A2" in lines
    assert "south-east: 2 pieces on the line, moves to C3" in lines
    assert "south: 4 pieces on the line, moves to E1" in lines
    assert "north: 4 pieces on the line, would leave the board" in lines


def test_the_lines_are_told_in_one_place_alone() -> None:
    explorer = sample()
    assert explorer.lines() == []
    explorer.press(parse_place("A1"))
    assert explorer.scene().details == []


def test_pressing_a_piece_again_ends_the_look_at_it() -> None:
    explorer = sample()
    explorer.press(0)
    explorer.press(0)
    assert explorer.selected is None
    assert explorer.scene().marks == {}


def test_an_empty_square_has_nothing_to_look_at() -> None:
    explorer = sample()
    explorer.press(parse_place("H1"))
    assert explorer.selected is None
    assert explorer.scene().message == "H1 is empty: press a piece to look at it."


def test_before_a_piece_is_pressed_its_moves_are_seen() -> None:
    explorer = sample()
    origin = parse_place("A1")
    targets = [parse_place(place) for place in ("A2", "C3", "E1")]
    assert explorer.preview(origin) == {"from": [origin] * 3, "to": targets}
    assert explorer.preview(parse_place("H1")) == {"from": [], "to": []}


def test_the_whole_line_that_is_counted_is_seen() -> None:
    explorer = sample()
    explorer.press(parse_place("A1"))
    diagonal = [parse_place(f"{row}{column}") for column, row in enumerate("ABCDEFGH", 1)]
    assert explorer.preview(parse_place("C3")) == {"listed": diagonal}
    assert explorer.preview(parse_place("H1")) == {}


def test_a_brush_shows_no_moves() -> None:
    explorer = sample()
    explorer.choose("X")
    assert explorer.preview(parse_place("A1")) == {}


def test_a_piece_moves_to_where_it_can_go() -> None:
    explorer = sample()
    explorer.press(parse_place("A1"))
    explorer.press(parse_place("C3"))
    rows = ["........"] + SAMPLE[1:]
    rows[2] = rows[2][:2] + "O" + rows[2][3:]
    assert explorer.board.rows() == rows
    assert explorer.scene().message == "O moved A1-C3."
    assert explorer.selected is None


def test_a_move_can_take_a_piece() -> None:
    explorer = SillyExplorer()
    explorer.fill(Board.from_rows(["O.X....."] + ["........"] * 7), "the test")
    explorer.press(parse_place("A1"))
    explorer.press(parse_place("A3"))
    assert explorer.board.rows()[0] == "..O....."
    assert explorer.scene().message == "O moved A1-A3, taking the X there."


def test_every_change_can_be_taken_back() -> None:
    explorer = sample()
    explorer.press(parse_place("A1"))
    explorer.press(parse_place("C3"))
    explorer.clear()
    explorer.take_back()
    explorer.take_back()
    assert explorer.board.rows() == SAMPLE
    explorer.take_back()
    assert explorer.empty
    assert not explorer.changed


@pytest.mark.parametrize("player", "XO")
def test_the_judge_reads_the_board_with_either_player_to_move(player: str) -> None:
    text = sample().judge_input(player)
    assert text == "\n".join(SAMPLE) + f"\n{player}\n"
    app = ran_over("boardsilly", text)
    assert app.run is not None
    assert app.run.error is None
    assert app.judged_board == Board.from_rows(SAMPLE)


def test_the_sample_comes_back_from_the_judge() -> None:
    app = ran_over("boardsilly", sample().judge_input("O"))
    assert app.run is not None
    printed = "".join(step.text for step in app.run.steps)
    assert printed.split() == SAMPLE_MOVES


def test_an_untouched_board_takes_that_of_the_judge() -> None:
    app = ran_over("boardsilly", BOARDSILLY_INPUT)
    app.explore()
    assert app.table.scene().rows == SAMPLE
    app.table.press(parse_place("A1"))
    assert app.table.scene().message == "The O on A1 has 3 moves."


def test_the_board_of_the_step_on_show_is_taken() -> None:
    app = ran_over("boardsilly", BOARDSILLY_INPUT)
    app.step_to_last()
    app.explore()
    assert app.table.scene().rows == BOARDSILLY_INPUT.split()[9:17]


def test_pieces_already_put_stay() -> None:
    app = ran_over("boardsilly", BOARDSILLY_INPUT)
    app.explorer.press(0)
    app.explore()
    assert app.explorer.board.count("X") == 1
    assert app.explorer.board.count("O") == 0


def test_without_a_board_of_the_judge_nothing_is_taken() -> None:
    app = App()
    app.explore()
    assert app.judged_board is None
    assert app.explorer.empty
    assert not app.explorer.changed


def test_othello_is_no_board_to_take() -> None:
    app = ran_over("jutge", "4 N 1 2")
    app.explore()
    assert app.explorer.empty


def test_leaving_returns_to_the_game_and_keeps_the_board() -> None:
    app = App()
    app.table.press(19)
    position = app.table.play.game.position
    app.explore()
    app.table.press(0)
    app.table.back_to_game()
    assert app.table.on_board is app.table.play
    assert app.table.play.game.position == position
    app.explore()
    assert app.explorer.board.count("X") == 1


def test_a_step_of_the_judge_takes_the_board() -> None:
    app = ran_over("boardsilly", BOARDSILLY_INPUT)
    app.explore()
    app.step_by(1)
    assert app.table.on_board is app.stepper
