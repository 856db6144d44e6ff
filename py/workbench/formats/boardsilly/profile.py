"""The profile of `boardsilly`."""

from workbench.comparison.whitespace import squeezed
from workbench.formats.boardsilly.judge import NO_MOVES
from workbench.formats.boardsilly.mistaken_play import BoardReplay
from workbench.formats.boardsilly.piece_effects import first_effect, list_detail
from workbench.formats.boardsilly.rules import ROW_LETTERS
from workbench.judging.answer_lines import DIGITS, has_digit
from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.profile import LONGEST, FormatProfile, without_prompt


def normalise(line: str) -> list[str]:
    """Returns the meaning of a line, one line for each move in it."""
    if len(line) > LONGEST:
        return [squeezed(line)]
    names = _square_names(without_prompt(line).upper())
    if names and len(names) % 2 == 0:
        return [f"{names[at]}-{names[at + 1]}" for at in range(0, len(names), 2)]
    text = squeezed(line)
    if text[:2].lower() == "no" and not has_digit(text):
        return [squeezed(NO_MOVES)]
    return [text] if text else []


def _square_names(text: str) -> list[str]:
    """Returns the squares named in a line, each a letter and a digit."""
    names = []
    for index in range(len(text) - 1):
        alone = index == 0 or not text[index - 1].isalpha()
        if alone and text[index] in ROW_LETTERS and text[index + 1] in DIGITS:
            names.append(text[index : index + 2])
    return names


def _place(expected: ExpectedOutput, index: int, offset: int | None) -> str:
    board = expected.game_number(index)
    return f"the moves of {expected.steps[index].turn} on board {board}"


PROFILE = FormatProfile(
    between="between two boards",
    normalise=normalise,
    place=_place,
    replay=BoardReplay,
    list_detail=list_detail,
    first_effect=first_effect,
)
