"""The position editor: brushes, messages, undo, and the start of a game."""

import pytest

from othello import BLACK, WHITE, Game, Position, parse_square
from play.model.play.position_editor import BEGIN, PositionEditor
from play.model.play_app import PlayApp
from unit.play.model.new_play import new_play


def square(name: str, n: int = 8) -> int:
    return parse_square(name, n)


def setting_up(*moves: str) -> PlayApp:
    """Returns the application with the editor open after some moves."""
    app = new_play()
    for move in moves:
        app.workspace.press(square(move))
    app.setup.open()
    return app


@pytest.fixture
def editor() -> PositionEditor:
    return PositionEditor(Position.start(), BLACK)


def test_it_starts_with_the_position_of_the_game_without_marks_of_legal_moves() -> None:
    app = setting_up("d3")
    assert app.workspace.on_board is app.setup.editor
    assert app.setup.editor.position == app.table.play.game.position
    assert app.setup.editor.turn == WHITE
    scene = app.workspace.scene()
    assert (scene.message, scene.marks) == (BEGIN, {"legal": []})
    assert scene.accessible_names[square("c3")] == "c3, empty"


def test_the_first_brush_cycles_through_black_white_and_empty(editor: PositionEditor) -> None:
    seen = []
    for _ in range(4):
        editor.press(square("a1"))
        seen.append((editor.position.color_at(square("a1")), editor.scene().message))
    cycle = [(BLACK, "Black on a1."), (WHITE, "White on a1."), (None, "a1 is empty.")]
    assert seen == cycle + cycle[:1]


@pytest.mark.parametrize(("brush", "color"), [("black", BLACK), ("white", WHITE), ("empty", None)])
@pytest.mark.parametrize("name", ["a1", "d4", "e4"])
def test_other_brushes_paint_over_any_square(
    editor: PositionEditor, brush: str, color: str | None, name: str
) -> None:
    editor.choose_brush(brush)
    editor.press(square(name))
    assert editor.position.color_at(square(name)) == color


def test_a_press_is_previewed(editor: PositionEditor) -> None:
    assert editor.preview(square("a1")) == {"ghost-black": [square("a1")]}
    assert editor.preview(square("d4")) == {}
    editor.choose_brush("white")
    assert editor.preview(square("a1")) == {"ghost-white": [square("a1")]}
    editor.choose_brush("empty")
    assert editor.preview(square("a1")) == {}


def test_the_legal_moves_are_listed_and_an_empty_board_is_explained(editor: PositionEditor) -> None:
    assert editor.remarks() == ["Black may play on d3, c4, f5 and e6."]
    editor.set_turn(WHITE)
    assert editor.scene().turn == WHITE
    assert editor.remarks() == ["White may play on e3, f4, c5 and d6."]
    editor.set_turn(BLACK)
    editor.clear()
    assert editor.position == Position(8, 0, 0)
    said = " ".join(editor.remarks())
    for part in ("Black has no legal move", "this position has 0 discs", "the game is over"):
        assert part in said


@pytest.mark.parametrize("rows", [[".", ".", ".", "."], ["B"] * 4, ["B", "W", "W", "B"]])
def test_nobody_is_to_move_on_a_board_on_which_neither_can(rows: list[str]) -> None:
    over = PositionEditor(Position.from_rows([row * 4 for row in rows]), BLACK)
    assert over.scene().turn is None
    over.set_turn(WHITE)
    assert (over.scene().turn, over.scene().message) == (None, "The game is over.")
    over.start()
    over.set_turn(BLACK)
    assert (over.scene().turn, over.scene().message) == (BLACK, "Black to move.")


def test_every_change_can_be_undone(editor: PositionEditor) -> None:
    boards = []
    for change in (editor.clear, editor.start, lambda: editor.press(0), lambda: editor.press(0)):
        boards.append(editor.position)
        change()
    for board in reversed(boards):
        assert editor.changed
        editor.undo()
        assert editor.position == board
    assert not editor.changed
    editor.undo()
    assert editor.position == Position.start()
    editor.choose_brush("black")
    editor.press(square("e4"))
    assert not editor.changed


def test_cancel_returns_to_the_unchanged_game() -> None:
    app = setting_up("d3", "c5")
    game, position = app.table.play.game, app.table.play.game.position
    app.workspace.press(square("a1"))
    app.table.back_to_game()
    assert app.workspace.on_board is app.table.play
    assert app.table.play.game is game
    assert (game.position, game.ply, game.turn) == (position, 2, BLACK)


@pytest.mark.parametrize(
    ("turn", "said"),
    [(BLACK, ""), (WHITE, "White has no legal move, so Black moves. ")],
    ids=["a side that can move", "a pass"],
)
def test_a_game_starts_from_the_position(turn: str, said: str) -> None:
    app = setting_up("d3")
    left = app.table.play.game
    app.setup.editor.clear()
    for name, brush in (("a1", "black"), ("b1", "white")):
        app.setup.editor.choose_brush(brush)
        app.workspace.press(square(name))
    app.setup.editor.set_turn(turn)
    app.setup.play()
    assert app.workspace.on_board is app.table.play
    scene = app.workspace.scene()
    assert (scene.turn, scene.marks["legal"]) == (BLACK, [square("c1")])
    assert scene.message == f"Playing from this position. {said}Black to move."
    assert app.table.play.left == [left]


@pytest.mark.parametrize("squares", [[], ["a1"], ["a1", "h8"]])
def test_a_position_without_moves_stays_in_the_editor_with_a_reason(squares: list[str]) -> None:
    app = setting_up()
    game = app.table.play.game
    app.setup.editor.clear()
    for name in squares:
        app.workspace.press(square(name))
    app.setup.play()
    assert app.setup.is_open and app.table.play.game is game
    assert (
        app.workspace.scene().message == "Neither side has a legal move here. Change the position."
    )
    app.setup.editor.start()
    app.setup.play()
    assert not app.setup.is_open


def test_a_finished_game_can_be_edited() -> None:
    app = new_play()
    full = Position(8, (1 << 64) - 1, 0)
    app.table.play.load(Game(full))
    app.setup.open()
    assert app.setup.editor.turn == BLACK
    assert app.setup.editor.position == full
