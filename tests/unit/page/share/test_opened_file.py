"""Files follow the view in which they are opened, and replace nothing for good."""

from collections.abc import Callable

import pytest

from jobs.job import Task
from othello import BLACK, WHITE
from page.app import App
from page.share import READING
from page.share.opened_file import OPEN_IN_PLAY, OUTPUT, PROGRAM, OpenedFile
from page.stored import snapshot
from page.stored.snapshot import of_game
from reference.samples import INPUTS, JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT
from saved.players import COMPUTER
from saved.work import JUDGE, PLAY
from state.notice import UNDO
from unit.page.running import advance, finish, new_app, taken, typed_in
from unit.page.share.visit import Visit

SGF = "(;FF[4]GM[2]SZ[8];B[f5];W[d6];B[c3])"
GAMES = {
    "game.sgf": SGF,
    "game.ggf": "(;GM[Othello]PB[?]PW[?]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]"
    "B[f5]W[d6]B[c3];)",
    "game.pgn": '[Black "?"]\n[White "?"]\n\n1. f5 d6 2. c3 *\n',
    "game.txt": "f5d6c3\n",
}
CPP = "int main() { return 0; }\n"
AFTERWARDS = "8..f5d6c3.3"
MINE = "8..d3c3.2"
ADDED = "Added to the list."


def working() -> App:
    """Returns an application with a game and a text in every box."""
    app = new_app()
    app.table.load(of_game(MINE).game)
    app.workbench.judge.start_run(None, JUTGE_INPUT)
    app.workbench.judge.compare("mine\n")
    app.workbench.program_test.edit("print()\n")
    finish(app.workspace.jobs)
    return app


def opened(app: App, name: str, text: str, view: str, box: str = "") -> App:
    app.workspace.go_to(view)
    opened = OpenedFile(app, name, view, box, lambda: app.notice.say(ADDED))
    app.workspace.do(app.workspace.jobs.start, Task(READING, lambda: opened.taking(text)))
    finish_reading(app)
    finish_but_notices(app)
    return app


def finish_reading(app: App) -> None:
    """Runs the reading of a file to its end."""
    jobs = app.workspace.jobs
    [reading] = [job for job in jobs.started if job.kind == READING and not job.done]
    while not reading.done:
        advance(jobs, reading)


def finish_but_notices(app: App) -> None:
    """Runs all jobs to their ends; a notice that would disappear by then stays."""
    notice = app.notice.text, app.notice.undo, app.notice.label
    finish(app.workspace.jobs)
    app.notice.say(*notice)


def game_of(app: App) -> str:
    return snapshot.game_link(app.table.play)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_opened_in_play_is_the_game_and_can_be_undone(name: str) -> None:
    app = working()
    texts, play = typed_in(app.workbench), app.table.play
    play.set_player(WHITE, COMPUTER, 7)
    opened(app, name, GAMES[name], PLAY)
    assert (game_of(app), app.workspace.view) == (AFTERWARDS, PLAY)
    assert play.people == [BLACK, WHITE]
    assert app.notice.text.startswith(f"{name}: ")
    assert "3 moves read." in app.notice.text
    app.workspace.do(app.notice.undo_it)
    assert game_of(app) == f"{MINE}.person-7"
    assert typed_in(app.workbench) == texts


def test_a_game_opened_over_the_position_editor_brings_the_editor_back() -> None:
    app = working()
    app.play.setup.open()
    app.play.setup.editor.press(0)
    position = app.play.setup.editor.position
    opened(app, "game.sgf", SGF, PLAY)
    assert not app.play.setup.is_open
    app.workspace.do(app.notice.undo_it)
    assert app.play.setup.is_open
    assert app.play.setup.editor.position == position


def test_the_readable_part_of_a_file_is_only_offered() -> None:
    app = opened(working(), "game.txt", "f5d6a1", PLAY)
    assert game_of(app) == MINE
    assert app.notice.label == "Put the first 2 moves on the board"
    app.workspace.do(app.notice.undo_it)
    assert game_of(app) == "8..f5d6.2"


ONE = "(;GM[2];B[f5];W[d6])"
SEVERAL = {
    "sgf": 2 * ONE,
    "ggf": "1 (;GM[Othello]B[f5]W[d6];)\n2 (;GM[Othello]B[f5]W[f6];)",
    "pgn": 300 * '[Event "Cup"]\n[Black "Ann"]\n\n1. f5 d6 *\n\n',
    "txt": "f5d6c3\nf5f6e6\n" * 5000,
    "long": 6000 * ONE,
}


@pytest.mark.parametrize("text", SEVERAL.values(), ids=SEVERAL.keys())
@pytest.mark.parametrize("view", [PLAY, JUDGE])
def test_several_games_are_added_to_the_list_and_leave_the_board(view: str, text: str) -> None:
    app = working()
    texts = typed_in(app.workbench)
    opened(app, "games", text, view)
    if view == JUDGE:
        assert app.notice.label == OPEN_IN_PLAY
        app.workspace.do(app.notice.undo_it)
        finish_reading(app)
    assert (app.notice.text, game_of(app), typed_in(app.workbench)) == (ADDED, MINE, texts)


@pytest.mark.parametrize("text", [ONE, f"{ONE}\n", "f5d6c3\n", "f5 d6\nc3 d3\n", "hello\nyou\n"])
def test_one_game_is_not_added_to_the_list(text: str) -> None:
    assert opened(working(), "game", text, PLAY).notice.text.startswith("game: ")


def test_a_picture_opened_in_play_is_said_to_be_no_game_in_one_sentence() -> None:
    app = opened(working(), "a.png", "\ufffdPNG\r\n\u241a\n\u2400\u2400\u2400\rIHDR", PLAY)
    assert (app.notice.text, game_of(app)) == ("a.png: This is not a file of games.", MINE)


@pytest.mark.parametrize("text", [*INPUTS.values(), CPP, JUTGE_OUTPUT, "", "WTB\ufffd\x01\x00"])
@pytest.mark.parametrize("box", ["", OUTPUT, PROGRAM])
def test_no_file_opened_in_play_changes_a_text_of_judge(text: str, box: str) -> None:
    app = working()
    texts = typed_in(app.workbench)
    opened(app, "any.cpp", text, PLAY, box)
    assert typed_in(app.workbench) == texts
    assert app.workspace.view == PLAY
    assert app.notice.text.startswith("any.cpp: ")


@pytest.mark.parametrize(
    ("name", "text", "box", "changed"),
    [
        ("in.txt", UVA220_INPUT, "", 1),
        ("in", "damaged", "", 1),
        ("out.txt", JUTGE_OUTPUT, OUTPUT, 2),
        ("out.cpp", "f5d6", OUTPUT, 2),
        ("main", CPP, PROGRAM, 3),
        ("main.cpp", CPP, "", 3),
        ("MAIN.PY", "print(1)\n", "", 3),
        ("a.c", CPP, "", 3),
    ],
)
def test_a_file_opened_in_judge_replaces_one_text_and_can_be_undone(
    name: str, text: str, box: str, changed: int
) -> None:
    app = working()
    before = list(typed_in(app.workbench))
    opened(app, name, text, JUDGE, box)
    after = [*before]
    after[changed] = text
    assert list(typed_in(app.workbench)) == after
    app.workspace.do(app.notice.undo_it)
    assert list(typed_in(app.workbench)) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_game_opened_in_judge_is_offered_to_play(name: str) -> None:
    app = working()
    texts = typed_in(app.workbench)
    opened(app, name, GAMES[name], JUDGE)
    assert (game_of(app), typed_in(app.workbench), app.workspace.view) == (MINE, texts, JUDGE)
    assert app.notice.label == OPEN_IN_PLAY
    app.workspace.do(app.notice.undo_it)
    finish_reading(app)
    assert (game_of(app), typed_in(app.workbench), app.workspace.view) == (AFTERWARDS, texts, PLAY)
    assert app.notice.label == UNDO


def test_a_saved_page_can_be_undone() -> None:
    visit = Visit(of_game(MINE).data | {"input": JUTGE_INPUT, "test": "C 5 17"})
    app = visit.app
    app.workbench.judge.rerun()
    finish(app.workspace.jobs)
    before = visit.snapshot
    saved = of_game("8..f5.1.3-7").data | {"input": UVA220_INPUT}
    app.workspace.do(
        OpenedFile(app, "othello.json", PLAY, "", lambda: None).restore, visit.works, saved
    )
    finish_but_notices(app)
    assert taken(app)["input"] == UVA220_INPUT
    app.workspace.do(app.notice.undo_it)
    finish(app.workspace.jobs)
    assert visit.snapshot == before


REPLACING: dict[str, Callable[[App], object]] = {
    "sample": lambda app: app.workbench.judge.open_input(UVA220_INPUT),
    "make": lambda app: app.workbench.generating.generate(7, None),
    "clear": lambda app: app.workbench.judge.clear(),
    "output": lambda app: app.workbench.judge.open_output("other\n"),
    "program": lambda app: app.workbench.program_test.open(CPP),
    "failure": lambda app: app.workbench.failures.show(
        app.workbench.judge.form, UVA220_INPUT, "other\n", None
    ),
}


@pytest.mark.parametrize("action", REPLACING)
def test_every_action_that_replaces_a_text_offers_undo(action: str) -> None:
    app = working()
    before = typed_in(app.workbench)
    app.workspace.do(REPLACING[action], app)
    finish_but_notices(app)
    assert typed_in(app.workbench) != before
    assert app.notice.label == UNDO
    app.workspace.do(app.notice.undo_it)
    assert typed_in(app.workbench) == before


def test_make_says_what_it_made_even_with_an_old_output() -> None:
    app = working()
    app.workspace.do(app.workbench.generating.generate, 7, None)
    finish_but_notices(app)
    assert app.workbench.judge.comparison.actual == ""
    assert app.workspace.scene().message.startswith("Made from seed 7.")


@pytest.mark.parametrize("action", ["sample", "make", "output", "program"])
def test_nothing_is_said_of_a_text_that_replaces_none(action: str) -> None:
    app = new_app()
    app.workspace.do(REPLACING[action], app)
    assert app.notice.text == ""
    text = typed_in(app.workbench)
    app.workspace.do(REPLACING[action], app)
    assert app.notice.text == ""
    assert typed_in(app.workbench) == text
