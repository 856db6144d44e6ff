"""Openings by heart: the choice of one, and the line on the board."""

from playwright.sync_api import Page


class Drill:
    """The row in the home of the practice, the card, and the buttons under the board."""

    def __init__(self, page: Page) -> None:
        home = page.get_by_role("region", name="Openings", exact=True)
        self.opening = home.get_by_role("combobox", name="Opening and side")
        self.start = home.get_by_role("button", name="Start the opening")
        self.known = page.locator("#drill-known")
        self.task = page.locator("#drill-task")
        self.line = page.locator("#drill-line")
        tools = page.get_by_role("group", name="Opening", exact=True)
        self.show_answer = tools.get_by_role("button", name="Show the answer")
        self.learn_as_black = home.get_by_role("button", name="Learn as Black")
        self.random_start = page.get_by_role("button", name="Random balanced start")
