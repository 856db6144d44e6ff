"""Games as inputs of the judges that judge games.

An input is read by running its judge. The moves are then replayed under the rules, which are
stricter than the judges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, square_name
from othello.phrases import counted
from play.records.record import SIZES, Record, RecordError
from play.records.replay import replay
from text.reader import FormatError
from workbench.formats import FORMATS, detect
from workbench.judging import LIST, MOVE, START, Format, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jobs.slices import InSlices


def formats_of_games() -> list[Format]:
    """Returns the formats whose inputs are games."""
    return [form for form in FORMATS if form.judged.write]


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


def write_input(form: Format, game: Game) -> str:
    """Returns a game, without undone moves, as an input of a format.

    Raises:
        ValueError: If the format cannot hold the game.
    """
    assert form.judged.write
    return form.judged.write(game)


def read(text: str, raw: str, n: int) -> InSlices[Record | None]:
    """Returns the record of the first game of a judge input, None for other texts.

    The size of the board is that of the input; `raw` and `n` are ignored.
    """
    form = detect(text)[0]
    if form not in formats_of_games():
        return None
    steps = form.run(text, largest=SIZES[-1])
    sentence = f"A {form.name} input."
    try:
        game = _begin(steps)
    except FormatError as error:
        return Record(form.name, sentence, None, RecordError(str(error).rstrip(".")))
    if game is None:
        return Record(form.name, sentence, None, RecordError("The input has no games"))
    problem = yield from replay(game, _moves(steps))
    name = form.judged.phrase.format(n=game.position.n)
    return Record(form.name, f"{name}: {counted(game.ply, 'move')} read.", game, problem)


def _begin(steps: Iterator[Step]) -> Game | None:
    """Returns the first game at its start, None without games."""
    for step in steps:
        if step.kind == START and step.position and step.turn:
            return Game(step.position, step.turn)
    return None


def _moves(steps: Iterator[Step]) -> Iterator[tuple[str | None, str] | None]:
    """Yields the colour and the square name of each move, or a pause, until the game ends."""
    for step in steps:
        if step.kind not in (LIST, MOVE):
            return
        move = step.move
        yield (move.color, square_name(move.square, move.after.n)) if move else None
