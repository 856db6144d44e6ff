"""The tab Make: generates inputs with a feature."""

from typing import TYPE_CHECKING, Any

from js import document

from board.scene import Scene
from browser.files import download
from browser.page import Page, Part, element
from othello.phrases import counted
from workbench.inputs import SEED, zipped
from workbench.judging import Format
from workbench.judging.feature import GROUPS, Feature, Parameter
from workbench.model.judge.input_generator import InputOrigin, Suite
from workbench.model.judge.tabs import INPUT
from workbench.model.workbench import Workbench

if TYPE_CHECKING:
    from collections.abc import Callable

SAVE_ALL = "Save all as zip"
SAVED = "{} saved, each with the expected output."


class InputGeneratorPart(Part):
    """A button for each feature, the seed and the parameters."""

    def __init__(self, page: Page, bench: Workbench) -> None:
        self._page, self._bench, self._session = page, bench, bench.judge
        self._generator = bench.judge.generator
        self._form: Format | None = None
        self._origin: InputOrigin | None = None
        self._problem = ""
        self._seed = element("make-seed")
        self._seed.addEventListener("input", self._choose_seed)
        if self._seed.value != self._seed.defaultValue:  # Typed before this part was loaded.
            self._choose_seed()
        element("make-any").addEventListener("click", self._generate)
        element("make-features").addEventListener("click", self._generate)
        page.on_click("save-suite", self._start_suite)
        page.on_click("go-there", self._go_there, lambda: element("step-slider").focus())
        for name in ("make-for", "test-for"):
            page.on_click(name, self._show_input, lambda: element("format").focus())

    def show(self, scene: Scene) -> None:
        """Shows the features of the format, the pressed one, and the last problem."""
        session, generator = self._session, self._generator
        stepper, suite = session.stepper, generator.suite
        element("go-there").hidden = stepper is None or stepper.remark_step is None
        if self._seed.value != generator.seed:
            self._seed.value = generator.seed
        making = generator.making_suite
        element("save-suite").disabled = making
        progress = f"Making {suite.generated + 1} of {suite.number}" if suite and making else ""
        element("save-suite").textContent = progress or SAVE_ALL
        # The same text is the same object, so a problem that occurs again is read aloud again.
        if generator.problem is not self._problem:
            element("make-said").textContent = self._problem = generator.problem
        if session.form is not self._form:
            self._form = session.form
            _show_format(self._form)
        if generator.origin is not self._origin:
            self._origin = generator.origin
            _show_pressed(self._origin)

    def _choose_seed(self, event: Any = None) -> None:
        self._page.do(self._generator.choose_seed, self._seed.value)

    def _generate(self, event: Any) -> None:
        button = event.target.closest("button")
        if not button:
            return
        session, name = self._session, button.getAttribute("data-feature")
        feature = next((one for one in session.form.inputs.features if one.name == name), None)

        def generate(seed: int, **settings: int | None) -> None:
            self._bench.generating.generate(seed, feature, **settings)
            if not self._generator.problem:
                self._generator.choose_seed(str((seed + 1) % len(SEED.values)))

        self._page.do(self._with_numbers, generate)

    def _start_suite(self) -> None:
        form = self._session.form

        def start(seed: int, **settings: int | None) -> None:
            self._generator.start_suite(form, seed, settings, self._save)

        self._with_numbers(start)

    def _with_numbers(self, action: Callable[..., None]) -> None:
        """Runs an action with the seed and the parameters, if they are whole numbers."""
        numbers = self._generator.numbers({"seed": self._generator.seed} | _typed())
        if numbers is not None:
            action(**numbers)

    def _save(self, suite: Suite) -> None:
        download(f"{suite.form.name}.zip", *zipped(suite.files))
        message = SAVED.format(counted(suite.generated, "input"))
        self._page.do(self._bench.notice.say_briefly, message)

    def _go_there(self) -> None:
        """Shows the step with the feature."""
        if self._session.stepper:
            self._session.stepper.go_to_remark_step()

    def _show_input(self) -> None:
        self._session.tabs.show(INPUT)


def _typed() -> dict[str, str]:
    """Returns the texts in the boxes of the parameters."""
    boxes = element("make-knobs").querySelectorAll("input")
    return {box.name: box.value for box in boxes}


def _show_format(form: Format) -> None:
    element("make-for").textContent = element("test-for").textContent = form.title
    buttons, settings = element("make-features"), element("make-knobs")
    buttons.textContent = settings.textContent = ""
    for group in GROUPS:
        offered = [feature for feature in form.inputs.features if feature.group == group]
        if offered:
            buttons.append(_group(group, offered))
    for parameter in form.inputs.parameters:
        settings.append(_setting(parameter))


def _show_pressed(origin: InputOrigin | None) -> None:
    name = origin.feature.name if origin and origin.feature else None
    for button in document.querySelectorAll("#make-features button"):
        button.ariaPressed = "true" if button.getAttribute("data-feature") == name else "false"


def _group(title: str, offered: list[Feature]) -> Any:
    """Returns a heading and a button for each feature of a group."""
    group, heading = document.createElement("div"), document.createElement("h2")
    heading.textContent = title
    group.append(heading)
    for feature in offered:
        button = document.createElement("button")
        button.type, button.textContent = "button", feature.phrase
        button.dataset.feature = feature.name
        group.append(button)
    return group


def _setting(parameter: Parameter) -> Any:
    """Returns a labelled number box for a parameter. Empty means any value."""
    label, box = document.createElement("label"), document.createElement("input")
    box.type, box.name, box.placeholder = "number", parameter.name, "any"
    box.min, box.max = str(parameter.values[0]), str(parameter.values[-1])
    box.step, box.title = str(parameter.values.step), parameter.allowed
    label.append(parameter.phrase[0].upper() + parameter.phrase[1:] + " ", box)
    return label
