"""What is found out about a wrong program, and what is wrong in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from reference.chance import Chance
from reference.formats import REFERENCES
from reference.wrong.styles.style import BOARD, OUTPUT
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import shrink
from workbench.programs.explanation.judge_side import judge_data

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from reference.wrong.sources import WrongSource
    from workbench.judging import Format
    from workbench.programs.evidence.facts import BoardFacts

    # Returns a program's output for an input, and the exception that ended it, if any.
    Answer = Callable[[str], tuple[str, BaseException | None]]

SLOW_TESTS = 60


class Figures(NamedTuple):
    """The figures of a program.

    Attributes:
        function: Whether the function with the fault is named.
        board: Whether the board is found.
        moves: Whether something is said about the list of moves.
        fixed: Whether a fix is found.
        at_the_line: Whether it is at the line of the fault.
        wrong: Wrong statements.
        seconds: How long it took.
        said: What is said about the program.
    """

    function: bool
    board: bool
    moves: bool
    fixed: bool
    at_the_line: bool
    wrong: list[str]
    seconds: float
    said: list[str]


def smallest_failing(form: Format, answer: Answer, texts: Iterable[str]) -> str | None:
    """Returns the first of some inputs on which a program fails, shrunk; None if there is none."""
    failing = next((text for text in texts if _fails(form, answer, text)), None)
    if failing is None:
        return None
    trials = shrink(form, failing)
    try:
        smaller = next(trials)
        while True:
            smaller = trials.send(_fails(form, answer, smaller))
    except StopIteration as end:
        return str(end.value)


def _fails(form: Format, answer: Answer, text: str) -> bool:
    output, error = answer(text)
    return error is not None or not compare(form, list(form.run(text)), output).right


def named_lines(sentences: list[str]) -> list[int]:
    """Returns the lines of the program that sentences name."""
    return [int(line) for said in sentences for line in re.findall(r"\b[Ll]ine (\d+)", said)]


def is_right(form: str, answer: Answer) -> bool:
    """Returns whether a program agrees with the slow judge."""
    reference = REFERENCES[form]
    texts = [reference.random_input(Chance(seed)) for seed in range(SLOW_TESTS)]
    return all(_agrees(format_named(form), answer, text, reference.answer(text)) for text in texts)


def _agrees(form: Format, answer: Answer, text: str, expected: str) -> bool:
    output, error = answer(text)
    if form.judged.any_order:
        boards = [
            [sorted(one.split()) for one in side.split("\n\n")] for side in (output, expected)
        ]
        return error is None and boards[0] == boards[1]
    return error is None and output == expected


def wrong_of_board(
    source: WrongSource, answer: Answer, smallest: str, board: BoardFacts | None
) -> list[str]:
    """Returns what labels and the program's output contradict in the sentence on the board."""
    if not board or not board["sentence"]:
        return []
    form, wrong = format_named(source.form), board["wrong"]
    names = {_last(name) for name in board["name"].split("` and `")}
    found = [] if names <= {*map(_last, source.boards)} else [f"{board['name']} is not the board"]
    if source.spoils == OUTPUT and wrong is not None:
        return [*found, "the board is right, only the output is wrong"]
    if source.spoils != BOARD:
        return found
    if form.judged.any_order:
        return found if wrong is not None else [*found, "the board is wrong"]
    steps = judge_data(form, smallest, None, [])["steps"]
    at = len(steps) - 1 if wrong is None else wrong
    said = "".join(steps[at]["rows"]) if wrong is None else board["states"][wrong]
    printed = _last_board(form, answer, steps[at]["input"], len(steps[at]["rows"]))
    return found if printed in (None, said) else [*found, f"the program prints {printed}"]


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _last_board(form: Format, answer: Answer, text: str, n: int) -> str | None:
    output, error = answer(text)
    rows = [line for line in output.splitlines() if not line.strip(form.output.symbols) and line]
    return None if error or len(rows) < n else "".join([row[:n] for row in rows[-n:]])
