"""The whole state of the page as text, for a link, a file or the browser's storage."""

import json

from othello import Game
from page.model.play.play import Play
from page.model.share import chunked_json as long_texts
from page.model.share.game_text import from_fragment, to_fragment
from page.model.share.seating import seating, seats
from page.model.workspace import JUDGE, PLAY, VIEWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.model.app import App

MARK = "othello"
PARTS = 4  # Of the text of a game, between full stops.
DAMAGED = "What was saved cannot be read, and is left alone: {}."


class Snapshot:
    """What a snapshot holds: the game, what was typed, and the step on the board or -1.

    `choice` is the name of a format, which nobody knows before the judges are there. `view` is
    PLAY or JUDGE, `shown` what of Judge a telephone shows, and `setup` the game that a position set
    up by hand would begin, None if none was being set up.
    """

    def __init__(self, state: "dict[str, Any]") -> None:
        self.game: Game = from_fragment(_field(state, "game", str))
        self.choice: str = _field(state, "format", str)
        self.step: int = _field(state, "step", int)
        self.source: str = _field(state, "input", str)
        self.yours: str = _field(state, "yours", str)
        self.program: str = _field(state, "program", str)
        # What earlier versions of the page did not write.
        self.view: str = state.get("view", JUDGE if self.source else PLAY)
        if self.view not in VIEWS:
            raise ValueError(f"there is no view {self.view}")
        self.shown: str = state.get("shown", "")
        self._seats = seats(str(state.get("seats", "")))
        setup = state.get("setup", "")
        self.setup: Game | None = from_fragment(setup) if setup else None

    def set_players(self, play: Play) -> None:
        """Has the colours played by those whom the snapshot names, if it names any."""
        for color, player, level in self._seats:
            play.set_player(color, player, level)

    def restore(self, app: "App") -> None:
        """Puts in place what was typed, not run yet, and the step to be shown once it is.

        Raises ValueError, before anything is changed, for a format that does not exist.
        """
        judge = app.judge
        try:
            judge.restore_input(self.choice, self.source)
        except ValueError as error:
            raise ValueError(DAMAGED.format(error)) from None
        judge.comparison.actual, judge.program_test.program = self.yours, self.program
        judge.tabs.show(self.shown)
        judge.wanted_step = self.step if self.step >= 0 else None
        if self.setup:
            app.set_up_again(self.setup)


def of_game(fragment: str) -> Snapshot:
    """Returns the snapshot of a page with nothing but a game, as in `8..f5d6c3.3`.

    Who plays it may follow, as in `8..f5d6c3.3.person-7`. Raises ValueError if the text is no game.
    """
    parts = fragment.split(".")
    return Snapshot(
        {
            "game": ".".join(parts[:PARTS]),
            "seats": ".".join(parts[PARTS:]),
            "format": "auto",
            "input": "",
            "yours": "",
            "program": "",
            "step": -1,
            "view": PLAY,
        }
    )


def game_link(play: Play) -> str:
    """Returns the game and who plays it in as few characters as there can be."""
    return ".".join([to_fragment(play.game)] + [seating(play)] * bool(seating(play)))


def taken(app: "App") -> str:
    """Returns the state as JSON text: what was typed, the step on the board, the game, the view."""
    workspace, judge = app.workspace, app.judge
    stepper = judge.stepper
    state = {
        "page": MARK,
        "format": judge.choice_name,
        "input": judge.input,
        "yours": judge.comparison.actual,
        "program": judge.program_test.program,
        "step": stepper.index if stepper and stepper.on_board else -1,
        "game": to_fragment(workspace.play.game),
        "view": workspace.view,
        "shown": judge.tabs.shown,
        "setup": to_fragment(app.setup.game()) if app.setting_up else "",
    }
    if seating(workspace.play):
        state["seats"] = seating(workspace.play)
    return long_texts.dumps(state)


def read(text: str) -> Snapshot:
    """Returns what `taken` wrote. Raises ValueError if the text is no snapshot."""
    try:
        return Snapshot(json.loads(text))
    except ValueError as error:
        raise ValueError(DAMAGED.format(error)) from None


def is_snapshot(text: str) -> bool:
    """Returns whether a text was made by `taken`, and so is no judge input."""
    return text[:1] == "{" and f'"{MARK}"' in text


def _field(state: "Any", name: str, kind: type) -> "Any":
    value = long_texts.whole(state.get(name)) if isinstance(state, dict) else None
    if not isinstance(value, kind):
        raise ValueError(f"it has no {name}")
    return value
