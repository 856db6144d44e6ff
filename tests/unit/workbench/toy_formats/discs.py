"""A format that lists the legal squares of one player on each board, column by column."""

from collections.abc import Iterator
from typing import Any

from othello import BLACK, WHITE, Position, square_name
from text.reader import Reader
from unit.workbench.toy_formats.noughts.cases import Lines
from unit.workbench.toy_formats.undetected import NEVER, inputs
from workbench.comparison.whitespace import squeezed
from workbench.inputs.rng import Rng
from workbench.judging import LIST, START, Format, FormatNames, ListedMoves, PrintedOutput, Step
from workbench.judging.answer_lines import LIST_LINE, AnswerLines
from workbench.judging.feature import BOARDS, Feature
from workbench.judging.judged_game import SQUARE_LISTS, JudgedGame
from workbench.judging.profile import FormatProfile

DISC_SIGNS = "_xo"


def _disc_steps(reader: Reader) -> Iterator[Step]:
    while reader.peek():
        n, size = reader.number("the number of rows")
        rows = reader.rows(n, DISC_SIGNS)
        player = reader.word("x or o")
        position = Position.from_rows([row.text for row in rows], DISC_SIGNS)
        turn = BLACK if player.text == "x" else WHITE
        board: dict[str, Any] = {"board": position, "turn": turn}
        yield Step(START, (size, rows[-1]), "", lambda: "A board is read.", **board)
        legal = sorted(position.legal_moves(turn), key=lambda at: (at % position.n, at))
        listed = " ".join([square_name(square, n) for square in legal])
        text, board["moves"] = f"moves: {listed}".rstrip() + "\n", ListedMoves(legal)
        yield Step(LIST, (player, player), text, lambda: "The squares are listed.", **board)


def _disc_cases(steps: list[Step]) -> list[Lines]:
    return [
        Lines(
            [str(one.position.n), *one.position.rows(DISC_SIGNS), "x" if one.turn == BLACK else "o"]
        )
        for one in steps
        if one.kind == START and one.position
    ]


def _start(rng: Rng) -> Lines:
    n = rng.pick((4, 6))
    return Lines([str(n), *Position.start(n).rows(DISC_SIGNS), rng.pick("xo")])


DISCS = Format(
    FormatNames("discs", "discs", "discs", "x moves first"),
    beginning=NEVER,
    steps=_disc_steps,
    judged=JudgedGame(".BW", square_name, lists=SQUARE_LISTS, has_moves=False),
    output=PrintedOutput(
        DISC_SIGNS, AnswerLines(lambda text: LIST_LINE, lambda kind, before, rows: True)
    ),
    profile=FormatProfile(
        between="nowhere",
        normalise=lambda line: [squeezed(line.lower().replace(",", " "))],
        place=lambda expected, index, offset: f"the list of board {expected.game_number(index)}",
    ),
    inputs=inputs(
        _disc_cases,
        Feature("start", BOARDS, "has the start of a game", _start),
        Feature(
            "bare",
            BOARDS,
            "lists nothing",
            lambda rng: Lines(["2", "__", "__", "x"]),
            condition=lambda steps, at: steps[at].kind == LIST and not steps[at].listed,
        ),
    ),
)
