"""Makes endgame puzzles: positions in which one move alone is right, and does not look it.

The positions are from games between weak levels. The last moves of each game are played in several
ways, because games differ most there. Every search is limited by nodes, so a seed gives the same
puzzle on any machine.
"""

from __future__ import annotations

from binascii import crc32
from itertools import count
from typing import TYPE_CHECKING

from jobs.slices import silently
from othello import BLACK, Ply, Position, opponent
from play.engine.kernel.kernel import UNIT
from play.engine.levels import LEVELS, Level, choose, thoughts
from play.engine.thoughts import SCORE, Candidate, Limits, Thought

if TYPE_CHECKING:
    from jobs.slices import InSlices
    from play.engine.thoughts import Think

EMPTIES = range(5, 19)  # The numbers of empty squares of puzzles.
HARDEST = 4
ONE_WINS, ONE_IS_BEST = "one wins", "one is best"
APART = 4 * UNIT  # The least loss of all other moves if one is best.
FEWEST_MOVES = 3
FAR = 24 * UNIT  # A position with a greater estimate is decided.
PLAYED_BY = range(1, 3)  # The levels that play the games. They err in many ways.
BRANCHING = 14  # The number of moves at the end of a game that are played in several ways.
WAYS = 12
MOST_WAYS = 100  # The most positions of one game that are tried.
EVEN = 8 * UNIT  # Positions with a greater estimate are not played on.
EVEN_DEPTH = 2
ENOUGH = 3  # Puzzles to choose from if none has the wanted hardness.
MOST_NODES = 30_000_000  # Of a search to the end of the game.
# The simple players by which puzzles are rated.
RANDOM, MOST_DISCS, FEWEST_REPLIES = "random", "most discs", "fewest replies"
LOOKING = {"1 ply": 1, "2 plies": 2, "4 plies": 4}
TELLING = (FEWEST_REPLIES, "2 plies", "4 plies")  # Those whose failures make a puzzle hard.


class SolvedPuzzle:
    """An endgame puzzle.

    Attributes:
        position: The position.
        color: The side to move.
        kind: ONE_WINS or ONE_IS_BEST.
        solution: Every move with its exact value and its line, the right one first.
        failures: How often each simple player fails, from 0 to 1.
        last: The square of the last move, None if it is unknown.
    """

    def __init__(
        self,
        position: Position,
        color: str,
        kind: str,
        solution: Thought,
        failures: dict[str, float],
        last: int | None = None,
    ) -> None:
        self.position = position
        self.color = color
        self.kind = kind
        self.solution = solution
        self.failures = failures
        self.last = last

    @property
    def hardness(self) -> int:
        """How hard the puzzle is, from 0 to HARDEST."""
        failed = sum(self.failures[player] for player in TELLING)
        return round(failed) + (self.kind == ONE_IS_BEST)


def make(think: Think, seed: int, empties: int, hardness: int) -> InSlices[SolvedPuzzle]:
    """Returns the puzzle of a seed with a number of empty squares, one of EMPTIES.

    If the wanted hardness is not among the first puzzles, the nearest is taken. The tables of the
    search must be empty, and are kept between searches.
    """
    kind = ONE_IS_BEST if hardness == HARDEST else ONE_WINS
    found: list[SolvedPuzzle] = []
    for number in count():
        game_seed = f"{seed} {empties} {number}"
        levels = [LEVELS[_drawn(f"{game_seed} {side}", PLAYED_BY)] for side in "XO"]
        begun = yield from _begun(think, empties + BRANCHING, levels, game_seed)
        waiting = [begun]
        seen: set[Position] = set()
        while waiting and len(seen) < MOST_WAYS:
            ply = waiting.pop()
            if not ply.turn or ply.position in seen:
                continue
            if ply.position.empties > empties:
                if (yield from _is_even(think, ply)):
                    waiting += yield from _continued(think, ply, levels, game_seed, WAYS)
                continue
            seen.add(ply.position)
            puzzle = yield from _found(think, ply.position, ply.turn, kind)
            if puzzle:
                puzzle.last = ply.square
                found.append(puzzle)
                nearest = min(found, key=lambda puzzle: abs(puzzle.hardness - hardness))
                if nearest.hardness == hardness or len(found) == ENOUGH:
                    return nearest
    raise AssertionError("unreachable")


def puzzle_of(think: Think, position: Position, color: str) -> InSlices[SolvedPuzzle | None]:
    """Returns the puzzle that a position is, None if it is not one."""
    if position.empties not in EMPTIES:
        return None
    puzzle = yield from _found(think, position, color, ONE_WINS)
    return puzzle or (yield from _found(think, position, color, ONE_IS_BEST))


def _found(
    think: Think, position: Position, color: str, kind: str
) -> InSlices[SolvedPuzzle | None]:
    """Returns the puzzle in a position, None if the position is not a puzzle of this kind."""
    flips = position.flip_counts(color)
    if len(flips) < FEWEST_MOVES:
        return None
    glance = yield from _looked(think, position, color, Limits(depth=1))
    looks_best = [square for square in flips if flips[square] == max(flips.values())]
    obvious = sorted(set(looks_best + [glance.square]))
    hidden = [square for square in sorted(flips) if square not in obvious]
    if not hidden or abs(glance.value) > FAR:
        return None
    fits = _one_wins if kind == ONE_WINS else _one_is_best
    is_one = yield from fits(think, position, color, obvious, hidden)
    if not is_one:
        return None
    limits = Limits(solve=position.n**2, nodes=MOST_NODES, every=True)
    solution = yield from silently(think(position, color, limits))
    if solution.goal != SCORE or not _is_right(solution, kind):
        return None
    failures = yield from _failures(think, position, color, solution.candidates[0].square)
    return SolvedPuzzle(position, color, kind, solution, failures)


def _is_right(solution: Thought, kind: str) -> bool:
    """Returns whether the best move alone is right. Searches that ran out of nodes may err."""
    right, second = [move.value for move in solution.candidates[:2]]
    return right > 0 >= second if kind == ONE_WINS else right >= second + APART


def _one_wins(
    think: Think, position: Position, color: str, obvious: list[int], hidden: list[int]
) -> InSlices[bool]:
    """Returns whether exactly one move wins, and is hidden."""
    to_win = Limits(win=position.n**2, nodes=MOST_NODES)
    best = yield from _looked(think, position, color, to_win.but(among=obvious))
    if best.value > 0:
        return False
    limits = to_win.but(among=hidden, every=True)
    thought = yield from silently(think(position, color, limits))
    return sum(move.value > 0 for move in thought.candidates) == 1


def _one_is_best(
    think: Think, position: Position, color: str, obvious: list[int], hidden: list[int]
) -> InSlices[bool]:
    """Returns whether one move is best by APART or more, and is hidden."""
    to_score = Limits(solve=position.n**2, nodes=MOST_NODES)
    known = yield from _looked(think, position, color, to_score.but(among=obvious))
    best = yield from _looked(think, position, color, to_score.but(among=hidden))
    others = [square for square in hidden if square != best.square]
    if best.value < known.value + APART or not others:
        return best.value >= known.value + APART
    second = yield from _looked(think, position, color, to_score.but(among=others))
    return best.value >= second.value + APART


def _failures(
    think: Think, position: Position, color: str, right: int
) -> InSlices[dict[str, float]]:
    """Returns how often each simple player misses the right move."""
    flips = position.flip_counts(color)
    most = [square for square in flips if flips[square] == max(flips.values())]
    _, fewest = min(position.reply_counts(color))
    failures = {
        RANDOM: 1 - 1 / len(flips),
        MOST_DISCS: float(right not in most),
        FEWEST_REPLIES: float(fewest != right),
    }
    for player, depth in LOOKING.items():
        move = yield from _looked(think, position, color, Limits(depth=depth))
        failures[player] = float(move.square != right)
    return failures


def _is_even(think: Think, ply: Ply) -> InSlices[bool]:
    move = yield from _looked(think, ply.position, ply.turn or BLACK, Limits(depth=EVEN_DEPTH))
    return abs(move.value) <= EVEN


def _looked(think: Think, position: Position, color: str, limits: Limits) -> InSlices[Candidate]:
    """Returns the best move that a search finds."""
    thought = yield from silently(think(position, color, limits))
    return thought.candidates[0]


def _begun(think: Think, empties: int, levels: list[Level], seed: str) -> InSlices[Ply]:
    """Returns the last move of a game between two levels down to a number of empty squares."""
    ply = Ply(Position.start(), BLACK)
    while ply.turn and ply.position.empties > empties:
        [ply] = yield from _continued(think, ply, levels, seed, 1)
    return ply


def _continued(
    think: Think, ply: Ply, levels: list[Level], seed: str, ways: int
) -> InSlices[list[Ply]]:
    """Returns the different moves that a level plays next in a number of games."""
    position, color = ply.position, ply.turn or BLACK
    level = levels[color != BLACK]
    thought = yield from silently(thoughts(level, think, position, color, 0))
    numbers = [_number(f"{seed} {way}") for way in range(ways)]
    squares = {choose(level, thought, position, color, number) for number in numbers}
    moves = [position.move(square, color) for square in sorted(squares)]
    return [Ply(move.after, opponent(color), move) for move in moves]


def _drawn(seed: str, among: range) -> int:
    return among[_number(seed) % len(among)]


def _number(seed: str) -> int:
    # Checksums of similar texts differ in the same way, so it is applied twice.
    return crc32(str(crc32(seed.encode())).encode())
