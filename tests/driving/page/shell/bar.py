"""The bar above the page. A narrow window has its menus behind a button."""

from playwright.sync_api import Locator, Page, expect


def bar_button(page: Page, name: str) -> Locator:
    """Returns a button of the bar: "Share", "Keys" or "Settings"; brings it into view."""
    button = page.get_by_role("button", name=name, exact=True)
    more = page.get_by_role("button", name="More: share, keys and settings")
    # There may be neither while a window changes its width.
    expect(button.or_(more).filter(visible=True).first).to_be_visible()
    if more.is_visible() and not button.is_visible():
        more.click()
    return button
