"""The profile of `uva220`."""

from othello import square_digits
from workbench.comparison.whitespace import squeezed
from workbench.formats.uva220.judge import NO_MOVE, OUTPUT, SIZE, SYMBOLS
from workbench.judging import LIST, START, Step
from workbench.judging.answer_lines import COUNT_LINE, DIGITS, LIST_LINE, numbers_in
from workbench.judging.expected_output import ExpectedOutput
from workbench.judging.profile import LONGEST, FormatProfile, normalised_row, without_prompt

COLUMN_LETTERS = "abcdefgh"
STEPS_BACK = 60


def normalise(line: str) -> str:
    """Returns the meaning of a line."""
    if len(line) > LONGEST:
        return squeezed(line)
    text = without_prompt(line.strip())
    kind = OUTPUT.answers.kind(text)
    if kind == LIST_LINE:
        return _normalised_list(text)
    if kind == COUNT_LINE:
        numbers = numbers_in(text)
        if len(numbers) == 2:
            if text.lower().find("white") in range(text.lower().find("black")):
                numbers.reverse()
            return f"Black-{numbers[0]}White-{numbers[1]}"
    return normalised_row(squeezed(line), kind, SYMBOLS[0])


def _normalised_list(text: str) -> str:
    """Returns the pairs of a list of legal moves."""
    digits = ""
    for index, sign in enumerate(text):
        if sign in DIGITS:
            digits += sign
        elif sign.lower() in COLUMN_LETTERS and text[index + 1 : index + 2] in tuple(DIGITS):
            return squeezed(text)  # A name such as e6, which the problem does not have.
    if len(digits) % 2:
        return squeezed(text)
    if not digits:
        return squeezed(NO_MOVE) if text[:2].lower() == "no" else squeezed(text)
    return "".join([f"({digits[at]},{digits[at + 1]})" for at in range(0, len(digits), 2)])


def _place(expected: ExpectedOutput, index: int, offset: int | None) -> str:
    step = expected.steps[index]
    game = f"game {expected.game_number(index)}"
    if step.kind == START:
        return f"the empty line before {game}"
    if step.kind == LIST:
        return f"the legal moves of {step.turn} in {game} (L on line {step.line} of the input)"
    if step.move:
        digits = square_digits(step.move.square, SIZE)
        return f"the counts after M{digits} in {game} (line {step.line} of the input)"
    row = "" if offset is None else f"row {offset + 1} of "
    return f"{row}the board at the end of {game}"


def _request(step: Step) -> str:
    if step.move:
        return "M" + square_digits(step.move.square, SIZE)
    return f"L on line {step.line}"


def _replay_start(expected: ExpectedOutput, index: int) -> int:
    """Returns the start of the step's game, or of an earlier one at most STEPS_BACK before."""
    start, nearest = expected.game_start(index), max(index - STEPS_BACK, 0)
    return min([other for other in expected.starts if nearest <= other] + [start])


PROFILE = FormatProfile(
    between="between two games",
    normalise=lambda line: [normalise(line)],
    place=_place,
    request=_request,
    replay_start=_replay_start,
)
