"""Testing a program against the judge."""

import re

from playwright.sync_api import JSHandle, Page, expect

from driving.core.pasting import paste, paste_lines
from driving.core.waiting import IN_SLICES, settle
from driving.page.shell.navigation import choose_form, open_tab

RECORD = """said => {
  const messages = [];
  new MutationObserver(() => messages.push(said.textContent)).observe(said, { childList: true });
  return messages;
}"""


class TestedProgram:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.program = page.get_by_role(
            "textbox", name="Your program", exact=True, include_hidden=True
        )
        self.limit = page.locator("#stress-seconds")
        self.begin = page.get_by_role("button", name="Test it", exact=True)
        self.stop = page.get_by_role("button", name="Stop", exact=True)
        self.keep = page.get_by_role("button", name="Keep this input")
        self.said = page.locator("#stress-said")
        self.verdict = page.locator("#stress-judgement")
        self.stale = page.locator("#stress-stale")
        self.again = page.get_by_role("button", name="Test again", exact=True)
        self.report = page.locator("#stress-report")
        self.moment = page.locator("#moment-title")
        self.variables = page.locator("#moment-variables")
        self.fix = page.locator("#fix")
        self.fix_search = page.locator("#fix-search")
        self.show_change = page.get_by_role("button", name="Show the change", exact=True)
        self.show_in_program = page.get_by_role("button", name="Show in the program", exact=True)
        self.show_board = page.get_by_role("button", name="Show board", exact=True)
        self.hide_board = page.get_by_role("button", name="Hide board", exact=True)
        self._lit = page.locator(".code:has(#program) .band.lit")

    def paste(self, program: str) -> None:
        open_tab(self._page, "Test")
        paste(self.program, program)

    def try_program(self, program: str, form: str, seconds: int = 10) -> None:
        """Pastes a program and tests it, with a limit in seconds for each run."""
        choose_form(self._page, form)
        self.paste(program)
        self.choose_limit(seconds)
        self.begin.click()

    def choose_limit(self, seconds: int) -> None:
        open_tab(self._page, "Test")
        self.limit.select_option(str(seconds))

    def paste_lines(self, line: str, times: int) -> None:
        paste_lines(self.program, "", line, times)

    def scroll_to_top(self) -> None:
        """Scrolls the program to its first line, after a paste has shown its end."""
        settle(self._page)
        self.program.evaluate("box => { box.scrollTop = 0; }")

    def scrolled(self) -> float:
        settle(self._page)
        return float(self.program.evaluate("box => box.scrollTop"))

    def click_lit_line(self) -> None:
        settle(self._page)
        band = self._lit.first.bounding_box()
        assert band is not None
        self._page.mouse.click(band["x"] + 60, band["y"] + band["height"] / 2)

    def expect_lit_line(self, line: int) -> None:
        """Waits until the first highlighted line of the program is this one, counted from 1."""
        style = re.compile(rf"--at: ?{line - 1};")
        expect(self._lit.first).to_have_attribute("style", style, timeout=IN_SLICES)

    def record_said(self) -> JSHandle:
        """Returns a list, in the page, of the messages that the test shows from now on."""
        return self.said.evaluate_handle(RECORD)

    def expect_said(self, part: str) -> None:
        expect(self.said).to_contain_text(part, timeout=IN_SLICES)
