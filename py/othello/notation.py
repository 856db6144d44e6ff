"""Transcripts: the moves of a game written one after the other, as in `f5d6c3`."""

from othello.squares import DIGITS, parse_square, square_name


def transcript(squares: list[int], n: int) -> str:
    """Returns the concatenated names of the squares, the inverse of `parse_transcript`."""
    return "".join([square_name(square, n) for square in squares])


def parse_transcript(text: str, n: int) -> list[int]:
    """Returns the squares of a transcript.

    Case and white space are ignored.

    Raises:
        NotationError: If a name is not a square of an n x n board.
    """
    return [parse_square(name, n) for name in _names("".join(text.split()))]


def _names(text: str) -> list[str]:
    """Splits the text after each run of digits."""
    names = []
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or (text[end - 1] in DIGITS and text[end] not in DIGITS):
            names.append(text[start:end])
            start = end
    return names
