"""Tells what kind of record a text is, and reads it."""

from judges.reader import quoted
from records import boards, generic_format, judge_inputs, transcripts
from records.record import Record, RecordError

LONGEST = 20000  # Characters; a game on the largest board takes 16,000 in GGF.
NOTHING = "There is nothing to read yet."
UNKNOWN = "This is no record of a game."
EXPECTED = "expected a transcript such as f5d6c3, a board, GGF, or an input of jutge or uva220"

KINDS = (
    (generic_format.resembles, generic_format.read),
    (boards.resembles, boards.read),
    (judge_inputs.resembles, judge_inputs.read),
    (transcripts.resembles, transcripts.read),
)


def read(text: str, n: int = 8) -> Record:
    """Returns what the text records; `n` is the size of a transcript's board, which tells none.

    The first that fits decides:
    1. GGF begins with `(;`, perhaps after the number of games.
    2. A board is made of board characters, at least sixteen and with few others among them; after
       an even number of rows, of nothing else: an input of `uva220` has commands as well. One
       board of Board Silly reads as an Othello board.
    3. An input of `jutge` or `uva220` begins with a number, then a move or a board line, as
       `judges.detect` has it.
    4. A transcript begins with the name of a square or a pass, perhaps after numbers of moves.
    The record of anything else has no kind, and a problem that says how it begins. Raises
    ValueError for an `n` that no board has.
    """
    if len(text) > LONGEST:
        return _unknown(f"It has {len(text)} characters, and no more than {LONGEST} are read")
    for resembles, read_kind in KINDS:
        if resembles(text):
            return read_kind(text, n)
    found = transcripts.words(text)
    if not found:
        return Record(None, NOTHING, None)
    return _unknown(f"It begins with {quoted(found[0])}, {EXPECTED}")


def _unknown(reason: str) -> Record:
    return Record(None, UNKNOWN, None, RecordError(reason))
