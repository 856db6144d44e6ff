"""The marks and comments of moves, and the limits of a game with its variations."""

LINE_BREAK_AND_TAB = "\n\t"
# The control characters of ASCII and Latin-1, and lone surrogates. A page cannot show them.
UNPRINTABLE = (range(0x20), range(0x7F, 0xA0), range(0xD800, 0xE000))

# The marks with which people judge moves, as in books on chess. A row is all that a mark needs:
# - its sign and its name
# - its number in links and stored games, a digit that no other mark has ever had; 0 is no mark
# - its property in SGF and GGF, and its glyph in PGN; None in what cannot hold it.
# Sources: https://www.red-bean.com/sgf/ and the PGN standard, 8.2.4 and 10.
MARKS: tuple[tuple[str, str, int, str | None, str | None], ...] = (
    ("!", "good move", 1, "TE[1]", "$1"),
    ("?", "mistake", 2, "BM[1]", "$2"),
    ("!?", "interesting move", 3, "IT[]", "$5"),
    ("?!", "doubtful move", 4, "DO[]", "$6"),
    ("!!", "excellent move", 5, "TE[2]", "$3"),
    ("??", "blunder", 6, "BM[2]", "$4"),
)
LONGEST_COMMENT = 1000  # Characters.
MOST_COMMENTS = 20_000  # Characters of all comments on a game.
MOST_MOVES = 3000  # Of a game with its variations. A text with more would take long to read.


def printable(text: str) -> str:
    """Returns a text from outside without unprintable characters but line breaks and tabs."""
    # In MicroPython, much faster than a loop over the characters of the text.
    for character in set(text):
        if " " <= character <= "~" or character in LINE_BREAK_AND_TAB:
            continue
        if any(ord(character) in codes for codes in UNPRINTABLE):
            text = text.replace(character, "")
    return text
