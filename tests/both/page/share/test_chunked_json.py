"""Long texts in JSON are written in chunks that MicroPython handles quickly, and round-trip."""

import json

from page.model.share.chunked_json import PIECE, dumps, joined

# Characters of one to four bytes, and characters that JSON escapes.
CHARACTERS = 'L "\\/\n\r\t\x00\x7fé€😀\ufeff\u2028'


def test_texts_of_every_length_round_trip() -> None:
    for length in (0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7):
        text = (CHARACTERS * length)[:length]
        found = json.loads(dumps({"text": text, "others": [text, ""], "step": -1}))
        assert joined(found["text"]) == text, length
        assert [joined(other) for other in found["others"]] == [text, ""], length
        assert found["step"] == -1


def test_every_chunk_is_short() -> None:
    pieces = json.loads(dumps("L" * (5 * PIECE + 1)))
    assert [len(piece) for piece in pieces] == [PIECE] * 5 + [1]


def test_short_texts_are_ordinary_json() -> None:
    value = {"step": -1, "moves": ["c4", "e3"], "text": "8\n" * 10}
    assert json.loads(dumps(value)) == value


def test_other_values_are_unchanged() -> None:
    for value in (None, 7, "c4", ["c4", 7], [["c4"]], {"c4": "e3"}):
        assert joined(value) is value
