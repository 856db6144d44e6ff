"""Who plays, a new game, and the way through its moves."""

import random

from othello import BLACK, WHITE
from othello.words import SIDE
from page.browser.page import Page, Part, element, go_to_board
from page.state.play import COMPUTER, FRIEND
from page.state.scene import Scene
from page.state.table import PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

IS_COMPUTERS = "{} is the computer's."
MYSELF = "Play {} myself"


class GamePart(Part):
    """The seats, the start of a game, undo and redo."""

    def __init__(self, page: Page) -> None:
        self._page, self._table = page, page.table
        self._n = self._table.play.game.position.n
        play = self._table.play
        page.on_click("undo", play.undo)
        page.on_click("redo", play.redo)
        page.on_click("to-start", lambda: play.go_to(0))
        page.on_click("to-end", lambda: play.go_to(len(play.game.plies)))
        page.on_click("new-game", lambda: self._table.new_game(_size()))
        page.on_click("let-it-play", play.let_computer_play)
        page.on_click("play-it-myself", play.play_instead)
        element("play-computer").addEventListener("click", lambda event: self._begin(COMPUTER))
        element("play-friend").addEventListener("click", lambda event: self._begin(FRIEND))
        element("size").addEventListener("change", self._choose_size)
        for color in play.seats:
            element(f"seat-{color}").addEventListener("change", self._choose_seat)

    def show(self, scene: Scene) -> None:
        """Shows who plays, and enables the buttons that can do something."""
        play = self._table.play
        game, here = play.game, self._table.game_on_board
        for color, player in play.seats.items():
            element(f"seat-{color}").value = player
        element("undo").disabled = element("to-start").disabled = not here or game.ply == 0
        at_end = game.ply == len(game.plies)
        element("redo").disabled = element("to-end").disabled = not here or at_end
        element("begin").className = "pane begun" if game.plies else "pane"
        self._show_computers_turn(here)
        if self._n != game.position.n:
            self._n = game.position.n
            element("size").value = str(self._n)

    def _show_computers_turn(self, here: bool) -> None:
        play = self._table.play
        waits = here and self._table.workplace == PLAY and play.computer_waits
        element("computers-turn").hidden = not waits
        if waits:
            color = SIDE[play.game.turn or BLACK]
            element("computers-turn").firstElementChild.textContent = IS_COMPUTERS.format(color)
            element("play-it-myself").textContent = MYSELF.format(color)

    def _begin(self, opponent: str) -> None:
        """Begins a game against somebody; who plays a friend has no need to choose a colour."""
        color = element("own-color").value if opponent == COMPUTER else BLACK
        if color not in (BLACK, WHITE):
            color = random.choice((BLACK, WHITE))
        self._page.do(self._table.play_against, opponent, color, _size())
        self._page.once_shown(go_to_board)

    def _choose_size(self, event: Any) -> None:
        """Begins the game on another board, as long as nothing is played on this one."""
        if not self._table.play.game.plies:
            self._page.do(self._table.new_game, _size())

    def _choose_seat(self, event: Any) -> None:
        color = event.target.id.split("-")[1]
        self._page.do(self._table.play.seat, color, event.target.value)


def _size() -> int:
    return int(element("size").value)
