"""FFO positions 40 to 49: `.venv/bin/python tests/benchmark/ffo.py [NUMBER ...]`.

Solves the positions of the FFO test that programs are compared by, exactly and without knowing
their scores. Prints the score, the best move, the nodes and the processor time, and whether the
published score and a published best move were found.
"""

import argparse
from time import process_time

from benchmark.support.tables import print_head, print_row
from othello import square_name
from play.engine.thoughts import Limits
from play.records.boards import parse_board
from reference.ffo import FFO_40
from unit.play.engine.boards import fresh_thinker

FIRST = 40
NUMBERS = range(FIRST, FIRST + len(FFO_40))


def main() -> None:
    parser = argparse.ArgumentParser(description="Solves FFO positions.")
    parser.add_argument("numbers", nargs="*", type=int, metavar="NUMBER", help="40 to 49")
    numbers = parser.parse_args().numbers or NUMBERS
    print_head("", "empty squares", "score", "move", "verdict", "million nodes", "seconds")
    for number in numbers:
        solve(number)


def solve(number: int) -> None:
    text, score, moves = FFO_40[number - FIRST]
    position, side = parse_board(text)
    thinker = fresh_thinker()
    begun = process_time()
    *_, thought = filter(None, thinker.think(position, side or "", Limits(solve=64)))
    seconds = process_time() - begun
    best = thought.candidates[0]
    name = square_name(best.square, 8)
    verdict = "as published" if best.value == 8 * score and name in moves.split() else "WRONG"
    figures = f"{thinker.nodes / 1e6:.1f}", f"{seconds:.0f}"
    print_row(number, position.empties, f"{best.value / 8:+.0f}", name, verdict, *figures)


if __name__ == "__main__":
    main()
