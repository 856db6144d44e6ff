"""The kinds of records that a game can be copied as."""

import records
from judges import Format
from othello import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class RecordWriter:
    """A kind of record: `name` is the page's for it, `title` the reader's.

    `write` returns a game so; it raises ValueError for one that cannot be written so.
    """

    def __init__(self, name: str, title: str, write: "Callable[[Game], str]") -> None:
        self.name = name
        self.title = title
        self.write = write


def _of_judge(form: Format) -> RecordWriter:
    return RecordWriter(
        form.name, f"input of {form.name}", lambda game: records.write_input(form, game)
    )


WRITERS = [
    RecordWriter("transcript", "transcript", records.transcript),
    RecordWriter("board", "board", lambda game: records.board_text(game.position, game.turn)),
    RecordWriter("ggf", "GGF", records.ggf_text),
] + [_of_judge(form) for form in records.formats_of_games()]


def writer_named(name: str) -> RecordWriter:
    """Returns the writer of a name."""
    return next(writer for writer in WRITERS if writer.name == name)
