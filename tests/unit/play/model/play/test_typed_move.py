"""Typed moves: which keys belong to them, what they play, and how they give way to shortcuts."""

import pytest

from othello import square_name
from play.model.play.typed_move import WAITING
from play.model.play_app import PlayApp
from saved.work import JUDGE
from unit.page.running import finish
from unit.play.model.new_play import new_play

COLUMNS = "abcdefghijklmnopqrstuvwxyz"


def typing(*keys: str, n: int = 8) -> PlayApp:
    """Returns the application after keys that the typed move takes."""
    app = new_play()
    app.workspace.do(app.table.new_game, n)
    for key in keys:
        assert app.typed_move.takes(key)
        app.workspace.do(app.typed_move.type, key)
    return app


def told(app: PlayApp) -> str:
    return app.workspace.scene().message


@pytest.mark.parametrize("n", [4, 8, 26])
def test_every_square_can_be_typed(n: int) -> None:
    app = new_play()
    app.workspace.do(app.table.new_game, n)
    for square in range(n * n):
        row, column = divmod(square, n)
        name = f"{COLUMNS[column]}{row + 1}"
        for key in name:
            app.typed_move.type(key)
        assert app.typed_move.text == name
        assert app.workspace.scene().marks["aimed"] == [square]


def test_a_typed_move_is_announced_and_played_by_enter_or_refused() -> None:
    app = typing("f")
    assert told(app) == "f … Type its row, 1 to 8."
    app.typed_move.type("5")
    assert told(app) == "f5 … Enter plays it, Escape clears it."
    app.typed_move.type("Enter")
    assert told(app) == "Black f5, turning 1 disc. White to move."
    assert not app.typed_move.takes("Enter") and "aimed" not in app.workspace.scene().marks
    assert told(typing("a", "1", "Enter")).startswith("a1 turns nothing over.")


def test_escape_clears_and_backspace_takes_back_a_character() -> None:
    app = typing("f", "5", "Backspace")
    assert app.typed_move.text == "f"
    app.typed_move.type("4")
    app.typed_move.type("Escape")
    assert app.typed_move.text == ""
    assert told(app) == "New game on 8 by 8 squares. Black to move."
    for key in ("Escape", "Backspace", "Enter", "5"):
        assert not app.typed_move.takes(key)


@pytest.mark.parametrize(
    ("n", "keys", "text"),
    [(8, "f9", "f"), (8, "f05", "f5"), (8, "f51", "f5"), (10, "j10", "j10"), (26, "z267", "z26"),
     (8, "F5", "f5"), (8, "f5d", "d")],
)  # fmt: skip
def test_digits_of_no_row_are_ignored_and_letters_begin_anew(n: int, keys: str, text: str) -> None:
    assert typing(*keys, n=n).typed_move.text == text


def test_only_the_columns_of_the_board_begin_a_move() -> None:
    for n in (4, 8, 26):
        app = typing(n=n)
        assert [c for c in COLUMNS if app.typed_move.takes(c)] == list(COLUMNS[:n])
        assert not any(map(app.typed_move.takes, ("1", "?", " ", "Tab", "ArrowLeft", "F6", "ä")))


def test_a_shortcut_waits_for_a_digit_and_acts_when_none_follows() -> None:
    app, pressed = typing("h"), []
    app.workspace.do(app.typed_move.wait, "hint", lambda: pressed.append("hint"))
    assert told(app) == "New game on 8 by 8 squares. Black to move."
    app.workspace.do(app.typed_move.type, "6")
    finish(app.workspace.jobs)
    assert pressed == [] and app.typed_move.shortcut == ""
    assert told(app).startswith("h6 …")
    app, pressed = typing("h"), []
    app.workspace.do(app.typed_move.wait, "hint", lambda: pressed.append("hint"))
    assert app.workspace.jobs.has(WAITING)
    assert finish(app.workspace.jobs) == [0.6]
    assert pressed == ["hint"] and app.typed_move.shortcut == "hint"


@pytest.mark.parametrize("key", ["Escape", "Backspace"])
def test_a_waiting_shortcut_can_be_cleared(key: str) -> None:
    app = typing("h")
    app.workspace.do(app.typed_move.wait, "hint", lambda: pytest.fail("The shortcut acts."))
    assert app.typed_move.keeps(key)
    app.workspace.do(app.typed_move.type, key)
    finish(app.workspace.jobs)
    assert app.typed_move.text == app.typed_move.shortcut == ""


def test_what_is_typed_is_not_shown_in_judge() -> None:
    app = typing("f", "5")
    app.workspace.do(app.workspace.go_to, JUDGE)
    assert "f5" not in told(app) and "aimed" not in app.workspace.scene().marks


def test_a_position_is_edited_by_typed_squares() -> None:
    app = typing()
    app.workspace.do(app.setup.open)
    for key in ("a", "1", "Enter"):
        app.workspace.do(app.typed_move.type, key)
    assert told(app) == f"Black on {square_name(0, 8)}."
