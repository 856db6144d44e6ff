"""Scenes of edited positions and selected pieces, and the names of squares."""

from board import spoken
from board.scene import Scene, all_names
from board.viewport import Viewport, scene_of
from othello import BLACK, WHITE, Position, parse_square
from play.model.game.table import Table
from play.model.play.position_editor import PositionEditor
from saved.work import JUDGE
from unit.page.running import new_app
from workbench.formats.boardsilly.rules import SillyBoard
from workbench.model.judge.boardsilly_scene import silly_scene


def board(*pieces: tuple[int, str]) -> SillyBoard:
    squares = ["."] * 64
    for square, piece in pieces:
        squares[square] = piece
    return SillyBoard("".join(squares))


def test_each_edit_has_a_message_and_the_editor_shows_the_score_and_the_side_to_move() -> None:
    setup = PositionEditor(Position.start(), BLACK)
    setup.press(0)
    assert setup.message == "Black on a1."
    setup.undo()
    assert setup.message == "Undid the last change."
    setup.clear()
    assert setup.message == "The board is empty."
    setup.start()
    assert setup.message == "Starting position."
    setup.set_turn(WHITE)
    assert (setup.turn, setup.message) == (WHITE, "White to move.")
    assert setup.last_move() == "White to move."
    setup = PositionEditor(Position.from_rows(["BBW."] + ["...."] * 3), WHITE)
    scene = setup.scene()
    assert scene.score == [(BLACK, 2), (WHITE, 1)]
    assert (scene.turn, scene.marks) == (WHITE, {"legal": []})
    assert scene.accessible_names[:4] == ["a1, black", "b1, black", "c1, white", "d1, empty"]


def test_up_to_twelve_moves_are_named_and_more_are_counted() -> None:
    """Black can flip one disc in each row."""
    for n, said in (
        (4, "Black may play on d1, d2, d3 and d4."),
        (12, f"Black may play on {', '.join(f'd{row}' for row in range(1, 12))} and d12."),
        (14, "Black has 14 legal moves."),
    ):
        position = Position.from_rows([".BW" + "." * (n - 3)] * n)
        assert PositionEditor(position, BLACK).remarks()[0] == said
    for row, said in (
        (".BW.", "may play on a1, a2, a3 and a4."),
        ("B...", "has no legal move here."),
    ):
        position = Position.from_rows([row] * 4)
        assert PositionEditor(position, WHITE).remarks()[0] == f"White {said}"


def test_a_selected_piece_is_marked_with_its_moves_and_an_empty_square_changes_nothing() -> None:
    """X in the corner, beside another X. It moves one square down and right-down, and two right."""
    found = silly_scene(board((0, "X"), (1, "X")), {}, "", 0)
    assert found.marks == {"chosen": [0], "from": [0, 0, 0], "to": [2, 9, 8]}
    assert found.message == "The X on A1 has 3 moves."
    assert found.accessible_names[:3] == ["a1, A1, X", "b1, A2, X", "c1, A3, empty"]
    assert found.score == [("X", 2), ("O", 0)]
    assert found.labels == (list("12345678"), list("ABCDEFGH"))
    for beside, count in (((1, 8), "1 move"), ((1, 8, 9), "no move")):
        blocked = board((0, "X"), *((square, "O") for square in beside))
        assert silly_scene(blocked, {}, "", 0).message == f"The X on A1 has {count}."
    marks = {"listed": [3]}
    found = silly_scene(board((0, "X")), marks, "news", 5)
    assert (found.marks, found.message, found.details) == (marks, "news", [])


def test_a_square_has_one_name_in_play_and_in_judge_its_names_in_every_format() -> None:
    table, d3 = Table(), parse_square("d3", 8)
    workspace = table.workspace
    assert all_names(workspace.scene(), d3) == ["d3", "(3,4)", "M34", "N 3 4"]
    workspace.press(d3)
    scene, expected = workspace.scene(), ["d3", "(3,4)", "M34", "B 3 4"]
    assert (workspace.names_of(scene, d3), all_names(scene, d3)) == (["d3"], expected)
    workspace.go_to(JUDGE)
    assert workspace.names_of(scene, d3) == expected
    table.new_game(10)
    assert all_names(table.play.scene(), 99) == ["j10", "(10,10)", "N 10 10"]


def test_the_score_of_a_finished_game_has_no_side_to_move() -> None:
    rows = ["BB..", "....", "....", "...."]
    app = new_app()
    app.table.load(PositionEditor(Position.from_rows(rows), BLACK).game())
    assert spoken.score(app.workspace.scene()) == "Black 2, white 0."


def test_the_end_of_a_viewport_is_not_announced_as_the_edge() -> None:
    scene = scene_of(Position.start(100).rows(), ".BW", {}, BLACK, "", Viewport(100, None))
    said = spoken.directions_from(scene, scene.squares[0])
    assert "East: am38 to bk38 empty, end of the visible part." in said
    assert (
        spoken.directions_from(Scene(["...."] * 4, {}, [""] * 16, [], None, ""), 0).count("edge")
        == 8
    )
