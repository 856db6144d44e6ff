"""Chunks of long texts: nothing is lost, and no line is split."""

from text.chunks import CHUNK, chunks, lines_in

TEXTS = (
    "",
    "\n",
    "no end",
    "\n" * (3 * CHUNK),
    "L\n" * CHUNK,
    "x" * (3 * CHUNK),
    "x" * CHUNK + "\n" + "y" * CHUNK + "\nz",
    "é→\U0001f480\n" * CHUNK,
    "a half: \ud800\n" * 10,
    "\r\n\ufeff \t\v\f\n" * CHUNK,
)


def test_the_chunks_add_up_to_the_text() -> None:
    for text in TEXTS:
        assert "".join(chunks(text)) == text


def test_every_chunk_but_the_last_ends_with_a_line_end() -> None:
    for text in TEXTS:
        found = list(chunks(text))
        assert [chunk for chunk in found[:-1] if not chunk.endswith("\n")] == []


def test_a_long_text_has_several_chunks() -> None:
    assert len(list(chunks("L\n" * CHUNK))) == 2
    assert max([len(chunk) for chunk in chunks("12345\n" * CHUNK)]) <= CHUNK + 6


def test_the_lines_of_the_chunks_are_the_lines_of_the_text() -> None:
    for text in TEXTS:
        lines = [line for chunk in chunks(text) for line in lines_in(chunk)]
        expected = text.split("\n")
        assert lines == (expected if expected[-1] else expected[:-1])
