"""Announcements about the board."""

from board import spoken
from board.scene import Scene
from othello import parse_square
from play.model.game.table import Table
from state.board_commands import BoardCommands
from workbench.formats.boardsilly.rules import SillyBoard
from workbench.model.judge.boardsilly_scene import silly_scene


def scene(rows: list[str]) -> Scene:
    return Scene(rows, {}, [""] * len(rows) ** 2, [], None, "")


def test_directions_are_read_up_to_the_edge_with_equal_neighbours_together() -> None:
    board = scene(["....", "..B.", ".W..", "...."])
    assert spoken.directions_from(board, parse_square("d3", 4)) == (
        "From d3. North-west: c2 black, b1 empty, edge. North: d2 to d1 empty, edge."
        " North-east: edge. East: edge. South-east: edge. South: d4 empty, edge."
        " South-west: c4 empty, edge. West: c3 empty, b3 white, a3 empty, edge."
    )
    board = scene(["BWWB", "BB..", "B.W.", "W..W"])
    said = spoken.directions_from(board, 0)
    assert "East: b1 to c1 white, d1 black, edge." in said
    assert "South: a2 to a3 black, a4 white, edge." in said
    assert "South-east: b2 black, c3 to d4 white, edge." in said


def test_board_silly_is_read_with_its_own_names() -> None:
    rows = ["O" + 7 * ".", ".X" + 6 * "."] + ["........"] * 6
    board = silly_scene(SillyBoard.from_rows(rows), {}, "", None)
    said = spoken.directions_from(board, 0)
    assert said.startswith("From A1. North-west: edge. ")
    assert "South-east: B2 X, C3 to H8 empty, edge." in said


def test_the_score_the_side_to_move_and_the_last_move_are_announced() -> None:
    table = Table()
    commands = BoardCommands(table.workspace)
    commands.read_last_move()
    assert "Black to move" in table.workspace.scene().message
    table.workspace.press(parse_square("d3", 8))
    commands.read_score()
    assert table.workspace.scene().message == "Black 4, white 1. White to move."
    commands.read_last_move()
    assert table.workspace.scene().message == "Black d3, turning 1 disc. White to move."


def test_repeated_announcements_are_counted() -> None:
    table, counts = Table(), []
    commands = BoardCommands(table.workspace)
    for action in (commands.read_score, commands.read_rays):
        for _ in range(2):
            action()
            counts.append(table.workspace.sayings)
    table.workspace.press(0)
    table.workspace.press(0)
    assert [*counts, table.workspace.sayings] == [1, 2, 3, 4, 6]


def test_legal_squares_are_visited_in_screen_order() -> None:
    table = Table()
    for turns, expected in ((table.workspace.orientation.turns, "d3 c4 f5 e6"), (1, "c4 d3 e6 f5")):
        table.workspace.orientation.turns = turns
        table.workspace.move_focus(table.workspace.orientation.order(8)[0])
        names = [parse_square(name, 8) for name in expected.split()]
        for square in [*names, names[0]]:
            assert table.workspace.legal_square(1) == square
            table.workspace.move_focus(square)
        assert table.workspace.legal_square(-1) == names[-1]
    table.play.new_game(4)
    while table.play.game.turn:
        table.workspace.press(table.play.game.legal_moves()[0])
    assert table.workspace.legal_square(1) is table.workspace.legal_square(-1) is None
