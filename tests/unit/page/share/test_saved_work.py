"""The reader's own work beside what links have opened."""

from othello import WHITE
from page.model.app import App
from page.model.play.play import COMPUTER
from page.model.share import snapshot
from page.model.share.saved_work import SavedWork
from page.model.share.snapshot import of_game
from page.model.workspace import JUDGE, PLAY
from reference.samples import JUTGE_INPUT


def test_the_work_left_last_comes_back_first() -> None:
    works = SavedWork([])
    assert not works.borrowed
    works.lay_aside("mine")
    works.lay_aside("a link's")
    assert works.borrowed
    assert works.take_back() == "a link's"
    assert works.take_back() == "mine"
    assert not works.borrowed


def test_kept_work_is_the_users_own() -> None:
    works = SavedWork(["mine"])
    assert works.keep() == ["mine"]
    assert not works.borrowed


def test_only_changes_to_the_work_count() -> None:
    app, works = App(), SavedWork([])
    works.note(app)
    app.workspace.go_to(JUDGE)
    assert not works.changed(app)
    for change in (
        lambda: app.workspace.new_game(8),
        lambda: app.workspace.press(19),
        lambda: app.workspace.play.set_player(WHITE, COMPUTER),
        lambda: app.judge.type(JUTGE_INPUT),
        lambda: app.judge.compare("x"),
        lambda: app.judge.program_test.edit("print()"),
        lambda: app.judge.choose_format("jutge"),
        app.set_up,
        lambda: app.setup.press(0),
    ):
        app.workspace.go_to(PLAY)
        app.workspace.do(change)
        assert works.changed(app)
        works.note(app)
        assert not works.changed(app)


def test_a_cancelled_edit_is_no_change() -> None:
    app, works = App(), SavedWork([])
    works.note(app)
    app.set_up()
    app.setup.press(0)
    app.workspace.back_to_game()
    assert not works.changed(app)


def test_a_link_to_a_game_contains_nothing_else() -> None:
    found = of_game("8..f5d6c3.2")
    assert (found.view, found.source, found.game.ply) == (PLAY, "", 2)


def test_the_editor_and_the_view_are_part_of_the_work() -> None:
    app, other = App(), App()
    app.set_up()
    app.setup.press(0)
    app.setup.set_turn("white")
    app.workspace.go_to(JUDGE)
    found = snapshot.read(snapshot.taken(app))
    found.restore(other)
    assert found.view == JUDGE
    assert other.setting_up
    assert (other.setup.position, other.setup.turn) == (app.setup.position, "white")
