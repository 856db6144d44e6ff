"""Single keys: the buttons that do the same, and the sheet that lists them."""

from playwright.sync_api import Locator, Page, expect

from driving.shell.bar import bar_button


class Shortcuts:
    """What is read aloud on demand, and the sheet of keys."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.show = page.get_by_role("button", name="Keys", exact=True)
        self.sheet = page.get_by_role("dialog", name="Keys")
        self.close = self.sheet.get_by_role("button", name="Close")
        self.switch = page.get_by_role("checkbox", name="Keys without Ctrl or Alt work")

    def button(self, name: str) -> Locator:
        """Returns the button of the menu that does what a single key does."""
        menu = self._page.get_by_role("group", name="More")
        if not menu.is_visible():
            self._page.get_by_role("button", name="More", exact=True).click()
        return menu.get_by_role("button", name=name, exact=True)

    def turn_off(self) -> None:
        """Turns single keys off."""
        bar_button(self._page, "Settings").click()
        self.switch.uncheck()
        self._page.keyboard.press("Escape")
        expect(self.switch).to_be_hidden()
