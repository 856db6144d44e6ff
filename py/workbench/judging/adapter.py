"""The inputs of a format and their cases, as the generators and the shrinker use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from workbench.judging.feature import Feature, Parameter
from workbench.judging.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    class CaseCut(Protocol):
        """A way to make one case smaller and keep it valid.

        Attributes:
            units: The numbers of the parts that can be left out.
        """

        units: list[int]

        def keep(self, units: list[int]) -> Case | None:
            """Returns the case with only these units, in order; None if it is not valid."""


class Case:
    """A part of an input that a judge answers independently, such as a game or a board."""

    def plain(self) -> Case:
        """Returns the same case with the usual white space."""
        return self

    def text(self) -> str:
        """Returns the text of the case."""
        return "\n".join(self.lines() + [""])

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """How much a user has to follow: discs, moves and commands, rows of a chosen board."""
        raise NotImplementedError


class InputAdapter:
    """Makes, writes, reads and shrinks the inputs of one format.

    Attributes:
        features: The features that an input can be asked to have.
        parameters: The numbers that can be set for an input.
        cases: Makes cases from an Rng, the possible features, the requested feature (or None) and
            values of the parameters.
        cuts: The ways to make a case smaller.
        afresh: Yields the cases of other inputs on smaller boards.
    """

    def __init__(
        self,
        *,
        features: tuple[Feature, ...],
        parameters: tuple[Parameter, ...],
        cases: Callable[..., Sequence[Case]],
        read: Callable[[list[Step]], Sequence[Case]],
        cuts: tuple[Callable[[Any], CaseCut], ...],
        numbered: bool = False,
        afresh: Callable[[list[Any]], Iterator[Sequence[Case]]] = lambda cases: iter(()),
    ) -> None:
        """`read` extracts cases from steps; `numbered` inputs begin with the number of cases."""
        self.features = features
        self.parameters = parameters
        self.cases = cases
        self.cuts = cuts
        self.afresh = afresh
        self._read, self._numbered = read, numbered

    def input_of(self, cases: Sequence[Case]) -> str:
        """Returns the cases as an input."""
        number = f"{len(cases)}\n" if self._numbered else ""
        return number + "".join([case.text() for case in cases])

    def input_of_steps(self, steps: list[Step]) -> str:
        """Returns the input of the first steps of a judge."""
        return self.input_of(self._read(steps))

    def read(self, steps: Iterable[Step]) -> list[Case]:
        """Returns the cases of an input, given the steps of the judge on it.

        Raises:
            ValueError: A step has a warning; the message names its line.
        """
        checked = []
        for step in steps:
            if step.warning:
                raise ValueError(step.warning)
            checked.append(step)
        return list(self._read(checked))
