"""The game of the Play view and the actions of its players."""

from board.scene import Scene, last_move_marks, position_scene, preview_marks
from othello import BLACK, WHITE, Game, Ply, Position, opponent
from othello.notes import MOST_MOVES
from play.model.game import messages
from play.model.game.ending import Ending
from saved.players import COMPUTER, FRIEND, PERSON, USUAL_LEVEL


class Play:
    """The current game and its players.

    After undo or a jump, the computer is paused until the user moves or resumes it.

    It has many methods, because it is a board of the page as well as a game with players.

    Attributes:
        game: The game, with its variations.
        left: The games with moves that were left and have not been kept yet.
        players: The player of each colour: PERSON, FRIEND or COMPUTER.
        levels: The level of each colour if the computer plays it, one of LEVELS.
        taken: The colours whose player the user has chosen during the game.
        message: The status message.
        ending: How the game has ended, or can be ended.
        turning: The discs to show turning over, with their distance from the disc played.
    """

    hides_advice = False
    turning: dict[int, int]

    def __init__(self) -> None:
        self.players = {BLACK: PERSON, WHITE: FRIEND}
        self.levels = {BLACK: USUAL_LEVEL, WHITE: USUAL_LEVEL}
        self.taken: set[str] = set()
        self.left: list[Game] = []
        self.ending = Ending()
        self._begin(Game())
        self.message = messages.whose_turn(self.game)

    def new_game(self, n: int) -> None:
        """Starts a game on an n x n board. The last one is kept."""
        self._start(Game(Position.start(n)))

    def again(self) -> None:
        """Starts a game of the same players from the same start, which may be a random one."""
        start = self.game.start
        self._start(Game(start.position, self.game.first_turn))

    def _start(self, game: Game) -> None:
        self._keep()
        self._begin(game)
        self.message = messages.started(self.game)
        if len(self.people) == 1:
            [color] = self.people
            level = self.levels[opponent(color)]
            self.message = messages.against_computer(self.game, color, level)

    def rematch(self) -> None:
        """Starts a game of the same players from the same start, with their colours swapped."""
        players, levels = dict(self.players), dict(self.levels)
        for color in players:
            self.set_player(color, players[opponent(color)], levels[opponent(color)])
        self.again()

    def resign(self) -> None:
        """Ends the game by a resignation, unless nobody can resign."""
        color = self.ending.resigning(self.game, self.people)
        if color:
            self.game.promote(self.game.last)  # The line that ends is the game.
            self.ending.resigned[self.game.last] = color
            self.message = messages.resigned(color)

    def load(self, game: Game, message: str | None = None) -> None:
        """Replaces the game. The last one is kept."""
        self._keep()
        self._begin(game)
        self.message = message or messages.whose_turn(game)

    def set_player(self, color: str, player: str, level: int | None = None) -> None:
        """Sets the player of a colour, and the level if given."""
        self.players[color] = player
        if level is not None:
            self.levels[color] = level
        self._computer_active = self.next_ply is None

    @property
    def computer_plays_both(self) -> bool:
        """Whether the computer plays both sides."""
        return not self.people

    @property
    def people(self) -> list[str]:
        """The colours that the computer does not play."""
        return [color for color in self.players if self.players[color] != COMPUTER]

    @property
    def computer_due(self) -> bool:
        """Whether the computer must play the next move now."""
        return self._computer_active and self._player_to_move == COMPUTER

    @property
    def computer_paused(self) -> bool:
        """Whether it is the computer's turn, but it is paused."""
        return self._player_to_move == COMPUTER and not self._computer_active

    def resume_computer(self) -> None:
        """Lets the computer play on from this position."""
        self._computer_active = True

    def pause_computer(self) -> None:
        """Stops the computer from moving until the user moves or resumes it."""
        self._computer_active = False

    def take_over(self) -> None:
        """Gives the side to move to the user instead of the computer."""
        if self.game.turn:
            self.set_player(self.game.turn, PERSON)

    def branch(self, message: str) -> None:
        """Lets the user play another move here. The undone moves are kept."""
        if self._player_to_move not in (PERSON, FRIEND):
            self.take_over()
        self._computer_active = True
        self.message = message

    def play_against(self, player: str, level: int, color: str, n: int) -> None:
        """Starts a game of the user, who plays `color`, against FRIEND or COMPUTER."""
        for side in self.players:
            self.set_player(side, PERSON if side == color else player, level)
        self.new_game(n)

    def watch(self, level: int, n: int) -> None:
        """Starts a game of the computer against itself."""
        for side in self.players:
            self.set_player(side, COMPUTER, level)
        self.new_game(n)

    def press(self, square: int) -> None:
        """Plays the user's move, or sets a message with the reason why it is refused.

        If it is the computer's turn, resumes the computer instead.
        """
        resigned = self.ending.resigned.get(self.game.last)
        if resigned:
            self.message = messages.resigned(resigned)
            return
        self._computer_active = True
        if self._player_to_move == COMPUTER:
            self.message = messages.computer_to_move(self.game)
        else:
            self.play(square)

    def play(self, square: int) -> None:
        """Plays a move for the side to move, or sets a message with the reason why it is refused.

        A move that the game has here already is followed. Any other move begins a variation if the
        game continues here.
        """
        moves = self.game.size
        if moves >= MOST_MOVES and not self.game.has_move(square):
            self.pause_computer()
            self.message = messages.FULL.format(MOST_MOVES)
            return
        if said := messages.play(self.game, square):
            self.message = said
            return
        ply = self.game.last
        self.turning = {flip: _distance(flip, square, ply.position.n) for flip in ply.flips}
        self.message = messages.played(self.game)
        if self.game.size > moves and len(ply.siblings) > 1:
            self.message += messages.NEW_VARIATION

    def go_to(self, ply: int) -> None:
        """Goes to the position after `ply` moves of the line."""
        if ply != self.game.ply:
            self._go_to(ply)
            self.message = messages.gone_to(self.game)

    def show(self, ply: Ply) -> None:
        """Goes to a ply of the game, on any line."""
        if ply is not self.game.last:
            self.game.show(ply)
            self._go_to(ply.number)
            self.message = messages.gone_to(self.game)

    @property
    def next_ply(self) -> Ply | None:
        """The next undone ply, None if there is none."""
        return self.game.plies[self.game.ply] if self.game.ply < len(self.game.plies) else None

    def undo(self) -> None:
        """Undoes a resignation, or the last move of a person, with the computer's answer to it."""
        if self.game.last in self.ending.resigned:
            del self.ending.resigned[self.game.last]
            self._computer_active = False
            self.message = messages.plays_on(self.game)
        elif self.game.ply:
            self._go_to(self._to_move(range(self.game.ply - 1, -1, -1)))
            self.message = messages.taken_back(self.game, self.game.plies[self.game.ply])

    def redo(self) -> None:
        """Redoes the next undone move, with the computer's answer to it."""
        if self.next_ply:
            self._go_to(self._to_move(range(self.game.ply + 1, len(self.game.plies) + 1)))
            self.message = messages.played(self.game)

    def scene(self) -> Scene:
        """Returns the scene of the game, with the legal moves and the last move marked."""
        game = self.game
        turn = None if self.ending.over(game) else game.turn
        marks, is_playable = last_move_marks(game.last), self._player_to_move != COMPUTER
        scene = position_scene(game.position, turn, marks, self.message, is_playable)
        scene.turning = self.turning
        return scene

    def position_and_turn(self) -> tuple[Position, str | None]:
        """Returns the position and the side to move."""
        return self.game.position, self.game.turn

    def last_move(self) -> str:
        """Returns the message about the last move."""
        return messages.played(self.game) if self.game.ply else messages.started(self.game)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the marks that preview a move, none if the move is not legal."""
        turn = self.game.turn
        if turn is None or self._player_to_move in (None, COMPUTER):
            return {}
        return preview_marks(self.game.position, turn, square)

    @property
    def _player_to_move(self) -> str | None:
        """The player to move, None if the game is over."""
        return (
            None
            if self.game.last in self.ending.resigned
            else self.players.get(self.game.turn or "")
        )

    def _to_move(self, plies: range) -> int:
        """Returns the first ply after which a person is to move, otherwise the first ply."""
        played = [self.game.start] + self.game.plies
        for ply in plies:
            if self.players.get(played[ply].turn or "") != COMPUTER:
                return ply
        return plies[0]

    def _keep(self) -> None:
        if self.game.size or self.game.start.comment:
            self.left.append(self.game)

    def _begin(self, game: Game) -> None:
        self.game = game
        self.taken.clear()
        self.turning = {}
        self._computer_active = self.next_ply is None

    def _go_to(self, ply: int) -> None:
        self.game.go_to(ply)
        self.turning = {}
        self._computer_active = False


def _distance(square: int, origin: int, n: int) -> int:
    row, column = divmod(square, n)
    origin_row, origin_column = divmod(origin, n)
    return max(abs(row - origin_row), abs(column - origin_column))
