"""Detects the kind of a record and reads it."""

from judges.reader import quoted
from records import (
    boards,
    ggf,
    json_values,
    judge_inputs,
    pgn,
    sgf,
    transcripts,
)
from records.plain import plain, with_line_feeds
from records.record import Record, RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    class Kind(Protocol):
        """A module that reads one kind of record."""

        def read(self, text: str, n: int) -> "Record | None":
            """Returns the record of a text, None if the text is of another kind."""


LONGEST = 20000  # Characters.
LONGEST_TREE = 100_000  # Characters of SGF and GGF, which are read in time linear in the length.
NOTHING_YET = "There is nothing to read yet."
NO_RECORD = "This is not a game record."
EXPECTED = "expected a transcript such as f5d6c3, a board, GGF, SGF, PGN, or an input of {}"

KINDS = (
    pgn,
    boards,
    judge_inputs,
    transcripts,
)
IN_JSON = (boards, transcripts)


def read(text: str, n: int = 8) -> Record:
    """Returns the record in a text.

    In JSON, the values are read. Otherwise the first kind that matches is used:
    1. SGF and GGF begin with `(;` or a property, optionally after the number of games.
    2. PGN begins with a tag.
    3. A board is anywhere in the text, on one line or row by row. After a number there is only
       the board, because an input of `uva220` has commands as well. A board of Board Silly is
       read as an Othello board.
    4. A judge input is recognised by `judges.detect`.
    5. A transcript has a line that begins with the name of a square or a pass, optionally after
       move numbers.
    The record of any other text has no kind, and a problem that quotes its first word.

    Args:
        text: The text.
        n: The number of rows for records that do not give it, such as transcripts.

    Raises:
        ValueError: If no board has `n` rows.
    """
    if len(text) > LONGEST_TREE:
        return _too_long(text, LONGEST_TREE)
    raw = with_line_feeds(text)
    text = plain(raw)
    tree: Record | None = sgf.read(text, raw, n) or ggf.read(text, raw, n)
    if tree:
        return tree
    if len(text) > LONGEST:
        return _too_long(text, LONGEST)
    record = _recognised(json_values.text_in(text), n, IN_JSON)
    if record:
        record.sentence = f"JSON. {record.sentence}"
        record.problem = record.problem and record.problem.at(None, None)
    return record or _recognised(text, n, KINDS) or _unrecognised(text)


def _recognised(text: str, n: int, kinds: "Iterable[Kind]") -> "Record | None":
    for kind in kinds:
        record = kind.read(text, n)
        if record:
            return record
    return None


def _unrecognised(text: str) -> Record:
    words = [word for word in text.replace("\n", " ").split(" ") if word]
    if not words:
        return Record(None, NOTHING_YET, None)
    names = " or ".join([form.name for form in judge_inputs.formats_of_games()])
    return _unknown(f"The text begins with {quoted(words[0])}, {EXPECTED.format(names)}")


def _too_long(text: str, most: int) -> Record:
    return _unknown(f"The text has {len(text)} characters, but at most {most} are read")


def _unknown(reason: str) -> Record:
    return Record(None, NO_RECORD, None, RecordError(reason))
