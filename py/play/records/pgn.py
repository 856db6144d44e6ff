"""PGN, the Portable Game Notation of chess, as PlayOK, Edax and others write Othello games.

    [Black "Ann"]
    [White "Bob"]

    1. f5 d6 2. c3 {or c4} d3 ; and so on
    3. c4 f4 37-27

Tag lines precede the moves. The tag FEN has the position from which they begin. The moves are a
transcript in which a semicolon begins a comment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Ply, Position, square_name
from othello.game import main_line
from othello.notes import MARKS
from othello.squares import DIGITS
from play.records.boards import parse_board
from play.records.diagrams import SYMBOLS
from play.records.moves import ANNOTATIONS, ANY_LETTERS, Moves, moves_in
from play.records.plain import COMMENTS, LINE_COMMENTS, uncommented
from play.records.record import (
    MORE_GAMES,
    RESIGNED,
    SIZES,
    TIME,
    Record,
    RecordError,
    contradiction,
    introduction,
    known_names,
    summary,
)
from play.records.replay import USUAL, Annotated, following, on_either_board, unreadable

if TYPE_CHECKING:
    from jobs.slices import InSlices

NAMES = {"Black": BLACK, "White": WHITE}
TAGS = ("Event", "Site", "Date", "Round", "Black", "White", "Result", "Termination")  # In order.
RESULTS = {1: "1-0", -1: "0-1", 0: "1/2-1/2"}  # By the sign of Black's lead.
UNFINISHED = "*"
MARKED = {
    sign: f" {glyph}" if sign.strip(ANNOTATIONS) else sign
    for sign, _, _, _, glyph in MARKS
    if glyph or not sign.strip(ANNOTATIONS)
}
PASS = "--"
ONLY_STANDARD = "PGN is only for games on 8 x 8 squares from the usual start."
BRACES = {"{": "(", "}": ")", "\uff5b": "\uff08", "\uff5d": "\uff09"}  # And those of full width.
FACTS = ("Event", "Site", "Round", "Date", "Result")
IN_NAMES = ANY_LETTERS + DIGITS + "_"
IN_PGN = LINE_COMMENTS + ";"  # The characters that begin a comment up to the end of the line.
BETWEEN_ROWS = "/"  # Of a FEN tag.
NO_MOVE = "The text has no moves"
NAMED = {"event": "Event", "place": "Site", "date": "Date", "round": "Round"}
TERMINATIONS = {RESIGNED: "resignation", TIME: "time forfeit"}
WINNERS = {"1-0": BLACK, "0-1": WHITE}


def ended(result: str, termination: str) -> dict[str, str]:
    """Returns who `won` and `by` what, if the tags name a resignation or a lack of time."""
    found = [how for how in TERMINATIONS if TERMINATIONS[how][:4] in termination.lower()]
    if not found or result not in WINNERS:
        return {}
    return {"won": WINNERS[result], "by": found[0]}


def read(text: str, raw: str, n: int) -> InSlices[Record | None]:
    """Returns the record of the first game in PGN, None for other texts.

    PGN is for 8 x 8 squares. Moves that are no game there are read on n x n if they are one there.
    """
    if not begins(text):
        return None
    found = _Parts(text, raw)
    yield from found.end()
    tags, players = found.tags, found.players
    try:
        starts = _starts(tags["FEN"]) if "FEN" in tags else []
    except RecordError as error:
        return Record("pgn", summary("PGN", None, players), None, error, players)
    moves = yield from found.moves()
    if starts:
        read, problem = yield from _from_either(starts, moves)
    elif moves.begins:
        read, problem = yield from on_either_board(USUAL, n, lambda read: following(read, moves))
    else:
        read = Annotated(Game(Position.start(USUAL)))
        problem = _no_move(moves, read.game)
    facts = [tags.get(name, "") for name in FACTS]
    introduced = introduction(moves.title, players, facts)
    read.introduce(introduced)
    sentence = summary("PGN", read.game, players) + read.cut
    sentence += contradiction(tags.get("Result", ""), read.game) + MORE_GAMES * found.more
    record = Record("pgn", sentence, read.game, problem, players)
    record.introduction = introduced
    record.facts = known_names({name: tags.get(NAMED[name], "") for name in NAMED})
    record.facts |= ended(tags.get("Result", ""), tags.get("Termination", ""))
    record.rest = introduction(moves.title, {}, [])
    return record


def _starts(fen: str) -> list[tuple[Position, str]]:
    """Returns the positions that a FEN tag can mean, with the side to move.

    Its rows begin at the top, or at the bottom as in chess; they can have numbers of empty squares.
    Raises RecordError if it has another position.
    """
    rows, side = (fen.split() + ["", ""])[:2]
    if BETWEEN_ROWS in rows:
        for count in range(SIZES[-1], 0, -1):
            rows = rows.replace(str(count), SYMBOLS[0] * count)
    position, turn = parse_board(f"{rows.replace(BETWEEN_ROWS, '')} {side.strip(SYMBOLS[0])}")
    from_bottom = Position.from_rows(list(reversed(position.rows(SYMBOLS))), SYMBOLS)
    return [(position, turn or BLACK), (from_bottom, turn or BLACK)]


def _from_either(
    starts: list[tuple[Position, str]], moves: Moves
) -> InSlices[tuple[Annotated, RecordError | None]]:
    """Plays the moves from the first position that allows them all, else from the first one."""
    tried: list[tuple[Annotated, RecordError | None]] = []
    for position, turn in starts:
        read = Annotated(Game(position, turn))
        problem = (yield from following(read, moves)) if moves.begins else None
        tried.append((read, problem))
    return next((each for each in tried if not each[1]), tried[0])


def _no_move(moves: Moves, game: Game) -> RecordError:
    """Returns the error for a text without a move that can be read."""
    if moves.unreadable is None:
        return RecordError(NO_MOVE)
    _, word, line, column = moves.unreadable
    return unreadable(word, game).at(line, column)


class _Parts:
    """The first game in PGN.

    Attributes:
        tags: The values of the tags as they were written.
        players: The known names of the players by colour.
        more: Whether games follow.
    """

    def __init__(self, text: str, raw: str) -> None:
        self.tags: dict[str, str] = {}
        self._lines, self._raw = text.split("\n"), raw.split("\n")
        for at, line in enumerate(self._lines):
            if is_tag(line):
                self._add(line, self._raw[at])
                self._lines[at] = self._raw[at] = ""
            elif line.strip(" "):
                break
        self.more = False
        self.players = known_names(
            {color: self.tags.get(name, "") for name, color in NAMES.items()}
        )

    def end(self) -> InSlices[None]:
        """Ends the game before the first tag of the next one."""
        if not any(is_tag(line) for line in self._lines):
            return
        text, raw = "\n".join(self._lines), "\n".join(self._raw)
        found = yield from uncommented(text, raw, COMMENTS, IN_PGN)
        for at, line in enumerate(found.text.split("\n")):
            if is_tag(line):
                self.more = True
                self._lines, self._raw = self._lines[:at], self._raw[:at]
                return

    def moves(self) -> InSlices[Moves]:
        """Returns the moves."""
        return moves_in("\n".join(self._lines), "\n".join(self._raw), IN_PGN, " \n")

    def _add(self, line: str, written: str) -> None:
        begin, end = line.find('"') + 1, line.rfind('"')
        value = written[begin : end if end >= begin else len(line.rstrip(" ]"))]
        parts = [part.replace('\\"', '"') for part in value.split("\\\\")]
        self.tags[line.strip(" ")[1:].partition(" ")[0]] = "\\".join(parts).strip()


def begins(text: str) -> bool:
    """Returns whether a text begins with a tag."""
    return is_tag(text.lstrip(" \n").partition("\n")[0])


def is_tag(line: str) -> bool:
    """Returns whether a line is a tag, as in `[Black "Ann"]`."""
    line = line.strip(" ")
    name, _, value = line[1:].partition(" ")
    return line[:1] == "[" and name != "" and not name.strip(IN_NAMES) and '"' in value


def pgn_text(game: Game, about: dict[str, str] | None = None) -> str:
    """Returns the main line of a game in PGN, with its marks, comments and forced passes.

    `about` has the names of the players by colour and the facts of a record, as far as they are
    known. Raises ValueError for a game on another board or from another start.
    """
    if not game.standard or game.position.n != 8:
        raise ValueError(ONLY_STANDARD)
    moves: list[str] = []
    line = main_line(game.start)
    for ply in line:
        moves.append(square_name(ply.square or 0, 8) + MARKED.get(ply.mark, "") + _comment(ply))
        moves += [PASS] * (ply.passed and ply.turn is not None)
    turns = [" ".join(moves[at : at + 2]) for at in range(0, len(moves), 2)]
    numbered = [f"{number}. {turn}" for number, turn in enumerate(turns, 1)]
    last = line[-1] if line else game.start
    lead = (last.lead > 0) - (last.lead < 0)
    result = UNFINISHED if last.turn else RESULTS[lead]
    known = about or {}
    given = {NAMED[name]: known[name] for name in NAMED if name in known}
    if "won" in known:
        result = RESULTS[1 if known["won"] == BLACK else -1]
        given["Termination"] = TERMINATIONS[known["by"]]
    given |= {name: known.get(color, "?") for name, color in NAMES.items()} | {"Result": result}
    tags = "".join([f'[{name} "{_escaped(given[name])}"]\n' for name in TAGS if name in given])
    tags += "\n"
    return "\n".join([tags + _comment(game.start)] + numbered + [result, ""])


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _comment(ply: Ply) -> str:
    comment = "".join([BRACES.get(character, character) for character in ply.comment])
    return f" {{{comment}}}" if comment else ""
