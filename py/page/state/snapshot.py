"""The whole state of the page as text, for a link, a file or the browser's storage."""

import json

from judges import FORMATS
from page.state.run import AUTO
from records import from_fragment, to_fragment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.state.app import App

MARK = "othello"
DAMAGED = "What was saved cannot be read, and is left alone: {}."


def taken(app: "App") -> str:
    """Returns the state as JSON text: what was typed, the step on the board and the game."""
    state = {
        "page": MARK,
        "format": app.choice,
        "input": app.source,
        "yours": app.yours,
        "program": app.program,
        "step": app.stepper.index if app.stepper else -1,
        "game": to_fragment(app.play.game),
    }
    return json.dumps(state)


def restore(app: "App", text: str) -> None:
    """Puts the state of a snapshot in place; its judge's run is left to be started.

    Raises ValueError, with the state as it was, if the text is no snapshot.
    """
    try:
        state = json.loads(text)
        game = from_fragment(_field(state, "game", str))
        choice, step = _field(state, "format", str), _field(state, "step", int)
        texts = [_field(state, name, str) for name in ("input", "yours", "program")]
    except ValueError as error:
        raise ValueError(DAMAGED.format(error)) from None
    if choice != AUTO and choice not in FORMATS:
        raise ValueError(DAMAGED.format(f"there is no format {choice}"))
    app.play.take(game)
    app.choice = choice
    app.source, app.yours, app.program = texts
    app.run = app.stepper = app.sketch = None
    app.step_wanted = step if step >= 0 else None


def is_snapshot(text: str) -> bool:
    """Returns whether a text was made by `taken`, and so is no judge input."""
    return text[:1] == "{" and f'"{MARK}"' in text


def _field(state: "Any", name: str, kind: type) -> "Any":
    value = state.get(name) if isinstance(state, dict) else None
    if not isinstance(value, kind):
        raise ValueError(f"it has no {name}")
    return value
