"""A game: the side to move, forced passes, the tree of its moves, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.notes import printable
from othello.position import BLACK, WHITE, IllegalMove, Move, Position, opponent
from othello.squares import square_name

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME_OVER = "cannot be played: the game is over"


class Ply:
    """A move of a game with the resulting position, and the moves that follow in the game's tree.

    The start of a game is a ply without a move.

    Attributes:
        color: The colour that moved, None at the start.
        square: The square played, None at the start.
        flips: The discs turned over, in ascending order.
        position: The position after the move.
        passed: Whether the next side had no legal move and had to pass.
        turn: The colour to move next, None if the game is over.
        parent: The ply before, None at the start.
        children: The plies after this one. The first continues the main line of this ply; the
            others begin variations.
        number: The number of moves up to this one, 0 at the start.
        mark: The judgement of the move by a person, such as `!`, or an empty text.
        comment: The comment on the move, or on the start of the game.
    """

    # Most plies have neither, and thousands are made while a judge runs.
    mark = ""
    comment = ""

    def __init__(
        self,
        position: Position,
        following: str,
        move: Move | None = None,
        parent: Ply | None = None,
    ) -> None:
        self.color = move.color if move else None
        self.square = move.square if move else None
        self.flips = move.flips if move else []
        self.position = position
        self.passed = False
        self.turn: str | None = following
        if not position.can_move(following):
            self.passed = position.can_move(opponent(following))
            self.turn = opponent(following) if self.passed else None
        self.parent = parent
        self.children: list[Ply] = []
        self.number: int = parent.number + 1 if parent else 0
        self._lead: int | None = None

    @property
    def siblings(self) -> list[Ply]:
        """The alternatives to this ply, including itself; the first is the main one."""
        return self.parent.children if self.parent else [self]

    @property
    def lead(self) -> int:
        """The number of black discs minus the number of white discs."""
        if self._lead is None:
            self._lead = self.position.count(BLACK) - self.position.count(WHITE)
        return self._lead


class Game:
    """A game of Othello from any position: a tree of plies, and one line through it.

    Another move after an undo begins a variation; no move is lost. Forced passes are made
    automatically and are not plies, see `Ply.passed`.

    Attributes:
        start: The ply of the start position, the root of the tree.
        first_turn: The colour to move at the start, even if it has to pass.
        plies: The moves of the current line in order, including undone ones.
        ply: The number of moves that are not undone.
        size: The number of moves in the tree.
        edits: The number of changes to the tree, which tells whether it has changed.
    """

    def __init__(self, position: Position | None = None, turn: str = BLACK) -> None:
        self.start = Ply(position or Position.start(), turn)
        self.first_turn = turn
        self.plies: list[Ply] = []
        self.ply = self.size = self.edits = 0

    @property
    def last(self) -> Ply:
        """The last ply that is not undone, or `start`."""
        return self.plies[self.ply - 1] if self.ply else self.start

    @property
    def position(self) -> Position:
        """The current position."""
        return self.last.position

    @property
    def turn(self) -> str | None:
        """The colour to move, None if the game is over."""
        return self.last.turn

    @property
    def standard(self) -> bool:
        """Whether the game began from the standard start position with black to move."""
        start = self.start.position
        return start == Position.start(start.n) and self.first_turn == BLACK

    @property
    def over(self) -> bool:
        """Whether neither side can move."""
        return self.turn is None

    @property
    def winner(self) -> str | None:
        """The colour with more discs, None for a draw or an unfinished game."""
        black, white = self.position.count(BLACK), self.position.count(WHITE)
        if not self.over or black == white:
            return None
        return BLACK if black > white else WHITE

    def legal_moves(self) -> list[int]:
        """Returns the legal moves of the side to move, empty if the game is over."""
        return self.position.legal_moves(self.turn) if self.turn else []

    def moves_and_passes(self) -> Iterator[tuple[str, int | None]]:
        """Yields the colour and square of each move not undone, the square None for a pass.

        A pass at the end of the game is left out.
        """
        for ply in [self.start] + self.plies[: self.ply]:
            if ply.color:
                yield ply.color, ply.square
            if ply.passed and ply.turn:
                yield opponent(ply.turn), None

    def play(self, square: int) -> Ply:
        """Plays a move for the side to move and returns its ply.

        A move that is in the tree already is followed. After an undo, another move begins a
        variation.

        Raises:
            IllegalMove: If the game is over or the move is not legal.
        """
        known = [ply for ply in self.last.children if ply.square == square]
        ply = known[0] if known else self._add(square)
        self.show(ply)
        return ply

    def has_move(self, square: int) -> bool:
        """Returns whether the tree has a move after the last one."""
        return any(ply.square == square for ply in self.last.children)

    def show(self, ply: Ply) -> None:
        """Goes to a ply of the tree. If the current line lacks it, the line changes.

        The new line leads from the start through the ply, and continues along the main line.
        """
        if not self.has_in_line(ply):
            branch = [ply]
            while (parent := branch[-1].parent) and not self.has_in_line(parent):
                branch.append(parent)
            self.plies[branch[-1].number - 1 :] = branch[::-1] + main_line(ply)
        self.ply = ply.number

    def has_in_line(self, ply: Ply) -> bool:
        """Returns whether a ply is the start or on the current line."""
        if not ply.number:
            return ply is self.start
        return ply.number <= len(self.plies) and self.plies[ply.number - 1] is ply

    def tree(self) -> Iterator[Ply]:
        """Yields all moves of the tree: each line to its end, then the variations from it.

        The last variations to branch off come first.
        """
        waiting = self.start.children[::-1]
        while waiting:
            ply = waiting.pop()
            yield ply
            waiting += ply.children[::-1]

    def promote(self, ply: Ply) -> None:
        """Makes the line to a ply the main line."""
        at: Ply | None = ply
        while at and at.parent:
            at.parent.children.remove(at)
            at.parent.children.insert(0, at)
            at = at.parent
        self.edits += 1

    def promote_step(self, ply: Ply) -> None:
        """Moves the innermost variation with a ply up by one place."""
        at = ply
        while at.parent and at.siblings[0] is at:
            at = at.parent
        if at.parent:
            siblings = at.siblings
            place = siblings.index(at)
            siblings[place - 1 : place + 1] = [at, siblings[place - 1]]
            self.edits += 1

    def remove(self, ply: Ply) -> int:
        """Removes a ply with all that follows, and returns its place among its siblings.

        If it is on the current line, the line ends there or continues along the main line.
        """
        assert ply.parent
        place = ply.siblings.index(ply)
        ply.siblings.pop(place)
        if self.has_in_line(ply):
            self.plies[ply.number - 1 :] = main_line(ply.parent)
            self.ply = min(self.ply, ply.number - 1)
        self._resize(-_moves_from(ply))
        return place

    def restore(self, ply: Ply, place: int) -> None:
        """Puts a removed ply back, with all plies after it, and goes to it."""
        ply.siblings.insert(place, ply)
        self._resize(_moves_from(ply))
        self.show(ply)

    def annotate(self, ply: Ply, mark: str, comment: str) -> None:
        """Sets the mark and the comment of a ply, without unprintable characters."""
        ply.mark, ply.comment = mark, printable(comment)
        self.edits += 1

    def copy(self) -> Game:
        """Returns an independent game with the same tree, line and undone moves."""
        game = Game(self.start.position, self.first_turn)
        game.annotate(game.start, self.start.mark, self.start.comment)
        copies = {self.start: game.start}
        for ply in self.tree():
            assert ply.parent and ply.square is not None
            game.show(copies[ply.parent])
            copies[ply] = game.play(ply.square)
            game.annotate(copies[ply], ply.mark, ply.comment)
        game.show(copies[self.plies[-1] if self.plies else self.start])
        game.go_to(self.ply)
        return game

    def undo(self) -> None:
        """Takes back the last move. Raises ValueError at the start."""
        self.go_to(self.ply - 1)

    def redo(self) -> None:
        """Replays the next undone move. Raises ValueError if no move was undone."""
        self.go_to(self.ply + 1)

    def go_to(self, ply: int) -> None:
        """Goes to the position after the first `ply` moves of the line, keeping all moves.

        Raises:
            ValueError: If `ply` is negative or greater than the number of moves.
        """
        if not 0 <= ply <= len(self.plies):
            raise ValueError(f"the game has {len(self.plies)} moves, there is no move {ply}")
        self.ply = ply

    def _add(self, square: int) -> Ply:
        """Adds a move to the tree after the last one. Raises IllegalMove."""
        position, color = self.position, self.turn
        if color is None:
            raise IllegalMove(square_name(square, position.n), GAME_OVER, position)
        move = position.legal_move(square, color)
        ply = Ply(move.after, opponent(color), move, self.last)
        self.last.children.append(ply)
        self._resize(1)
        return ply

    def _resize(self, moves: int) -> None:
        self.size += moves
        self.edits += 1


def main_line(ply: Ply) -> list[Ply]:
    """Returns the plies after a ply, following the first child of each."""
    line = []
    while ply.children:
        ply = ply.children[0]
        line.append(ply)
    return line


def _moves_from(ply: Ply) -> int:
    """Returns the number of moves in the tree that begins with a ply."""
    counted, waiting = 0, [ply]
    while waiting:
        waiting += waiting.pop().children
        counted += 1
    return counted
