"""The formats in which a game can be copied."""

import records
from judges import Format
from othello import Game
from othello.phrases import counted, listing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class RecordWriter:
    """Writes games in one format.

    Attributes:
        name: The value of the option on the page.
        title: The format as users call it.
        write: Returns a game in the format. Raises ValueError if the format cannot express it.
        lost: Returns the parts of a game that the format leaves out.
    """

    def __init__(
        self,
        name: str,
        title: str,
        write: "Callable[[Game], str]",
        lost: "Callable[[Game], list[str]]" = lambda game: [],
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
    later, others = len(game.plies) - game.ply, game.size - len(game.plies)
    notes = [ply for ply in [game.start] + list(game.tree()) if ply.mark or ply.comment]
    lost = [counted(later, "later move")] if later else []
    lost += [f"{counted(others, 'move')} in variations"] if others else []
    return lost + ["annotations"] * bool(notes)


def lost_by_transcripts(game: Game) -> list[str]:
    """Returns the parts of a game that a transcript leaves out."""
    return ["the start position"] * (not game.standard) + lost_by_judges(game)


def _judge_input_writer(form: Format) -> RecordWriter:
    return RecordWriter(
        form.name,
        f"input of {form.name}",
        lambda game: records.write_input(form, game),
        lost_by_judges,
    )


WRITERS = [
    RecordWriter("transcript", "transcript", records.transcript, lost_by_transcripts),
    RecordWriter("board", "board", lambda game: records.board_text(game.position, game.turn)),
    RecordWriter("ggf", "GGF", records.ggf_text),
    RecordWriter("sgf", "SGF", records.sgf_text),
] + [_judge_input_writer(form) for form in records.formats_of_games()]


def writer_named(name: str) -> RecordWriter:
    """Returns the writer with a name."""
    return next(writer for writer in WRITERS if writer.name == name)
