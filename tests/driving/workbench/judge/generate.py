"""Generating an input."""

from playwright.sync_api import Locator, Page

from driving.core.downloads import SavedFile, saved
from driving.core.waiting import settle
from driving.page.shell.navigation import choose_form, open_tab


class Generator:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.features = page.locator("#make-features button")
        self.said = page.locator("#make-said")
        self.groups = page.locator("#make-features h2")
        self.go_there = page.get_by_role("button", name="Go there")
        self.for_format = page.locator("#make-for")
        self.seed = page.get_by_role("spinbutton", name="Seed", exact=True)

    def open(self) -> None:
        open_tab(self._page, "Make")
        settle(self._page)

    def choose(self, form: str) -> None:
        choose_form(self._page, form)
        self.open()

    def parameter(self, name: str) -> Locator:
        return self._page.get_by_role("spinbutton", name=name)

    def choose_seed(self, seed: str) -> None:
        # `fill` would insert the text beside the old one in the system's Firefox.
        self.seed.press("ControlOrMeta+A")
        self.seed.press_sequentially(seed)

    def make_any(self) -> None:
        self.open()
        self._page.get_by_role("button", name="Make any input").click()
        settle(self._page)

    def make_with(self, phrase: str) -> None:
        """Generates an input with a feature such as “has a forced pass”."""
        self.open()
        self._page.get_by_role("button", name=phrase, exact=True).click()
        settle(self._page)

    def save_all(self) -> SavedFile:
        return saved(self._page, self._page.get_by_role("button", name="Save all as zip").click)
