"""The sheet of Play: its tabs and its body."""

from playwright.sync_api import FloatRect, Locator, Page, expect

from driving.core.waiting import SHOWN, settle
from driving.core.window import boxes_in
from driving.page.shell.navigation import PLAY, PRESS, go_to

TABS = ("Game", "Openings", "Practice", "Games")
# Opens a tab; returns whether it is shown then.
SHOW = f"""async (name) => {{
  const part = (kind) => document.getElementById(`${{kind}}-${{name}}`);
  const tab = part("tab");
  if (tab.checkVisibility()) ({PRESS})(tab);
  await {SHOWN};
  return tab.ariaSelected === "true" && part("sheet").checkVisibility();
}}"""


class Sheet:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.bar = page.get_by_role("tablist", name="Play")
        self._tabs = self.bar.get_by_role("tab")
        self.fold = page.get_by_role("button", name="Board", exact=True)
        self.show_board = page.get_by_role("button", name="Show board").locator("visible=true")
        self.strip = page.locator("#play-strip")
        self._body = page.get_by_role("region", name="Game").get_by_role("tabpanel")

    def tab(self, name: str) -> Locator:
        """Returns a tab, whose label may end with a number."""
        return self._tabs.nth(TABS.index(name))

    def show(self, name: str) -> None:
        go_to(self._page, PLAY)
        if not self._page.evaluate(SHOW, name.lower()):
            self.tab(name).click()
            self.expect_shown(name)

    def expect_shown(self, name: str) -> None:
        expect(self.tab(name)).to_have_attribute("aria-selected", "true")
        expect(self._body).to_have_count(1)
        expect(self._body).to_have_attribute("aria-labelledby", f"tab-{name.lower()}")

    def scroll_to_end(self) -> None:
        settle(self._page)
        self._body.evaluate("body => { body.scrollTop = body.scrollHeight; }")

    def scrolled(self) -> float:
        settle(self._page)
        return float(self._body.evaluate("body => body.scrollTop"))

    def parts(self) -> list[FloatRect]:
        settle(self._page)
        return boxes_in(self._body.locator("> section"))
