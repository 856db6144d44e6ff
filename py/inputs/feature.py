"""Features of inputs, and the parameters of the generators."""

from inputs.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from judges import Step

    Condition = Callable[[Sequence[Step], int], bool]

# What a feature is about, in the order in which they are offered.
PASSES, BOARDS, MOVES, PRINTING = "Passes", "Boards", "Moves", "Printing"
GROUPS = (PASSES, BOARDS, MOVES, PRINTING)


class Parameter:
    """A number that can be set: its name, what it counts, and the values it can have."""

    def __init__(self, name: str, phrase: str, values: range) -> None:
        self.name = name
        self.phrase = phrase
        self.values = values

    @property
    def choice(self) -> str:
        """The values in words."""
        kind = "an even number" if self.values.step == 2 else "a number"
        return f"{kind} from {self.values[0]} to {self.values[-1]}"


class Feature:
    """Something an input can have.

    `phrase` ends the sentence “Give me an input that …”; `group` is what it is about, one of
    GROUPS. `make` makes a case that has the feature from a Rng and the parameters of a case.
    `fixed` names the parameters that it leaves no choice of; `cases` are the numbers of cases to
    choose from if no parameter says how many.
    """

    def __init__(
        self,
        name: str,
        group: str,
        phrase: str,
        make: "Callable[..., Any]",
        fixed: tuple[str, ...] = (),
        cases: range = range(1, 2),
        condition: "Condition | None" = None,
    ) -> None:
        """`condition` tells whether one of all steps of an input is where it shows."""
        self.name = name
        self.group = group
        self.phrase = phrase
        self.make = make
        self.fixed = fixed
        self.cases = cases
        self._condition = condition

    def first_seen(self, steps: "Sequence[Step]") -> int | None:
        """Returns the first step at which an input has the feature, None if it is at none alone."""
        condition = self._condition or _never
        return next((at for at in range(len(steps)) if condition(steps, at)), None)


def _never(steps: "Sequence[Step]", at: int) -> bool:
    return False


def make_cases(
    rng: Rng,
    possible: list[Feature],
    feature: Feature | None,
    number: int | None,
    **parameters: int | None,
) -> "list[Any]":
    """Returns so many cases, each with one of the possible features, one of them with `feature`."""
    number = number or rng.pick(feature.cases if feature else range(1, 5))
    wanted = rng.below(number)
    made = []
    for at in range(number):
        one = feature if feature and at == wanted else rng.pick(possible)
        made.append(one.make(rng, **parameters))
    return made


def longest_run(items: list[str | None]) -> int:
    """Returns how often the same item, None aside, comes in a row at most."""
    longest = run = 0
    for i in range(len(items)):
        run = run + 1 if i and items[i] == items[i - 1] else 1
        if items[i]:
            longest = max(longest, run)
    return longest
