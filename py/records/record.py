"""What comes of reading a record: the game as far as it goes, and what stopped it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Game

SIZES = range(4, 27, 2)  # The numbers of rows that records are read for.


class RecordError(ValueError):
    """What keeps a record from being read to its end.

    `move` is the number of the move it came to, passes not counted, `square` the name of the
    square, each None where it is about none; `reason` says what is wrong there.
    """

    def __init__(self, reason: str, move: "int | None" = None, square: "str | None" = None) -> None:
        where = f"Move {move}: " if move else ""
        what = f"{square} " if square else ""
        super().__init__(f"{where}{what}{reason}.")
        self.reason = reason
        self.move = move
        self.square = square


class Record:
    """A text that was read.

    `kind` is what it was taken for: `ggf`, `board`, `uva220`, `jutge` or `transcript`, None for
    anything else; `sentence` says so, and how much was read. `game` stands at its end, or at the
    last move before the `problem`; it is None if there is not even a position. `players` are the
    names by colour, those that are given.
    """

    def __init__(
        self,
        kind: "str | None",
        sentence: str,
        game: "Game | None",
        problem: "RecordError | None" = None,
        players: "dict[str, str] | None" = None,
    ) -> None:
        self.kind = kind
        self.sentence = sentence
        self.game = game
        self.problem = problem
        self.players = players or {}
