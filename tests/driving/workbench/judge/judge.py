"""The judge: its input, its run, its output and its messages."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from driving.core.pasting import paste, paste_lines
from driving.core.waiting import IN_SLICES, settle
from driving.page.shell.navigation import JUDGE, go_to, open_tab
from reference.samples import INPUTS, UVA220_INPUT

# The start of a game of uva220 from the start position, and its output for each L.
ENDLESS = UVA220_INPUT.replace("2", "1", 1).partition("L\n")[0]
ENDLESS_LINE = "(3,5) (4,6) (5,3) (6,4)\n"


# Records the fields of Moment at every frame.
WATCH = """() => {
  window.moments = [];
  const note = () => {
    const output = document.querySelector("#judge-output");
    moments.push([
      document.querySelector("#judge-input").value,
      output.textContent,
      output.classList.contains("stale-output"),
      document.querySelector("#judge-verdict").className !== "none",
    ]);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""

IS_WIDE_ENOUGH = """(pre, scroll_bar) => {
  pre.style.width = `calc(100% - ${scroll_bar}px)`;
  return pre.scrollWidth <= pre.clientWidth;
}"""


class Moment(NamedTuple):
    """The displayed state of a run.

    Attributes:
        source: The input.
        output: The output.
        old: Whether the output is marked as stale.
        judged: Whether there is a verdict.
    """

    source: str
    output: str
    old: bool
    judged: bool


class Judge:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.input = page.get_by_role(
            "textbox", name="Judge input", exact=True, include_hidden=True
        )
        self.long_input = page.get_by_role("region", name="Judge input", exact=True)
        self.edit_button = page.get_by_role("button", name="Edit", exact=True)
        self.line_numbers = page.locator(".input .gutter")
        self.format = page.get_by_role("combobox", name="Format", exact=True)
        self.auto = self.format.locator("option").first
        self.run_button = page.get_by_role("button", name="Run", exact=True)
        self.copy_button = page.get_by_role("button", name="Copy output")
        self.cancel = page.locator("#cancel")
        self.progress = page.get_by_role("progressbar", name="Input read")
        self.output = page.locator("#judge-output")
        self.reading = page.locator("#judge-reading")
        self.messages = page.locator("#judge-messages")
        self.guides = page.get_by_role("group", name="The judges")
        self.error = self.messages.locator(".error")

    def open(self) -> None:
        """Goes to the view, and on a phone to the input."""
        go_to(self._page, JUDGE)
        if not self.run_button.is_visible():
            open_tab(self._page, "Input")

    def paste(self, text: str, form: str = "auto") -> None:
        """Chooses the format and pastes an input."""
        self.open()
        self.format.select_option(form)
        paste(self.input, text)

    def paste_lines(self, start: str, line: str, times: int) -> None:
        """Pastes a start and a line repeated `times` times."""
        self.open()
        paste_lines(self.input, start, line, times)

    def expect_whole_lines(self, scroll_bar: int) -> None:
        """Checks that the output has no line that is too long beside a scroll bar."""
        assert self.output.evaluate(IS_WIDE_ENOUGH, scroll_bar)

    def start(self, text: str, form: str = "auto") -> None:
        self.paste(text, form)
        self.run_button.click()

    def start_endless(self) -> None:
        """Starts the judge on an input that takes longer than any test waits."""
        self.paste_lines(ENDLESS, "L\n", 60_000)
        self.run_button.click()

    def run(self, text: str, form: str = "auto") -> None:
        self.start(text, form)
        self.expect_end()

    def sample(self, form: str) -> Locator:
        """Returns the visible button that runs the sample of a format."""
        return self._page.locator(f"[data-sample={form}]").locator("visible=true").first

    def offer_samples(self) -> None:
        """Shows the samples of all formats."""
        self.open()
        if not (self._page.locator(".input [data-sample]").first.is_visible()):
            formats = self._page.get_by_role("button", name="Formats", include_hidden=True)
            if not formats.is_visible():  # The tab Test leaves no room for it.
                open_tab(self._page, "Compare")
            formats.click()
            for folded in self.guides.locator("details").all():
                folded.evaluate("details => { details.name = ''; details.open = true; }")

    def run_sample(self, form: str) -> None:
        self.offer_samples()
        self.sample(form).click()
        expect(self.input).to_have_value(INPUTS[form])
        self.expect_end()

    def watch_output(self) -> None:
        """Records the displayed state at every frame from now on."""
        self._page.evaluate(WATCH)

    def moments(self) -> list[Moment]:
        return [Moment(*moment) for moment in self._page.evaluate("moments")]

    def source(self) -> str:
        settle(self._page)
        return self.input.input_value()

    def printed(self) -> str:
        """Returns the output, exact to the byte."""
        settle(self._page)
        return self.output.text_content() or ""

    def expect_end(self) -> None:
        settle(self._page)
        expect(self.cancel).to_be_hidden(timeout=IN_SLICES)

    def expect_output(self, text: str) -> None:
        expect(self.output).to_have_js_property("textContent", text)

    def expect_silence(self) -> None:
        self.expect_end()
        expect(self.messages).to_have_text("")

    def copy_output(self) -> None:
        self.copy_button.click()
        expect(self._page.locator("#notice")).to_have_text("Output copied.")
