"""The reading of a record pauses often, however long the text is."""

import pytest

from play.records.recognition import LONGEST, reading
from reference.samples import UVA220_INPUT

GAME = UVA220_INPUT.replace("2", "1", 1).partition("L\n")[0]
# The parts of long texts: a beginning, and what is repeated.
TEXTS = {
    "PGN": ('[Black "Ann"]\n\n1. f5', "{12 [a] b (c)} "),
    "transcript": ("f5 {", "a comment {nested} "),
    "variations": ("f5 d6 ", "(f4 f3 e3) "),
    "comments": ("f5 ", "(a) "),
    "caption": ("f5 d6 ", "many more words "),
    "words": ("", "many more words "),
    "lines": ("", "many more words\n"),
    "numbers": ("", "12 34 "),
    "empty lines": ("f5", "\n"),
    "uva220": (GAME, "L\n"),
    "jutge": ("8\nN 4 3\n", "B 3 3\n"),
    "board": (("-" * 26 + "\n") * 26, "# comment\n"),
    "words after a board": (("-" * 26 + "\n") * 26, "Black 12 words\n"),
    "rows": ("", "1 - X O - - - - - 1\n"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_of_any_kind_is_read_with_pauses(name: str) -> None:
    first, repeated = TEXTS[name]
    text = first + repeated * ((LONGEST - len(first)) // len(repeated))
    pauses = len(list(reading(text, 8)))
    assert pauses >= LONGEST // 200
