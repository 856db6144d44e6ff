"""The marks and comments of moves, and the limits of a game with its variations."""

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
