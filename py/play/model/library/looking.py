"""The games of the list on the board, in place of the one in Play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from othello.game import main_line
from play.library.stored_game import level_of
from play.model.library.listed_game import NOT_READ, ListedGame, described
from saved.players import COMPUTER, FRIEND, PERSON

if TYPE_CHECKING:
    from othello import Game
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames


class Looking:
    """Shows listed games. The game in Play comes back when the user leaves the list."""

    def __init__(self, table: Table, kept: KeptGames) -> None:
        self._table, self._kept = table, kept
        self._looked_at: Game | None = None
        # The game in Play, its players and their levels.
        self._before: tuple[Game, dict[str, str], dict[str, int]] | None = None
        table.before_leaving_games(self.leave)

    @property
    def in_play(self) -> Game:
        """The game in Play, which comes back after others were looked at."""
        game = self._table.play.game
        return self._before[0] if self._before and game is self._looked_at else game

    def follow(self) -> None:
        """Keeps the game on the board in Play once the user plays on in it."""
        if self._before and self._kept.is_edited(self._table.play.game):
            self._before = None

    def show(self, row: ListedGame) -> None:
        """Shows the end of the main line of a game on the board."""
        try:
            game = row.stored.read() if row.stored else None
        except ValueError:
            game = None
        if not (row.stored and game):
            self._table.workspace.say(NOT_READ)
            return
        play = self._table.play
        if not self._before:
            self._before = play.game, dict(play.players), dict(play.levels)
        game.show(([game.start] + main_line(game.start))[-1])
        for color, player in ((BLACK, row.stored.black), (WHITE, row.stored.white)):
            level = level_of(player)
            friend = color == WHITE and not row.stored.own_color
            name = FRIEND if friend or player == FRIEND else PERSON
            name = COMPUTER if level is not None else name
            play.set_player(color, name, level)
        self._looked_at = game
        self._table.load(game)
        self._kept.adopt(game, row.place, row.row)
        play.pause_computer()
        if not row.stored.is_mine:
            self._table.workspace.say(f"{described(row.stored)}. {play.message}")

    def open(self) -> None:
        """Makes the selected game the one in Play."""
        self._before = None
        self._table.show_game()

    def leave(self) -> None:
        """Restores the game that was in Play before games were selected."""
        if not self._before or self._table.play.game is not self._looked_at:
            self._before = None
            return
        game, players, levels = self._before
        self._before = None
        play = self._table.play
        for color in players:
            play.set_player(color, players[color], levels[color])
        self._table.load(game)
        play.pause_computer()
