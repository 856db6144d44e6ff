"""Keyboard shortcuts: their buttons, their targets, and the sheet that lists them."""

import re
from html.parser import HTMLParser

import pytest

from board.navigation import destination, next_in_cycle, ply_after
from hosting.serving import ROOT
from page.shell.shortcut_keys import SHORTCUTS, button_of
from saved.work import JUDGE, PLAY

BUTTONS = {
    ("m", False): "next-legal",
    ("m", True): "previous-legal",
    ("x", False): "read-rays",
    ("c", False): "read-score",
    ("l", False): "read-last-move",
    ("?", True): "show-keys",
    ("?", False): "show-keys",  # Some keyboards have it without Shift.
}


class Elements(HTMLParser):
    """The tag and attributes of every element of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
ELEMENTS = Elements(INDEX).found


@pytest.mark.parametrize(("key", "shift"), BUTTONS)
def test_keys_have_buttons(key: str, shift: bool) -> None:
    assert button_of(key, shift, PLAY) == BUTTONS[key, shift]


def test_caps_lock_changes_nothing() -> None:
    assert button_of("M", False, PLAY) == "next-legal"
    assert button_of("M", True, PLAY) == "previous-legal"


@pytest.mark.parametrize("key", ["", "z", "Enter", "ArrowUp", "Shift", "µ", "Dead"])
def test_other_keys_have_no_button(key: str) -> None:
    assert button_of(key, False, PLAY) is None
    assert button_of(key, True, PLAY) is None


def test_shift_changes_the_key() -> None:
    assert button_of("x", True, PLAY) is None


@pytest.mark.parametrize(
    ("key", "button"),
    sorted({(key, button) for key, *buttons in SHORTCUTS for button in buttons if button}),
)
def test_each_button_declares_its_key(key: str, button: str) -> None:
    [(tag, attributes)] = [(tag, each) for tag, each in ELEMENTS if each.get("id") == button]
    assert tag in ("button", "a")
    assert attributes["aria-keyshortcuts"] == key


def test_some_keys_work_in_only_one_view() -> None:
    assert button_of("u", False, PLAY) == "undo"
    assert button_of("u", False, JUDGE) is None
    assert button_of("D", True, JUDGE) == "previous-difference"
    assert button_of("D", True, PLAY) is None


def test_the_sheet_lists_every_key() -> None:
    sheet = INDEX.split('<dialog id="keys"')[1].split("</dialog>")[0]
    keys = [re.sub("<.*?>", "", key) for key in re.findall('<th scope="row">(.*?)</th>', sheet)]
    assert keys == [key for key, *_ in SHORTCUTS] + [
        "F, 5, Enter",
        # These work even if single keys are turned off.
        *("←, →", "↑, ↓", "Home, End", "Ctrl+Enter", "Ctrl+V"),
        *("Enter", "Delete", "Ctrl+A, Ctrl+Z", "Escape", "F6"),
        # These work only on the board.
        *("Arrow keys", "Home, End", "Ctrl+Home, Ctrl+End", "Enter, Space"),
    ]
    texts = re.findall("<td>(.*?)</td></tr>", sheet)
    assert len(set(texts)) == len(keys)
    assert all(text.endswith(".") for text in texts)
    assert '<th scope="row"><kbd><kbd>Shift</kbd>+<kbd>M</kbd></kbd></th>' in sheet


# From e3 on a board of 6 rows, as the WAI-ARIA Authoring Practices describe a grid.
DESTINATIONS = {
    ("ArrowUp", False): (1, 4),
    ("ArrowDown", False): (3, 4),
    ("ArrowLeft", False): (2, 3),
    ("ArrowRight", False): (2, 5),
    ("Home", False): (2, 0),
    ("End", False): (2, 5),
    ("Home", True): (0, 0),
    ("End", True): (5, 5),
}


@pytest.mark.parametrize(("key", "control"), DESTINATIONS)
def test_grid_keys_follow_the_authoring_practices(key: str, control: bool) -> None:
    row, column = DESTINATIONS[key, control]
    assert destination(2 * 6 + 4, key, control, 6) == row * 6 + column


@pytest.mark.parametrize(
    ("cell", "key"), [(0, "ArrowUp"), (0, "ArrowLeft"), (35, "ArrowDown"), (35, "ArrowRight")]
)
def test_arrows_stop_at_the_edges(cell: int, key: str) -> None:
    assert destination(cell, key, False, 6) == cell


def test_other_keys_do_not_move_the_focus() -> None:
    assert destination(0, "PageDown", False, 8) is None
    assert destination(0, "a", False, 8) is None


def test_the_next_cell_is_cyclic() -> None:
    cells = [3, 10, 40]
    assert [next_in_cycle(cells, cell, 1) for cell in (0, 3, 5, 10, 39, 40, 63)] == [
        3, 10, 10, 40, 40, 3, 3
    ]  # fmt: skip
    assert [next_in_cycle(cells, cell, -1) for cell in (0, 3, 5, 10, 39, 40, 63)] == [
        40, 40, 3, 3, 10, 10, 40
    ]  # fmt: skip
    assert next_in_cycle([], 5, 1) is None
    assert next_in_cycle([], 5, -1) is None
    assert next_in_cycle([5], 5, 1) == 5


@pytest.mark.parametrize(
    ("key", "ply", "expected"),
    [
        ("ArrowLeft", 3, 2),
        ("ArrowLeft", 0, 0),
        ("ArrowRight", 3, 4),
        ("ArrowRight", 5, 5),
        ("Home", 3, 0),
        ("End", 3, 5),
        ("ArrowUp", 3, None),
    ],
)
def test_keys_go_through_a_game(key: str, ply: int, expected: int | None) -> None:
    assert ply_after(key, ply, 5) == expected
