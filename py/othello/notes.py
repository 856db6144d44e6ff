"""The marks and comments of moves, and the limits of a game with its variations."""

LINE_BREAK_AND_TAB = "\n\t"
# The control characters of ASCII and Latin-1, and lone surrogates. A page cannot show them.
UNPRINTABLE = (range(0x20), range(0x7F, 0xA0), range(0xD800, 0xE000))

# The marks with which people judge moves, as in books on chess, and their names.
MARKS = ("", "!", "?", "!?", "?!", "!!", "??")
NAMES = (
    "no mark",
    "good move",
    "mistake",
    "interesting move",
    "doubtful move",
    "excellent move",
    "blunder",
)
LONGEST_COMMENT = 1000  # Characters.
MOST_COMMENTS = 20_000  # Characters of all comments on a game.
MOST_MOVES = 3000  # Of a game with its variations. A text with more would take long to read.


def printable(text: str) -> str:
    """Returns a text from outside without unprintable characters but line breaks and tabs."""
    # In MicroPython, much faster than a loop over the characters of the text.
    for character in set(text):
        if character not in LINE_BREAK_AND_TAB and any(ord(character) in c for c in UNPRINTABLE):
            text = text.replace(character, "")
    return text
