"""The formats in which a game can be copied or saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, transcript
from othello.game import main_line
from othello.notes import MARKS
from othello.phrases import counted, listing
from play import records
from play.records import pgn, trees

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from othello import Ply

USUAL_SIZE = 8


class RecordWriter:
    """Writes games in one format.

    Attributes:
        name: The value of the option on the page.
        title: The format as users call it.
        write: Returns a game in the format; that of a file may have its players and facts too.
            Raises ValueError if the format cannot express it.
        lost: Returns the parts of a game that the format leaves out.
    """

    def __init__(
        self,
        name: str,
        title: str,
        write: Callable[..., str],
        lost: Callable[[Game], list[str]] = lambda game: [],
    ) -> None:
        self.name = name
        self.title = title
        self.write = write
        self.lost = lost


def without(lost: list[str]) -> str:
    """Returns the end of a sentence on a game that was written without some of its parts."""
    return f", without {listing(lost)}." if lost else "."


def lost_by_judges(game: Game) -> list[str]:
    """Returns the parts of a game that an input of a judge leaves out."""
    later = len(game.plies) - game.ply
    lost = [counted(later, "later move")] if later else []
    return lost + _variations(game, game.plies) + _annotations(game)


def _variations(game: Game, line: list[Ply]) -> list[str]:
    others = game.size - len(line)
    return [f"{counted(others, 'move')} in variations"] if others else []


def _annotations(game: Game) -> list[str]:
    notes = [ply for ply in [game.start] + list(game.tree()) if ply.mark or ply.comment]
    return ["annotations"] if notes else []


def _marks(plies: list[Ply], held: Collection[str]) -> list[str]:
    """Returns the marks of moves that a format cannot hold, as parts that are left out."""
    used = {ply.mark for ply in plies}
    return [f"the mark {sign}" for sign, *_ in MARKS if sign in used and sign not in held]


def _lost_by_trees(game: Game) -> list[str]:
    return _marks(list(game.tree()), trees.MARKED)


def _lost_by_pgn(game: Game) -> list[str]:
    line = main_line(game.start)
    comments = [ply.comment for ply in [game.start] + line]
    braces = any(brace in comment for comment in comments for brace in pgn.BRACES)
    blanks = any(comment != comment.strip() for comment in comments)
    changed = ["braces in comments"] * braces + ["blanks around comments"] * blanks
    return _variations(game, line) + _marks(line, pgn.MARKED) + changed


def _lost_by_text(game: Game) -> list[str]:
    return _variations(game, main_line(game.start)) + _annotations(game)


def lost_by_transcripts(game: Game) -> list[str]:
    """Returns the parts of a game that a transcript leaves out."""
    start = [] if game.standard else ["the start position"]
    return start + lost_by_judges(game)


def input_writer(name: str, write: Callable[[Game], str]) -> RecordWriter:
    """Returns the writer of inputs in a judge's format."""
    return RecordWriter(name, f"input of {name}", write, lost_by_judges)


WRITERS = [
    RecordWriter("transcript", "transcript", records.transcript, lost_by_transcripts),
    RecordWriter("board", "board", lambda game: records.board_text(game.position, game.turn)),
    RecordWriter("ggf", "GGF", records.ggf_text, _lost_by_trees),
    RecordWriter("sgf", "SGF", records.sgf_text, _lost_by_trees),
]


def _text(game: Game, about: dict[str, str] | None = None) -> str:
    """Returns the main line of a game, after its board unless that is the usual one."""
    squares = [ply.square for ply in main_line(game.start) if ply.square is not None]
    moves = transcript(squares, game.position.n)
    if game.standard and game.position.n == USUAL_SIZE:
        return f"{moves}\n"
    return f"{records.board_text(game.start.position, game.first_turn)}\n{moves}\n"


# The kinds of files. Their names are the endings of the names of files.
FILES = [
    RecordWriter("sgf", "SGF", records.sgf_text, _lost_by_trees),
    RecordWriter("ggf", "GGF", records.ggf_text, _lost_by_trees),
    RecordWriter("pgn", "PGN", records.pgn_text, _lost_by_pgn),
    RecordWriter("txt", "text", _text, _lost_by_text),
]


def writer_named(name: str, writers: list[RecordWriter]) -> RecordWriter:
    """Returns the writer with a name."""
    return next(writer for writer in writers if writer.name == name)
