"""Games as the inputs of those judges that are about games, so that play and judging meet.

What such an input says is found out by running its judge; the rules then decide which of its
moves are legal.
"""

from judges import FORMATS, LIST, MOVE, START, Format, FormatError, Step, detect
from othello import Game, square_name
from othello.phrases import counted
from records.record import SIZES, Record, RecordError
from records.replay import replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def formats_of_games() -> list[Format]:
    """Returns the formats that a game can be written in, if it fits."""
    return [form for form in FORMATS if form.write]


def judge_input(game: Game) -> tuple[Format, str]:
    """Returns the moves that stand as an input of the first format that can hold the game.

    Raises ValueError, saying why, if none can.
    """
    problem = ValueError()
    for form in formats_of_games():
        try:
            return form, write_input(form, game)
        except ValueError as error:
            problem = error
    raise problem


def write_input(form: Format, game: Game) -> str:
    """Returns the moves that stand as an input of a format of games; raises as it does."""
    assert form.write
    return form.write(game)


def read(text: str, n: int) -> Record | None:
    """Returns the record of the first game of a judge input, None for other texts.

    Its own size counts, not `n`.
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
        return Record(form.name, sentence, None, RecordError("It holds no game"))
    problem = replay(game, _moves(steps))
    name = form.game_phrase.format(n=game.position.n)
    return Record(form.name, f"{name}: {counted(game.ply, 'move')} read.", game, problem)


def _begin(steps: "Iterator[Step]") -> Game | None:
    """Returns the first game at its start, None if there is none."""
    for step in steps:
        if step.kind == START and step.position and step.turn:
            return Game(step.position, step.turn)
    return None


def _moves(steps: "Iterator[Step]") -> "Iterator[tuple[str | None, str]]":
    """Yields who plays which square until the game ends."""
    for step in steps:
        if step.kind not in (LIST, MOVE):
            return
        if step.move:
            yield step.move.color, square_name(step.move.square, step.move.after.n)
