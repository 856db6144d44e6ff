"""The game: players, turn, undo and redo, and the result."""

import re

from playwright.sync_api import Locator, Page, expect

from driving.board.board import Board
from driving.core.waiting import IN_SLICES, SHOWN, expect_value, settle
from driving.page.shell.navigation import PLAY, PRESS, go_to

# Records the texts of the status line, as a screen reader notices them.
LISTEN = """status => {
  window.said = [];
  new MutationObserver(() => said.push(status.textContent)).observe(
    status, { childList: true, characterData: true, subtree: true });
}"""

# Starts a game with a friend; returns whether that was possible at once.
NEW = f"""async (n) => {{
  const part = (id) => document.getElementById(id);
  if (part("new-game").checkVisibility()) ({PRESS})(part("new-game"));
  await {SHOWN};
  if (!part("begin").checkVisibility()) return false;
  document.querySelector("[name=opponent][value=friend]").click();
  part("size").value = n;
  for (const kind of ["input", "change"]) {{
    part("size").dispatchEvent(new Event(kind, {{ bubbles: true }}));
  }}
  await {SHOWN};
  ({PRESS})(part("begin-game"));
  return true;
}}"""

# Returns the shown names of seats that lack the room that they take elsewhere.
CUT_SEATS = """score => [...score.querySelectorAll("select")].filter((seat) => {
  const whole = seat.cloneNode(true);
  whole.value = seat.value;
  whole.style.flex = "none";
  seat.parentElement.append(whole);
  const width = whole.getBoundingClientRect().width;
  whole.remove();
  return seat.getBoundingClientRect().width < width;
}).map((seat) => seat.selectedOptions[0].text)"""

COVERED_DISCS = """score => [...score.querySelectorAll(".who")].filter((who) => {
  const disc = who.parentElement.querySelector(".chip").getBoundingClientRect();
  return who.innerText.trim() && who.getBoundingClientRect().left < disc.right;
}).length"""


class Game:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.status = page.get_by_role("status")
        self.score = page.locator("#score")
        self.start = page.get_by_role("button", name="Start", exact=True)
        self.let_it_play = page.get_by_role("button", name="Let it play")
        self.waiting = page.locator("#computers-turn")
        self.play_it_myself = page.get_by_role("button", name="myself")
        self.choices = page.get_by_role("region", name="New game")
        self.begin = self.choices.get_by_role("button", name="Play", exact=True)
        self.close_choices = self.choices.get_by_role("button", name="Close")
        self.back = self.choices.get_by_role("button", name="Back to the game")
        self.level = page.get_by_role("combobox", name="Computer's level")
        self.lesson = page.get_by_role("region", name="The rule")
        self.all_rules = self.lesson.get_by_role("button", name="All the rules")
        self.level_line = page.locator("#level-line")
        self.undo = page.get_by_role("button", name="Undo", exact=True)
        self.redo = page.get_by_role("button", name="Redo", exact=True)
        self.new_game = page.get_by_role("button", name="New game", exact=True)
        self.size = page.get_by_role("combobox", name="Board size", exact=True)
        self.result = page.locator("#result")
        self.result_title = page.locator("#result-title")
        self.rematch = page.get_by_role("button", name="Swap colours")
        self.change_level = page.get_by_role("button", name="Change level")
        self.guide = page.get_by_role("group", name="Rules and marks")
        self.marks = page.get_by_role("list", name="Marks").get_by_role("listitem")
        self.play_again = page.get_by_role("button", name="Play again")

    def new(self, n: int = 8) -> None:
        """Starts a new game with a friend on an n x n board."""
        go_to(self._page, PLAY)
        if not self._page.evaluate(NEW, str(n)):
            self.choose()
            assert self._page.evaluate(NEW, str(n))

    def choose(self) -> None:
        go_to(self._page, PLAY)
        settle(self._page)  # The choices may be about to go.
        if self.new_game.is_visible():
            self.new_game.click()
        elif not self.choices.is_visible():  # On a phone.
            self._page.get_by_role("button", name="More", exact=True).click()
            self.new_game.click()
        expect(self.choices).to_be_visible()

    def option(self, name: str) -> Locator:
        """Returns one of the choices for a new game, by the beginning of its label."""
        return self.choices.get_by_role("radio", name=name)

    def set_player(self, color: str, player: str) -> None:
        """Sets the player of "Black" or "White": "person", "friend", or a level as "computer-3"."""
        go_to(self._page, PLAY)
        self._page.get_by_role("combobox", name=f"{color} is played by").select_option(player)

    def against(self, level: int, own_color: str, n: int = 8) -> None:
        """Starts a game against a level, with the user as "black" or "white"."""
        self.choose()
        self.option("Computer").check(force=True)
        self.size.select_option(str(n))
        self.level.select_option(str(level))
        self.option(own_color.capitalize()).check(force=True)
        self.begin.click()

    def play_on(self, board: Board, own_color: str) -> bool:
        """Waits for the user's turn and plays; returns False if the game ended instead."""
        # On a busy machine, a slow engine may be taken for lost and reloaded meanwhile.
        turn = re.compile(f"^({own_color}|none)$")
        expect(self.score).to_have_attribute("data-turn", turn, timeout=IN_SLICES)
        if self.score.get_attribute("data-turn") == "none":
            return False
        square = board.press_any_legal_square()
        board.expect_taken(square)
        return True

    def expect_player(self, color: str, player: str) -> None:
        expect(self._page.locator(f"#seat-{color.lower()}")).to_have_value(player)

    def cut_seats(self) -> list[str]:
        settle(self._page)
        return list(self.score.evaluate(CUT_SEATS))

    def covered_discs(self) -> int:
        settle(self._page)
        return int(self.score.evaluate(COVERED_DISCS))

    def expect_turn(self, color: str) -> None:
        """Waits until the side to move is "black", "white" or "none"."""
        expect(self.score).to_have_attribute("data-turn", color)

    def expect_score(self, black: int, white: int) -> None:
        expect(self.score).to_have_attribute("data-black", str(black))
        expect(self.score).to_have_attribute("data-white", str(white))

    def record_announcements(self) -> None:
        self.status.evaluate(LISTEN)

    def announcements(self) -> list[str]:
        settle(self._page)
        return list(self._page.evaluate("said"))

    def expect_announcements(self, said: list[str]) -> None:
        """Waits until exactly these texts are recorded, up to trailing white space."""
        expect_value(self._page, "() => said.map(text => text.trimEnd())", said)

    def visible_controls(self) -> list[Locator]:
        """Returns the visible controls of the bar and below the board."""
        settle(self._page)
        controls = self._page.locator(".bar :is(a, button), .transport :is(button, input)")
        return [control for control in controls.all() if control.is_visible()]
