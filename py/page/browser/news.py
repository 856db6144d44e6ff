"""The score and what just happened, beside the board."""

from pyscript import document

from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state.scene import Scene

NAMES = {"black": "Black", "white": "White"}


class NewsPart:
    """The score, the status line and the details under it."""

    def show(self, scene: "Scene") -> None:
        """Shows the score and the news of a scene."""
        score = element("score")
        score.dataset.turn = scene.turn or "none"
        score.dataset.black, score.dataset.white = [str(count) for _, count in scene.score]
        for side, (name, count) in zip(score.children, scene.score):
            side.className = f"side {name}"
            _, label, number = side.children
            label.textContent = NAMES.get(name, name)
            number.textContent = str(count)
        element("status").textContent = scene.message
        details = element("details")
        details.textContent = ""
        for detail in scene.details:
            item = document.createElement("li")
            item.textContent = detail
            details.append(item)
