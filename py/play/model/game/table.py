"""The Play view: the game, the choices for the next, and the tab beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from play.model.game import messages
from play.model.game.game_choice import GameChoice
from play.model.game.play import Play
from saved.work import GAME, GAMES, PLAY, PRACTICE
from state.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Game, Ply
    from state.workspace import OnBoard

NEW_GAME = "new game"  # The choices over a game.


class Table:
    """The game in Play and what is shown beside it.

    Attributes:
        play: The game and its players.
        choice: The choices for the next game.
        workspace: What the two views share.
        sheet: The visible tab, one of SHEETS.
        folded: The tabs beside which phones fold the board, and NEW_GAME.
    """

    def __init__(self) -> None:
        self.play = Play()
        self.choice = GameChoice()
        self.workspace = Workspace(self)
        self.sheet = GAME
        self.folded = {GAMES, NEW_GAME}
        self._leave_games: list[Callable[[], None]] = []
        self._beside: OnBoard = self.play  # What the other tabs or Practice had on the board.

    def before_leaving_games(self, action: Callable[[], None]) -> None:
        """Runs an action before the tab Game or Practice is shown. Openings shows that of Games."""
        self._leave_games.append(action)

    def show_sheet(self, sheet: str) -> None:
        """Shows a tab of Play. Practice has the board to itself."""
        if sheet == self.sheet:
            return
        if sheet in (GAME, PRACTICE):
            for action in self._leave_games:
                action()
        if PRACTICE in (sheet, self.sheet):
            boards = self.workspace.boards
            self._beside, boards[PLAY] = boards[PLAY], self._beside
        self.sheet = sheet

    def show_game(self) -> None:
        """Shows the tab Game and the game on the board."""
        self.show_sheet(GAME)
        self.folded.discard(GAME)

    @property
    def place(self) -> str:
        """The view, and the tab of Play unless it is the first, as an address names them."""
        view = self.workspace.view
        if view != PLAY or self.sheet == GAME:
            return view
        # A puzzle has an address.
        return f"{view}/{getattr(self.workspace.boards[PLAY], 'address', '') or self.sheet}"

    @property
    def game_on_board(self) -> bool:
        """Whether the Play view shows the game, and not a line or a position being edited."""
        return self.workspace.boards[PLAY] is self.play

    def back_to_game(self) -> None:
        """Shows the game and its message again in the Play view."""
        self.workspace.boards[PLAY] = self.play
        self.workspace.forget_answer()

    def practise(self, board: OnBoard) -> None:
        """Shows a board of the practice, in its tab."""
        self.back_to_game()
        self.show_sheet(PRACTICE)
        self.workspace.boards[PLAY] = board

    def leave_practice(self, sheet: str = PRACTICE) -> None:
        """Shows the game again, and a tab."""
        self.back_to_game()
        self.show_sheet(sheet)

    @property
    def choosing(self) -> bool:
        """Whether the choices for a new game are shown beside the game on the board."""
        in_play = self.workspace.view == PLAY and self.game_on_board
        return in_play and self.choice.is_shown(self.play.game)

    def stop_turning(self) -> None:
        """Ends the animation of the last move's discs."""
        self.play.turning = {}

    def accepts_press(self) -> bool:
        """Starts the chosen game before its first move. Returns whether the board may be pressed.

        If a move cannot begin that game, the choices are shown.
        """
        if self.choosing and self.choice.is_changed and not self.choice.is_over(self.play.game):
            if not self.choice.begins_with(self.play.game):
                self.show_sheet(GAME)
                return False
            self.begin()
        self.choice.close()
        return True

    def welcome(self) -> None:
        """Greets a newcomer, whose first move begins a game against the lowest level."""
        self.choice.is_newcomer = True
        self.play.message = messages.WELCOME

    def choose_game(self) -> None:
        """Shows the choices for a new game. The board stays as it is."""
        self.back_to_game()
        self.show_sheet(GAME)
        self.choice.open(self.play.game)

    def set_player(self, color: str, player: str, level: int | None) -> None:
        """Sets the player of a colour, now and in the next game."""
        self.play.set_player(color, player, level)
        self.play.taken.add(color)
        self.choice.follow(self.play)

    def begin(self) -> None:
        """Starts the game that the user has chosen, and shows it."""
        self._start(self.choice.begin, self.play)

    def new_game(self, n: int) -> None:
        """Starts a game of the same players on n x n squares and shows it."""
        self._start(self.play.new_game, n)

    def again(self) -> None:
        """Starts a game of the same players from the same start, and shows it."""
        self._start(self.play.again)

    def rematch(self) -> None:
        """Starts a game of the same players with their colours swapped, and shows it."""
        self._start(self.play.rematch)

    def watch(self) -> None:
        """Starts a game of the computer against itself and shows it."""
        self._start(self.play.watch, self.choice.level, self.choice.n)

    def _start(self, action: Callable[..., None], *arguments: Any) -> None:
        self.back_to_game()
        self.workspace.say_again()
        action(*arguments)
        self.choice.answered(self.play.game)
        self.folded.discard(self.sheet)

    def load(self, game: Game) -> None:
        """Replaces the game by another one and shows it."""
        self.choice.close()
        self.back_to_game()
        self.play.load(game)

    def go_to_ply(self, ply: int) -> None:
        """Shows the position after a number of moves of the game's line."""
        self.back_to_game()
        self.play.go_to(ply)

    def show_ply(self, ply: Ply) -> None:
        """Shows the position after a move of the game, on any of its lines."""
        self.back_to_game()
        self.play.show(ply)
