"""Settings of the board, and saved pictures of it."""

from playwright.sync_api import Locator, Page, expect

from driving.core.downloads import saved
from driving.page.shell.bar import bar_button


class Settings:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.panel = page.get_by_role("group", name="Settings")
        self.root = page.locator("html")

    def button(self) -> Locator:
        return bar_button(self._page, "Settings")

    def open(self) -> None:
        if not self.panel.is_visible():
            self.button().click()

    def close(self) -> None:
        self._page.keyboard.press("Escape")
        expect(self.panel).to_be_hidden()

    def theme(self, name: str) -> Locator:
        """Returns the choice of a theme: "Green", "Wood", "Blue" or "Contrast"."""
        return self.panel.get_by_role("radio", name=name)

    def choose_theme(self, name: str) -> None:
        self.open()
        self.theme(name).check()
        self.close()
        self.expect_theme(name)

    def choose_appearance(self, name: str) -> None:
        """Chooses an appearance: "As the system", "Light" or "Dark"."""
        self.open()
        self.panel.get_by_role("radio", name=name).check()
        self.close()

    def expect_appearance(self, name: str) -> None:
        """Waits until the page is drawn "light" or "dark", or as the system "light dark"."""
        expect(self.root).to_have_css("color-scheme", name)

    def expect_theme(self, name: str) -> None:
        expect(self.root).to_have_attribute("data-theme", name.lower())

    def turn(self) -> None:
        """Rotates the board by 90 degrees."""
        self._press("Turn")

    def mirror(self) -> None:
        self._press("Mirror")

    def saving(self, kind: str) -> Locator:
        """Returns the button that saves a picture of the board as "SVG" or "PNG"."""
        menu = self._page.get_by_role("group", name="Share")
        if not menu.is_visible():
            bar_button(self._page, "Share").click()
        return menu.get_by_role("button", name=f"Save picture ({kind})")

    def save_picture(self, kind: str) -> bytes:
        """Saves a picture of the board as "SVG" or "PNG"; returns its content."""
        file = saved(self._page, self.saving(kind).click)
        assert file.name == f"othello-board.{kind.lower()}"
        return file.content

    def _press(self, name: str) -> None:
        self.open()
        self.panel.get_by_role("button", name=name).click()
        self.close()
