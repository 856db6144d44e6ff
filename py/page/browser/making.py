"""Makes inputs: “Give me an input that …”."""

from pyscript import document

from inputs import features, generate
from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.state.scene import Scene


class MakePart:
    """A button a feature; each makes an input from the seed, runs it, and goes to the next seed."""

    def __init__(self, page: "Page", judge: "JudgePart") -> None:
        self._page, self._app, self._judge = page, page.app, judge
        self._seed = 1
        self._said = ""
        element("make-form").addEventListener("change", lambda event: self._offer())
        element("make-any").addEventListener("click", self._make)
        element("make-features").addEventListener("click", self._make)
        self._offer()

    def show(self, scene: "Scene") -> None:
        """Shows nothing of the state: what is made goes to the judge."""

    def _offer(self) -> None:
        buttons = element("make-features")
        buttons.textContent = ""
        for feature in features(element("make-form").value):
            button = document.createElement("button")
            button.type, button.className = "button", "quiet"
            button.dataset.feature, button.textContent = feature.name, feature.phrase
            buttons.append(button)

    def _make(self, event: "Any") -> None:
        button = event.target.closest("button")
        if not button:
            return
        form, seed = element("make-form").value, int(element("make-seed").value or 0)
        feature = button.dataset.feature
        self._app.choice, self._app.source = form, generate(form, seed, feature)
        element("make-said").textContent = f"Made from seed {seed}; the same seed makes it again."
        element("make-seed").value = str(seed + 1)
        self._judge.start()
