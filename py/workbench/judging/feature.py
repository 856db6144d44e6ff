"""Features that an input can be asked to have, and the parameters of the generators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from workbench.judging.step import Step

    # Returns whether the step with this index, among all steps of an input, shows a feature.
    Condition = Callable[[Sequence[Step], int], bool]

# The groups of features, in the order in which the page shows them.
PASSES, BOARDS, MOVES, PRINTING = "Passes", "Boards", "Moves", "Printing"
GROUPS = (PASSES, BOARDS, MOVES, PRINTING)


class Parameter:
    """A number that can be set for a generated input.

    Attributes:
        name: The name, as in the options of `generate.py`.
        phrase: What the number counts; the page's label for it.
        values: The values that it can have.
    """

    def __init__(self, name: str, phrase: str, values: range) -> None:
        self.name = name
        self.phrase = phrase
        self.values = values

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        kind = "an even number" if self.values.step == 2 else "a number"
        return f"{kind} from {self.values[0]} to {self.values[-1]}"


class Feature:
    """A property that an input can have.

    Attributes:
        name: The name, as in the options of `generate.py`.
        group: The group in which the page shows it, one of GROUPS.
        phrase: The end of the sentence “Make an input that …”; the page's label for it.
        make: Makes a case with the feature from an Rng and the parameters of a case.
        fixed: The names of the parameters that the feature determines.
        cases: The numbers of cases to choose from if no parameter sets the number.
        is_rare: Whether inputs have it on request only.
    """

    def __init__(
        self,
        name: str,
        group: str,
        phrase: str,
        make: Callable[..., Any],
        fixed: tuple[str, ...] = (),
        cases: Sequence[int] = (1,),
        condition: Condition | None = None,
        is_rare: bool = False,
    ) -> None:
        """`condition` holds at the steps that show the feature; None if no single step does."""
        self.name = name
        self.group = group
        self.phrase = phrase
        self.make = make
        self.fixed = fixed
        self.cases = cases
        self.is_rare = is_rare
        self._condition = condition or _never

    def first_seen(self, steps: Sequence[Step]) -> int | None:
        """Returns the index of the first step that shows the feature, None if no step does."""
        return next((at for at in range(len(steps)) if self._condition(steps, at)), None)


def _never(steps: Sequence[Step], at: int) -> bool:
    return False
