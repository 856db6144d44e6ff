"""What axe-core finds wrong with a page, and the ways of a reader without a mouse."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

MOST_TABS = 80


def findings(page: Page) -> list[str]:
    """Returns what axe-core finds in the page as it is, in light and in dark colours."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        response = Axe().run(page).response
        found += [
            f"{scheme}: {violation['id']} at {node['target']}: {node['failureSummary']}"
            for violation in response["violations"]
            for node in violation["nodes"]
        ]
    return found


def tab_to(page: Page, wanted: Locator, backwards: bool = False) -> None:
    """Presses the Tab key until an element has the focus; fails if it never has."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"{MOST_TABS} presses of Tab do not lead to {wanted}")
