"""Long texts in JSON: there and back, none of them in pieces that take MicroPython long."""

import json

from page.model.share.chunked_json import PIECE, dumps, whole

# Characters of one byte to four, and what JSON writes in another way.
CHARACTERS = 'L "\\/\n\r\t\x00\x7fé€😀\ufeff\u2028'


def test_texts_of_every_length_come_back() -> None:
    for length in (0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7):
        text = (CHARACTERS * length)[:length]
        found = json.loads(dumps({"text": text, "others": [text, ""], "step": -1}))
        assert whole(found["text"]) == text, length
        assert [whole(other) for other in found["others"]] == [text, ""], length
        assert found["step"] == -1


def test_no_piece_is_long() -> None:
    pieces = json.loads(dumps("L" * (5 * PIECE + 1)))
    assert [len(piece) for piece in pieces] == [PIECE] * 5 + [1]


def test_what_is_not_long_is_written_as_anybody_would() -> None:
    value = {"step": -1, "moves": ["c4", "e3"], "text": "8\n" * 10}
    assert json.loads(dumps(value)) == value


def test_only_texts_are_put_together() -> None:
    for value in (None, 7, "c4", ["c4", 7], [["c4"]], {"c4": "e3"}):
        assert whole(value) is value
