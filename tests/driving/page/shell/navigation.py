"""The views of the page and the tabs of Judge."""

from playwright.sync_api import Locator, Page, expect

PLAY, JUDGE = "Play", "Judge"

# A click of the mouse takes many messages to the browser, so these clicks are made within the page.
PRESS = """control => {
  control.focus({ preventScroll: true });
  control.click();
}"""
# Goes to a view; returns whether it is shown at once.
GO_TO = f"""view => {{
  const root = document.documentElement;
  if (root.dataset.view !== view) ({PRESS})(document.getElementById(`go-${{view}}`));
  return root.dataset.view === view;
}}"""
# Opens a tab of Judge; returns whether it is open at once.
OPEN_TAB = f"""name => {{
  const tab = [...document.querySelectorAll("[data-tab]")]
    .find((tab) => tab.textContent === name && tab.checkVisibility());
  if (tab) ({PRESS})(tab);
  return tab?.ariaSelected === "true";
}}"""


def go_to(page: Page, view: str) -> None:
    """Goes to a view unless it is shown already."""
    if not page.evaluate(GO_TO, view.lower()):
        expect_view(page, view)


def click_view(page: Page, view: str) -> None:
    """Clicks on the link to a view with the mouse, and waits until it is shown."""
    page.get_by_role("navigation", name="Views").get_by_role("link", name=view).click()
    expect_view(page, view)


def expect_view(page: Page, view: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-view", view.lower())


def open_tab(page: Page, name: str) -> None:
    """Opens a tab of Judge, on a desktop or a phone.

    The tab's parts appear a frame after the click. Before, they would not take the focus.
    """
    go_to(page, JUDGE)
    if not page.evaluate(OPEN_TAB, name):
        click_tab(page, name)


def click_tab(page: Page, name: str) -> None:
    """Clicks on a tab of Judge with the mouse, and waits until it is open."""
    button = tab(page, name)
    button.click()
    expect(button).to_have_attribute("aria-selected", "true")


def tab(page: Page, name: str) -> Locator:
    """Returns the visible button of a tab of Judge."""
    return page.get_by_role("tab", name=name, exact=True).locator("visible=true").first


def choose_form(page: Page, form: str) -> None:
    go_to(page, JUDGE)
    choice = page.get_by_role("combobox", name="Format", exact=True)
    if not choice.is_visible():
        open_tab(page, "Input")
    choice.select_option(form)
