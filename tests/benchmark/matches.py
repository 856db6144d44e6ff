"""Matches between players: `.venv/bin/python tests/benchmark/matches.py A B [--games N]`.

A player is `level:5` or `nodes:10000`, with `@FILE` for another evaluation, or
`engine:10000@REVISION`, the whole engine of a full commit hash in a process of its own. Every
opening is played twice, with colours swapped. The number of the opening is the seed of the levels.
Games are stored in `.matches/` and not played again, so a match can be interrupted and resumed.
Prints the wins, draws and losses of A, its share of the points, the Elo difference, and the mean
margin.
"""

from __future__ import annotations

import argparse
import io
import json
import math
import multiprocessing
import random
import subprocess
import sys
import tarfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from benchmark.support.tables import print_head, print_row
from hosting.serving import ROOT
from jobs.slices import finished
from othello import BLACK, WHITE, Game, Position, parse_square, square_name
from play.engine.kernel import wasmtime_module
from play.engine.kernel.kernel import Kernel
from play.engine.levels import LEVELS
from play.engine.levels import play as level_move
from play.engine.protocol.request_handler import Engine
from play.engine.thinking import KernelThinker
from play.engine.thoughts import Limits

GAMES = ROOT / ".matches"
EVALUATION = ROOT / "static" / "evaluation.bin"
RESULT = ("A", "B", "won", "drawn", "lost", "share", "Elo", "discs")
OPENING = 10  # Random plies of an opening.
BALANCED = 16  # The largest advantage after the opening, in eighths of a disc, at depth 6.

Player = Callable[[Game], int]


class Task(NamedTuple):
    """A game: its players, the board size, and the number of its opening."""

    black: str
    white: str
    n: int
    opening: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a match.")
    parser.add_argument("players", nargs=2, metavar="PLAYER")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--size", type=int, default=8)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    a, b = given.players
    print_head(*RESULT)
    print_row(*result(a, b, match(a, b, given.games, given.size, given.processes)))


def match(a: str, b: str, games: int, n: int = 8, processes: int = 2, first: int = 0) -> list[int]:
    """Returns A's margin in discs for each game from a first opening, negative for a loss."""
    tasks = [Task(*((a, b) if i % 2 == 0 else (b, a)), n, first + i // 2) for i in range(games)]
    known = _known()
    new = [task for task in tasks if task not in known]
    GAMES.mkdir(exist_ok=True)
    with multiprocessing.Pool(processes) as pool, (GAMES / "games.jsonl").open("a") as file:
        for task, score in pool.imap_unordered(play, new):
            known[task] = score
            file.write(json.dumps([*task, score]) + "\n")
            file.flush()
    return [known[task] if task.black == a else -known[task] for task in tasks]


def result(a: str, b: str, margins: list[int]) -> tuple[object, ...]:
    """Returns the cells below RESULT for a match, whose games A ended by some margins in discs."""
    won, drawn = sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)
    share = (won + drawn / 2) / len(margins)
    error = math.sqrt(max(share * (1 - share), 0.25 / len(margins)) / len(margins))
    return (
        *(a, b, won, drawn, len(margins) - won - drawn),
        f"{100 * share:.1f} % ± {100 * error:.1f}",
        f"{_elo(share):+.0f}",
        f"{sum(margins) / len(margins):+.1f}",
    )


def play(task: Task) -> tuple[Task, int]:
    """Plays a game; returns the task and black's margin in discs."""
    game = opening(task.n, task.opening)
    players = {BLACK: player(task.black, task.opening), WHITE: player(task.white, task.opening)}
    while game.turn:
        game.play(players[game.turn](game))
    return task, game.position.count(BLACK) - game.position.count(WHITE)


@cache
def opening_moves(n: int, number: int) -> tuple[int, ...]:
    """Returns the moves of a random balanced opening."""
    chance = random.Random(f"{n} {number}")
    while True:
        game = Game(Position.start(n))
        for _ in range(OPENING):
            if game.turn:
                game.play(chance.choice(game.legal_moves()))
        if game.turn:
            thought = finished(_engine("").think(game.position, game.turn, Limits(6)))
            if abs(thought.candidates[0].value) <= BALANCED:
                return tuple(ply.square for ply in game.plies if ply.square is not None)


def opening(n: int, number: int) -> Game:
    game = Game(Position.start(n))
    for square in opening_moves(n, number):
        game.play(square)
    return game


def player(name: str, seed: int) -> Player:
    """Returns a player by name; see the docstring of the module."""
    kind, _, rest = name.partition(":")
    number, _, file = rest.partition("@")
    match kind:
        case "level":
            return lambda game: _level(int(number), file, game, seed)
        case "nodes":
            return lambda game: _think(Limits(nodes=int(number), solve=12), file, game)
        case _:
            return _revision(file, int(number))


@cache
def _engine(file: str) -> Engine:
    weights = zlib.decompress(Path(file or EVALUATION).read_bytes())
    kernel = Kernel(wasmtime_module.load(), weights)
    return Engine(KernelThinker(kernel), perf_counter)


def _level(number: int, file: str, game: Game, seed: int) -> int:
    level, think = LEVELS[number], _engine(file).think
    unlimited = math.inf  # A busy machine must not make a level weaker.
    return finished(level_move(level, think, game.position, game.turn or BLACK, seed, unlimited))


def _think(limits: Limits, file: str, game: Game) -> int:
    thought = finished(_engine(file).think(game.position, game.turn or BLACK, limits))
    return thought.candidates[0].square


def _revision(revision: str, nodes: int) -> _Gtp:
    """Returns a player that runs the engine of a revision."""
    folder = GAMES / "revisions" / revision
    engine = folder / "py" / "engine.py"
    if not engine.exists():
        archive = ["git", "archive", revision, "py", "static", "pyproject.toml"]
        packed = subprocess.run(archive, cwd=ROOT, check=True, capture_output=True).stdout
        folder.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            tar.extractall(folder, filter="data")
    return _Gtp(sys.executable, str(engine), f"--nodes={nodes}")


@cache
class _Gtp:
    """A program that plays by GTP and makes forced passes by itself."""

    def __init__(self, *command: str) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __call__(self, game: Game) -> int:
        self._ask(f"boardsize {game.position.n}")
        self._ask("clear_board")
        for ply in [game.start, *game.plies]:
            if ply.color and ply.square is not None:
                self._ask(f"play {ply.color} {square_name(ply.square, game.position.n)}")
        return parse_square(self._ask(f"genmove {game.turn}").lower(), game.position.n)

    def _ask(self, command: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer.startswith("="), f"{command}: {answer}"
        while self._process.stdout.readline().strip():
            pass
        return answer[1:].strip()


def _known() -> dict[Task, int]:
    file = GAMES / "games.jsonl"
    if not file.exists():
        return {}
    games = [json.loads(line) for line in file.read_text().splitlines()]
    return {Task(*game[:4]): game[4] for game in games}


def _elo(share: float) -> float:
    share = min(max(share, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


if __name__ == "__main__":
    main()
