"""The game on the board and everything that a player can do to it."""

from othello import BLACK, WHITE, Game, IllegalMove, Ply, Position, square_name
from page.model.board.scene import Scene, named, othello_score
from page.model.play import messages

SIZES = range(4, 27, 2)
PERSON, FRIEND, COMPUTER = "person", "friend", "computer"  # The reader, one beside them, the page.
LEVELS = range(1, 11)
USUAL_LEVEL = 3
EITHER = "either"
OWN_COLORS = (BLACK, WHITE, EITHER)  # What the reader may play in a new game.


class Play:
    """A game being played.

    `seats` tells who plays each colour, PERSON, FRIEND or COMPUTER, and `levels` at which of LEVELS
    the computer does; `level` is that of a new game against it, and `own_color` the reader's of
    OWN_COLORS in that. `message` is the last thing said
    about the game; `kept` is the line or the game that was left last, None as long as nothing
    was; `turning` gives the discs that the last move turned over, each with its distance from the
    disc played, as long as they are to be seen turning.
    """

    turning: dict[int, int]

    def __init__(self) -> None:
        self.seats = {BLACK: PERSON, WHITE: FRIEND}
        self.levels = {BLACK: USUAL_LEVEL, WHITE: USUAL_LEVEL}
        self.level = USUAL_LEVEL
        self.own_color = BLACK
        self.kept: Game | None = None
        self._begin(Game())
        self.message = messages.whose_turn(self.game)

    def new_game(self, n: int) -> None:
        """Starts a game on n x n squares; the last one is kept."""
        self._keep()
        self._begin(Game(Position.start(n)))
        self.message = messages.started(self.game)

    def take(self, game: Game, message: str | None = None) -> None:
        """Goes on with a game from elsewhere; the last one is kept."""
        self._keep()
        self._begin(game)
        self.message = message or messages.whose_turn(game)

    def swap(self) -> None:
        """Goes back to the line or the game that was left last, and keeps this one for it."""
        if self.kept:
            self.game, self.kept = self.kept, self.game
            self.turning = {}
            self._answering = False
            self.message = messages.went_back(self.game)

    def seat(self, color: str, player: str, level: int | None = None) -> None:
        """Has a colour played by PERSON, FRIEND or COMPUTER from now on, at a level if given."""
        self.seats[color] = player
        self.levels[color] = level or self.levels[color]
        self._answering = self.following is None

    def choose_level(self, level: int) -> None:
        """Has a new game against the computer be on a level."""
        self.level = level

    def choose_color(self, color: str) -> None:
        """Has the reader play one of OWN_COLORS in a new game against the computer."""
        self.own_color = color

    @property
    def watched(self) -> bool:
        """Whether the computer plays both sides."""
        return self.seats[BLACK] == self.seats[WHITE] == COMPUTER

    @property
    def computer_due(self) -> bool:
        """Whether the computer is to play the next move.

        It answers moves and begins games, but leaves alone what was gone back to.
        """
        return self._answering and self._seated == COMPUTER

    @property
    def computer_waits(self) -> bool:
        """Whether it is the computer's turn in what was gone back to, where it leaves things be."""
        return self._seated == COMPUTER and not self._answering

    def let_computer_play(self) -> None:
        """Has the computer go on from what was gone back to."""
        self._answering = True

    def look(self) -> None:
        """Has the computer leave the position be, as where the reader has gone back to it."""
        self._answering = False

    def play_instead(self) -> None:
        """Has the reader play the colour to move, in place of the computer."""
        if self.game.turn:
            self.seat(self.game.turn, PERSON)

    def branch(self) -> None:
        """Goes on from here in another way; the moves that were undone are kept as a line."""
        self.kept = self.game
        self.game = self.kept.copy()
        del self.game.plies[self.game.ply :]
        if self._seated not in (PERSON, FRIEND):
            self.play_instead()
        self._answering = True
        self.message = messages.trying_again(self.game)

    def begin_against(self, opponent: str, level: int, color: str, n: int) -> None:
        """Starts a game of the reader, of a colour, against FRIEND or COMPUTER at a level."""
        for side in self.seats:
            self.seat(side, PERSON if side == color else opponent, level)
        self.new_game(n)

    def watch(self, level: int, n: int) -> None:
        """Starts a game of the computer with itself, both sides at a level."""
        for side in self.seats:
            self.seat(side, COMPUTER, level)
        self.new_game(n)

    def press(self, square: int) -> None:
        """Plays on a square for the person to move, or says why that cannot be.

        Where it is the computer's turn, has it move instead.
        """
        self._answering = True
        if self._seated == COMPUTER:
            self.message = messages.computer_to_move(self.game)
        else:
            self.play(square)

    def play(self, square: int) -> None:
        """Plays on a square for the side to move, whoever that is, or says why that cannot be.

        Moves that were undone are played again if the square is the next of them, and else kept
        as a line of their own.
        """
        following = self.following
        if following and following.square == square:
            self.game.redo()
        elif not self._play(square):
            return
        ply = self.game.last
        self.turning = {flip: _distance(flip, square, ply.position.n) for flip in ply.flips}
        self.message = messages.played(self.game)

    def go_to(self, ply: int) -> None:
        """Goes to the position after so many moves."""
        if ply != self.game.ply:
            self._go_to(ply)
            self.message = messages.gone_to(self.game)

    @property
    def leads(self) -> list[int]:
        """How many discs black has more than white at the start and after each move."""
        return [ply.lead for ply in [self.game.start] + self.game.plies]

    @property
    def following(self) -> Ply | None:
        """The next of the undone moves, None if there is none."""
        return self.game.plies[self.game.ply] if self.game.ply < len(self.game.plies) else None

    def undo(self) -> None:
        """Takes the last move of a person back, if there is one, and what the computer answered."""
        if self.game.ply:
            self._go_to(self._to_move(range(self.game.ply - 1, -1, -1)))
            self.message = messages.taken_back(self.game, self.game.plies[self.game.ply])

    def redo(self) -> None:
        """Plays the next undone move again, if there is one, and what the computer answered."""
        if self.following:
            self._go_to(self._to_move(range(self.game.ply + 1, len(self.game.plies) + 1)))
            self.message = messages.played(self.game)

    def scene(self) -> Scene:
        """Returns the board of the game, with its legal moves and its last move marked."""
        game, last = self.game, self.game.last
        turned = {}
        if game.turn and self._seated != COMPUTER:
            turned = game.position.flip_counts(game.turn)
        marks = {
            "legal": sorted(turned),
            "turned": last.flips,
            "placed": [] if last.square is None else [last.square],
        }
        rows = game.position.rows()
        return Scene(
            rows,
            marks,
            _names(rows, game.turn, turned),
            othello_score(game.position),
            game.turn,
            self.message,
            turning=self.turning,
        )

    def standing(self) -> tuple[Position, str | None]:
        """Returns the position on the board and the side to move."""
        return self.game.position, self.game.turn

    def last_move(self) -> str:
        """Returns the news of the last move that stands."""
        return messages.played(self.game) if self.game.ply else messages.started(self.game)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns marks of what a move on the square would do, none if it cannot be played."""
        position, turn = self.game.position, self.game.turn
        if turn is None or self._seated == COMPUTER or position.color_at(square):
            return {}
        flips = position.move(square, turn).flips
        return {"preview": flips, f"ghost-{turn}": [square]} if flips else {}

    @property
    def _seated(self) -> str | None:
        """Who plays the colour to move, None if the game is over."""
        return self.seats.get(self.game.turn or "")

    def _to_move(self, plies: range) -> int:
        """Returns the first of some plies where a person is to move, the first if none is."""
        played = [self.game.start] + self.game.plies
        for ply in plies:
            if self.seats.get(played[ply].turn or "") != COMPUTER:
                return ply
        return plies[0]

    def _play(self, square: int) -> bool:
        """Plays a move that is not yet in the game; returns whether the rules allow it."""
        line = self.game.copy()
        try:
            self.game.play(square)
        except IllegalMove as refusal:
            self.message = messages.refused(self.game, refusal)
            return False
        if self.game.ply <= len(line.plies):
            self.kept = line
        return True

    def _keep(self) -> None:
        if self.game.plies:
            self.kept = self.game

    def _begin(self, game: Game) -> None:
        self.game = game
        self.turning = {}
        self._answering = self.following is None

    def _go_to(self, ply: int) -> None:
        self.game.go_to(ply)
        self.turning = {}
        self._answering = False


def moves_of(plies: list[Ply]) -> list[str]:
    """Returns the squares that were played, by their names."""
    return [square_name(ply.square or 0, ply.position.n) for ply in plies]


def _names(rows: list[str], turn: str | None, turned: dict[int, int]) -> list[str]:
    names = named(rows)
    for square in turned:
        names[square] += f", {turn} may play, turns {turned[square]}"
    return names


def _distance(square: int, origin: int, n: int) -> int:
    row, column = divmod(square, n)
    origin_row, origin_column = divmod(origin, n)
    return max(abs(row - origin_row), abs(column - origin_column))
