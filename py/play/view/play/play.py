"""The players, undo and redo."""

from typing import Any

from board.scene import Scene
from browser.page import Page, Part, element
from othello import BLACK
from othello.phrases import SIDE
from play.model.game.table import Table
from saved.players import seat_text
from saved.work import PLAY

COMPUTER_PLAYS = "The computer plays {}."
MYSELF = "Play {} myself"


class PlayPart(Part):
    """The controls of the game."""

    def __init__(self, page: Page, table: Table) -> None:
        self._page, self._workspace, self._table = page, page.workspace, table
        play = self._table.play
        page.on_click("undo", play.undo)
        page.on_click("redo", play.redo)
        page.on_click("to-start", lambda: play.go_to(0))
        page.on_click("to-end", lambda: play.go_to(len(play.game.plies)))
        page.on_click("let-it-play", play.resume_computer)
        page.on_click("play-it-myself", play.take_over)
        page.on_click("pause", play.pause_computer)
        page.on_click("resign", play.resign)
        for color in play.players:
            element(f"seat-{color}").addEventListener("change", self._choose_player)

    def show(self, scene: Scene) -> None:
        """Shows the players, and enables the buttons that have an effect."""
        play = self._table.play
        game, here = play.game, self._table.game_on_board
        for color, player in play.players.items():
            element(f"seat-{color}").value = seat_text(player, play.levels[color])
        element("undo").disabled = element("to-start").disabled = not here or game.ply == 0
        element("resign").disabled = not (here and play.ending.resigning(game, play.people))
        at_end = game.ply == len(game.plies)
        element("redo").disabled = element("to-end").disabled = not here or at_end
        self._show_computer(here)
        choosing = self._table.choosing
        element("begin").hidden = not choosing
        element("lesson").hidden = not (choosing and self._table.choice.is_newcomer)

    def _show_computer(self, here: bool) -> None:
        play = self._table.play
        paused = here and self._workspace.view == PLAY and play.computer_paused
        element("watching").hidden = not (here and play.computer_plays_both and play.computer_due)
        element("computers-turn").hidden = not paused
        if paused:
            color = SIDE[play.game.turn or BLACK]
            element("computers-turn").firstElementChild.textContent = COMPUTER_PLAYS.format(color)
            element("play-it-myself").textContent = MYSELF.format(color)

    def _choose_player(self, event: Any) -> None:
        color = event.target.id.split("-")[1]
        player, _, level = event.target.value.partition("-")
        self._page.do(self._table.set_player, color, player, int(level) if level else None)
