"""The formats in which a game can be copied."""

import records
from judges import Format
from othello import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


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


def writer_named(name: str) -> RecordWriter:
    """Returns the writer with a name."""
    return next(writer for writer in WRITERS if writer.name == name)
