"""The choices for a new game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from othello import BLACK, WHITE, opponent
from saved.players import COMPUTER, FRIEND, USUAL_LEVEL, level_name

if TYPE_CHECKING:
    from othello import Game
    from play.model.game.play import Play

EITHER = "either"
OWN_COLORS = (BLACK, WHITE, EITHER)
CHOICES = ("opponent", "level", "color", "n", "is_changed")


class GameChoice:
    """Who plays the next game, on which board, and whether these choices are shown.

    Attributes:
        opponent: COMPUTER or FRIEND.
        level: The computer's level, one of LEVELS.
        last_level: The level of the last game against the computer, None before the first.
        color: The user's colour against the computer, one of OWN_COLORS.
        n: The number of rows.
        is_newcomer: Whether no game is kept yet.
        is_changed: Whether the user has chosen something since the last game began.
    """

    def __init__(self) -> None:
        self.opponent = FRIEND
        self.level = USUAL_LEVEL
        self.last_level: int | None = None
        self.color = BLACK
        self.n = 8
        self.is_newcomer = False
        self.is_changed = False
        self._over: Game | None = None  # The game over which the choices are shown.
        self._before: dict[str, Any] = {}  # The choices when they were shown over the game.
        self._begun: Game | None = None  # The game that was begun with them.

    def choose(self, **chosen: Any) -> None:
        """Changes some of the choices."""
        self._set(chosen)
        self.is_changed = True

    def _set(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def choose_name(self, last: int) -> None:
        """Chooses the last level of a name, or the level last played if it has this name."""
        played = self.last_level
        is_same = played is not None and level_name(played) == level_name(last)
        self.choose(level=self.last_level if is_same else last)

    def open(self, game: Game) -> None:
        """Shows the choices over a game."""
        if self.is_over(game):
            return
        self.close()
        self._before = {name: getattr(self, name) for name in CHOICES}
        self._over = game
        self.n = game.position.n

    def close(self) -> None:
        """Shows the game again, and forgets what was chosen over it."""
        self._set(self._before)
        self._before = {}
        self._over = None

    def lasting(self, name: str) -> Any:
        """Returns a choice as it stays if those over the game are cancelled."""
        return self._before.get(name, getattr(self, name))

    def is_over(self, game: Game) -> bool:
        """Returns whether the choices are shown over a game."""
        return game is self._over

    def is_first(self, game: Game) -> bool:
        """Returns whether a game waits for its first move or for other choices."""
        is_empty = not (game.size or game.start.comment)
        return is_empty and game.standard and game is not self._begun

    def is_shown(self, game: Game) -> bool:
        """Returns whether the choices are shown."""
        return self.is_over(game) or self.is_first(game)

    def begins_with(self, game: Game) -> bool:
        """Returns whether the user's first move can be played on the board of a game."""
        return self.own_color == BLACK and self.n == game.position.n

    def begin(self, play: Play) -> None:
        """Begins a game with the choices. Against a friend, the colour does not matter."""
        color = self.own_color
        if color == EITHER:
            color = random.choice((BLACK, WHITE))
        if self.opponent == COMPUTER:
            self.last_level = self.level
        play.play_against(self.opponent, self.level, color, self.n)

    @property
    def own_color(self) -> str:
        """The colour of the user, who plays the first move against a friend."""
        return self.color if self.opponent == COMPUTER else BLACK

    def answered(self, game: Game) -> None:
        """Shows a new game without the choices."""
        self._begun = game
        self._over, self._before = None, {}
        self.is_changed = False

    def follow(self, play: Play) -> None:
        """Chooses the players of a game."""
        people = play.people
        players: dict[str, Any] = {}
        if len(people) == 2:
            players = {"opponent": FRIEND}
        elif people:
            [color] = people
            self.last_level = play.levels[opponent(color)]
            players = {"opponent": COMPUTER, "color": color, "level": self.last_level}
        self._set(players)
        if self._before:
            self._before.update(players)
