"""NBoard, the protocol by which the Othello program NBoard uses engines.

Every command and every answer is one line. Unknown commands are ignored. NBoard sends `set game`
and `set depth` first. `hint N` asks for the values of the N best moves, `go` for a move, which
NBoard then plays by `move`. `ping` stops a search. A pass is `PA` and is always played explicitly.
Source: https://github.com/weltyc/ntest/blob/master/instructions/Protocol.htm
"""

import re
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from threading import Condition, Thread
from time import monotonic

from othello import BLACK, Game, IllegalMove, NotationError, parse_square, square_name
from othello.squares import parse_number
from play.engine.thoughts import SCORE, WIN, Candidate, Limits, Thought, in_discs

NAME = "Othello-page"
PASS = "PA"
DEPTH = 8  # Until NBoard sets another.
SOLVE = 20  # The most empty squares at which a deep search solves the position.
SOLVED = {SCORE: "100%", WIN: "100%W"}  # How NBoard writes depths that reach the end of the game.
WAITING, THINKING = "status Waiting", "status Thinking"
LAST_MOVE = re.compile(r"[BW]\[([^\]/]*)[^\]]*\]\W*$")

# Searches the position of a game.
Think = Callable[[Game, Limits], Generator[Thought | None, None, Thought]]


class CommandQueue:
    """Commands that a thread reads while the engine thinks."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self._waiting: deque[str] = deque()
        self._is_open = True
        self._changed = Condition()
        Thread(target=self._read, daemon=True).start()

    def __iter__(self) -> Iterator[str]:
        """Yields each command, waiting for the next."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or not self._is_open)
                if not self._waiting:
                    return
                line = self._waiting.popleft()
            yield line

    @property
    def has_ping(self) -> bool:
        """Whether a ping is waiting."""
        with self._changed:
            return any(line.startswith("ping") for line in self._waiting)

    def _read(self) -> None:
        try:
            for line in self._lines:
                with self._changed:
                    self._waiting.append(line.strip())
                    self._changed.notify()
        finally:
            with self._changed:
                self._is_open = False
                self._changed.notify()


class NBoardSession:
    """An NBoard session. For text that is not a game in GGF, `read_game` returns None."""

    def __init__(
        self,
        think: Think,
        read_game: Callable[[str], Game | None],
        commands: CommandQueue,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._think, self._read_game = think, read_game
        self._commands, self._clock = commands, clock
        self._depth = DEPTH
        self._game = Game()
        self._passed = False  # Whether a forced pass after the last move has been played.
        self._handlers: dict[str, Callable[[str], Iterator[str]]] = {
            "set depth": self._set_depth,
            "set game": self._set_game,
            "move": self._move,
            "hint": self._hint,
            "go": self._go,
            "ping": lambda number: iter([f"pong {number}"]),
            "learn": lambda _: iter(["learned"]),
        }

    def answers(self) -> Iterator[str]:
        """Yields the lines of all answers, up to `quit`."""
        for line in self._commands:
            if line == "quit":
                return
            for name, handler in self._handlers.items():
                if f"{line} ".startswith(f"{name} "):
                    yield from handler(line.removeprefix(name).strip())

    @property
    def _must_pass(self) -> bool:
        return self._game.last.passed and not self._passed

    def _set_depth(self, depth: str) -> Iterator[str]:
        if plies := parse_number(depth):
            self._depth = plies
            yield f"set myname {NAME}{plies}"

    def _set_game(self, text: str) -> Iterator[str]:
        game = self._read_game(text)
        if not game:
            yield "status The game cannot be read"
            return
        last = LAST_MOVE.search(text.removesuffix(";)"))
        self._game = game
        self._passed = last is not None and last[1].upper().startswith(PASS)

    def _move(self, text: str) -> Iterator[str]:
        name = text.partition("/")[0]
        if name.upper().startswith(PASS):
            self._passed = True
            return
        try:
            self._game.play(parse_square(name, self._game.position.n))
            self._passed = False
        except (NotationError, IllegalMove) as error:
            yield f"status {error}"

    def _hint(self, count: str) -> Iterator[str]:
        yield THINKING
        moves = parse_number(count)
        if moves is None:
            moves = 1
        for thought in self._thoughts(every=True):
            for move in thought.candidates[:moves]:
                yield self._search_line(thought, move)
        yield WAITING

    def _go(self, _: str) -> Iterator[str]:
        if self._must_pass or self._game.over:
            yield f"=== {PASS}"
            return
        yield THINKING
        begun = self._clock()
        for thought in self._thoughts(every=False):
            best = thought.candidates[0]
            yield self._search_line(thought, best)
        name = square_name(best.square, self._game.position.n).upper()
        value = in_discs(best.value, thought.parity, self._game.position.n)
        yield f"=== {name}/{value:.2f}/{self._clock() - begun:.2f}"
        yield WAITING

    def _thoughts(self, every: bool) -> Iterator[Thought]:
        """Yields thoughts about the game until a ping is waiting, but at least one."""
        if self._game.over:
            return
        limits = Limits(self._depth, solve=min(SOLVE, 2 * self._depth), every=every)
        found = False
        for thought in self._think(self._game, limits):
            if thought:
                found = True
                yield thought
            if found and self._commands.has_ping:
                return

    def _search_line(self, thought: Thought, move: Candidate) -> str:
        """Returns the line that tells the value of a move and its continuation."""
        n = self._game.position.n
        game = Game(self._game.position, self._game.turn or BLACK)
        names, value = [], in_discs(move.value, thought.parity, n)
        if self._must_pass:  # The value is that of the pass, for the side that passes.
            names, value = [PASS], 0 - value
        for square in (move.square, *move.line):
            names.append(square_name(square, n))
            if game.play(square).passed:
                names.append(PASS)
        depth = SOLVED[thought.goal] if thought.goal else thought.depth
        return f"search {''.join(names).upper()} {value:.2f} 0 {depth}"
