"""Testing a program against the judge."""

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from driving.core.pasting import paste, paste_each, paste_lines
from driving.core.waiting import IN_SLICES
from driving.shell.navigation import choose_format, open_tab


class TestedProgram:
    """A pasted program and the result of its test."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.program = page.get_by_role(
            "textbox", name="Your program", exact=True, include_hidden=True
        )
        self.begin = page.get_by_role("button", name="Test it", exact=True)
        self.stop = page.get_by_role("button", name="Stop", exact=True)
        self.keep = page.get_by_role("button", name="Keep this input")
        self.go_on = page.get_by_role("button", name="Go on")
        self.said = page.locator("#stress-said")
        self.judgement = page.locator("#stress-judgement")
        self.report = page.locator("#stress-report")

    def paste(self, program: str) -> None:
        """Pastes a program."""
        open_tab(self._page, "Test")
        paste(self.program, program)

    def paste_each(self, programs: Iterable[str]) -> None:
        """Pastes one program after another."""
        open_tab(self._page, "Test")
        paste_each(self.program, programs)

    def try_program(self, program: str, form: str, seconds: int = 10) -> None:
        """Pastes a program and tests it, with a limit in seconds for each run."""
        choose_format(self._page, form)
        self.paste(program)
        self._page.locator("#stress-seconds").select_option(str(seconds))
        self.begin.click()

    def paste_lines(self, line: str, times: int) -> None:
        """Pastes a program of a line repeated `times` times."""
        paste_lines(self.program, "", line, times)

    def expect_said(self, part: str) -> None:
        """Waits until the message of the test contains this text."""
        expect(self.said).to_contain_text(part, timeout=IN_SLICES)
