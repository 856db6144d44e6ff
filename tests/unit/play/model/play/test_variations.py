"""Changing the tree of the game: promoting, deleting with undo, marks and comments."""

import pytest

from othello import parse_square
from play.model.engine.judging import move_names
from play.model.play import variations as module
from play.model.play_app import PlayApp
from unit.play.model.new_play import new_play


def forked() -> PlayApp:
    """Returns the application with d3 c3 c4 and, instead of c3, e3 f4, which is on the board."""
    app = new_play()
    play = app.table.play
    for name in ("d3", "c3", "c4"):
        play.press(parse_square(name, 8))
    play.go_to(1)
    for name in ("e3", "f4"):
        play.press(parse_square(name, 8))
    return app


def tree(app: PlayApp) -> list[str]:
    return move_names(list(app.table.play.game.tree()))


def test_siblings_are_visited_in_a_circle_unless_another_board_is_shown() -> None:
    app = forked()
    app.workspace.do(app.table.play.undo)
    seen = []
    for step in (1, 1, -1, -1, -1):
        app.workspace.do(app.variations.go, step)
        seen.append((move_names([app.variations.ply])[0], app.variations.place))
    assert seen == [("c3", 1), ("e3", 2), ("c3", 1), ("e3", 2), ("c3", 1)]
    assert app.variations.count == 2
    app.workspace.do(app.setup.open)
    assert app.variations.count == 0


def test_promoting_makes_the_main_line() -> None:
    app = forked()
    assert not app.variations.is_main
    app.workspace.do(app.variations.promote)
    assert app.variations.is_main
    assert tree(app) == ["d3", "e3", "f4", "c3", "c4"]
    assert app.workspace.scene().message == "This is the main line now."


def test_promoting_by_a_step_is_offered_while_more_than_one_is_left() -> None:
    app = forked()
    assert not app.variations.has_steps
    app.table.play.go_to(1)
    app.table.play.press(parse_square("c5", 8))
    said = []
    for steps in (True, False):
        assert app.variations.has_steps == steps
        app.workspace.do(app.variations.promote_step)
        said.append(app.workspace.scene().message)
    assert said == [module.IS_HIGHER, module.IS_MAIN] and app.variations.is_main


def test_deleting_can_be_undone_and_the_start_cannot_be_deleted() -> None:
    app = forked()
    before = tree(app)
    app.workspace.do(app.table.play.undo)
    app.workspace.do(app.variations.delete)
    assert tree(app) == ["d3", "c3", "c4"]
    assert app.notice.text == "White e3 is deleted, with 1 move after it."
    assert app.table.play.game.ply == 1
    app.workspace.do(app.notice.undo_it)
    assert tree(app) == before
    assert app.workspace.scene().message == "White e3 is back."
    assert move_names([app.variations.ply]) == ["e3"]
    app = forked()
    app.workspace.do(app.variations.delete)
    assert app.notice.text == "Black f4 is deleted."
    assert tree(app) == ["d3", "c3", "c4", "e3"]
    app = forked()
    app.workspace.do(app.table.play.go_to, 0)
    app.workspace.do(app.variations.delete)
    assert len(tree(app)) == 5 and not app.notice.text


def test_marks_and_comments_belong_to_the_move() -> None:
    app = forked()
    f4 = app.variations.ply
    app.workspace.do(app.variations.mark, "!?")
    app.workspace.do(app.variations.comment, "Sharp")
    app.workspace.do(app.table.play.go_to, 0)
    app.workspace.do(app.variations.comment, "A short game")
    assert (f4.mark, f4.comment) == ("!?", "Sharp")
    assert app.table.play.game.start.comment == "A short game"


def test_comments_have_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_COMMENTS", 1500)
    app = forked()
    app.workspace.do(app.variations.comment, "a" * 1200)
    f4 = app.variations.ply
    assert f4.comment == "a" * 1000
    app.workspace.do(app.table.play.go_to, 1)
    app.workspace.do(app.variations.comment, "b" * 600)
    assert app.variations.ply.comment == ""
    assert "of comments" in app.notice.text
    app.workspace.do(app.variations.comment, "b" * 500)
    assert app.variations.ply.comment == "b" * 500
