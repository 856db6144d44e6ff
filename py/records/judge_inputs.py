"""Games as the inputs of two judges, `jutge` and `uva220`, so that play and judging meet.

What such an input says is found out by running its judge; the rules then decide which of its
moves are legal.
"""

from judges import FormatError, detect, jutge, run, uva220
from othello import Game, Position, square_digits, square_name
from othello.words import counted
from records.played import moves_and_passes
from records.record import SIZES, Record, RecordError
from records.replay import replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judges import Step

FORMATS = ("jutge", "uva220")
JUTGE_LETTERS = {color: letter for letter, color in jutge.COLORS.items()}
UVA220_LETTERS = {color: letter for letter, color in uva220.COLORS.items()}
UVA220_GAME = "The first game of a uva220 input"


def jutge_input(game: Game) -> str:
    """Returns the moves that stand as an input of `jutge`.

    Raises ValueError unless the game began from the standard position.
    """
    n = game.position.n
    if not game.standard:
        raise ValueError("A jutge input begins from the standard position, and this game does not.")
    lines = [str(n)]
    for ply in game.plies[: game.ply]:
        if ply.color and ply.square is not None:
            row, column = divmod(ply.square, n)
            lines.append(f"{JUTGE_LETTERS[ply.color]} {row + 1} {column + 1}")
    return "\n".join(lines) + "\n"


def uva220_input(game: Game) -> str:
    """Returns the moves that stand as an input of `uva220`, with an L wherever a side passes.

    Raises ValueError for boards of another size than 8.
    """
    n = game.position.n
    if n != uva220.SIZE:
        raise ValueError(f"A uva220 board has 8 rows, and this one has {n}.")
    lines = ["1"] + game.start.position.rows(uva220.SYMBOLS) + [UVA220_LETTERS[game.first_turn]]
    for _, square in moves_and_passes(game):
        lines.append("L" if square is None else "M" + square_digits(square, n))
    return "\n".join(lines) + "\nQ\n"


def resembles(text: str) -> bool:
    """Returns whether the text begins like an input of one of the two judges."""
    return detect(text)[0] in FORMATS


def read(text: str, n: int) -> Record:
    """Returns the record of a judge input, of `uva220` its first game; its size counts, not `n`."""
    form = detect(text)[0]
    steps = run("jutge", text, largest=SIZES[-1]) if form == "jutge" else run("uva220", text)
    try:
        game = _begin(steps)
    except FormatError as error:
        return Record(form, f"A {form} input.", None, RecordError(str(error).rstrip(".")))
    if game is None:
        return Record(form, f"A {form} input.", None, RecordError("It holds no game"))
    problem = replay(game, _moves(steps))
    sentence = f"{_name(form, game.position.n)}: {counted(game.ply, 'move')} read."
    return Record(form, sentence, game, problem)


def _name(form: "str | None", n: int) -> str:
    return f"A jutge input on {n} x {n}" if form == "jutge" else UVA220_GAME


def _begin(steps: "Iterator[Step]") -> "Game | None":
    """Returns the first game at its start, None if there is none."""
    for step in steps:
        if isinstance(step.position, Position) and step.turn:
            return Game(step.position, step.turn)
    return None


def _moves(steps: "Iterator[Step]") -> "Iterator[tuple[str | None, str]]":
    """Yields who plays which square until a step marks none, as the end of a game does."""
    for step in steps:
        if not step.marks:
            return
        if isinstance(step.position, Position):
            for square in step.marks.get("placed", []):
                yield step.position.color_at(square), square_name(square, step.position.n)
