"""Accuracy of guesses: `.venv/bin/python tests/benchmark/guesses.py`.

Runs every wrong program of `tests/reference` on generated inputs of every feature. A guess
counts as right if it is among those labelled for the program, as half right if it is incomplete or
too broad, and as wrong otherwise. Programs used to develop the
guesses (seen) and those written later (unseen) are counted separately.

With `--tested`, each program is tested as the page does, and the guess for the smallest
failing input counts. Otherwise each output is examined alone, as if it had been pasted.
"""

from __future__ import annotations

import argparse
from bisect import bisect_right
from collections import Counter
from itertools import accumulate, zip_longest

from benchmark.shrinking import SEEDS, tested
from reference.wrong.programs import WrongProgram, wrong_programs
from workbench.comparison import Comparison, compare
from workbench.formats import Format, format_named
from workbench.inputs import features, generate

RIGHT, HALF, WRONG, SILENT = "right", "half", "wrong", "silent"
COLUMNS = (RIGHT, HALF, WRONG, SILENT)
LONGEST = 4000  # Characters of an output; longer ones are rare and add nothing.


def main() -> None:
    """Runs the programs and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1, help="inputs for each feature")
    parser.add_argument(
        "--program", help="only programs with this text in their name, with all guesses"
    )
    parser.add_argument("--seen", action="store_true", help="skip the unseen programs")
    parser.add_argument("--tested", action="store_true", help="explain as a program test does")
    arguments = parser.parse_args()
    groups: Counter[tuple[str, str]] = Counter()
    programs: Counter[tuple[str, str]] = Counter()
    truths: Counter[tuple[str, str]] = Counter()
    for program in wrong_programs():
        if arguments.program and arguments.program not in program.name:
            continue
        if arguments.seen and not program.seen:
            continue
        results = _tested if arguments.tested else _results
        for result in results(program, arguments.rounds):
            grade = _grade(program, result)
            truths[_kind(program), "verdict"] += _verdict_holds(result)
            truths[_kind(program), "rows"] += _rows_agree(result)
            truths[_kind(program), "outputs"] += 1
            groups[_kind(program), grade] += 1
            programs[f"{program.form} {program.name}", grade] += 1
            if arguments.program:
                print(grade, result.verdict, result.guess, sep="\n  ")
    _print_table(programs)
    print()
    _print_table(groups)
    for kind in ("seen", "unseen"):
        number = truths[kind, "outputs"]
        print(
            f"\n{kind}: of {number} wrong outputs the verdict is on the first line that differs in"
            f" {truths[kind, 'verdict']}, and on the first unequal row in {truths[kind, 'rows']}"
        )


def _results(program: WrongProgram, rounds: int) -> list[Comparison]:
    """Returns the comparisons of the program's wrong outputs."""
    form, found = format_named(program.form), []
    for number, feature in enumerate(features(form)):
        for round_ in range(rounds):
            text = generate(form, 1 + number + 100 * round_, feature.name)
            result = _compared(form, text, program)
            if result and not result.right and result.kind != "whitespace":
                found.append(result)
    return found


def _tested(program: WrongProgram, rounds: int) -> list[Comparison]:
    """Returns the comparisons for the smallest failing inputs of several tests."""
    results = [tested(program, 1 + SEEDS * round_)[0].result for round_ in range(rounds)]
    return [result for result in results if result and result.step is not None]


def _compared(form: Format, text: str, program: WrongProgram) -> Comparison | None:
    try:
        actual = program.answer(text)
    except (IndexError, KeyError, ValueError):
        return None
    return compare(form, list(form.run(text)), actual) if len(actual) < LONGEST else None


def _grade(program: WrongProgram, result: Comparison) -> str:
    if result.guessed_mistake is None:
        return SILENT
    if any(part in result.guessed_mistake.phrase for part in program.right):
        return RIGHT
    return HALF if any(part in result.guessed_mistake.phrase for part in program.half) else WRONG


def _verdict_holds(result: Comparison) -> bool:
    """Returns whether the verdict is at the first differing character that is not white space.

    For lists in any order, it must be at the first board with different lines.
    """
    assert result.alignment and result.step is not None
    expected, actual = result.alignment.expected, result.alignment.actual.lines
    if result.alignment.form.judged.any_order:
        boards = ["\n".join(lines).strip().split("\n\n") for lines in (expected.lines, actual)]
        judge_boards, your_boards = [[sorted(b.split("\n")) for b in side] for side in boards]
        pairs = zip_longest(judge_boards, your_boards)
        first = next(number for number, (one, other) in enumerate(pairs) if one != other)
        return min(first + 1, len(judge_boards)) == expected.game_number(result.step)
    right = ["".join(step.text.split()) for step in expected.steps]
    wrong = "".join("".join(actual).split())
    at = next((i for i, pair in enumerate(zip("".join(right), wrong)) if pair[0] != pair[1]), None)
    at = min(len("".join(right)), len(wrong)) if at is None else at
    ends = list(accumulate(len(text) for text in right))
    # Surplus text at the end of a line is noticed where the next line begins.
    steps = [bisect_right(ends, at), bisect_right(ends, max(at - 1, 0))]
    return result.step in [min(step, len(ends) - 1) for step in steps]


def _rows_agree(result: Comparison) -> bool:
    rows = [row for row in result.rows() if row and row.state not in ("same", "spacing")]
    return result.kind == "empty" or (
        len(rows) > 0 and result.line in (rows[0].expected, rows[0].actual)
    )


def _kind(program: WrongProgram) -> str:
    return "seen" if program.seen else "unseen"


def _print_table(counted: Counter[tuple[str, str]]) -> None:
    rows = list(dict.fromkeys(row for row, _ in counted))
    width = max((len(row) for row in rows), default=0)
    print(" " * width, *[f"{column:>7}" for column in COLUMNS])
    for row in rows:
        print(f"{row:{width}}", *[f"{counted[row, column]:7}" for column in COLUMNS])


if __name__ == "__main__":
    main()
