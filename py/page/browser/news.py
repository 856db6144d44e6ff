"""The score and what just happened, beside the board."""

from page.browser.page import element, show_sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.page import Page
    from page.state.scene import Scene

NAMES = {"black": "Black", "white": "White"}

# Characters, about as many as there is room for; less beside the way back to the game.
ROOM = 100
ROOM_BESIDE = 55
SAID_AGAIN = "\u00a0"  # Without a change, screen readers say nothing.


class NewsPart:
    """The score, the status line and the details under it."""

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
        self._say(scene.message, ROOM if played else ROOM_BESIDE)
        show_sentences("details", scene.details)

    def _say(self, message: str, room: int) -> None:
        """Has the status line say a message, also if it is the same once more."""
        status = element("status")
        if (message, self._table.sayings) != self._said:
            again = SAID_AGAIN if status.textContent == message else ""
            status.textContent = message + again
            status.className = "long" if len(message) > room else ""
        self._said = (message, self._table.sayings)
