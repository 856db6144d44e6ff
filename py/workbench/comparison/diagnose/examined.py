"""What a mistake must explain of an output and not contradict, and which ones do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.diagnose.mistakes.mistake import ONLY_TEXT_WRONG, StepReplay
from workbench.judging import Format, Mistake, Step

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    Checking = Generator[None, None, bool]

NOTHING_ELSE = "To the end, nothing but the text is wrong."


def replayed(form: Format, before: Step | None, steps: list[Step]) -> StepReplay:
    """Returns what the mistakes of a format take to predict the outputs for some steps."""
    replay: StepReplay = (form.profile.replay or StepReplay)(before, steps)
    return replay


def prints_the_expected(mistake: Mistake, replay: StepReplay) -> Checking:
    """Returns whether a mistake changes no line of some steps; yields after each bit of work."""
    for index, (lines, _) in enumerate(mistake.predict(replay)):
        yield
        if replay.differs(index, lines, None):
            return False
    return True


class Examined:
    """The actual lines for some steps, and the steps themselves.

    Attributes:
        replay: The steps.
        earlier: The steps before them, in which the mistake must change nothing.
        lines: The meanings of the actual lines, without white space.
        agreed: The number of `lines` before the first difference.
        whole: Whether `lines` extend to the end of the output.
        finished: Whether no steps follow.
    """

    def __init__(
        self, replay: StepReplay, earlier: StepReplay, whole: bool, finished: bool
    ) -> None:
        self.replay = replay
        self.earlier = earlier
        self.lines: list[str] = []
        self.agreed = 0
        self.whole = whole
        self.finished = finished

    def read(self) -> Iterator[None]:
        """Reads the actual lines, yielding after each."""
        raise NotImplementedError

    def explained_by(self, mistake: Mistake) -> Checking:
        """Returns whether a mistake explains all lines and contradicts no earlier step.

        Yields after each bit of work.
        """
        explains = yield from self._agrees_with(mistake)
        return explains and (yield from prints_the_expected(mistake, self.earlier))

    def _agrees_with(self, mistake: Mistake) -> Checking:
        """Returns whether a mistake leads to these lines, of which some are wrong."""
        raise NotImplementedError

    def shows(self, mistake: Mistake) -> bool:
        """Returns whether the output shows more of a mistake than that answers are missing."""
        return True

    def board(self, mistake: Mistake, step: Step) -> list[str] | None:
        """Returns the rows of the program's board after a step, None for the expected board."""
        return None

    def first_effect(self, mistake: Mistake) -> str:
        """Returns a sentence on the first effect of a mistake, empty if there are no words."""
        for index, (printed, cells) in enumerate(mistake.predict(self.replay)):
            lines = list(printed)
            if self.replay.differs(index, lines, cells):
                return self._effect(index, lines, cells)
        return ""

    def _effect(self, index: int, lines: list[str], cells: list[str] | None) -> str:
        """Returns a sentence on a wrong prediction for a step, empty if there are no words."""
        raise NotImplementedError


def find_mistakes(
    examined: Examined, mistakes: Iterable[Mistake]
) -> Generator[None, None, list[Mistake]]:
    """Returns those of some mistakes that explain an output; yields after each bit of work."""
    found = []
    yield from examined.read()
    for mistake in mistakes:
        if (yield from examined.explained_by(mistake)):
            found.append(mistake)
    return found


def guessed_mistake(mistakes: list[Mistake]) -> Mistake | None:
    """Returns the mistake that alone explains an output, apart from its parts, or None."""
    whole = [mistake for mistake in mistakes if mistake.whole not in mistakes]
    return whole[0] if len(whole) == 1 else None


def guess_text(
    mistake: Mistake, examined: Examined, place: str, detail: str, is_tested: bool
) -> str:
    """Returns the guess in sentences, from what is wrong in detail at a place such as `line 3`.

    Many programs may print a single output, so its sentence says only that one of them does. A
    tested mistake explains other outputs of the program too.
    """
    to_end = examined.whole and examined.finished
    if mistake.phrase == ONLY_TEXT_WRONG and detail:
        return f"{detail} {NOTHING_ELSE}" if to_end else detail
    extent = f"your output from {place} {'to the end' if to_end else 'on, as far as examined'}"
    if not is_tested:
        text = f"A program that {mistake.phrase} prints {extent}."
    elif examined.lines[examined.agreed :]:
        text = f"Your program probably {mistake.phrase}. This explains {extent}."
    else:
        text = f"Your program probably {mistake.phrase}. This explains why your output ends here."
    effect = "" if mistake.plays_right else examined.first_effect(mistake) or detail
    return f"{text} {effect}" if effect else text
