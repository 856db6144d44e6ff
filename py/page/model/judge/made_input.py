"""What the page says of an input that it made."""

from inputs import Feature
from page.model.judge.run import Run

AS_WISHED = "Made from seed {}: it {}{}."
AS_IT_COMES = "Made from seed {}, which makes the same input again."
AT = ", at step {}{}"


class WantedFeature:
    """What an input was made from: a seed, and a feature that it was to have, None for any."""

    def __init__(self, seed: int, feature: Feature | None) -> None:
        self.seed = seed
        self.feature = feature

    def place(self, run: Run) -> int | None:
        """Returns the first step at which the input has what was wished, None if it is none."""
        return self.feature.first_seen(run.steps) if self.feature else None

    def told(self, run: Run) -> str:
        """Returns a sentence on how the wish has come true."""
        if not self.feature:
            return AS_IT_COMES.format(self.seed)
        place = self.place(run)
        where = "" if place is None else AT.format(place + 1, _read(run, place))
        return AS_WISHED.format(self.seed, self.feature.phrase, where)


def _read(run: Run, index: int) -> str:
    """Returns what a step has read, if that is a word or two, for the end of a sentence."""
    step = run.steps[index]
    if step.line != step.end_line:
        return ""
    line = run.text.split("\n")[step.line - 1]
    return f", {line[step.column - 1 : step.end_column - 1]}"
