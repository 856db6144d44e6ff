"""The practice of the mistakes in a report."""

from playwright.sync_api import Page, expect


class Practice:
    """The card of the practice."""

    def __init__(self, page: Page) -> None:
        self.begin = page.get_by_role("button", name="Practise")
        self.card = page.get_by_role("region", name="Practise your mistakes")
        self.show_answer = self.card.get_by_role("button", name="Show the answer")
        self.skip = self.card.get_by_role("button", name="Skip")
        self.next = self.card.get_by_role("button", name="Next mistake")
        self.back = self.card.get_by_role("button", name="Back to the game")

    def expect_left(self, text: str) -> None:
        """Waits until the card says how many mistakes are left."""
        expect(self.card.get_by_text(text, exact=True)).to_be_visible()
