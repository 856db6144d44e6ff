"""The user's work as plain data, for a link, a file or the browser's storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gate.shapes import LONGEST_NAME, long_text, one_of, optional, record, text, whole_number
from othello import BLACK, WHITE
from saved.game_text import LONGEST

if TYPE_CHECKING:
    from typing import Literal, TypedDict

    TextName = Literal["input", "yours", "program"]

    class SnapshotData(TypedDict):
        """A snapshot of the user's work. SHAPES checks it."""

        page: str
        format: str
        input: str
        yours: str
        program: str
        step: int
        game: str
        view: str | None
        shown: str
        setup: str
        seats: str
        origin: str
        last: str
        test: str
        kept: str
        resigned: str
        practice: str


PLAY, JUDGE = "play", "judge"
VIEWS = (PLAY, JUDGE)
GAME, OPENINGS, PRACTICE, GAMES = "game", "openings", "practice", "games"
SHEETS = (GAME, OPENINGS, PRACTICE, GAMES)  # The tabs of Play.
PUZZLE_PLACE = "puzzle/"  # Before a puzzle, in the place of a tab.
MARK = "othello"
LINK, OTHER_APP = "link", "app"  # Where a work that is not the user's own was opened from.
NEW_GAME = "8...0"
# The keys of the user's own work, of changed works from links as a list, and of the settings.
STATE, OPENED, SETTINGS = "now/work", "now/opened", "now/settings"
ASIDE = "unread/"  # Begins the keys of what cannot be read.
# The keys of versions up to 1.14.0, in localStorage.
LEFT = {"othello": STATE, "othello-opened": OPENED, "othello-settings": SETTINGS}
LONGEST_KEY = 200  # Of the record of a game.
MOST_CHARACTERS = 10_000_000  # Of a text.
TEXTS: tuple[TextName, ...] = ("input", "yours", "program")
SHAPES = {
    "page": optional(one_of((MARK,)), MARK),
    "format": text(LONGEST_NAME),  # The workbench detects the format if it does not know the name.
    "input": long_text(MOST_CHARACTERS),
    "yours": long_text(MOST_CHARACTERS),
    "program": long_text(MOST_CHARACTERS),
    "step": whole_number(-1, MOST_CHARACTERS),
    "game": text(LONGEST),
    # Earlier versions of the page did not write the following.
    "view": optional(one_of(VIEWS)),
    "shown": optional(text(LONGEST_NAME), ""),
    "setup": optional(text(LONGEST), ""),
    "seats": optional(text(LONGEST_NAME), ""),
    # Only stored works have the following.
    "origin": optional(one_of((LINK, OTHER_APP)), LINK),
    "last": optional(text(LONGEST), ""),
    "test": optional(text(LONGEST_NAME), ""),
    "kept": optional(text(LONGEST_KEY), ""),
    "resigned": optional(one_of(("", BLACK, WHITE)), ""),
    "practice": optional(text(MOST_CHARACTERS), ""),
}
WORK = record(SHAPES)

LONGEST_LINK = 50_000  # Characters.


def with_members(**members: Any) -> SnapshotData:
    """Returns the work of a page with only these members.

    Raises ValueError if one of them is invalid.
    """
    work: dict[str, Any] = {"game": NEW_GAME, "format": "auto", "step": -1}
    work.update(dict.fromkeys(TEXTS, ""))
    work.update(members)
    return WORK(work, "content")  # type: ignore[no-any-return]


def of_case(form: str, text: str, actual: str) -> SnapshotData:
    """Returns the work of a page with an input, the name of its format, and an actual output."""
    return with_members(format=form, input=text, yours=actual, view=JUDGE)
