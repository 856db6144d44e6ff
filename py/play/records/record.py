"""The result of reading a record: the game up to the first problem, and that problem."""

from __future__ import annotations

from time import gmtime

from othello import BLACK, WHITE, Game, Ply, Position
from othello.game import main_line
from othello.phrases import SIDE, counted
from othello.results import final_discs
from othello.squares import DIGITS
from text.reader import quoted

SIZES = range(4, 27, 2)  # The numbers of rows of the boards that can be read.
ANY_SIZE = f"an even number from {SIZES[0]} to {SIZES[-1]}"


class RecordError(ValueError):
    """Raised where reading a record has to stop.

    Attributes:
        reason: The problem, as a predicate of the move or the square if there is one.
        move: The number of the move, counted from 1 without passes, or None.
        square: The name of the square, or None.
        line: The line in the text, counted from 1, or None.
        column: The column in the text, counted from 1, or None.
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

    def at(self, line: int | None, column: int | None) -> RecordError:
        """Returns the same error with another location in the text, or without one."""
        return RecordError(self.reason, self.move, self.square, line, column)


class Record:
    """The result of reading a text.

    Attributes:
        kind: The kind of record: `ggf`, `sgf`, `pgn`, `board`, `transcript`, the name of a
            judge's format, or None if unknown.
        sentence: A sentence with the kind and the number of moves read.
        game: The game up to its end or up to the problem, or None without a start position.
        problem: The error that stopped the reading, or None.
        players: The known names of the players by colour.
        facts: The `date`, the `event`, the `place` and the `round`, as far as they are known, and
            who `won` and `by` what if the other side resigned or ran out of time.
        introduction: The line with all facts that begins the comment on the start.
        rest: The same line with only those facts that have no other place.
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
        self.facts: dict[str, str] = {}
        self.introduction = self.rest = ""


def known_names(names: dict[str, str]) -> dict[str, str]:
    """Returns the names, by colour, that are not empty, a question mark or a hyphen."""
    return {color: name for color, name in names.items() if name not in ("", "?", "-")}


def day_of_seconds(date: str) -> str:
    """Returns the day of a date in seconds since 1970, as a game server writes it, or any other."""
    is_number = len(date) in (9, 10) and not date.strip(DIGITS)
    return "{:04}-{:02}-{:02}".format(*gmtime(int(date))[:3]) if is_number else date


def decided(result: str) -> dict[str, str]:
    """Returns who `won` and `by` what, if a result such as `B+R` or `-64.000:t` tells it."""
    text = result.strip().lower()
    number, _, letter = text.partition(":")
    how = BY.get(letter[:1] if number[:1] in SIGNS else text[2:3])
    if not how or (text[:2] not in SIGNS and number[:1] not in SIGNS):
        return {}
    return {"won": WHITE if text[:1] in ("w", "-") else BLACK, "by": how}


RESIGNED, TIME = "resigned", "time"
BY = {"r": RESIGNED, "t": TIME}
MORE_GAMES = " The text has more games; this is the first."
UNKNOWN = "?*-./ "
VOID = "Void"  # The result in SGF of a game that has none.
# Results by their winner, and beginnings of results by the side that is ahead.
WINNERS = {"1-0": 1, "b+": 1, "0-1": -1, "w+": -1, "1/2-1/2": 0, "draw": 0}
SIGNS = {"b+": 1, "+": 1, "w+": -1, "-": -1}


def introduction(title: str, players: dict[str, str], facts: list[str]) -> str:
    """Returns the title, the names of the players and the known facts about a game on one line."""
    names = [players[color] for color in (BLACK, WHITE) if color in players]
    if len(names) == 1:
        names[0] += f" ({next(iter(players))})"
    found = [title, " \u2013 ".join(names)] + facts
    return ", ".join([fact for fact in found if fact.strip(UNKNOWN) and fact != VOID])


def mirrored_start(n: int) -> Position:
    """Returns the start position with the colours of its discs exchanged."""
    start = Position.start(n)
    return Position(n, start.white, start.black)


def summary(name: str, game: Game | None, players: dict[str, str]) -> str:
    """Returns the sentence for a record of a kind, with the known names of the players."""
    between = ""
    if players:
        names = [quoted(players.get(color, "?")) for color in (BLACK, WHITE)]
        between = f", {names[0]} (black) against {names[1]} (white){',' if game else ''}"
    if game is None:
        return f"{name}{between}."
    n = game.position.n
    others = f", and {game.size - game.ply} in variations" if game.size > game.ply else ""
    moves = f"{counted(game.ply, 'move')} read{others}"
    return f"{name}{between} on {n} x {n}: {moves}.{_start(game)}"


def _start(game: Game) -> str:
    """Returns a sentence on a start that differs from the standard one in colours only."""
    start = game.start.position
    if start == mirrored_start(start.n):
        return f" The start is mirrored; {game.first_turn} begins."
    if start == Position.start(start.n) and not game.standard:
        return f" {SIDE[game.first_turn]} begins."
    return ""


def end_of(game: Game) -> Ply:
    """Returns the last ply of the main line, the start of a game without moves."""
    return ([game.start] + main_line(game.start))[-1]


def agrees(result: str, discs: list[int], n: int) -> bool:
    """Returns whether a result can be that of a game that ended with these discs on n x n squares.

    The winner may be given the empty squares.
    """
    text = result.strip().lower().replace("\xbd", "1/2")
    lead, (black, white) = discs[0] - discs[1], final_discs(discs[0], discs[1], n)
    winner = (lead > 0) - (lead < 0)
    return WINNERS.get(text, winner) == winner and _lead(text, lead) in (lead, black - white)


def contradiction(result: str, game: Game) -> str:
    """Returns a sentence on a result that the end of the main line contradicts, or else nothing."""
    last = end_of(game)
    discs = [last.position.count(color) for color in (BLACK, WHITE)]
    if last.turn or agrees(result, discs, last.position.n):
        return ""
    return f" Its result, {quoted(result)}, contradicts the final board, {discs[0]} to {discs[1]}."


def _lead(text: str, unknown: float) -> float:
    """Returns the lead of black in a result in small letters, `unknown` if it has none."""
    if text in WINNERS:
        return unknown
    black, _, white = text.partition("-")
    if _is_number(black) and _is_number(white):
        return float(black) - float(white)
    for sign in SIGNS:
        if text.startswith(sign) and _is_number(text[len(sign) :]):
            return SIGNS[sign] * float(text[len(sign) :])
    return 0 if text == "0" else unknown


def _is_number(text: str) -> bool:
    return text[:1] in tuple(DIGITS) and not text.replace(".", "", 1).strip(DIGITS)
