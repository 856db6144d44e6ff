"""Makes inputs: “Give me an input that …”."""

from pyscript import document

from inputs import features, generate, knobs
from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from inputs import Knob
    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.state.app import App
    from page.state.scene import Scene


class MakePart:
    """A button a feature; each makes an input from the seed, runs it, and goes to the next seed."""

    def __init__(self, page: "Page", app: "App", judge: "JudgePart") -> None:
        self._page, self._app, self._judge = page, app, judge
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

        settings = element("make-knobs")
        settings.textContent = ""
        for knob in knobs(element("make-form").value):
            settings.append(_setting(knob))

    def _make(self, event: "Any") -> None:
        button = event.target.closest("button")
        if not button:
            return
        form, seed = element("make-form").value, int(element("make-seed").value or 0)
        settings = {}
        for box in element("make-knobs").querySelectorAll("input"):
            settings[box.name] = int(box.value) if box.value else None
        try:
            text = generate(form, seed, button.getAttribute("data-feature"), **settings)
        except ValueError as error:
            element("make-said").textContent = f"{error}."
            return
        self._app.choice, self._app.source = form, text
        element("make-said").textContent = f"Made from seed {seed}; the same seed makes it again."
        element("make-seed").value = str(seed + 1)
        self._judge.start()


def _setting(knob: "Knob") -> "Any":
    """Returns a labelled box for the value of a knob, empty for any."""
    label, box = document.createElement("label"), document.createElement("input")
    box.type, box.name, box.placeholder = "number", knob.name, "any"
    box.min, box.max = str(knob.values[0]), str(knob.values[-1])
    box.step, box.title = str(knob.values.step), knob.choice
    label.append(f"{knob.phrase} ", box)
    return label
