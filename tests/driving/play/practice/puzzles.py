"""Endgame puzzles: the choice of them, the puzzle, and its answer."""

from playwright.sync_api import Locator, Page, expect

SLOW = 120_000  # Milliseconds. The engine is loaded first.


class Puzzles:
    """The row in the home of the practice, the card, and the buttons under the board."""

    def __init__(self, page: Page) -> None:
        home = page.get_by_role("region", name="Endgame puzzles")
        self.empties = home.get_by_role("combobox", name="Empty squares")
        self.start = home.get_by_role("button", name="Start the endgame puzzles")
        self.record = page.locator("#puzzle-record")
        self.card = page.get_by_role("region", name="Endgame puzzle", exact=True)
        self.task = page.locator("#puzzle-task")
        self.missed = page.locator("#puzzle-wrong")
        self.solved = page.locator("#puzzle-right")
        self.moves = self.card.get_by_role("row")
        self.line = self.card.get_by_role("group", name="Line on the board")
        tools = page.get_by_role("group", name="Puzzle", exact=True)
        self.show_answer = tools.get_by_role("button", name="Show the answer")
        self.try_again = tools.get_by_role("button", name="Try again")
        self.back = self.card.get_by_role("button", name="Back", exact=True)

    def expect_asked(self) -> None:
        expect(self.show_answer).to_be_visible(timeout=SLOW)

    def show_of(self, move: str) -> Locator:
        """Returns the button that shows the line of a move."""
        return self.card.get_by_role("button", name=f"Show {move}", exact=True)
