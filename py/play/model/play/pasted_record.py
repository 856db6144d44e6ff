"""A game record that the user pastes, and the part of it that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from othello import BLACK, WHITE, NotationError
from othello.phrases import counted
from play.library.game_files import has_several
from play.records import Record, RecordError
from play.records.recognition import reading
from play.records.record import MORE_GAMES
from saved.game_text import PARTS, from_fragment
from saved.players import FRIEND, PERSON

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from jobs.slices import InSlices
    from othello import Game
    from play.model.game.table import Table
    from play.records import JudgeInputs

READING_RECORD = "reading a pasted record"  # A kind of job.
KEPT = "Nothing was put on the board."
PASTE_IN_GAMES = " Paste them in Games to keep all."
LINK = "A link to this page."
IN_LINK = "#play"  # Before a slash and a game, also with `?embed`.
PACKED = ("#judge/eJ", "#play/eJ", "#eJ")  # Links to a whole work, which is compressed.
OPEN_LINK = "It holds a whole work: open it in the browser's address bar"
AFTER_LINK = ".,;:!?)>]}'\""  # Punctuation of the text around a link.


class PastedRecord:
    """The last pasted record.

    Attributes:
        said: The last message about this record, or about a copied one.
        part: The record of the game up to its first error, None if there is none.
    """

    def __init__(
        self, table: Table, inputs: JudgeInputs, receive: Callable[[Game, Record], None]
    ) -> None:
        """Creates it; `receive` takes note of a record whose game is about to be on the board."""
        self.said = ""
        self.part: Record | None = None
        self._inputs, self._receive = inputs, receive
        self._table, self._workspace = table, table.workspace
        self._said_at: tuple[Any, ...] = ()
        self._beside: Game | None = None  # The game on the page when it was read.
        table.workspace.changes.subscribe(self._follow)

    def say(self, text: str) -> None:
        """Shows a message beside the record and in the status line until the user continues."""
        self.said = text
        self._workspace.say(text)
        self._said_at = self._state

    @property
    def _state(self) -> tuple[Any, ...]:
        """What the actions of the user in Play change."""
        play, game = self._table.play, self._table.play.game
        return game, game.edits, game.last, self._table.place, dict(play.players)

    def _follow(self) -> None:
        if self._said_at and self._said_at != self._state:
            if self._workspace.scene().message == self.said:
                self._workspace.forget_answer()
            self._said_at, self.said = (), ""
        if self._beside and self._table.play.game is not self._beside:
            self._beside, self.said, self.part = None, "", None

    def forget(self) -> None:
        """Forgets the record, because the user changes its text."""
        self._workspace.jobs.cancel(READING_RECORD)
        self._clear()

    def _clear(self) -> None:
        self._said_at, self.said = (), ""
        self.part = None

    def read(self, text: str) -> None:
        """Starts to read a record. The status line says why it cannot be read."""
        self._workspace.jobs.start(Task(READING_RECORD, lambda: self._reading(text)))

    def _reading(self, text: str) -> Work:
        if not (yield from self.taking(text)):
            self.say(self.said)

    def taking(self, text: str) -> InSlices[bool]:
        """Reads a record and puts it on the board, or offers the part that could be read.

        Of several games the first is read, a transcript for a board of the current size.

        Returns:
            Whether the whole record is on the board.
        """
        self._clear()
        n = self._table.play.game.position.n
        record = _linked(text) or (yield from reading(text, n, self._inputs))
        if record.problem and record.kind == "transcript" and (yield from has_several(text)):
            record = yield from reading(text.strip().partition("\n")[0], n, self._inputs)
            record.sentence += MORE_GAMES
        if record.sentence.endswith(MORE_GAMES):
            record.sentence += PASTE_IN_GAMES
        if record.problem is None and record.game:
            self.said = record.sentence
            self._put(record)
            self._beside = self._table.play.game
            return True
        if record.game and (record.game.ply or not record.game.standard):
            self.part = record
        problem = f" {record.problem}" if record.problem else ""
        kept = f" {KEPT}" if record.game else ""
        self.said = f"{record.sentence}{problem}{kept}"
        self._beside = self._table.play.game
        return False

    def load_part(self) -> None:
        """Puts the offered part on the board."""
        if self.part:
            self._put(self.part)
        self.forget()

    def _put(self, record: Record) -> None:
        """Puts a game of others on the board. No computer plays in it until one is chosen."""
        for color, player in ((BLACK, PERSON), (WHITE, FRIEND)):
            self._table.play.set_player(color, player)
        if record.game:
            self._receive(record.game, record)
            self._table.load(record.game)

    @property
    def offer(self) -> str:
        """The label of the button for `load_part`, empty if nothing is offered."""
        if not (self.part and self.part.game):
            return ""
        moves = self.part.game.ply
        what = f"first {moves} moves" if moves > 1 else "first move" if moves else "position"
        return f"Put the {what} on the board"


def _linked(text: str) -> Record | None:
    """Returns the record of the game in a link to this page, None for other texts."""
    words = text.partition(IN_LINK)[2].partition("/")[2].split(None, 1)
    parts = words[0].rstrip(AFTER_LINK).split(".") if words else []
    if any(link in text for link in PACKED):
        return Record("link", LINK, None, RecordError(OPEN_LINK))
    if len(parts) < PARTS:
        return None
    try:
        game = from_fragment(".".join(parts[:PARTS]))
    except NotationError as error:
        return Record("link", LINK, None, RecordError(str(error)))
    moves = counted(len(game.plies), "move")
    return Record("link", f"A link to this page: {moves} read.", game)
