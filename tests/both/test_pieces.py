"""Long texts taken a piece at a time: nothing is lost, and no line is cut."""

from judges.chunks import PIECE, lines_in, pieces

TEXTS = (
    "",
    "\n",
    "no end",
    "\n" * (3 * PIECE),
    "L\n" * PIECE,
    "x" * (3 * PIECE),
    "x" * PIECE + "\n" + "y" * PIECE + "\nz",
    "é→\U0001f480\n" * PIECE,
    "a half: \ud800\n" * 10,
    "\r\n\ufeff \t\v\f\n" * PIECE,
)


def test_the_pieces_are_the_text() -> None:
    for text in TEXTS:
        assert "".join(pieces(text)) == text


def test_every_piece_but_the_last_ends_with_a_line() -> None:
    for text in TEXTS:
        cut = list(pieces(text))
        assert [piece for piece in cut[:-1] if not piece.endswith("\n")] == []


def test_a_long_text_comes_in_many_pieces() -> None:
    assert len(list(pieces("L\n" * PIECE))) == 2
    assert max([len(piece) for piece in pieces("12345\n" * PIECE)]) <= PIECE + 6


def test_the_lines_of_the_pieces_are_those_of_the_text() -> None:
    for text in TEXTS:
        lines = [line for piece in pieces(text) for line in lines_in(piece)]
        expected = text.split("\n")
        assert lines == (expected if expected[-1] else expected[:-1])
