"""Iterative deepening with the kernel: searches a position deeper and deeper, then solves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, Game, Position
from othello.masks import mask_of, squares_of
from play.engine.kernel.kernel import INFINITY, UNIT, USUAL_MARGIN, Kernel
from play.engine.symmetry import canonical
from play.engine.thoughts import MOST_PARITY, SCORE, WIN, Candidate, Limits, Thought

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

SLICE = 20_000  # Nodes between two pauses, a few milliseconds.
EXACT = 0  # The margin of a search that leaves nothing out.


class KernelThinker:
    """Searches positions by iterative deepening.

    Attributes:
        nodes: The number of nodes of the last search.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.nodes = 0
        self._kernel = kernel

    def forget(self) -> None:
        """Clears the transposition table, so that the next result does not depend on it."""
        self._kernel.forget()

    def think(
        self, position: Position, color: str, limits: Limits
    ) -> Generator[Thought | None, None, None]:
        """Yields thoughts about a position for a colour, each deeper than the one before.

        Yields at least one thought, and None every few milliseconds in between. The colour must
        have a legal move.
        """
        n = position.n
        own, other = _squares(position, color)
        images = canonical(own, other, n)
        masks = [mask_of([images[square] for square in side], n) for side in (own, other)]
        limits = limits.but(among=[images[square] for square in limits.among])
        for thought in self._think(Position(n, *masks), limits):
            yield thought.seen_through(images) if thought else None

    def _think(self, start: Position, limits: Limits) -> Generator[Thought | None, None, None]:
        """Yields thoughts about a position in which black is the side to move."""
        kernel, empties = self._kernel, start.empties
        before = kernel.position(start.n, *_squares(start, BLACK))
        if limits.among:
            kernel.choose(limits.among)
        kernel.search(1, every=True)
        kernel.run(INFINITY)
        self.nodes = kernel.nodes
        most = UNIT * start.n**2  # Estimates can exceed the number of squares.
        thought = self._thought(1, limits.every, before, most)
        yield thought
        to_the_end = empties <= max(limits.solve, limits.win)
        ahead, spent = thought.depth, 0
        for depth, margin in _rounds(empties, limits.depth, to_the_end):
            before = thought.candidates[0].value
            kernel.search(depth, margin, every=limits.every)
            if not (yield from self._run(limits.nodes)):
                return
            thought = self._thought(depth, limits.every, before, most)
            yield thought
            if limits.deeper and not to_the_end:
                ahead = max(ahead, depth)
                while 2 * spent <= self.nodes and ahead < min(limits.depth, empties - 1):
                    begun, best = self.nodes, kernel.moves()[0][1]
                    kernel.search(ahead + 1)
                    is_done = yield from self._run(limits.nodes)
                    spent += self.nodes - begun
                    if not is_done:
                        break
                    ahead += 1
                    yield self._thought(ahead, False, best, most)
        if to_the_end:
            yield from self._solve(start, limits)

    def _run(self, limit: int) -> Generator[None, None, bool]:
        """Runs the search to its end or to the limit of nodes; returns whether it ended."""
        while self.nodes < limit:
            is_done = self._kernel.run(min(SLICE, limit - self.nodes))
            self.nodes = self._kernel.nodes
            if is_done:
                return True
            yield
        return False

    def _solve(self, start: Position, limits: Limits) -> Generator[Thought | None, None, None]:
        kernel, empties = self._kernel, start.empties
        goal = SCORE if empties <= limits.solve else WIN
        most = INFINITY if goal == SCORE else 1
        kernel.search(empties, EXACT, -most, most, limits.every)
        is_done = yield from self._run(limits.nodes)
        moves = [(square, value) for square, value, is_known in kernel.moves() if is_known]
        if not moves or (not is_done and (limits.every or goal == WIN)):
            return
        if not is_done:
            # The best of these moves is worth playing, but another one may be better.
            moves = [max(moves, key=lambda move: move[1])]
        candidates = []
        for square, value in moves if limits.every else moves[:1]:
            line = []
            if goal == SCORE:
                line = yield from self._exact_line(start, square, value)
            else:
                value = UNIT * max(-1, min(value, 1))
            candidates.append(Candidate(square, value, line))
        yield Thought(empties, goal if is_done else None, candidates)

    def _exact_line(
        self, start: Position, square: int, value: int
    ) -> Generator[None, None, list[int]]:
        """Returns the squares after a move on a line that leads to its exact value."""
        kernel = self._kernel
        line: list[int] = []
        game = Game(start, BLACK)
        while True:
            yield
            side = game.turn
            game.play(square)
            if game.turn is None:
                return line
            value = value if game.turn == side else -value
            kernel.position(start.n, *_squares(game.position, game.turn))
            kernel.search(game.position.empties, EXACT, value - 1, value + 1)
            while not kernel.run(SLICE):
                yield
            square = kernel.moves()[0][0]
            line.append(square)

    def _thought(self, depth: int, every: bool, before: int, most: int) -> Thought:
        """Returns the result of an iteration, with values of at most `most`.

        `before` is the best value of the previous one.
        """
        moves = self._kernel.moves()
        candidates = [
            Candidate(square, _cut(value, most), self._kernel.line(i))
            for i, (square, value, _) in enumerate(moves if every else moves[:1])
        ]
        change = candidates[0].value - _cut(before, most)
        return Thought(depth, None, candidates, _cut(change // 2, MOST_PARITY))


def _squares(position: Position, color: str) -> tuple[list[int], list[int]]:
    """Returns the squares of the discs of a colour and of the other colour."""
    own, other = position.sides(color)
    return squares_of(own, position.n), squares_of(other, position.n)


def _rounds(empties: int, deepest: int, to_the_end: bool) -> Iterator[tuple[int, int]]:
    """Yields the depth and margin of each search before the position is solved, if it is."""
    if to_the_end:
        deepest = min(deepest, max(1, (empties - 4) // 2))
    for depth in range(2, min(deepest, empties - 1) + 1):
        yield depth, USUAL_MARGIN


def _cut(value: int, most: int) -> int:
    """Returns a value clamped to -most and most."""
    return max(-most, min(value, most))
