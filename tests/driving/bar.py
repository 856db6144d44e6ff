"""The bar over the page, whose menus a narrow window has behind a button."""

from playwright.sync_api import Locator, Page


def bar_button(page: Page, name: str) -> Locator:
    """Returns a button of the bar: "Share", "Keys" or "Settings"; brings it into view."""
    button = page.get_by_role("button", name=name, exact=True)
    more = page.get_by_role("button", name="More: share, keys and settings")
    if more.is_visible() and not button.is_visible():
        more.click()
    return button
