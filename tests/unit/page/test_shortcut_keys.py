"""Keyboard shortcuts: their buttons, their targets, and the sheet that lists them."""

import re
from html.parser import HTMLParser

import pytest

from board.navigation import destination, next_in_cycle, ply_after
from hosting.serving import ROOT
from page.shell.shortcut_keys import SHORTCUTS, button_of
from saved.work import JUDGE, PLAY

# The button of each key, without and with Shift. Caps Lock changes nothing.
BUTTONS: dict[str, tuple[str | None, str | None]] = {
    "m": ("next-legal", "previous-legal"),
    "M": ("next-legal", "previous-legal"),
    "x": ("read-rays", None),
    "c": ("read-score", None),
    "l": ("read-last-move", None),
    "?": ("show-keys", "show-keys"),  # Some keyboards have it without Shift.
    **dict.fromkeys(("", "z", "Enter", "ArrowUp", "Shift", "µ", "Dead"), (None, None)),
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


@pytest.mark.parametrize("key", BUTTONS)
def test_keys_have_buttons_and_other_keys_have_none(key: str) -> None:
    assert (button_of(key, False, PLAY), button_of(key, True, PLAY)) == BUTTONS[key]


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


# The cell, a key, Control, and the next cell on a board of 6 rows, as the WAI-ARIA Authoring
# Practices describe a grid. Arrows stop at the edges, and other keys do not move the focus.
DESTINATIONS = [
    (16, "ArrowUp", False, 10),
    (16, "ArrowDown", False, 22),
    (16, "ArrowLeft", False, 15),
    (14, "ArrowRight", False, 15),
    (16, "Home", False, 12),
    (16, "End", False, 17),
    (16, "Home", True, 0),
    (16, "End", True, 35),
    (0, "ArrowUp", False, 0),
    (0, "ArrowLeft", False, 0),
    (35, "ArrowDown", False, 35),
    (35, "ArrowRight", False, 35),
    (17, "ArrowRight", False, 17),
    (12, "ArrowLeft", False, 12),
    (0, "PageDown", False, None),
    (0, "a", False, None),
]


@pytest.mark.parametrize(("cell", "key", "control", "following"), DESTINATIONS)
def test_grid_keys_follow_the_authoring_practices(
    cell: int, key: str, control: bool, following: int | None
) -> None:
    assert destination(cell, key, control, 6) == following


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
