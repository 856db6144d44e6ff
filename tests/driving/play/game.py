"""A game: who plays, whose turn it is, the moves back and forth, and how it ended."""

import re

from playwright.sync_api import Locator, Page, expect

from driving.board.board import Board
from driving.core.waiting import IN_SLICES, expect_value, settle
from driving.shell.navigation import PLAY, go_to

# Notes what the status line is set to, as a screen reader notices it.
LISTEN = """status => {
  window.said = [];
  new MutationObserver(() => said.push(status.textContent)).observe(
    status, { childList: true, characterData: true, subtree: true });
}"""


class Game:
    """The game on the board."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.status = page.get_by_role("status")
        self.score = page.locator("#score")
        self.start = page.get_by_role("button", name="Start", exact=True)
        self.end = page.get_by_role("button", name="End", exact=True)
        self.let_it_play = page.get_by_role("button", name="Let it play")
        self.play_it_myself = page.get_by_role("button", name="myself")
        self.play_the_computer = page.get_by_role("button", name="Play the computer")
        self.level = page.get_by_role("combobox", name="Computer's level", include_hidden=True)
        self.own_color = page.get_by_role("combobox", name="You play", include_hidden=True)
        self.level_line = page.locator("#level-line")
        self.watch = page.get_by_role("button", name="Watch two levels play")
        self.pause = page.get_by_role("button", name="Pause", exact=True)
        self.undo = page.get_by_role("button", name="Undo", exact=True)
        self.redo = page.get_by_role("button", name="Redo", exact=True)
        self.new_game = page.get_by_role("button", name="New game", exact=True)
        self.size = page.get_by_role("combobox", name="Board size", exact=True)
        self.result = page.locator("#result")
        self.result_title = page.locator("#result-title")
        self.look_through = page.get_by_role("button", name="Look through it")
        self.play_again = page.get_by_role("button", name="Play again")

    def new(self, n: int = 8) -> None:
        """Starts a new game on n x n squares."""
        go_to(self._page, PLAY)
        self.size.select_option(str(n))
        settle(self._page)
        # As long as nothing is played, the choice of a size is all that it takes.
        if self.new_game.is_visible():
            self.new_game.click()

    def seat(self, color: str, player: str) -> None:
        """Has "Black" or "White" played by a "person", a "friend" or the computer, "computer-3"."""
        go_to(self._page, PLAY)
        self._page.get_by_role("combobox", name=f"{color} is played by").select_option(player)

    def against(self, level: int, own_color: str, n: int = 8) -> None:
        """Begins a game against a level, in which one plays "black" or "white"."""
        go_to(self._page, PLAY)
        self.size.select_option(str(n))
        self.level.select_option(str(level))
        self.own_color.select_option(own_color)
        self.play_the_computer.click()

    def play_on(self, board: Board, own_color: str) -> bool:
        """Waits for one's turn and plays; returns whether there was one before the game ended."""
        # An engine that a busy machine starves is taken for lost and loaded again meanwhile.
        turn = re.compile(f"^({own_color}|none)$")
        expect(self.score).to_have_attribute("data-turn", turn, timeout=IN_SLICES)
        if self.score.get_attribute("data-turn") == "none":
            return False
        square = board.press_any_legal_square()
        board.expect_taken(square)
        return True

    def expect_seat(self, color: str, player: str) -> None:
        """Waits until a colour is played so."""
        expect(self._page.locator(f"#seat-{color.lower()}")).to_have_value(player)

    def expect_turn(self, color: str) -> None:
        """Waits until it is the turn of "black", "white" or "none"."""
        expect(self.score).to_have_attribute("data-turn", color)

    def expect_score(self, black: int, white: int) -> None:
        """Waits until there are so many discs of either colour."""
        expect(self.score).to_have_attribute("data-black", str(black))
        expect(self.score).to_have_attribute("data-white", str(white))

    def listen(self) -> None:
        """Notes from now on what the status line says."""
        self.status.evaluate(LISTEN)

    def heard(self) -> list[str]:
        """Returns what it has said since."""
        settle(self._page)
        said: list[str] = self._page.evaluate("said")
        return said

    def expect_heard(self, said: list[str]) -> None:
        """Waits until it has said just this since, whatever white space tells two apart."""
        expect_value(self._page, "() => said.map(text => text.trimEnd())", said)

    def visible_controls(self) -> list[Locator]:
        """Returns the controls around the board that are there now: of the bar and below it."""
        settle(self._page)
        controls = self._page.locator(".bar :is(a, button), .transport :is(button, input)")
        return [control for control in controls.all() if control.is_visible()]
