"""A format: a judge with its names, its input and its output, and the mistakes of programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.reader import LARGEST, Reader, Word
from workbench.judging.adapter import InputAdapter
from workbench.judging.answer_lines import AnswerLines
from workbench.judging.judged_game import JudgedGame
from workbench.judging.profile import FormatProfile
from workbench.judging.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    # The lines printed for a step, and the board after it, None for the expected one.
    Prediction = tuple[Iterable[str], "list[str] | None"]
    Predict = Callable[..., Iterator[Prediction]]


class FormatNames:
    """The names of a format.

    Attributes:
        name: The identifier in commands, links and file names, and the name of its folder.
        title: A short title.
        problem: The title of the problem.
        letters: The meaning of the letters, which completes “UVa 220, where …”.
    """

    def __init__(self, name: str, title: str, problem: str, letters: str) -> None:
        self.name = name
        self.title = title
        self.problem = problem
        self.letters = letters


class Beginning:
    """The first two words of an input, by which the format is recognised.

    Attributes:
        words: Descriptions of the first and second word. The second is empty if the first decides.
        may_begin: Returns whether a first word fits the format.
        recognise: Returns a sentence on why the first two words begin an input of the format, or
            an empty string. The second word is None at the end of the input.
    """

    def __init__(
        self,
        words: tuple[str, str],
        may_begin: Callable[[Word], bool],
        recognise: Callable[[Word, Word | None], str],
    ) -> None:
        self.words = words
        self.may_begin = may_begin
        self.recognise = recognise


class PrintedOutput:
    """What a judge prints.

    Attributes:
        symbols: The characters of an empty square and of the two sides on a printed board.
        answers: The kinds of output lines and where answers begin.
        no_moves: The line of an empty list.
        orders: The orders of a list that the judge can print, the default first. Empty if there
            is only one.
    """

    def __init__(
        self,
        symbols: str,
        answers: AnswerLines,
        no_moves: str = "",
        orders: tuple[str, ...] = (),
    ) -> None:
        self.symbols = symbols
        self.answers = answers
        self.no_moves = no_moves
        self.orders = orders


class Mistake:
    """A mistake that a program can make.

    Attributes:
        phrase: What the program does; completes “Your program …”.
        predict: Takes a StepReplay and yields a Prediction for each of its steps.
        whole: The mistake of which this one is a part, None if there is none.
        plays_right: Whether only what the program prints is wrong.
    """

    def __init__(
        self, phrase: str, predict: Predict, whole: Mistake | None = None, plays_right: bool = False
    ) -> None:
        self.phrase, self.predict = phrase, predict
        self.whole = whole
        self.plays_right = plays_right


class Format:
    """The format of a judge: how to name, recognise, run, generate and compare it.

    Attributes:
        name: The identifier in commands, links and file names, and the name of its folder.
        title: A short title.
        problem: The title of the problem.
        letters: The meaning of the letters, which completes “UVa 220, where …”.
        beginning: How to recognise an input.
        judged: What the steps of the judge mean.
        output: What the judge prints.
        profile: How to read and to describe outputs.
        inputs: How to make and to shrink inputs.
        mistakes: The mistakes that programs make, the likeliest first.
    """

    def __init__(
        self,
        names: FormatNames,
        *,
        beginning: Beginning,
        steps: Callable[..., Iterator[Step]],
        judged: JudgedGame,
        output: PrintedOutput,
        profile: FormatProfile,
        inputs: InputAdapter,
        mistakes: tuple[Mistake, ...] = (),
    ) -> None:
        """Creates a format; `steps` yields the steps of the judge on the words of a Reader."""
        self.name = names.name
        self.title = names.title
        self.problem = names.problem
        self.letters = names.letters
        self.beginning = beginning
        self.judged = judged
        self.output = output
        self.profile = profile
        self.inputs = inputs
        self.mistakes = mistakes
        self._steps = steps

    def run(self, text: str, *, order: str | None = None, largest: int = LARGEST) -> Iterator[Step]:
        """Yields the steps of the judge on an input.

        Args:
            text: The input.
            order: One of the orders of its output, the default if None.
            largest: The number of rows of the largest board to accept.

        Raises:
            FormatError: If the input breaks the format, after the steps before the error.
        """
        reader = Reader(text, largest)
        yield from self._steps(reader, order) if order else self._steps(reader)

    def __repr__(self) -> str:
        return f"<Format {self.name}>"
