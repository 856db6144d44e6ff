"""A game of the library as one row of text, with its facts in columns.

The columns are separated by tabs. The last one is the whole game as `saved.game_text` writes it,
with variations, marks and comments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, opponent, parse_number, parse_transcript
from othello.game import main_line
from othello.notes import printable
from othello.results import final_discs
from othello.squares import DIGITS
from play.records.record import RESIGNED, TIME
from saved.game_text import LONGEST, PARTS, from_fragment, to_fragment
from saved.players import COMPUTER, LEVELS, PERSON, SIZES, level_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from othello import Game, Ply

COLUMNS = (
    "date",
    "source",
    "event",
    "black",
    "white",
    "discs",
    "winner",
    "resigned",
    "opening",
    "loss",
    "losses",
    "moves",
    "game",
)
HEAD = "\t".join(("othello-games",) + COLUMNS)  # The first line of a backup, before the rows.
PRACTICE_HEAD = "othello-practice"  # A line of a backup, before the texts of the practice.
DRAW = "draw"
BETWEEN, PLACE, ROUND = " \u00b7 ", "at ", "round "  # In the text of an event.
LONGEST_ROW = LONGEST + 10_000  # Characters.
LONGEST_NUMBER = 5  # Digits.
NOT_A_ROW = "its row is missing or invalid"


class StoredGame:
    """A game with its facts. All of them are texts, empty if unknown.

    Attributes:
        date: The date, as in `2026-11-26 21:40`, or a part of it.
        source: The file that the game was read from, empty for the user's own games.
        event: The tournament, the place and the round, see `event_text`.
        black: The name of the player, or PERSON, FRIEND or a level such as `computer-4`.
        white: The same for the other side.
        discs: The discs of black and white at the end of the main line, as in `24-40`.
        winner: The colour that won, DRAW, or empty for a game that was left.
        resigned: RESIGNED if the loser resigned, TIME if the loser ran out of time.
        opening: The name of the opening.
        loss: The average loss of the user's moves, or of all moves, in discs.
        losses: The loss of each move of the main line, separated by commas.
        moves: The number of moves of the main line.
        game: The game as a text.
    """

    def __init__(self, columns: Sequence[str]) -> None:
        """Takes the values of COLUMNS."""
        self.date, self.source, self.event, self.black, self.white, self.discs = columns[:6]
        self.winner, self.resigned, self.opening, self.loss, self.losses = columns[6:11]
        self.moves, self.game = columns[11:]

    @property
    def row(self) -> str:
        """The game as a row, the inverse of `parse_row`."""
        return "\t".join([_plain(getattr(self, name)) for name in COLUMNS])

    @property
    def is_mine(self) -> bool:
        """Whether the user played the game here, or read it as a single game."""
        return not self.source

    @property
    def own_color(self) -> str | None:
        """The colour that the user played, None if both or neither."""
        return own_color(self.black, self.white)

    @property
    def opponent(self) -> str:
        """Who played against the user, empty if the user played both colours or neither."""
        return {BLACK: self.white, WHITE: self.black}.get(self.own_color or "", "")

    @property
    def all_losses(self) -> list[int]:
        """The loss of each move of the main line, [] if unknown. Raises ValueError if invalid."""
        return [int(loss) for loss in self.losses.split(",") if loss]

    @property
    def score(self) -> str:
        """The result for black and white, as in `24-40`; the discs of a game that was left."""
        n = self.game.partition(".")[0]
        if self.resigned or not (self.winner and n.isdigit()):
            return self.discs
        black, white = [int(number) for number in self.discs.split("-")]
        return "-".join([str(number) for number in final_discs(black, white, int(n))])

    def judge(self, losses: list[int], colors: list[str | None]) -> None:
        """Stores the loss of each move of the main line. The colours are those that moved."""
        self.loss = _average(losses, colors, self.own_color)
        self.losses = ",".join([str(loss) for loss in losses])

    def read(self) -> Game:
        """Returns the game. Raises NotationError if its text is invalid."""
        return from_fragment(self.game)


def parse_row(row: str) -> StoredGame:
    """Returns the game of a row; it may have more columns. Raises ValueError if it is invalid."""
    parts = row.split("\t")
    if len(row) > LONGEST_ROW or len(parts) < len(COLUMNS):
        raise ValueError(NOT_A_ROW)
    stored = StoredGame(parts[: len(COLUMNS)])
    if not all(fits(getattr(stored, name)) for name, fits in CHECKS.items()):
        raise ValueError(NOT_A_ROW)
    return stored


def parsed_rows(rows: list[str]) -> Iterator[StoredGame]:
    """Yields the games of rows without the damaged ones, which the list shows."""
    for row in rows:
        try:
            yield parse_row(row)
        except ValueError:
            pass


def _is_number(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NUMBER and not text.strip(DIGITS)


def _is_signed(text: str) -> bool:
    return _is_number(text[text.startswith("-") :])


def _are_discs(text: str) -> bool:
    return len(text.split("-")) == 2 and all(map(_is_number, text.split("-")))


def _is_loss(text: str) -> bool:
    whole, _, part = text.partition(".")
    return text == "" or (_is_signed(whole) and _is_number(part or "0"))


def _are_losses(text: str) -> bool:
    return text == "" or all(map(_is_signed, text.split(",")))


def _is_game(text: str) -> bool:
    parts = text.split(".")
    return len(parts) == PARTS and _is_number(parts[0]) and int(parts[0]) in SIZES


# What columns must have that are not any text. `static/games.js` checks the same.
CHECKS = {
    "discs": _are_discs,
    "winner": lambda text: text in ("", BLACK, WHITE, DRAW),
    "resigned": lambda text: text in ("", RESIGNED, TIME),
    "loss": _is_loss,
    "losses": _are_losses,
    "moves": _is_number,
    "game": _is_game,
}


def of_game(
    game: Game,
    black: str,
    white: str,
    date: str = "",
    resigned: str = "",
    source: str = "",
    event: str = "",
    opening: str = "",
    losses: list[int] | None = None,
    by: str = RESIGNED,
) -> StoredGame:
    """Returns a game with its facts; the parameters are those of `StoredGame`.

    The colour that resigned may also have run out of time, `by` TIME. The losses are those of each
    move of the main line in discs, None if unknown.
    """
    line = main_line(game.start)
    last = ([game.start] + line)[-1]
    discs = [last.position.count(color) for color in (BLACK, WHITE)]
    columns = (
        date,
        source,
        event,
        black,
        white,
        f"{discs[0]}-{discs[1]}",
        opponent(resigned) if resigned else winner_of(discs, not last.turn),
        by if resigned else "",
        opening,
        "",
        "",
        str(len(line)),
        to_fragment(game),
    )
    stored = StoredGame(columns)
    stored.judge(losses or [], [ply.color for ply in line])
    return stored


def main_plies(text: str) -> Iterator[Ply]:
    """Yields the start and the moves of the main line of a game. Raises ValueError if invalid."""
    n, start, moves, _ = text.split(".")
    main = "".join(moves.split("_")[::2]).partition("-")[0]  # Without notes and variations.
    game = from_fragment(f"{n}.{start}..0")
    yield game.start
    for square in parse_transcript(main, game.position.n):
        yield game.play(square)


def event_text(facts: dict[str, str]) -> str:
    """Returns the `event`, the `place` and the `round` of a game as one text."""
    named = (("", "event"), (PLACE, "place"), (ROUND, "round"))
    return BETWEEN.join([f"{word}{facts[name]}" for word, name in named if facts.get(name)])


def event_facts(text: str) -> dict[str, str]:
    """Returns the facts in the text of an event, the inverse of `event_text`."""
    facts: dict[str, str] = {}
    for name, word in (("round", ROUND), ("place", PLACE)):
        before, _, last = text.rpartition(BETWEEN)
        if last.startswith(word):
            facts[name], text = last[len(word) :], before
    if text:
        facts["event"] = text
    return facts


def winner_of(discs: list[int], is_over: bool) -> str:
    """Returns the winner of a game that nobody resigned, see `StoredGame.winner`."""
    if not is_over:
        return ""
    black, white = discs
    return DRAW if black == white else BLACK if black > white else WHITE


def own_color(black: str, white: str) -> str | None:
    """Returns the colour that the user played, None if both or neither."""
    if PERSON not in (black, white) or black == white:
        return None
    return BLACK if black == PERSON else WHITE


def level_of(player: str) -> int | None:
    """Returns the level of a player such as `computer-4`, None for people."""
    name, _, level = player.partition("-")
    return parse_number(level) if name == COMPUTER else None


def player_name(player: str, names: dict[str, str]) -> str:
    """Returns a player as users call them, by these names for people."""
    level = level_of(player)
    if level is None or level not in LEVELS:
        return names.get(player, player)
    return f"Computer, {level_name(level)} {level}"


def _average(losses: list[int], colors: list[str | None], own: str | None) -> str:
    """Returns the average loss of one colour, or of both, with one decimal."""
    counted = [loss for loss, color in zip(losses, colors) if own in (None, color)]
    return f"{sum(counted) / len(counted):.1f}" if counted else ""


def _plain(text: str) -> str:
    """Returns a fact without characters that would break its row."""
    return printable(text.replace("\t", " ").replace("\n", " "))
