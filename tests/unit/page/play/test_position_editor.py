"""Sets up positions by hand: what a press paints, what is said of it, and the way back."""

import pytest

from othello import BLACK, WHITE, Position, parse_square
from page.model.app import App
from page.model.play.position_editor import BEGIN, PositionEditor


def square(name: str, n: int = 8) -> int:
    return parse_square(name, n)


def setting_up(*moves: str) -> App:
    """Returns the application that sets up the position after some moves."""
    app = App()
    for move in moves:
        app.workspace.press(square(move))
    app.set_up()
    return app


def test_it_begins_with_the_position_and_the_turn_of_the_game() -> None:
    app = setting_up("d3")
    assert app.workspace.on_board is app.setup
    assert app.setup.position == app.workspace.play.game.position
    assert app.setup.turn == WHITE
    assert app.workspace.scene().message == BEGIN


@pytest.mark.parametrize("n", [4, 6, 10, 26])
def test_its_size_is_that_of_the_game(n: int) -> None:
    app = App()
    app.workspace.new_game(n)
    app.set_up()
    assert app.workspace.scene().n == n
    app.workspace.press(n * n - 1)
    assert app.workspace.scene().rows[-1] == "." * (n - 1) + "B"


def test_the_first_brush_goes_from_empty_to_black_to_white_and_back() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    seen = []
    for _ in range(4):
        setup.press(square("a1"))
        seen.append(setup.position.color_at(square("a1")))
    assert seen == [BLACK, WHITE, None, BLACK]


@pytest.mark.parametrize(("brush", "color"), [("black", BLACK), ("white", WHITE), ("empty", None)])
@pytest.mark.parametrize("name", ["a1", "d4", "e4"])
def test_another_brush_paints_its_own_on_whatever_is_there(
    brush: str, color: str | None, name: str
) -> None:
    setup = PositionEditor(Position.start(), BLACK)
    setup.choose_brush(brush)
    setup.press(square(name))
    assert setup.position.color_at(square(name)) == color


def test_painting_turns_nothing_over() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    setup.press(square("d3"))
    rows = ["........"] * 2 + ["...B....", "...WB...", "...BW..."] + ["........"] * 3
    assert setup.scene().rows == rows


def test_no_square_is_offered_for_a_move() -> None:
    scene = setting_up().workspace.scene()
    assert scene.marks == {}
    assert scene.accessible_names[square("d3")] == "d3, empty"


def test_the_disc_that_a_press_would_put_is_seen_before() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    assert setup.preview(square("a1")) == {"ghost-black": [square("a1")]}
    assert setup.preview(square("d4")) == {}
    setup.choose_brush("white")
    assert setup.preview(square("a1")) == {"ghost-white": [square("a1")]}
    setup.choose_brush("empty")
    assert setup.preview(square("a1")) == {}


def test_what_was_done_is_said() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    said = []
    for _ in range(3):
        setup.press(square("a1"))
        said.append(setup.scene().message)
    assert said == ["Black on a1.", "White on a1.", "a1 is empty."]


def test_the_moves_of_the_side_to_move_are_told() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    assert setup.remarks() == ["Black may play on d3, c4, f5 and e6."]
    setup.set_turn(WHITE)
    assert setup.scene().turn == WHITE
    assert setup.remarks() == ["White may play on e3, f4, c5 and d6."]


def test_what_no_game_would_lead_to_is_explained() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    setup.press(square("h8"))
    assert setup.remarks()[1:] == [
        "In a game every disc is put down next to another; not connected to the rest: h8."
    ]


def test_an_empty_board_is_explained() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    setup.clear()
    assert setup.position == Position(8, 0, 0)
    said = " ".join(setup.remarks())
    for part in ("Black has no legal move", "this position has 0 discs", "the game is over"):
        assert part in said


def test_the_start_position_comes_back() -> None:
    setup = PositionEditor(Position(6, 0, 0), BLACK)
    setup.start()
    assert setup.position == Position.start(6)


def test_every_change_can_be_taken_back() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    boards = []
    for change in (setup.clear, setup.start, lambda: setup.press(0), lambda: setup.press(0)):
        boards.append(setup.position)
        change()
    for board in reversed(boards):
        assert setup.changed
        setup.undo()
        assert setup.position == board
    assert not setup.changed
    setup.undo()
    assert setup.position == Position.start()


def test_a_press_that_changes_nothing_leaves_nothing_to_take_back() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    setup.choose_brush("black")
    setup.press(square("e4"))
    assert not setup.changed


def test_cancelling_leaves_the_game_as_it_was() -> None:
    app = setting_up("d3", "c5")
    game, position = app.workspace.play.game, app.workspace.play.game.position
    app.workspace.press(square("a1"))
    app.workspace.back_to_game()
    assert app.workspace.on_board is app.workspace.play
    assert app.workspace.play.game is game
    assert (game.position, game.ply, game.turn) == (position, 2, BLACK)


def test_the_game_goes_on_from_the_position() -> None:
    app = setting_up("d3")
    left = app.workspace.play.game
    app.setup.clear()
    for name, brush in (("a1", "black"), ("b1", "white")):
        app.setup.choose_brush(brush)
        app.workspace.press(square(name))
    app.setup.set_turn(BLACK)
    app.play_from_here()
    assert app.workspace.on_board is app.workspace.play
    assert app.workspace.scene().marks["legal"] == [square("c1")]
    assert app.workspace.scene().message == "Playing from this position. Black to move."
    assert app.workspace.play.other_line is left


def test_a_side_that_cannot_move_passes_at_once() -> None:
    app = setting_up()
    app.setup.clear()
    app.workspace.press(square("a1"))
    app.setup.choose_brush("white")
    app.workspace.press(square("b1"))
    app.setup.set_turn(WHITE)
    app.play_from_here()
    assert app.workspace.play.game.turn == BLACK
    said = "White has no legal move, so Black moves. Black to move."
    assert app.workspace.scene().message == f"Playing from this position. {said}"


def test_a_position_without_any_move_is_the_end_of_a_game() -> None:
    app = setting_up()
    app.setup.clear()
    app.workspace.press(0)
    app.play_from_here()
    assert app.workspace.play.game.winner == BLACK
    assert "Game over: Black wins, 1 to 0." in app.workspace.scene().message


def test_a_game_that_is_over_can_be_changed_by_hand() -> None:
    app = App()
    app.set_up()
    app.setup.clear()
    app.play_from_here()
    app.set_up()
    assert app.setup.turn == BLACK
    assert app.setup.position == Position(8, 0, 0)


def test_a_new_game_ends_the_setting_up() -> None:
    app = setting_up()
    app.workspace.new_game(6)
    assert app.workspace.on_board is app.workspace.play
    assert app.workspace.scene().n == 6
