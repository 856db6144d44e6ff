"""The score and what just happened, beside the board."""

from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.page import Page
    from page.state.scene import Scene

NAMES = {"black": "Black", "white": "White"}

# Characters, more than which there is no room for: at all, and beside a button on a telephone.
LONG = 100
MEDIUM = 55
SAID_AGAIN = "\u00a0"  # Without a change, screen readers say nothing.


class NewsPart:
    """The score and the status line."""

    def __init__(self, page: "Page") -> None:
        self._table = page.table
        self._said = ("", 0)

    def show(self, scene: "Scene") -> None:
        """Shows the score and the news of a scene."""
        score = element("score")
        score.dataset.turn = scene.turn or "none"
        score.dataset.black, score.dataset.white = [str(count) for _, count in scene.score]
        played = self._table.on_board is self._table.play
        for side, (name, count) in zip(score.children, scene.score):
            player = self._table.play.seats[name] if played else ""
            side.className = f"side {name} {player}"
            _, label, number = side.children
            label.textContent = NAMES.get(name, name)
            number.textContent = str(count)
        self._say(scene.message)

    def _say(self, message: str) -> None:
        """Has the status line say a message, also if it is the same once more."""
        status = element("status")
        if (message, self._table.sayings) != self._said:
            again = SAID_AGAIN if status.textContent == message else ""
            status.textContent = message + again
            length = len(message)
            status.className = "long" if length > LONG else "medium" if length > MEDIUM else ""
        self._said = (message, self._table.sayings)
