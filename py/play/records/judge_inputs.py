"""Games that are inputs of judges, which others than this package recognise.

The moves are replayed under the rules, which are stricter than the judges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from othello.phrases import counted
from play.records.record import SIZES, Record, RecordError
from play.records.replay import replay
from text.reader import FormatError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from jobs.slices import InSlices
    from othello import Game

    class GivenGame(Protocol):
        """The first game of an input.

        Attributes:
            name: The name of the input's format.
            phrase: A phrase for the game; `{n}` is the number of rows.
        """

        name: str
        phrase: str

        def begin(self) -> Game | None:
            """Returns the game at its start, None if the input has none. Raises FormatError."""

        def moves(self) -> Iterator[tuple[str | None, str] | None]:
            """Yields the colour and the square name of each move, or a pause."""


class JudgeInputs:
    """Reads judge inputs as games.

    Attributes:
        names: The names of their formats.
    """

    def __init__(
        self, names: Sequence[str], find_game: Callable[[str, int], GivenGame | None]
    ) -> None:
        self.names = names
        self._find_game = find_game

    def read(self, text: str, raw: str, n: int) -> InSlices[Record | None]:
        """Returns the record of the first game of a judge input, None for other texts.

        The size of the board is that of the input; `raw` and `n` are ignored.
        """
        given = self._find_game(text, SIZES[-1])
        if given is None:
            return None
        sentence = f"A {given.name} input."
        try:
            game = given.begin()
        except FormatError as error:
            return Record(given.name, sentence, None, RecordError(str(error).rstrip(".")))
        if game is None:
            return Record(given.name, sentence, None, RecordError("The input has no games"))
        problem = yield from replay(game, given.moves())
        name = given.phrase.format(n=game.position.n)
        return Record(given.name, f"{name}: {counted(game.ply, 'move')} read.", game, problem)
