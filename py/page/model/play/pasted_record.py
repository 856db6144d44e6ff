"""A record that was pasted: what is said of it, and what of it waits for the reader's word."""

import records
from othello import Game

KEPT = "Nothing was put on the board."


class PastedRecord:
    """The last record that was pasted.

    `said` is what there is to say of it. Where it could not be read to its end, `part` is the game
    up to there, if that has anything, and `offer` what a button says that puts it on the board.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forgets the record, as when another text stands in its place."""
        self.said = ""
        self.part: Game | None = None

    def read(self, text: str, n: int) -> Game | None:
        """Reads a record, n being the size of a transcript's board; returns it if it is whole."""
        self.forget()
        record = records.read(text, n)
        if record.problem is None:
            self.said = record.sentence
            return record.game
        self.said = f"{record.sentence} {record.problem}"
        if record.game:
            self.said += f" {KEPT}"
            has_anything = record.game.ply or not record.game.standard
            self.part = record.game if has_anything else None
        return None

    @property
    def offer(self) -> str:
        """What the button says, empty where there is nothing to put on the board."""
        if self.part is None:
            return ""
        moves = self.part.ply
        what = f"first {moves} moves" if moves > 1 else "first move" if moves else "position"
        return f"Put the {what} on the board"
