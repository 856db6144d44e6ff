"""The whole state of the page as text, for a link, a file or the browser's storage."""

import json

from page.state.fragments import from_fragment, to_fragment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from othello import Game
    from page.state.app import App

MARK = "othello"
DAMAGED = "What was saved cannot be read, and is left alone: {}."
# As the page's choice has them. The judges are not there yet when the first snapshot is read.
CHOICES = ("auto", "uva220", "jutge", "boardsilly")


class Snapshot:
    """What a snapshot holds: the game, what was typed, and the step on the board or -1."""

    def __init__(self, state: "dict[str, Any]") -> None:
        self.game: Game = from_fragment(_field(state, "game", str))
        self.choice: str = _field(state, "format", str)
        self.step: int = _field(state, "step", int)
        self.source: str = _field(state, "input", str)
        self.yours: str = _field(state, "yours", str)
        self.program: str = _field(state, "program", str)
        if self.choice not in CHOICES:
            raise ValueError(f"there is no format {self.choice}")

    def restore(self, app: "App") -> None:
        """Puts what was typed in place, and the step to be shown once a judge's run is there."""
        app.leave_run()
        app.choice, app.source = self.choice, self.source
        app.yours, app.program = self.yours, self.program
        app.step_wanted = self.step if self.step >= 0 else None


def taken(app: "App") -> str:
    """Returns the state as JSON text: what was typed, the step on the board and the game."""
    state = {
        "page": MARK,
        "format": app.choice,
        "input": app.source,
        "yours": app.yours,
        "program": app.program,
        "step": app.stepper.index if app.stepper else -1,
        "game": to_fragment(app.table.play.game),
    }
    return json.dumps(state)


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
    value = state.get(name) if isinstance(state, dict) else None
    if not isinstance(value, kind):
        raise ValueError(f"it has no {name}")
    return value
