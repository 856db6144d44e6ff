"""Thinking about a position: what its moves are worth, better and better as time goes by."""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from analysis.movegen.move_tables import Field
from analysis.movegen.symmetry import canonical
from analysis.search.endgame import Endgame
from analysis.search.midgame import INFINITY, UNIT, OutOfNodes, Search

SCORE = "score"
WIN = "win"
UNLIMITED = INFINITY**2  # More positions than anybody looks at.


class Limits(NamedTuple):
    """How far to think.

    At most `depth` plies and `nodes` positions; to the end of the game with up to `solve` empty
    squares, and with up to `win` until it is clear who wins. `every` asks for the value of each
    move instead of only the best; `among` leaves only some moves to choose from.
    """

    depth: int = 60
    nodes: int = UNLIMITED
    solve: int = 0
    win: int = 0
    every: bool = False
    among: Sequence[int] = ()


class Candidate(NamedTuple):
    """A move, its value in eighths of a disc to the side that makes it, and the line that follows.

    The line are the squares played after it, as far as they are known; passes are left out.
    """

    square: int
    value: int
    line: list[int]


class Thought(NamedTuple):
    """What is known after looking so many plies ahead.

    `goal` is None, or what was found out to the end of the game: the "score", or no more than who
    will "win", which a value of a disc then tells. The candidates are the best move, or every move,
    the best first.
    """

    depth: int
    goal: str | None
    candidates: list[Candidate]

    def seen_through(self, images: tuple[int, ...]) -> "Thought":
        """Returns the thought about the position that a symmetry takes to this one."""
        back = {image: square for square, image in enumerate(images)}
        candidates = [
            Candidate(back[square], value, [back[step] for step in line])
            for square, value, line in self.candidates
        ]
        return self._replace(candidates=candidates)


class _Child(NamedTuple):
    """A move and the position that it leads to."""

    square: int
    p: int
    o: int
    number: int


# A move and its value to the side that makes it.
_Valued = tuple[int, _Child]
# Returns the value of the position after a move, to the side to move there, between two bounds.
_Look = Callable[[_Child, int, int], Generator[None, None, int]]


class Thinker:
    """Thinks about positions of one field."""

    def __init__(self, field: Field, search: Search, endgame: Endgame) -> None:
        self.field = field
        self.search = search
        self.endgame = endgame

    @property
    def nodes(self) -> int:
        """How many positions the last thinking has looked at."""
        return self.search.nodes + self.endgame.nodes

    def forget(self) -> None:
        """Drops what is remembered, so that what comes next depends on nothing that came before."""
        self.search.forget()
        self.endgame.forget()

    def think(
        self, player: list[int], opponent: list[int], limits: Limits
    ) -> Generator[Thought | None, None, None]:
        """Yields thoughts about a position, each deeper than the one before.

        The squares of the discs of the side to move and of the other are given; the side must have
        a move. Yields at least one thought, and None every few milliseconds in between.
        """
        images = canonical(player, opponent, self.field.n)
        player, opponent, among = (
            [images[square] for square in squares] for squares in (player, opponent, limits.among)
        )
        for thought in self._think(player, opponent, limits._replace(among=among)):
            yield thought and thought.seen_through(images)

    def _think(
        self, player: list[int], opponent: list[int], limits: Limits
    ) -> Generator[Thought | None, None, None]:
        search, endgame = self.search, self.endgame
        search.nodes = endgame.nodes = 0
        search.limit = limits.nodes
        self.field.forget()
        empties = self.field.n**2 - len(player) - len(opponent)
        valued = self._at_a_glance(player, opponent, empties, limits.among)
        yield self._thought(1, valued, limits.every)
        deepest = min(limits.depth, empties - 1)
        to_the_end = empties <= max(limits.solve, limits.win)
        if to_the_end:
            deepest = min(deepest, _plies_before_solving(empties))
        for depth in range(2, deepest + 1):
            if not (yield from self._round(valued, self._ahead(empties, depth), limits.every)):
                return
            yield self._thought(depth, valued, limits.every)
        if to_the_end:
            endgame.limit = limits.nodes - search.nodes
            goal, most = (SCORE, self.field.n**2) if empties <= limits.solve else (WIN, 1)
            if (yield from self._round(valued, self._to_the_end(most), limits.every, most)):
                yield (yield from self._solution(empties, goal, valued, limits.every))

    def _at_a_glance(
        self, player: list[int], opponent: list[int], empties: int, among: Sequence[int]
    ) -> list[_Valued]:
        field = self.field
        p, o, number = field.position(player, opponent)
        moves = list(among) or field.moves(p, o)
        children = [_Child(move, *field.play(p, o, number, move)) for move in moves]
        valued = [(-self.search.guess(*child[1:], empties - 1), child) for child in children]
        return sorted(valued, reverse=True)

    def _ahead(self, empties: int, depth: int) -> _Look:
        board, search = self.field.lanes.board, self.search

        def look(child: _Child, alpha: int, beta: int) -> Generator[None, None, int]:
            _, p, o, number = child
            moves = (o + (o & p << 1)) & (board ^ p ^ o)
            return search.value(p, o, number, moves, empties - 1, depth - 1, alpha, beta)

        return look

    def _to_the_end(self, most: int) -> _Look:
        """Returns the look at the score, which counts no further than `most` either way."""
        endgame = self.endgame

        def look(child: _Child, alpha: int, beta: int) -> Generator[None, None, int]:
            _, p, o, number = child
            score = yield from endgame.solve(p, o, number, max(alpha, -most), min(beta, most))
            return max(-most, min(score, most))

        return look

    def _round(
        self, valued: list[_Valued], look: _Look, every: bool, most: int = INFINITY
    ) -> Generator[None, None, bool]:
        """Values the moves anew, and brings the best of them, or all, in order.

        Returns False if nothing came of it because no more positions may be looked at. If only the
        best is asked for, those that have been looked at by then do.
        """
        found: list[_Valued] = []
        best = -INFINITY
        try:
            for _, child in valued:
                if every or not found:
                    value = -(yield from look(child, -INFINITY, INFINITY))
                elif best < most:
                    value = -(yield from look(child, -best - 1, -best))
                    if value > best:
                        value = -(yield from look(child, -INFINITY, -best))
                else:
                    break
                found.append((value, child))
                best = max(best, value)
        except OutOfNodes:
            if every or not found:
                return False
        if every:
            valued[:] = sorted(found, reverse=True)
        else:
            first = next(entry for entry in found if entry[0] == best)
            valued[:] = [first] + [entry for entry in valued if entry[1] is not first[1]]
        return True

    def _thought(self, depth: int, valued: list[_Valued], every: bool) -> Thought:
        most = UNIT * self.field.n**2  # What is estimated may be more than there are squares.
        candidates = [
            Candidate(
                child.square, max(-most, min(value, most)), self.search.line(*child[1:], depth - 1)
            )
            for value, child in (valued if every else valued[:1])
        ]
        return Thought(depth, None, candidates)

    def _solution(
        self, empties: int, goal: str, valued: list[_Valued], every: bool
    ) -> Generator[None, None, Thought]:
        self.endgame.limit = UNLIMITED  # The line of what is solved takes little more.
        candidates = []
        for value, child in valued if every else valued[:1]:
            _, p, o, number = child
            line = []
            if goal == SCORE:
                line = yield from self.endgame.line(p, o, number, -value)
            candidates.append(Candidate(child.square, UNIT * value, line))
        return Thought(empties, goal, candidates)


def _plies_before_solving(empties: int) -> int:
    """Returns how far to look ahead to find out which moves to solve first."""
    return max(1, (empties - 6) // 2)
