"""GTP, the protocol by which Othello programs play one another.

Every command line is answered by `= text`, or by `? message` on failure, and an empty line. A
number before the command is repeated in the answer. A forced pass may be played as `PASS` or left
out. Komi is accepted, but Othello has none. Source: https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html
"""

import re
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import NamedTuple

from othello import BLACK, WHITE, Game, NotationError, Position, parse_square, square_name
from othello.results import final_lead
from othello.squares import coordinates, parse_number

NAME = "Othello page"
PASS = "PASS"
COLORS = {"black": BLACK, "b": BLACK, "white": WHITE, "w": WHITE}
SIZES = range(4, 27, 2)
MOST = 1e9  # Greater than any number in a command.
# Control characters are dropped, except tabs, which separate words.
CONTROLS = dict.fromkeys([*range(9), *range(10, 32), 127])
FLOAT = re.compile(r"\d+(\.\d*)?(e[-+]?\d+)?", re.ASCII | re.IGNORECASE)

# Returns the move to play in a game, within a number of seconds unless that is None.
Choice = Callable[[Game, float | None], int]


class Refusal(ValueError):
    """The command failed. The message is the answer."""


class Clock(NamedTuple):
    """The remaining time of a side.

    Attributes:
        seconds: The seconds left.
        moves: The number of moves to make in that time; 0 if it is for the rest of the game.
    """

    seconds: float
    moves: int


class GtpSession:
    """A GTP session in which `choose` chooses the moves of the engine."""

    def __init__(self, choose: Choice, version: str) -> None:
        self._choose = choose
        self._game = Game()
        self._passes: list[int] = []  # The plies after which a pass was played explicitly.
        self._clocks: dict[str, Clock] = {}
        # Each command's handler and number of arguments.
        self._commands: dict[str, tuple[Callable[..., str], int]] = {
            "protocol_version": (lambda: "2", 0),
            "name": (lambda: NAME, 0),
            "version": (lambda: version, 0),
            "list_commands": (lambda: "\n".join(sorted(self._commands)), 0),
            "known_command": (lambda name: str(name in self._commands).lower(), 1),
            "boardsize": (self._boardsize, 1),
            "clear_board": (self._clear_board, 0),
            "play": (self._play, 2),
            "genmove": (self._genmove, 1),
            "undo": (self._undo, 0),
            "komi": (self._komi, 1),
            "final_score": (self._final_score, 0),
            "showboard": (self._showboard, 0),
            "time_settings": (self._time_settings, 3),
            "time_left": (self._time_left, 3),
            "quit": (lambda: "", 0),
        }

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """Yields the answer to each command, up to `quit`."""
        for line in lines:
            words = line.partition("#")[0].translate(CONTROLS).split()
            number = words.pop(0) if words and words[0].isascii() and words[0].isdecimal() else ""
            if not words:
                continue
            try:
                mark, text = "=", self._do(*words)
            except Refusal as refusal:
                mark, text = "?", str(refusal)
            yield f"{mark}{number} {text}".rstrip() + "\n\n"
            if words == ["quit"]:
                return

    def _do(self, name: str, *arguments: str) -> str:
        if name not in self._commands:
            raise Refusal("unknown command")
        command, count = self._commands[name]
        if len(arguments) != count:
            raise Refusal("syntax error")
        return command(*arguments)

    def _boardsize(self, size: str) -> str:
        n = _whole_number(size)
        if n not in SIZES:
            raise Refusal("unacceptable size")
        self._begin(n)
        return ""

    def _clear_board(self) -> str:
        self._begin(self._game.position.n)
        return ""

    def _begin(self, n: int) -> None:
        self._game = Game(Position.start(n))
        self._passes.clear()

    def _play(self, color: str, move: str) -> str:
        side = _color(color)
        if move.upper() == PASS:
            self._pass(side)
            return ""
        try:
            square = parse_square(move, self._game.position.n)
        except NotationError as error:
            raise Refusal("syntax error") from error
        if side != self._game.turn or square not in self._game.legal_moves():
            raise Refusal("illegal move")
        self._game.play(square)
        return ""

    def _genmove(self, color: str) -> str:
        side = _color(color)
        if side != self._game.turn:
            self._pass(side)
            return PASS
        begun = monotonic()
        square = self._choose(self._game, self._seconds(side))
        self._game.play(square)
        if side in self._clocks:
            seconds, moves = self._clocks[side]
            self._clocks[side] = Clock(seconds - (monotonic() - begun), moves)
        return square_name(square, self._game.position.n)

    def _pass(self, side: str) -> None:
        if self._game.position.can_move(side):
            raise Refusal("illegal move")
        self._passes.append(self._game.ply)

    def _undo(self) -> str:
        if self._passes and self._passes[-1] == self._game.ply:
            self._passes.pop()
        elif self._game.ply:
            self._game.undo()
        else:
            raise Refusal("cannot undo")
        return ""

    def _komi(self, komi: str) -> str:
        _number(komi.removeprefix("-"))
        return ""

    def _final_score(self) -> str:
        """Returns the winner and the disc difference, with empty squares for the winner."""
        if not self._game.over:
            raise Refusal("cannot score")
        score = final_lead(self._game.position)
        return f"{'B' if score > 0 else 'W'}+{abs(score)}" if score else "0"

    def _showboard(self) -> str:
        columns, rows = coordinates(self._game.position.n)
        width = len(rows[-1])
        lines = [f"{'':{width}} {' '.join(columns)}"]
        for row, discs in zip(rows, self._game.position.rows(".XO")):
            lines.append(f"{row:>{width}} {' '.join(discs)}")
        return "\n".join(["", *lines, f"{self._game.turn or 'nobody'} to move"])

    def _time_settings(self, main: str, extra: str, moves: str) -> str:
        """Sets both clocks. Extra time for no moves means unlimited time."""
        main_seconds, extra_seconds, count = _number(main), _number(extra), _whole_number(moves)
        if extra_seconds and not count:
            self._clocks.clear()
        else:
            clock = Clock(main_seconds + extra_seconds, 0 if main_seconds else count)
            self._clocks = dict.fromkeys((BLACK, WHITE), clock)
        return ""

    def _time_left(self, color: str, seconds: str, moves: str) -> str:
        self._clocks[_color(color)] = Clock(_number(seconds), _whole_number(moves))
        return ""

    def _seconds(self, side: str) -> float | None:
        """Returns the seconds for the next move of a side, None if its time is unlimited."""
        if side not in self._clocks:
            return None
        seconds, moves = self._clocks[side]
        return max(seconds, 0) / (moves or self._game.position.empties // 2 + 2)


def _color(word: str) -> str:
    if word.lower() not in COLORS:
        raise Refusal("invalid color")
    return COLORS[word.lower()]


def _number(word: str) -> float:
    number = float(word) if FLOAT.fullmatch(word) else MOST
    if number >= MOST:
        raise Refusal("syntax error")
    return number


def _whole_number(word: str) -> int:
    number = parse_number(word)
    if number is None:
        raise Refusal("syntax error")
    return number
