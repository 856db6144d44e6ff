"""The page as a whole: every event changes the state through it, and every part shows it after."""

from pyscript import document
from pyscript.ffi import to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from page.state.table import Table

SLICE = 12  # Milliseconds of work; with its drawing and a click it fits in one task of 50.
TURN = 0.001  # Seconds to sleep for the browser to have its turn; less gives it none.


def element(name: str) -> "Any":
    """Returns the element with an id."""
    return document.getElementById(name)


def go_to_board() -> None:
    """Brings the board into view and puts the focus on it."""
    element("score").scrollIntoView(to_js({"block": "nearest"}))
    document.querySelector("#board [tabindex='0']").focus()


def show_sentences(name: str, sentences: "list[str]") -> bool:
    """Shows sentences in the list with an id; returns whether they are others than before."""
    shown = element(name)
    # Written anew, a list that is read aloud would be read again.
    if [item.textContent for item in shown.children] == sentences:
        return False
    shown.textContent = ""
    for sentence in sentences:
        item = document.createElement("li")
        item.textContent = sentence
        shown.append(item)
    return True


class Page:
    """The state and the parts that show it: objects with a method `show` that takes the scene."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.parts: list[Any] = []
        self.after_output: list[Callable[[], None]] = []

    def do(self, action: "Callable[..., Any]", *arguments: "Any") -> None:
        """Does something to the state, then shows it."""
        self.table.settle()
        action(*arguments)
        self.show()

    def on_click(self, name: str, action: "Callable[[], Any]") -> None:
        """Has a click on the element with an id do something to the state."""
        element(name).addEventListener("click", lambda event: self.do(action))

    def output_changed(self) -> None:
        """Calls what waits, in `after_output`, for either output to be another."""
        for follow in self.after_output:
            follow()

    def show(self) -> None:
        """Has every part show the state."""
        scene = self.table.scene()
        for part in self.parts:
            part.show(scene)
