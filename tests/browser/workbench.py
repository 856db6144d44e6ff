"""What a reader sees of the judge workbench and does to it, by the page's public face alone."""

import json

from playwright.sync_api import Page, expect

# Puts in what no keyboard can: `fill` would not take a lone surrogate through.
PASTE = """(box, text) => {
  box.value = JSON.parse(text);
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""


class Workbench:
    """The judge workbench of an opened page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.input = page.get_by_label("Judge input", exact=True)
        self.format = page.get_by_label("Format", exact=True)
        self.run_button = page.get_by_role("button", name="Run", exact=True)
        self.output = page.locator("#judge-output")
        self.reading = page.locator("#judge-reading")
        self.messages = page.locator("#judge-messages")

    def cleared(self) -> "Workbench":
        """Returns it once it shows nothing of what was run before."""
        self.run("0", "uva220")
        self.expect_output("")
        self.expect_silence()
        self.format.select_option("auto")
        return self

    def run(self, text: str, form: str = "auto") -> None:
        """Pastes an input, chooses the format and runs the judge."""
        self.format.select_option(form)
        self.input.evaluate(PASTE, json.dumps(text))
        self.run_button.click()

    def expect_output(self, text: str) -> None:
        """Waits until exactly this has been printed, to the byte."""
        expect(self.output).to_have_js_property("textContent", text)

    def expect_silence(self) -> None:
        """Checks that the finished run has neither warned nor failed."""
        self.settle()
        expect(self.messages).to_have_text("")

    def settle(self) -> None:
        """Waits until the page has had its turn: two frames."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
