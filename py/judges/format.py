"""A format: one judge, with all that other rooms need to know of it."""

from judges.answer_lines import Answers
from judges.reader import LARGEST, FormatError, Reader, Word
from judges.step import Step
from othello import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Format:
    """What a judge reads and prints, and what it is called.

    `name` stands in commands, links and names of files; `title` is short, `problem` says which
    problem it is, `letters` completes the sentence “UVa 220, where …”. `steps` is the judge: it
    yields a step for each piece of what a Reader reads.

    `opening` says what an input begins with and what comes next, empty where the first decides.
    `opens` tells whether a first word fits; `recognise` returns a sentence on why the first word
    and the next, if there is one, begin an input of this format, an empty one if they do not.

    `symbols` are an empty square and the two sides, as a board is printed. `answers` tells how an
    output is cut into answers, `no_moves` is the line of an empty list. `orders` are the orders
    that the lines of an answer may have, the default first, none where their order counts.
    `written` returns a game as an input, raising ValueError for a game that this format cannot
    hold; it is None where inputs are no games. `game_phrase` is what the game read from an input
    on n rows is called.
    """

    def __init__(
        self,
        name: str,
        title: str,
        problem: str,
        letters: str,
        *,
        steps: "Callable[..., Iterator[Step]]",
        opening: tuple[str, str],
        opens: "Callable[[Word], bool]",
        recognise: "Callable[[Word, Word | None], str]",
        symbols: str,
        answers: Answers,
        no_moves: str = "",
        orders: tuple[str, ...] = (),
        written: "Callable[[Game], str] | None" = None,
        game_phrase: str = "",
    ) -> None:
        self.name = name
        self.title = title
        self.problem = problem
        self.letters = letters
        self.opening = opening
        self.opens = opens
        self.recognise = recognise
        self.symbols = symbols
        self.answers = answers
        self.no_moves = no_moves
        self.orders = orders
        self.written = written
        self.game_phrase = game_phrase
        self._steps = steps

    def run(
        self, text: str, *, order: str | None = None, largest: int = LARGEST
    ) -> "Iterator[Step]":
        """Yields the steps of the judge on an input, boards of up to `largest` rows.

        `order` is one of `orders`. Raises FormatError where the input breaks the format, after the
        steps of all that comes before.
        """
        reader = Reader(text, largest)
        board = None
        try:
            for step in self._steps(reader, order) if order else self._steps(reader):
                board = step.position or step.board
                yield step
        except FormatError as error:
            error.position = board
            raise

    def __repr__(self) -> str:
        return f"<Format {self.name}>"
