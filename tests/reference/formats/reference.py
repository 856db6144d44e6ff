"""What the tests know of a format, independent of the project's code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Reference:
    """Functions and data to test a format with.

    Attributes:
        sample: The sample input and its output.
        answer: A slow judge.
        doubts: Returns for each move whether the statement rules it out; none by default.
        smaller: Returns the valid inputs with one element less.
        cut_short: A truncated input, the output before the error, and its line and column.
        doubtful: An input with a warning, its output, and the line of the warning; None if the
            judge never warns.
        wrong: The output for the sample with one change, and the number of squares concerned.
        digest: The first digits of the SHA-256 of generated inputs. A seed gives the same input in
            both Pythons and in every release, so that a note about a failing program stays true.
        cases: Returns the games or boards of an input.
        features: For each feature of a case, whether a case has it.
        several: The feature of inputs with more than one case, empty if there is none.
    """

    def __init__(
        self,
        *,
        sample: tuple[str, str],
        answer: Callable[..., str],
        random_input: Callable[..., str],
        smaller: Callable[[str], list[str]],
        cut_short: tuple[str, str, tuple[int, int]],
        wrong: tuple[str, int],
        digest: str,
        cases: Callable[[str], Sequence[Any]],
        features: dict[str, Callable[[Any], bool]],
        several: str = "",
        doubts: Callable[[str], list[bool]] = lambda text: [],
        doubtful: tuple[str, str, int] | None = None,
    ) -> None:
        self.sample = sample
        self.answer = answer
        self.doubts = doubts
        self.smaller = smaller
        self.cut_short = cut_short
        self.doubtful = doubtful
        self.wrong = wrong
        self.digest = digest
        self.cases = cases
        self.features = features
        self.several = several
        self._random_input = random_input

    def random_input(self, chance: Chance, wild: bool = False) -> str:
        """Returns a random input, a `wild` one with moves that the statement rules out."""
        return self._random_input(chance, wild)

    def has(self, feature: str, text: str) -> bool:
        """Returns whether an input has the named feature."""
        cases = self.cases(text)
        if feature == self.several:
            return len(cases) > 1
        return any(self.features[feature](case) for case in cases)
