"""The formats in which a game can be copied or saved."""

import records
from judges import Format
from othello import Game, transcript

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


USUAL_SIZE = 8


class RecordWriter:
    """Writes games in one format.

    Attributes:
        name: The value of the option on the page.
        title: The format as users call it.
        write: Returns a game in the format. Raises ValueError if the format cannot express it.
    """

    def __init__(self, name: str, title: str, write: "Callable[[Game], str]") -> None:
        self.name = name
        self.title = title
        self.write = write


def _judge_input_writer(form: Format) -> RecordWriter:
    return RecordWriter(
        form.name, f"input of {form.name}", lambda game: records.write_input(form, game)
    )


WRITERS = [
    RecordWriter("transcript", "transcript", records.transcript),
    RecordWriter("board", "board", lambda game: records.board_text(game.position, game.turn)),
    RecordWriter("ggf", "GGF", records.ggf_text),
    RecordWriter("sgf", "SGF", records.sgf_text),
] + [_judge_input_writer(form) for form in records.formats_of_games()]


def _text(game: Game) -> str:
    """Returns the moves of a game, after its board unless that is the usual one."""
    squares = [ply.square for ply in game.plies if ply.square is not None]
    moves = transcript(squares, game.position.n)
    if game.standard and game.position.n == USUAL_SIZE:
        return f"{moves}\n"
    return f"{records.board_text(game.start.position, game.first_turn)}\n{moves}\n"


# The ending of a file's name, and what writes the file. Only SGF and GGF keep variations.
FILES = {"sgf": records.sgf_text, "ggf": records.ggf_text, "pgn": records.pgn_text, "txt": _text}
KEEP_VARIATIONS = ("sgf", "ggf")
WITHOUT_VARIATIONS = "The file has only the line on the board. SGF and GGF keep the variations."


def remark_on(ending: str, game: Game) -> str:
    """Returns what a file of a game lacks, empty if it lacks nothing."""
    is_whole = ending in KEEP_VARIATIONS or game.size == len(game.plies)
    return "" if is_whole else WITHOUT_VARIATIONS


def writer_named(name: str) -> RecordWriter:
    """Returns the writer with a name."""
    return next(writer for writer in WRITERS if writer.name == name)
