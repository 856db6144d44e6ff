"""Endgame puzzles: `.venv/bin/python tests/benchmark/puzzles.py`.

Prints by number of empty squares the processor time per puzzle, and how often each simple player
misses the right move. The puzzles have each wanted hardness in turn.
"""

from collections.abc import Iterator
from statistics import mean, median
from time import process_time

from benchmark.support.options import numbers
from benchmark.support.tables import print_head, print_row
from jobs.slices import finished
from play.engine.review.puzzle_maker import HARDEST, SolvedPuzzle
from unit.play.engine.boards import engine

EMPTIES = (6, 8, 9, 10, 12, 14, 16, 18)


def main() -> None:
    """Prints a row for each number of empty squares."""
    given = numbers("Makes endgame puzzles for each number of empty squares.", puzzles=20)
    players: list[str] = []
    for empties in EMPTIES:
        made = list(puzzles(empties, given.puzzles))
        seconds = [taken for taken, _, _ in made]
        if not players:
            players = list(made[0][1].failures)
            print_head("empty", "median s", "most s", "as hard as wanted", *players)
        shares = [mean(puzzle.failures[player] for _, puzzle, _ in made) for player in players]
        wanted = mean(puzzle.hardness == hardness for _, puzzle, hardness in made)
        figures = f"{median(seconds):.2f}", f"{max(seconds):.1f}", f"{100 * wanted:.0f} %"
        print_row(empties, *figures, *(f"{100 * share:.0f}" for share in shares))


def puzzles(empties: int, count: int) -> Iterator[tuple[float, SolvedPuzzle, int]]:
    """Yields the seconds of each puzzle, the puzzle, and the wanted hardness."""
    for seed in range(count):
        wanted = seed % (HARDEST + 1)
        begun = process_time()
        puzzle = finished(engine().make_puzzle(seed, empties, wanted))
        yield process_time() - begun, puzzle, wanted


if __name__ == "__main__":
    main()
