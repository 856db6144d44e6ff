"""What makes the inputs of a format, and makes them smaller."""

from inputs.cases.case import Case
from inputs.feature import Feature, Knob
from judges import Format, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from inputs.cases.case import Cut


class Maker:
    """What `inputs` knows of a format.

    `features` are what an input can be asked to have, `knobs` the numbers that can be set. `cases`
    makes cases from a Chance, the features to choose from, the one asked for or None, and knobs.
    `read` returns the cases that the steps of the judge are about, `cuts` make smaller ones of a
    case, and `afresh`, if it is not None, yields others on smaller boards. `numbered` tells that an
    input begins with the number of its cases.
    """

    def __init__(
        self,
        form: Format,
        *,
        features: tuple[Feature, ...],
        knobs: tuple[Knob, ...],
        cases: "Callable[..., Sequence[Case]]",
        read: "Callable[[list[Step]], Sequence[Case]]",
        cuts: "tuple[Callable[[Any], Cut], ...]",
        numbered: bool = False,
        afresh: "Callable[[list[Any]], Iterator[list[Case]]] | None" = None,
    ) -> None:
        self.form = form
        self.features = features
        self.knobs = knobs
        self.cases = cases
        self.cuts = cuts
        self.afresh = afresh
        self._read = read
        self._numbered = numbered

    def written(self, cases: "Sequence[Case]") -> str:
        """Returns the input that has these cases."""
        lines = [str(len(cases))] if self._numbered else []
        for case in cases:
            lines += case.lines()
        return "\n".join(lines + [""])

    def read(self, text: str) -> list[Case]:
        """Returns the cases of an input.

        Raises ValueError, naming the line, for input with an error or a warning.
        """
        steps = []
        for step in self.form.run(text):
            if step.warning:
                raise ValueError(step.warning)
            steps.append(step)
        return list(self._read(steps))
