"""Single-key shortcuts, the buttons that do the same, and the list of keys."""

from playwright.sync_api import Locator, Page, expect

from driving.page.shell.bar import bar_button


class Shortcuts:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.show = page.get_by_role("button", name="Keys", exact=True)
        self.sheet = page.get_by_role("dialog", name="Keys")
        self.first_key = self.sheet.get_by_role("rowheader").first
        self.close = self.sheet.get_by_role("button", name="Close")
        self.switch = page.get_by_role("checkbox", name="Keys without Ctrl or Alt work")

    def button(self, name: str) -> Locator:
        """Returns the menu button that does the same as a single key."""
        menu = self._page.get_by_role("group", name="More")
        if not menu.is_visible():
            self._page.get_by_role("button", name="More", exact=True).click()
        return menu.get_by_role("button", name=name, exact=True)

    def turn_off(self) -> None:
        bar_button(self._page, "Settings").click()
        self.switch.uncheck()
        self._page.keyboard.press("Escape")
        expect(self.switch).to_be_hidden()
