"""What comes of reading a record: the game as far as it goes, and what stopped it."""

from judges.reader import quoted
from othello import BLACK, WHITE, Game
from othello.phrases import counted

SIZES = range(4, 27, 2)  # The numbers of rows that records are read for.
ANY_SIZE = f"an even number from {SIZES[0]} to {SIZES[-1]}"


class RecordError(ValueError):
    """What keeps a record from being read to its end.

    `move` is the number of the move it came to, passes not counted, `square` the name of the
    square, `line` and `column` where it stands in the text, counted from 1, each None where it is
    about none; `reason` says what is wrong there.
    """

    def __init__(
        self,
        reason: str,
        move: int | None = None,
        square: str | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        number = f"Move {move}: " if move else ""
        what = f"{square} " if square else ""
        place = f" (line {line}, column {column})" if line else ""
        begin = reason if number or what else reason[:1].upper() + reason[1:]
        super().__init__(f"{number}{what}{begin}{place}.")
        self.reason = reason
        self.move = move
        self.square = square
        self.line = line
        self.column = column

    def at(self, line: int | None, column: int | None) -> "RecordError":
        """Returns the same problem at a place in the text, or at none."""
        return RecordError(self.reason, self.move, self.square, line, column)


class Record:
    """A text that was read.

    `kind` is what it was taken for: `ggf`, `sgf`, `pgn`, `board`, `transcript` or the
    name of a judge's format, None for anything else; `sentence` says so, and how much was read.
    `game` stands at its end, or at the last move before the `problem`; it is None if there is not
    even a position. `players` are the names by colour, those that are given.
    """

    def __init__(
        self,
        kind: str | None,
        sentence: str,
        game: Game | None,
        problem: RecordError | None = None,
        players: dict[str, str] | None = None,
    ) -> None:
        self.kind = kind
        self.sentence = sentence
        self.game = game
        self.problem = problem
        self.players = players or {}


def known(names: dict[str, str]) -> dict[str, str]:
    """Returns those names, by colour, that are told: not empty, nor a question mark."""
    return {color: name for color, name in names.items() if name not in ("", "?")}


def summary(name: str, game: Game | None, players: dict[str, str]) -> str:
    """Returns the sentence on a game, or on what should have been one, in a form with a name."""
    between = ""
    if players:
        names = [quoted(players.get(color, "?")) for color in (BLACK, WHITE)]
        between = f", {names[0]} (black) against {names[1]} (white){',' if game else ''}"
    if game is None:
        return f"{name}{between}."
    n = game.position.n
    return f"{name}{between} on {n} x {n}: {counted(game.ply, 'move')} read."
