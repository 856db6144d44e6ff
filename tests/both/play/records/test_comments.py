"""Any comment on a game is read back from the records that can contain it."""

from both.play.records.recording import game_of, read_as, read_whole
from othello import Game
from othello.notes import MARKS
from play.records import ggf_text, pgn_text, sgf_text
from reference.chance import Chance

SIGNS = [""] + [sign for sign, *_ in MARKS]
PIECES = (
    "a", "Good", " ", "\n", "\n\n", "\t", "\\", "[", "]", "{", "}", "(", ")", ";", "(;B[a1])",
    ");", '[White "Bob"]', '[Event "x"]\n', "\n```", "\n'''", "1-0", "1/2", "40 24", "B40 W24",
    "+3.5", "...", "--", "f5", "d6c3", "1. f5", "\n%", "#", "$1", "!?", "Black: Ann", "White wins",
    "*", "<b>", '"', "'", "\u201c", "\uff3b", "\uff3d", "\uff3c", "\uff5b", "\uff5d", "\uff08",
    "\uff1b", "\u30d1\u30b9", "\xe9", "\xa0", "\ufeff", "\u200d", "\u25cf", "\U0001f480",
    '["f5"]', "\n........", "BO[8", "SZ[6]",
)  # fmt: skip
# What PGN has in place of braces, which end its comments.
IN_PGN = {"{": "(", "}": ")", "\uff5b": "\uff08", "\uff5d": "\uff09"}


def commented(chance: Chance) -> Game:
    """Returns a random game with marks and comments."""
    game = Game()
    for _ in range(chance.between(1, 8)):
        game.play(chance.pick(game.legal_moves()))
        game.annotate(game.last, chance.pick(SIGNS), text(chance))
    game.annotate(game.start, "", text(chance))
    return game


def text(chance: Chance) -> str:
    return "".join([chance.pick(PIECES) for _ in range(chance.below(5))])


def notes(game: Game) -> list[tuple[str, str]]:
    """Returns the marks and comments of the start and of each move."""
    return [(ply.mark, ply.comment) for ply in [game.start] + game.plies]


def test_any_comment_is_read_back_from_sgf_and_ggf() -> None:
    for seed in range(60):
        game = commented(Chance(seed))
        for write in (sgf_text, ggf_text):
            record = read_whole(write(game))
            assert notes(game_of(record)) == notes(game), write(game)


def test_any_comment_without_outer_blanks_and_braces_is_read_back_from_pgn() -> None:
    for seed in range(40):
        game = commented(Chance(seed))
        for ply in [game.start] + game.plies:
            for brace in IN_PGN:
                ply.comment = ply.comment.replace(brace, IN_PGN[brace])
            ply.comment = ply.comment.strip()
        written = pgn_text(game)
        record = read_as("pgn", written)
        assert notes(game_of(record)) == notes(game), written
