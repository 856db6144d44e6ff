"""The engine in a terminal: plays by GTP or NBoard, solves endgames, counts move sequences.

python py/engine.py [--level N | --nodes N] [--seed N]
python py/engine.py --nboard
python py/engine.py solve BOARD | -
python py/engine.py perft N DEPTH
"""

import argparse
import random
import sys
import tomllib
import zlib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from time import perf_counter

import terminal
from hosting.serving import ROOT, SetupError, environment
from jobs.slices import finished
from othello import BLACK, WHITE, Game, Ply, Position, opponent, square_name
from othello.masks import squares_of
from othello.results import final_lead
from play.engine.kernel.kernel import DamagedModule, Kernel
from play.engine.levels import LEVELS, play
from play.engine.protocol.gtp import PASS, GtpSession
from play.engine.protocol.nboard import CommandQueue, NBoardSession
from play.engine.protocol.request_handler import Engine
from play.engine.thinking import KernelThinker
from play.engine.thoughts import Limits
from play.records import SIZES, JudgeInputs, read
from workbench.formats.input_games import find_game, formats_of_games

EVALUATION = ROOT / "static" / "evaluation.bin"
MOST_SECONDS = 1e9
SEEDS = 1 << 20
INPUTS = JudgeInputs([form.name for form in formats_of_games()], find_game)
AT_ONCE = 8  # The plies that the kernel counts in one call, during which Ctrl+C has to wait.
SOLVE = 20  # The number of empty squares at which an engine with `--nodes` starts to solve.


def main() -> int:
    """Runs the command of the arguments; returns the exit status."""
    arguments = _arguments()
    kernel = _kernel()
    if arguments.command == "perft":
        return _perft(kernel, arguments.n, arguments.depth)
    engine = Engine(KernelThinker(kernel), perf_counter)
    if arguments.command == "solve":
        return _solve(engine, arguments.board)
    return _nboard(engine) if arguments.nboard else _gtp(engine, arguments)


def _kernel() -> Kernel:
    """Returns the kernel, run by wasmtime, which is installed on first use.

    Raises:
        Problem: A file cannot be read, or wasmtime cannot be installed or run.
    """
    if not find_spec("wasmtime"):
        try:
            environment.ensure("terminal")
        except SetupError as problem:
            raise terminal.Problem(f"The engine needs wasmtime. {problem}") from None
        sys.path.append(str(environment.PATHS.parent))
    try:
        from play.engine.kernel import wasmtime_module
    except ImportError as error:
        raise terminal.Problem(f"wasmtime does not run on this machine: {error}.") from None
    file = wasmtime_module.FILE
    try:
        module = wasmtime_module.load()
        file = EVALUATION
        return Kernel(module, zlib.decompress(file.read_bytes()))
    except OSError as error:
        raise terminal.Problem(terminal.NOT_READ.format(file, error.strerror)) from None
    except DamagedModule:
        raise terminal.Problem(f"{file} is damaged: take it from the project again.") from None


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Plays Othello by GTP or NBoard, or runs a command."
    )
    strength = parser.add_mutually_exclusive_group()
    numbers = range(len(LEVELS))
    strength.add_argument(
        "--level", type=int, choices=numbers, default=numbers[-1], metavar="N",
        help=f"how strong it plays, {numbers[0]} to {numbers[-1]}",
    )  # fmt: skip
    strength.add_argument(
        "--nodes", type=terminal.number_from(1), metavar="N", help="positions for each move"
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="makes the games of a level repeatable"
    )
    strength.add_argument(
        "--nboard", action="store_true", help="play by NBoard, which sets the depth"
    )
    commands = parser.add_subparsers(dest="command")
    # A board can begin with "-", which would otherwise start an option.
    solve = commands.add_parser(
        "solve", prefix_chars="+", help="print the exact score and the best line"
    )
    solve.add_argument(
        "board", nargs="+", metavar="BOARD",
        help="64 characters and the side to move, or - to read one per line of standard input",
    )  # fmt: skip
    count = commands.add_parser("perft", help="count the sequences of moves from the start")
    count.add_argument("n", type=int, choices=SIZES, metavar="N", help="rows of the board")
    count.add_argument("depth", type=terminal.number_from(1), metavar="DEPTH", help="plies")
    return parser.parse_args()


def _gtp(engine: Engine, arguments: argparse.Namespace) -> int:
    chance = random.Random(arguments.seed)

    @cache
    def seed(start: Ply) -> int:
        """Returns the seed of a game, which is the same for all its moves."""
        return chance.randrange(SEEDS)

    def chosen(game: Game, seconds: float | None) -> int:
        color = game.turn or BLACK
        within = MOST_SECONDS if seconds is None else seconds
        if arguments.nodes:
            limits = Limits(nodes=arguments.nodes, solve=SOLVE)
            thought = finished(engine.think(game.position, color, limits, within))
            return thought.candidates[0].square
        level = LEVELS[arguments.level]
        return finished(play(level, engine.think, game.position, color, seed(game.start), within))

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for answer in GtpSession(chosen, project["version"]).answers(_commands()):
        print(answer, end="", flush=True)
    return 0


def _nboard(engine: Engine) -> int:
    session = NBoardSession(
        lambda game, limits: engine.think(game.position, game.turn or BLACK, limits),
        _read_game,
        CommandQueue(_commands()),
    )
    for answer in session.answers():
        print(answer, flush=True)
    return 0


def _read_game(text: str) -> Game | None:
    record = read(text)
    return None if record.problem else record.game


def _commands() -> Iterator[str]:
    """Returns the lines of standard input as they arrive."""
    if not sys.stdin:
        raise terminal.Problem(terminal.NO_INPUT)
    # Unbuffered, because Python cannot end while a thread waits for a buffer.
    lines = getattr(sys.stdin.buffer, "raw", sys.stdin.buffer)
    return (line.decode(errors="replace") for line in lines)


def _solve(engine: Engine, board: list[str]) -> int:
    """Prints the score and the principal variation of each position; returns the exit status."""
    status = 0
    lines = filter(str.strip, terminal.read(None).splitlines())
    for text in lines if board == ["-"] else [" ".join(board)]:
        status |= _solve_one(engine, text)
    return status


def _solve_one(engine: Engine, text: str) -> int:
    # In files of test positions, the text after a board's ";" describes its moves.
    board = text.strip() if text.lstrip().startswith("(") else text.partition(";")[0].strip()
    record = read(board, inputs=INPUTS)
    if record.game is None or record.problem:
        return terminal.fail(" ".join(filter(None, [record.sentence, str(record.problem or "")])))
    score, line = _solution(engine, record.game)
    print(f"{score:+}", *line, flush=True)
    return 0


def _solution(engine: Engine, game: Game) -> tuple[int, list[str]]:
    """Returns the score for the side to move, even if it must pass, and the principal variation."""
    side = game.last.turn if game.ply else game.first_turn
    turn = game.turn
    line = [PASS] if turn and turn != side else []
    if turn:
        limits = Limits(solve=game.position.n**2)
        thought = finished(engine.think(game.position, turn, limits))
        best = thought.candidates[0]
        for square in (best.square, *best.line):
            ply = game.play(square)
            line += [square_name(square, game.position.n)] + [PASS] * ply.passed
    lead = final_lead(game.position)
    return -lead if side == WHITE else lead, line


def _perft(kernel: Kernel, n: int, depth: int) -> int:
    for plies in range(1, depth + 1):
        print(plies, _sequences(kernel, Position.start(n), BLACK, plies), flush=True)
    return 0


def _sequences(kernel: Kernel, position: Position, color: str, plies: int) -> int:
    """Returns the number of sequences of moves; a forced pass is a ply."""
    n, other = position.n, opponent(color)
    if plies > AT_ONCE:
        moves = position.legal_moves(color)
        after = [position.play(square, color) for square in moves] or [position]
        if moves or position.can_move(other):
            return sum(_sequences(kernel, each, other, plies - 1) for each in after)
        return 1
    black, white = squares_of(position.black, n), squares_of(position.white, n)
    kernel.position(n, *((black, white) if color == BLACK else (white, black)))
    return kernel.perft(plies)


if __name__ == "__main__":
    sys.exit(terminal.run(main))
