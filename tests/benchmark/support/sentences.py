"""Checks what is said about the lines and the board of a program against an observed run."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from typing import TYPE_CHECKING, Any

from reference.observed import READ, WROTE, Observation
from workbench.programs.explanation.explanation import SEEN

if TYPE_CHECKING:
    from reference.wrong.sources import WrongSource
    from workbench.programs.evidence.judge_steps import JudgeSide

RIGHT = re.compile(r"^Your `[^`]+` is right")
HAS = re.compile(r"^After .+ your `[^`]+` (?:still )?has (?:(\S)|no disc) on (\S+?),? ")


def verdicts(
    source: WrongSource, judge: JudgeSide, evidence: dict[str, Any]
) -> list[tuple[str, bool | None]]:
    """Returns each sentence on lines and the board, and whether it is true; None if unknown."""
    board = evidence["board"]
    if not board:
        return []
    checks = _Checks(source, judge)
    found = []
    for step, square, kind, number, *_ in evidence.get("events", ()):
        line, function = evidence["stacks"][number][0]
        said = f"In {judge['steps'][step]['label']} line {line} in {function} {kind} "
        verdict = checks.line(step, square, kind, line, function)
        found.append((said + judge["names"][square], verdict))
    said = board["sentence"]
    if RIGHT.match(said):
        found.append((said, checks.is_right()))
    elif has := HAS.match(f"{said} "):
        found.append((said, checks.has(board["wrong"], has[1] or judge["symbols"][0], has[2])))
    return found


def named_lines(sentences: list[str]) -> list[int]:
    """Returns the lines of the program that sentences name."""
    return [int(line) for said in sentences for line in re.findall(r"\b[Ll]ine (\d+)", said)]


class _Checks:
    def __init__(self, source: WrongSource, judge: JudgeSide) -> None:
        self._source = source
        self._judge = judge
        self._n = len(judge["steps"][0]["rows"])
        self._observed = cache(self._observation)

    def line(self, step: int, square: int, kind: str, line: int, function: str) -> bool | None:
        """Returns whether a line read or wrote a square in a step."""
        if kind not in (READ, SEEN, WROTE):
            return None
        kind = READ if kind == SEEN else kind
        before = self._judge["steps"][step - 1]["input"] if step else ""
        observed = self._observed(step, before)
        return observed.did(kind, line, function, (*divmod(square, self._n), self._n))

    def is_right(self) -> bool | None:
        """Returns whether the board is right after every step."""
        held = self._held()
        rows = ["".join(step["rows"]) for step in self._judge["steps"]]
        return None if None in held else held == rows

    def has(self, number: int, symbol: str, name: str) -> bool | None:
        """Returns whether the board has a symbol on a square after a step."""
        state = self._held()[number]
        return None if state is None else state[self._judge["names"].index(name)] == symbol

    def _observation(self, number: int, before: str = "") -> Observation:
        source, text = self._source, self._judge["steps"][number]["input"]
        return Observation(source.program, text, source.boards, source.square, before)

    def _held(self) -> list[str | None]:
        """Returns the board in the judge's symbols after each step."""
        cells = [self._observed(at).held(self._n) for at, _ in enumerate(self._judge["steps"])]
        meaning = self._meaning(cells)
        return [None if one is None else "".join([meaning[cell] for cell in one]) for one in cells]

    def _meaning(self, boards: list[list[object] | None]) -> dict[object, str]:
        """Returns the symbol of each value: itself, or the one that it has most often."""
        counts: dict[object, Counter[str]] = defaultdict(Counter)
        for cells, step in zip(boards, self._judge["steps"]):
            for cell, symbol in zip(cells or (), "".join(step["rows"])):
                counts[cell][symbol] += 1
        symbols = self._judge["symbols"]
        same: dict[object, str] = {one: one for one in symbols}
        same.update({ord(one): one for one in symbols})
        if counts.keys() <= same.keys():
            return same
        return {value: count.most_common(1)[0][0] for value, count in counts.items()}
