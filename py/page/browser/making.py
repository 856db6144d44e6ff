"""Makes inputs: “Make an input that …”."""

from pyscript import document

from inputs import Knob, features, generate, knobs
from judges import Format
from page.browser.page import Page, Part, element
from page.state.app import App
from page.state.scene import Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class MakePart(Part):
    """A button a feature; each makes an input from the seed, runs it, and goes to the next seed."""

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._app = page, app
        self._form: Format | None = None
        element("make-any").addEventListener("click", self._make)
        element("make-features").addEventListener("click", self._make)

    def show(self, scene: Scene) -> None:
        """Offers what inputs of the format can have."""
        form = self._app.form
        if form is self._form:
            return
        self._form = form
        element("make-for").textContent = element("test-for").textContent = form.title
        buttons = element("make-features")
        buttons.textContent = ""
        for feature in features(form):
            button = document.createElement("button")
            button.type, button.textContent = "button", feature.phrase
            button.dataset.feature = feature.name
            buttons.append(button)
        settings = element("make-knobs")
        settings.textContent = ""
        for knob in knobs(form):
            settings.append(_setting(knob))

    def _make(self, event: Any) -> None:
        button = event.target.closest("button")
        if not button:
            return
        seed, settings = int(element("make-seed").value or 0), {}
        for box in element("make-knobs").querySelectorAll("input"):
            settings[box.name] = int(box.value) if box.value else None
        wish = button.getAttribute("data-feature")
        try:
            text = generate(self._app.form, seed, wish, **settings)
        except ValueError as error:
            element("make-said").textContent = f"{error}."
            return
        self._page.do(self._app.bring, text, self._app.form)
        element("make-said").textContent = f"Made from seed {seed}; the same seed makes it again."
        element("make-seed").value = str(seed + 1)
        for other in document.querySelectorAll("#make-features button"):
            other.ariaPressed = "true" if other.isSameNode(button) else "false"


def _setting(knob: Knob) -> Any:
    """Returns a labelled box for the value of a knob, empty for any."""
    label, box = document.createElement("label"), document.createElement("input")
    box.type, box.name, box.placeholder = "number", knob.name, "any"
    box.min, box.max = str(knob.values[0]), str(knob.values[-1])
    box.step, box.title = str(knob.values.step), knob.choice
    label.append(f"{knob.phrase} ", box)
    return label
