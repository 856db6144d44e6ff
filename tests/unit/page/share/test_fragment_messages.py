"""What is said of a game in a link that is none: what was found, and what would do."""

import pytest

from othello import NotationError
from saved.game_text import from_fragment

EMPTY = "-" * 16


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("", "", "a game as in 8..f5d6c3.2"),
        ("8..d3", "8..d3", "a game as in 8..f5d6c3.2"),
        ("8..d3.1.1", "8..d3.1.1", "a game as in 8..f5d6c3.2"),
        ("7...0", "7", "the number of rows, an even number from 4 to 26"),
        ("x...0", "x", "the number of rows, an even number from 4 to 26"),
        ("28...0", "28", "the number of rows, an even number from 4 to 26"),
        ("8..a1.1", "a1", "legal moves. Move 1: a1 turns nothing over"),
        ("8..d3d3.1", "d3d3", "legal moves. Move 2: d3 is occupied"),
        ("8..d3.2", "2", "the number of moves played, from 0 to 1"),
        ("8..d3.x", "x", "the number of moves played, from 0 to 1"),
        (f"4.{EMPTY}..0", EMPTY, "16 characters from -XO and the side to move"),
        (f"4.{EMPTY}-..0", EMPTY + "-", "16 characters from -XO and the side to move"),
        (f"4.{EMPTY}B..0", EMPTY + "B", "16 characters from -XO and the side to move"),
        (f"4.Q{EMPTY[1:]}X..0", f"Q{EMPTY[1:]}X", "16 characters from -XO and the side to move"),
    ],
)
def test_an_invalid_game_is_reported(text: str, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as refusal:
        from_fragment(text)
    assert (refusal.value.found, refusal.value.expected) == (found, expected)


def test_at_most_320_000_characters_are_read() -> None:
    for length, said in ((320_000, "the number of moves played"), (320_001, "a game as in")):
        text = "8..d3."
        with pytest.raises(NotationError, match=said):
            from_fragment(text + "9" * (length - len(text)))
