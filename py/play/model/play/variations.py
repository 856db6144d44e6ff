"""What the user does with the tree of the game: goes to variations, changes and annotates them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.notes import LONGEST_COMMENT, MOST_COMMENTS
from othello.phrases import counted
from play.model.game import messages

if TYPE_CHECKING:
    from othello import Game, Ply
    from play.model.game.table import Table
    from state.notice import Notice

IS_MAIN = "This is the main line now."
IS_HIGHER = "This variation is one place higher now."
DELETED = "{} is deleted."
DELETED_MORE = "{} is deleted, with {} after it."
BACK = "{} is back."
TOO_LONG = f"A game holds at most {MOST_COMMENTS:,} characters of comments."


class Variations:
    """The actions on the move that the board shows.

    Attributes:
        is_noting: Whether the fields for a mark and a comment are shown.
    """

    def __init__(self, table: Table, notice: Notice) -> None:
        self.is_noting = False
        self._table, self._workspace, self._notice = table, table.workspace, notice

    @property
    def ply(self) -> Ply:
        """The last move on the board, or the start of the game."""
        return self._table.play.game.last

    @property
    def count(self) -> int:
        """The number of moves that the game has at this place, 0 if another board is shown."""
        return len(self.ply.siblings) if self._table.game_on_board else 0

    @property
    def place(self) -> int:
        """The place of the move among them, counted from 1."""
        return self.ply.siblings.index(self.ply) + 1

    @property
    def is_main(self) -> bool:
        """Whether the move is on the main line."""
        return not self._places

    @property
    def has_steps(self) -> bool:
        """Whether the line to the move becomes the main line in more than one step."""
        return sum(self._places) > 1

    @property
    def _places(self) -> list[int]:
        """The place, counted from 0, of each variation that the move is in."""
        places, ply = [], self.ply
        while ply.parent:
            places.append(ply.siblings.index(ply))
            ply = ply.parent
        return [place for place in places if place]

    def switch_note(self) -> None:
        """Shows the fields for a mark and a comment, or hides them."""
        self.is_noting = not self.is_noting

    def go(self, step: int) -> None:
        """Goes to the next move that was played instead of this one, or to the previous with -1."""
        siblings = self.ply.siblings
        self._table.show_ply(siblings[(self.place - 1 + step) % len(siblings)])

    def promote(self) -> None:
        """Makes the line to the move the main line."""
        self._game.promote(self.ply)
        self._workspace.say(IS_MAIN)

    def promote_step(self) -> None:
        """Moves the variation with the move up by one place."""
        self._game.promote_step(self.ply)
        self._workspace.say(IS_MAIN if self.is_main else IS_HIGHER)

    def delete(self) -> None:
        """Deletes the move with all that follow, and offers to undo that."""
        game, ply, moves = self._game, self.ply, self._game.size
        if not ply.parent:
            return
        name = messages.ply_name(ply)
        self._table.show_ply(ply.parent)
        place = game.remove(ply)
        others = moves - game.size - 1
        deleted = DELETED_MORE if others else DELETED

        def undo() -> None:
            game.restore(ply, place)
            self._table.back_to_game()
            self._workspace.say(BACK.format(name))

        self._notice.say_briefly(deleted.format(name, counted(others, "move")), undo)

    def mark(self, mark: str) -> None:
        """Sets the mark of the move."""
        self._game.annotate(self.ply, mark, self.ply.comment)

    def comment(self, comment: str) -> None:
        """Sets the comment on the move, or on the start of the game."""
        game, ply = self._game, self.ply
        plies = [game.start] + list(game.tree())
        others = sum([len(other.comment) for other in plies if other is not ply])
        if others + len(comment) > MOST_COMMENTS:
            self._notice.say(TOO_LONG)
            return
        game.annotate(ply, ply.mark, comment[:LONGEST_COMMENT])

    @property
    def _game(self) -> Game:
        return self._table.play.game
