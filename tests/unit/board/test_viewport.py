"""Viewports of large boards."""

from board import spoken
from board.orientation import Orientation, Picture
from board.scene import Scene, accessible_names, all_names
from board.viewport import VIEWPORT_SIZE, Viewport
from othello import Position, parse_square, square_name
from unit.page.running import ran_over, stepper_of
from workbench.formats.jutge import JUTGE
from workbench.model.workbench import Workbench

N = 100


def stepped(source: str, step: int) -> Workbench:
    """Returns the workbench with a step of a `jutge` run on the board."""
    app = ran_over(JUTGE, source)
    stepper_of(app).go_to(step)
    return app


def corners(scene: Scene) -> list[str]:
    """Returns the names of the first and the last visible square."""
    return [scene.square_names[0], scene.square_names[-1]]


def test_small_boards_are_shown_completely() -> None:
    for n in (4, 26, 40):
        scene = stepped(str(n), 0).workspace.scene()
        assert (scene.n, scene.board_size) == (n, n)
        assert scene.rows == Position.start(n).rows()
        assert scene.accessible_names == accessible_names(scene.rows)
        assert "Showing" not in scene.message


def test_a_viewport_lies_on_the_board_and_contains_its_square() -> None:
    rows = [[square_name(row * N + column, N) for column in range(N)] for row in range(N)]
    for center in ("a1", "cv1", "a100", "cv100", "m13", "n14", "ax50", "ch88"):
        viewport = Viewport(N, parse_square(center, N))
        assert 0 <= viewport.top <= N - VIEWPORT_SIZE
        assert 0 <= viewport.left <= N - VIEWPORT_SIZE
        right, bottom = viewport.left + VIEWPORT_SIZE, viewport.top + VIEWPORT_SIZE
        visible = [row[viewport.left : right] for row in rows[viewport.top : bottom]]
        expected = [name for row in visible for name in row]
        assert [square_name(square, N) for square in viewport.squares()] == expected
        assert viewport.square_names() == expected
        assert center in expected


def test_marks_outside_the_viewport_are_left_out() -> None:
    scene = stepped(f"{N}\nN 49 50\n", 1).workspace.scene()
    placed = parse_square("ax49", N)
    scene.marks = {
        "placed": [placed, 0],
        "from": [placed, placed, 0],
        "to": [0, placed + 1, placed],
    }
    picture = Picture(scene, Orientation())
    cell = picture.cell(placed)
    assert picture.marks == {"placed": [cell], "from": [cell], "to": [cell + 1]}


def test_a_large_board_shows_the_last_move() -> None:
    scene = stepped(f"{N}\nN 49 50\nB 1 100\n", 2).workspace.scene()
    assert (scene.n, scene.board_size) == (VIEWPORT_SIZE, N)
    assert corners(scene) == ["bw1", "cv26"]
    assert scene.accessible_names[VIEWPORT_SIZE - 1] == "cv1, white"
    assert scene.marks["placed"] == [parse_square("cv1", N)]
    assert Picture(scene, Orientation()).marks["placed"] == [VIEWPORT_SIZE - 1]
    assert "rows 1 to 26 and columns 75 to 100 of 100" in scene.message
    assert scene.labels[1] == [str(row) for row in range(1, 27)]
    assert [name for name in scene.labels[0] if name][:2] == ["76", "78"]


def test_a_press_centers_a_square_and_squares_keep_their_names() -> None:
    app = stepped(f"{N}\nN 49 50\n", 1)
    scene = app.workspace.scene()
    assert corners(scene) == ["ak36", "bj61"]
    app.workspace.press(parse_square("bj61", N))
    around = app.workspace.scene()
    assert corners(around) == ["aw48", "bv73"]
    assert around.rows[0][0] == scene.rows[12][12]
    for step in (0, 1):
        stepper_of(app).go_to(step)
    assert corners(app.workspace.scene()) == corners(scene)
    square = parse_square("ax49", N)
    assert all_names(scene, square) == ["ax49", "(49,50)", "B 49 50"]
    assert spoken.directions_from(scene, square).startswith("From ax49. North-west: aw48 ")
