"""Making an input."""

from playwright.sync_api import Locator, Page

from driving.core.downloads import SavedFile, saved
from driving.core.waiting import settle
from driving.shell.navigation import choose_format, open_tab


class Generator:
    """“Give me an input that …”."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.wishes = page.locator("#make-features button")
        self.said = page.locator("#make-said")
        self.groups = page.locator("#make-features h3")
        self.go_there = page.get_by_role("button", name="Go there")
        self.for_format = page.locator("#make-for")
        self.seed = page.get_by_role("spinbutton", name="Seed", exact=True)

    def open(self) -> None:
        """Opens the tab."""
        open_tab(self._page, "Make")
        settle(self._page)

    def choose(self, form: str) -> None:
        """Chooses the format to make inputs of."""
        choose_format(self._page, form)
        self.open()

    def knob(self, name: str) -> Locator:
        """Returns the box for a number that inputs can be asked to have."""
        return self._page.get_by_role("spinbutton", name=name)

    def choose_seed(self, seed: str) -> None:
        """Types another seed over the one that is there."""
        # The system's Firefox would fill in what is new beside what was there.
        self.seed.press("ControlOrMeta+A")
        self.seed.press_sequentially(seed)

    def make_any(self) -> None:
        """Asks for an input of any kind, and waits until it is there."""
        self.open()
        self._page.get_by_role("button", name="Make any input").click()
        settle(self._page)

    def wish(self, phrase: str) -> None:
        """Asks for an input that does this, such as “has a forced pass”, and waits for it."""
        self.open()
        self._page.get_by_role("button", name=phrase, exact=True).click()
        settle(self._page)

    def save_all(self) -> SavedFile:
        """Returns the file of inputs for all wishes."""
        return saved(self._page, self._page.get_by_role("button", name="Save all as zip").click)
