"""The marks with which people judge moves, as in books on chess, and the limits of comments."""

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
