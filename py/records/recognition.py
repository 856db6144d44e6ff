"""Tells what kind of record a text is, and reads it."""

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
from records.plain import plain
from records.record import Record, RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    class Kind(Protocol):
        """A module that reads one kind of record."""

        def read(self, text: str, n: int) -> "Record | None":
            """Returns the record of a text, None if it is not of the kind."""


LONGEST = 20000  # Characters; a game on the largest board takes 16,000 in GGF.
NOTHING_YET = "There is nothing to read yet."
NO_RECORD = "This is no record of a game."
EXPECTED = "expected a transcript such as f5d6c3, a board, GGF, SGF, PGN, or an input of {}"

KINDS = (
    sgf,
    ggf,
    pgn,
    boards,
    judge_inputs,
    transcripts,
)
IN_JSON = (boards, transcripts)


def read(text: str, n: int = 8) -> Record:
    """Returns what the text records; `n` is the size of a transcript's board, which tells none.

    Of JSON it is what the values hold. Of everything else the first that fits decides:
    1. SGF and GGF begin with `(;` or a property, perhaps after the number of games.
    2. PGN begins with a tag.
    3. A board stands somewhere, in a line or row by row. After a number there is nothing but the
       board: an input of `uva220` has commands as well. One board of Board Silly reads as an
       Othello board.
    4. An input of a judge of games begins as `judges.detect` has it.
    5. A transcript has a line that begins with the name of a square or a pass, perhaps after
       numbers of moves, and none in the lines before.
    The record of anything else has no kind, and a problem that says how it begins. Raises
    ValueError for an `n` that no board has.
    """
    if len(text) > LONGEST:
        return _unknown(f"It has {len(text)} characters, and no more than {LONGEST} are read")
    text = plain(text)
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
    return _unknown(f"It begins with {quoted(words[0])}, {EXPECTED.format(names)}")


def _unknown(reason: str) -> Record:
    return Record(None, NO_RECORD, None, RecordError(reason))
