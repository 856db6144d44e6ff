"""Games as inputs of the judges that judge games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, square_name
from workbench.formats import FORMATS, detect
from workbench.judging import LIST, MOVE, START

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.judging import Format


def formats_of_games() -> list[Format]:
    """Returns the formats whose inputs are games."""
    return [form for form in FORMATS if form.judged.write]


def write_input(form: Format, game: Game) -> str:
    """Returns a game, without undone moves, as an input of a format.

    Raises:
        ValueError: If the format cannot hold the game.
    """
    assert form.judged.write
    return form.judged.write(game)


def judge_input(game: Game) -> tuple[Format, str]:
    """Returns the first format that can hold the game, and the game as an input of it.

    Undone moves are left out.

    Raises:
        ValueError: If no format can hold the game.
    """
    problem = ValueError()
    for form in formats_of_games():
        try:
            return form, write_input(form, game)
        except ValueError as error:
            problem = error
    raise problem


class InputGame:
    """The first game of a judge input, which is read by running its judge.

    Attributes:
        name: The name of the format.
        phrase: A phrase for the game; `{n}` is the number of rows.
    """

    def __init__(self, form: Format, text: str, largest: int) -> None:
        self.name = form.name
        self.phrase = form.judged.phrase
        self._steps = form.run(text, largest=largest)

    def begin(self) -> Game | None:
        """Returns the game at its start, None if the input has none. Raises FormatError."""
        for step in self._steps:
            if step.kind == START and step.position and step.turn:
                return Game(step.position, step.turn)
        return None

    def moves(self) -> Iterator[tuple[str | None, str] | None]:
        """Yields the colour and the square name of each move, or a pause, until the game ends.

        Raises FormatError.
        """
        for step in self._steps:
            if step.kind not in (LIST, MOVE):
                return
            move = step.move
            yield (move.color, square_name(move.square, move.after.n)) if move else None


def find_game(text: str, largest: int) -> InputGame | None:
    """Returns the first game of a judge input, None for other texts.

    `largest` is the number of rows of the largest board to accept.
    """
    form = detect(text)[0]
    return InputGame(form, text, largest) if form in formats_of_games() else None
