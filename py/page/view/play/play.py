"""The players, new games, undo and redo."""

import random
from typing import Any

from board.scene import Scene
from othello import BLACK, WHITE
from othello.phrases import SIDE
from page.model.game.play import EITHER
from page.view.core.page import Page, Part, element, go_to_board
from saved.players import COMPUTER, FRIEND
from saved.work import GAME, PLAY

COMPUTER_PLAYS = "The computer plays {}."
MYSELF = "Play {} myself"


class PlayPart(Part):
    """The controls of the game."""

    def __init__(self, page: Page) -> None:
        self._page, self._workspace = page, page.workspace
        self._n = self._workspace.play.game.position.n
        play = self._workspace.play
        page.on_click("undo", play.undo)
        page.on_click("redo", play.redo)
        page.on_click("to-start", lambda: play.go_to(0))
        page.on_click("to-end", lambda: play.go_to(len(play.game.plies)))
        page.on_click("new-game", self._new_game)
        page.on_click("let-it-play", play.resume_computer)
        page.on_click("play-it-myself", play.take_over)
        element("play-computer").addEventListener("click", lambda event: self._begin(COMPUTER))
        element("play-friend").addEventListener("click", lambda event: self._begin(FRIEND))
        page.on_click("watch", lambda: self._workspace.watch(_level(), _size()))
        page.on_click("pause", play.pause_computer)
        page.on_click("resign", play.resign)
        element("size").addEventListener("change", self._choose_size)
        page.on_value("level", lambda level: play.choose_level(int(level)))
        page.on_value("own-color", play.choose_color)
        for color in play.players:
            element(f"seat-{color}").addEventListener("change", self._choose_player)

    def show(self, scene: Scene) -> None:
        """Shows the players, and enables the buttons that have an effect."""
        play = self._workspace.play
        game, here = play.game, self._workspace.game_on_board
        for color, player in play.players.items():
            element(f"seat-{color}").value = _option(player, play.levels[color])
        element("undo").disabled = element("to-start").disabled = not here or game.ply == 0
        element("resign").disabled = not (here and play.ending.resigning(game, play.people))
        at_end = game.ply == len(game.plies)
        element("redo").disabled = element("to-end").disabled = not here or at_end
        element("begin").className = "part begun" if game.plies else "part"
        self._show_computer(here)
        self._show_choices()
        if self._n != game.position.n:
            self._n = game.position.n
            element("size").value = str(self._n)

    def _show_choices(self) -> None:
        """Shows the settings of a new game, with a description of the level."""
        level = element("level")
        level.value = str(self._workspace.play.level)
        element("own-color").value = self._workspace.play.own_color
        line = level.selectedOptions[0].dataset.line
        if element("level-line").textContent != line:
            element("level-line").textContent = line

    def _show_computer(self, here: bool) -> None:
        play = self._workspace.play
        paused = here and self._workspace.view == PLAY and play.computer_paused
        element("watching").hidden = not (here and play.computer_plays_both and play.computer_due)
        element("computers-turn").hidden = not paused
        if paused:
            color = SIDE[play.game.turn or BLACK]
            element("computers-turn").firstElementChild.textContent = COMPUTER_PLAYS.format(color)
            element("play-it-myself").textContent = MYSELF.format(color)

    def _new_game(self) -> None:
        self._workspace.show_sheet(GAME)
        self._workspace.new_game(_size())

    def _begin(self, opponent: str) -> None:
        """Starts a game. Against a friend, the colour does not matter."""
        color = self._workspace.play.own_color if opponent == COMPUTER else BLACK
        if color == EITHER:
            color = random.choice((BLACK, WHITE))
        self._page.do(self._workspace.play_against, opponent, _level(), color, _size())
        self._page.after_frame(go_to_board)

    def _choose_size(self, event: Any) -> None:
        """Starts a game of the chosen size, unless the current game has moves."""
        if not self._workspace.play.game.plies:
            self._page.do(self._workspace.new_game, _size())

    def _choose_player(self, event: Any) -> None:
        color = event.target.id.split("-")[1]
        player, _, level = event.target.value.partition("-")
        self._page.do(self._workspace.play.set_player, color, player, int(level) if level else None)


def _size() -> int:
    return int(element("size").value)


def _level() -> int:
    return int(element("level").value)


def _option(player: str, level: int) -> str:
    """Returns the option of a player in the choice."""
    return f"{player}-{level}" if player == COMPUTER else player
