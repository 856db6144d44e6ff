"""What a mistake must explain of an output, and must not contradict."""

from comparison.diagnose.mistakes.mistake import Mistake, StepReplay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.diagnose.explanations import Explanation


class Evidence:
    """The actual lines for some steps, and the steps themselves.

    Attributes:
        shortest: The number of places a mistake must explain if it does not explain everything.
        replay: The steps.
        earlier: The steps before them, in which the mistake must change nothing.
        lines: The meanings of the actual lines, without white space.
        finished: Whether no steps follow.
    """

    shortest = 0

    def __init__(self, replay: StepReplay, earlier: StepReplay, finished: bool) -> None:
        self.replay = replay
        self.earlier = earlier
        self.finished = finished
        self.lines: list[str] = []

    def read(self) -> "Iterator[None]":
        """Reads the actual lines, yielding after each."""
        raise NotImplementedError

    def compare(self, mistake: Mistake) -> "Iterator[Explanation | None]":
        """Yields None after each place, and finally the explanation if it is one."""
        raise NotImplementedError

    def refuted(self, mistake: Mistake) -> "Iterator[bool]":
        """Yields for each earlier step whether the mistake would have changed its output."""
        for index, (lines, _) in enumerate(mistake.predict(self.earlier)):
            yield self.earlier.differs(index, lines, None)

    def first_effect(self, mistake: Mistake) -> str:
        """Returns a sentence on the first effect of a mistake, empty if there are no words."""
        for index, (printed, cells) in enumerate(mistake.predict(self.replay)):
            lines = list(printed)
            if self.replay.differs(index, lines, cells):
                return self.effect(index, lines, cells)
        return ""

    def effect(self, index: int, lines: list[str], cells: list[str] | None) -> str:
        """Returns a sentence on a wrong prediction for a step, empty if there are no words."""
        raise NotImplementedError
