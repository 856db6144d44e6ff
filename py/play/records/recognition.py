"""Detects the kind of a record and reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from jobs.slices import finished
from othello.squares import DIGITS
from play.records import boards, ggf, json_values, pgn, properties, sgf, transcripts
from play.records.moves import ANY_LETTERS, COLON
from play.records.plain import blank, plain, with_line_feeds
from play.records.properties import Properties
from play.records.record import MORE_GAMES, Record, RecordError
from text.reader import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jobs.slices import InSlices
    from play.records.json_values import JsonGame
    from play.records.judge_inputs import JudgeInputs

    class Kind(Protocol):
        """Reads one kind of record."""

        def read(self, text: str, raw: str, n: int) -> InSlices[Record | None]:
            """Returns the record of a text, None if the text is of another kind."""


LONGEST = 20000  # Characters.
LONGEST_TREE = 100_000  # Characters of SGF and GGF, which are read in time linear in the length.
TOO_LONG = (
    f"The text has {{}} characters, but at most {LONGEST} are read, {LONGEST_TREE} of SGF and GGF"
)
FENCE = "'''"  # Of code in Markdown, in plain characters.
NOTHING_YET = "There is nothing to read yet."
NO_RECORD = "This is not a game record."
FEN = "Positions of chess programs (FEN) are not read"
EXPECTED = "expected a transcript such as f5d6c3, a board, JSON, GGF, SGF{}"
BROKEN_JSON = "The text begins as JSON, but is damaged or cut off"
EMPTY_JSON = 'The JSON has no moves and no board; expected moves as in {"moves": "f5d6c3"}'
AN_INPUT = ", PGN, or an input of {}"

IN_JSON = (boards, transcripts)


def read(text: str, n: int = 8, inputs: JudgeInputs | None = None) -> Record:
    """Returns the record in a text.

    The text in a code fence is read, and the values in JSON. The first kind that matches is used:
    1. PGN begins with a tag.
    2. SGF and GGF begin with `(;` or a property, optionally after the number of games. After other
       text, they begin with `(;` and a property.
    3. A board is anywhere in the text, on one line or row by row. After a number there is only
       the board, because an input of `uva220` has commands as well. A board of Board Silly is
       read as an Othello board.
    4. A judge input is recognised by `inputs`.
    5. A transcript has a line that begins with the name of a square or a pass, optionally after
       move numbers.
    The record of any other text has no kind, and a problem that quotes its first word.

    Args:
        text: The text.
        n: The number of rows for records that do not give it, such as transcripts.
        inputs: Reads judge inputs. Without it, they are not recognised.

    Raises:
        ValueError: If no board has `n` rows.
    """
    return finished(reading(text, n, inputs))


def reading(text: str, n: int, inputs: JudgeInputs | None = None) -> InSlices[Record]:
    """Does the same in slices."""
    raw = with_line_feeds(text[: LONGEST_TREE + 1])
    plain_text = plain(raw)
    yield
    if not (pgn.begins(plain_text) or properties.begin(plain_text) == 0):
        plain_text, raw = _in_fence(plain_text, raw)
    begun = None if pgn.begins(plain_text) else properties.begin(plain_text)
    yield
    if len(text) > (LONGEST if begun is None else LONGEST_TREE):
        return _unknown(TOO_LONG.format(len(text)))
    if begun is not None:
        return (yield from _read_tree(plain_text, raw, begun, n))
    values = json_values.values_in(raw) or json_values.values_in(plain_text)
    yield
    record = (yield from _in_json(values, n)) if values else None
    if not record and _is_fen(plain_text):
        return _unknown(FEN)
    kinds: list[Kind] = [pgn, boards, transcripts]
    if inputs:
        kinds.insert(2, inputs)
    record = record or (yield from _recognised(plain_text, raw, n, kinds))
    if not record and json_values.begins_as_json(raw):
        return _unknown(EMPTY_JSON if values else BROKEN_JSON)
    return record or _unrecognised(plain_text, inputs)


def _in_json(values: JsonGame, n: int) -> InSlices[Record | None]:
    """Returns the record of the moves or the board in JSON, None if it has neither."""
    text = plain(values.text)
    record = yield from _recognised(text, values.text, n, IN_JSON)
    if record:
        if record.kind == "transcript":
            values.about.tell(record, transcripts.NAME)
        record.sentence = f"JSON. {record.sentence}{MORE_GAMES * values.more}"
        record.problem = record.problem and record.problem.at(None, None)
    return record


def _is_fen(text: str) -> bool:
    """Returns whether a text begins with a position as chess programs write it."""
    words = text.split(None, 3)
    ranks, turn = (words["".join(words[:1]).upper().rstrip(COLON) == "FEN" :] + ["", ""])[:2]
    ranks = ranks.partition("[")[0]
    known = not ranks.strip(ANY_LETTERS + DIGITS + "/")
    return (
        known
        and ranks.count("/") > 2
        and turn.lower() in ("b", "w")
        and ranks.strip(DIGITS + "/") != ""
    )


def _in_fence(text: str, raw: str) -> tuple[str, str]:
    """Returns the text in the first code fence, the rest blank; without a fence, the whole text."""
    if FENCE not in text:
        return text, raw
    lines = text.split("\n")
    fences = [at for at, line in enumerate(lines) if line.lstrip(" ").rfind(FENCE) == 0]
    if not fences:
        return text, raw
    first, last = fences[0], (fences + [len(lines)])[1]
    return _between(lines, first, last), _between(raw.split("\n"), first, last)


def _between(lines: list[str], first: int, last: int) -> str:
    """Returns the lines between two, blank before them."""
    return "\n".join([blank(line) for line in lines[: first + 1]] + lines[first + 1 : last])


def _read_tree(text: str, raw: str, begun: int, n: int) -> InSlices[Record]:
    """Returns the record of the properties that begin at an index, and of the title before them."""
    title = " ".join([word for word in raw[:begun].replace("\n", " ").split(" ") if word])
    found = Properties(blank(text[:begun]) + text[begun:], raw, title.rstrip(COLON))
    yield from found.read()
    return (yield from sgf.read(found, n) if sgf.is_sgf(found) else ggf.read(found, n))


def _recognised(text: str, raw: str, n: int, kinds: Iterable[Kind]) -> InSlices[Record | None]:
    for kind in kinds:
        record = yield from kind.read(text, raw, n)
        if record:
            return record
    return None


def _unrecognised(text: str, inputs: JudgeInputs | None) -> Record:
    words = text.split(None, 1)
    if not words:
        return Record(None, NOTHING_YET, None)
    last = AN_INPUT.format(" or ".join(inputs.names)) if inputs else " or PGN"
    return _unknown(f"The text begins with {quoted(words[0])}, {EXPECTED.format(last)}")


def _unknown(reason: str) -> Record:
    return Record(None, NO_RECORD, None, RecordError(reason))
