"""The page's whole state as text, for a link, a file or the browser's storage."""

import json

from othello import Game
from page.model.play.play import Play
from page.model.share import chunked_json
from page.model.share.game_text import from_fragment, parse_players, players_text, to_fragment
from page.model.workspace import JUDGE, PLAY, VIEWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.model.app import App

MARK = "othello"
PARTS = 4  # The parts of a game's text, which full stops separate.
DAMAGED = "What was saved cannot be read, and is left alone: {}."


class Snapshot:
    """The content of a snapshot.

    Attributes:
        game: The game.
        choice: The name of the chosen format. It is checked when the judges are loaded.
        step: The step on the board, -1 if the board shows none.
        source: The judge input.
        yours: The user's output.
        program: The user's program.
        view: The visible view, PLAY or JUDGE.
        shown: The tab of the Judge view that a phone shows.
        setup: A game that begins with the position being edited, or None.
    """

    def __init__(self, state: "dict[str, Any]") -> None:
        self.game: Game = from_fragment(_field(state, "game", str))
        self.choice: str = _field(state, "format", str)
        self.step: int = _field(state, "step", int)
        self.source: str = _field(state, "input", str)
        self.yours: str = _field(state, "yours", str)
        self.program: str = _field(state, "program", str)
        # Earlier versions of the page did not write the following.
        self.view: str = state.get("view", JUDGE if self.source else PLAY)
        if self.view not in VIEWS:
            raise ValueError(f"there is no view {self.view}")
        self.shown: str = state.get("shown", "")
        self._players = parse_players(str(state.get("seats", "")))
        setup = state.get("setup", "")
        self.setup: Game | None = from_fragment(setup) if setup else None

    def set_players(self, play: Play) -> None:
        """Sets the players that the snapshot names, if any."""
        for color, player, level in self._players:
            play.set_player(color, player, level)

    def restore(self, app: "App") -> None:
        """Restores the texts, the tab, the position being edited and the wanted step.

        It does not run the judge. Raises ValueError, before anything is changed, if the format
        does not exist.
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


def of_game(text: str) -> Snapshot:
    """Returns the snapshot of a page with nothing but a game, the inverse of `game_link`.

    Raises ValueError if the text is invalid.
    """
    parts = text.split(".")
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
    """Returns the shortest text of a game and its players, as in `8..f5d6c3.3.person-7`."""
    return ".".join([to_fragment(play.game)] + [players_text(play)] * bool(players_text(play)))


def taken(app: "App") -> str:
    """Returns a snapshot of the state as JSON."""
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
    if players_text(workspace.play):
        state["seats"] = players_text(workspace.play)
    return chunked_json.dumps(state)


def read(text: str) -> Snapshot:
    """Returns the snapshot that `taken` wrote. Raises ValueError if the text is invalid."""
    try:
        return Snapshot(json.loads(text))
    except ValueError as error:
        raise ValueError(DAMAGED.format(error)) from None


def is_snapshot(text: str) -> bool:
    """Returns whether a text looks like a snapshot and not like a judge input."""
    return text[:1] == "{" and f'"{MARK}"' in text


def _field(state: "Any", name: str, kind: type) -> "Any":
    value = chunked_json.joined(state.get(name)) if isinstance(state, dict) else None
    if not isinstance(value, kind):
        raise ValueError(f"it has no {name}")
    return value
