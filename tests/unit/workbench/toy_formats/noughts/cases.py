"""The games of `noughts`."""

from unit.workbench.toy_formats.noughts.judge import grid_of
from workbench.judging import START, Step
from workbench.judging.adapter import Case


class Lines(Case):
    """A case that is known by its lines."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def lines(self) -> list[str]:
        return self._lines

    @property
    def size(self) -> int:
        return len(self._lines)


class LineCut:
    """Leaves out the last lines of a game, but not the first."""

    def __init__(self, case: Lines) -> None:
        self._lines = case.lines()
        self.units = list(range(1, case.size))

    def keep(self, units: list[int]) -> Lines | None:
        """Returns the game with these lines; None unless they are its first."""
        return Lines(self._lines[: len(units) + 1]) if units == self.units[: len(units)] else None


def read(steps: list[Step]) -> list[Lines]:
    games: list[list[str]] = []
    before = ""
    for step in steps:
        cells = grid_of(step).cells
        if step.kind == START:
            games.append(["game"])
        else:
            games[-1].append(str([a == b for a, b in zip(cells, before)].index(False) + 1))
        before = cells
    return [Lines(game) for game in games]
