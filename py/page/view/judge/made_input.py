"""Makes inputs: “Make an input that …”."""

from pyscript import document

from inputs import GROUPS, Feature, Parameter, features, parameters, zipped
from judges import Format
from othello.phrases import counted
from page.model.app import App
from page.model.board.scene import Scene
from page.model.judge.suite import Suite
from page.model.judge.tabs import INPUT
from page.view.core.files import download
from page.view.core.page import Page, Part, element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SAVE_ALL = "Save all as zip"
SAVED = "{} saved, each with what the judge prints for it."


class MadeInputPart(Part):
    """A button a feature; each makes an input from the seed, runs it, and goes to the next seed."""

    follows = (Suite,)

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._app = page, app
        self._form: Format | None = None
        self._suite: Suite | None = None
        element("make-any").addEventListener("click", self._make)
        element("make-features").addEventListener("click", self._make)
        element("save-suite").addEventListener("click", self._save_suite)
        element("go-there").addEventListener("click", self._go_there)
        for name in ("make-for", "test-for"):
            element(name).addEventListener("click", self._choose_format)

    def show(self, scene: Scene) -> None:
        """Offers what inputs of the format can have, and leads to where the last one has it."""
        stepper = self._app.stepper
        element("go-there").hidden = stepper is None or stepper.place is None
        making = self._page.workspace.jobs.has(Suite)
        element("save-suite").disabled = making
        made = f"Making {self._suite.made + 1} of {self._suite.number}" if self._suite else ""
        element("save-suite").textContent = made if making else SAVE_ALL
        if self._app.form is not self._form:
            self._form = self._app.form
            self._offer(self._form)

    def _offer(self, form: Format) -> None:
        element("make-for").textContent = element("test-for").textContent = form.title
        wishes, settings = element("make-features"), element("make-knobs")
        wishes.textContent = settings.textContent = ""
        for group in GROUPS:
            offered = [feature for feature in features(form) if feature.group == group]
            if offered:
                wishes.append(_group(group, offered))
        for parameter in parameters(form):
            settings.append(_setting(parameter))

    def _make(self, event: Any) -> None:
        button = event.target.closest("button")
        if not button:
            return
        app, seed, settings = self._app, _seed(), _settings()
        wish = button.getAttribute("data-feature")
        chosen = [feature for feature in features(app.form) if feature.name == wish]
        element("make-said").textContent = ""
        try:
            self._page.do(lambda: app.make_input(seed, chosen[0] if chosen else None, **settings))
        except ValueError as error:
            element("make-said").textContent = f"{error}."
            return
        element("make-seed").value = str(seed + 1)
        for other in document.querySelectorAll("#make-features button"):
            other.ariaPressed = "true" if other.isSameNode(button) else "false"

    def _save_suite(self, event: Any) -> None:
        """Makes an input for each wish, and saves them all."""
        element("make-said").textContent = ""
        self._suite = Suite(self._app.form, _seed(), _settings(), self._take_suite)
        self._page.do(self._page.workspace.jobs.start, self._suite)

    def _take_suite(self) -> None:
        made = self._suite
        if not made or made.problem:
            element("make-said").textContent = made.problem if made else ""
            return
        download(f"{made.form.name}.zip", *zipped(made.files))
        self._page.do(self._app.notice.say_briefly, SAVED.format(counted(made.made, "input")))

    def _go_there(self, event: Any) -> None:
        """Shows the step, from where the keys step on."""
        stepper = self._app.stepper
        if stepper:
            self._page.do(stepper.go_to_place)
            self._page.once_shown(element("step-slider").focus)

    def _choose_format(self, event: Any) -> None:
        self._page.do(self._app.tabs.show, INPUT)
        self._page.once_shown(element("format").focus)


def _seed() -> int:
    return int(element("make-seed").value or 0)


def _settings() -> dict[str, int | None]:
    """Returns the values of the parameters, None for any."""
    boxes = element("make-knobs").querySelectorAll("input")
    return {box.name: int(box.value) if box.value else None for box in boxes}


def _group(title: str, offered: list[Feature]) -> Any:
    """Returns the features of a group, a button each, under its name."""
    group, heading = document.createElement("div"), document.createElement("h3")
    heading.textContent = title
    group.append(heading)
    for feature in offered:
        button = document.createElement("button")
        button.type, button.textContent = "button", feature.phrase
        button.dataset.feature = feature.name
        group.append(button)
    return group


def _setting(parameter: Parameter) -> Any:
    """Returns a labelled box for the value of a parameter, empty for any."""
    label, box = document.createElement("label"), document.createElement("input")
    box.type, box.name, box.placeholder = "number", parameter.name, "any"
    box.min, box.max = str(parameter.values[0]), str(parameter.values[-1])
    box.step, box.title = str(parameter.values.step), parameter.allowed
    label.append(parameter.phrase[0].upper() + parameter.phrase[1:] + " ", box)
    return label
