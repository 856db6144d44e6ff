"""A format: a judge with its names, its input and its output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.reader import LARGEST, Reader, Word
from workbench.judging.answer_lines import AnswerLines
from workbench.judging.judged_game import JudgedGame
from workbench.judging.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Format:
    """The format of a judge: how to name, recognise, run and compare it.

    Attributes:
        name: The identifier in commands, links and file names.
        title: A short title.
        problem: The title of the problem.
        letters: The meaning of the letters, which completes “UVa 220, where …”.
        first_words: Descriptions of the first and second word of an input. The second is empty
            if the first word decides.
        may_begin: Returns whether a first word fits the format.
        recognise: Returns a sentence on why the first two words begin an input of the format, or
            an empty string. The second word is None at the end of the input.
        judged: What the steps of the judge mean.
        symbols: The characters of an empty square and of the two sides on a printed board.
        answers: The kinds of output lines and where answers begin.
        no_moves: The line of an empty list.
        orders: The orders of a list that the judge can print, the default first. Empty if there
            is only one.
        game_phrase: A phrase for a game read from an input; `{n}` is the number of rows.
    """

    def __init__(
        self,
        name: str,
        title: str,
        problem: str,
        letters: str,
        *,
        steps: Callable[..., Iterator[Step]],
        first_words: tuple[str, str],
        may_begin: Callable[[Word], bool],
        recognise: Callable[[Word, Word | None], str],
        judged: JudgedGame,
        symbols: str,
        answers: AnswerLines,
        no_moves: str = "",
        orders: tuple[str, ...] = (),
        game_phrase: str = "",
    ) -> None:
        """Creates a format; `steps` yields the steps of the judge on the words of a Reader."""
        self.name = name
        self.title = title
        self.problem = problem
        self.letters = letters
        self.first_words = first_words
        self.may_begin = may_begin
        self.recognise = recognise
        self.judged = judged
        self.symbols = symbols
        self.answers = answers
        self.no_moves = no_moves
        self.orders = orders
        self.game_phrase = game_phrase
        self._steps = steps

    def run(self, text: str, *, order: str | None = None, largest: int = LARGEST) -> Iterator[Step]:
        """Yields the steps of the judge on an input.

        Args:
            text: The input.
            order: One of `orders`, the default if None.
            largest: The number of rows of the largest board to accept.

        Raises:
            FormatError: If the input breaks the format, after the steps before the error.
        """
        reader = Reader(text, largest)
        yield from self._steps(reader, order) if order else self._steps(reader)

    def __repr__(self) -> str:
        return f"<Format {self.name}>"
