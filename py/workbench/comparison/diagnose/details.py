"""Says what is wrong with the first line or board that differs, without guessing why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Move, Position
from othello.phrases import counted
from workbench.comparison.align.sides import differing_cells
from workbench.comparison.diagnose.effects import first_names, list_effects, move_effects, sentences
from workbench.comparison.diagnose.mistakes.cells import NUMBERINGS, numbered
from workbench.comparison.whitespace import squeezed
from workbench.judging import LIST, Format, Step
from workbench.judging.answer_lines import ROW_LINE, numbers_in
from workbench.judging.profile import without_prompt

if TYPE_CHECKING:
    from collections.abc import Callable

    from workbench.comparison.align.sides import Normalise, Side

SUBJECT = "Your program"
NO_MOVE = "If there is no legal move, print exactly “{}”"
ORDER = "The squares are right, but in another order{}."
BY_ROWS = ": list them row by row from the top"
REPEATED = "A square is listed more than once."
ARROWS = ("->", "→")
# Each way to differ, with the test for it.
_STYLES: tuple[tuple[str, Callable[[str, str], bool]], ...] = (
    (
        "there is an arrow instead of the dash",
        lambda expected, actual: any(sign in actual and sign not in expected for sign in ARROWS),
    ),
    (
        "several are on one line",
        lambda expected, actual: actual.count("-") > expected.count("-") > 0,
    ),
    (
        "it is in lower case",
        lambda expected, actual: actual == actual.lower() and expected != expected.lower(),
    ),
    (
        "there are commas between them",
        lambda expected, actual: "),(" in squeezed(actual) and "),(" not in squeezed(expected),
    ),
    ("the brackets differ", lambda expected, actual: "(" in expected and "(" not in actual),
    (
        "there is other text before it",
        lambda expected, actual: without_prompt(actual) != actual and ":" not in expected,
    ),
)


def line_detail(form: Format, before: Step | None, step: Step, expected: Side, actual: Side) -> str:
    """Returns sentences on the first difference of an Othello output, perhaps none."""
    if not step.position or actual.text is None:
        return ""
    if step.kind == LIST and step.turn:
        return _list_detail(form, step.position, step.turn, expected, actual)
    is_row = form.output.answers.kind((expected.text or "").strip()) == ROW_LINE
    if is_row and actual.rows and expected.rows == actual.rows:
        return "The board is right, but drawn with other symbols."
    if actual.rows and expected.rows != actual.rows:
        return _board_detail(form, before, step, expected, actual)
    if step.move and before and before.position:
        return _counts_detail(before.position, step.move, actual.meaning)
    return ""


def _same_meaning(expected: Side, actual: Side) -> bool:
    return actual.meaning == squeezed(expected.text or "")


def _list_detail(form: Format, position: Position, color: str, expected: Side, actual: Side) -> str:
    if _same_meaning(expected, actual):
        if not expected.listed:
            return NO_MOVE.format(expected.text)
        return only_text_differs("squares", styles(expected.text or "", actual.text or ""))
    if not actual.listed and not expected.listed:
        return NO_MOVE.format(expected.text)
    if set(expected.listed) == set(actual.listed):
        return _order_detail(form, expected, actual, position.n)
    other_way = _other_way_to_write(expected.listed, actual.meaning, position.n)
    if other_way:
        return other_way
    if not actual.listed and actual.meaning != squeezed(form.output.no_moves):
        return ""
    name = form.judged.naming(position.n)
    effects = list_effects(name, position, color, expected.listed, actual.listed)
    return sentences(SUBJECT, effects)


def _other_way_to_write(squares: list[int], meaning: str, n: int) -> str:
    """Returns how the pairs of a list follow from other squares, empty if they do not."""
    for _, relation, numbers in NUMBERINGS:
        if squares and sorted(_pairs(meaning)) == sorted(numbered(squares, n, numbers)):
            return f"Your pairs are those of the right squares {relation}."
    return ""


def _pairs(meaning: str) -> list[str]:
    """Returns the pairs of a normalised list, and any other text between them."""
    return meaning.replace(")", ") ").split()


def _order_detail(form: Format, expected: Side, actual: Side, n: int) -> str:
    """Returns what is wrong with a list of exactly the right squares, perhaps with other text."""
    name = form.judged.naming(n)
    texts = (expected.listed, squeezed(expected.text or "")), (actual.listed, actual.meaning)
    # The number of characters that name no square.
    others = [len(text) - len("".join(map(name, squares))) for squares, text in texts]
    if others[0] != others[1] or expected.listed == actual.listed:
        return ""
    if len(expected.listed) != len(actual.listed):
        return REPEATED
    pairs = _pairs(actual.meaning)
    if any(pairs == numbered(expected.listed, n, numbers) for _, _, numbers in NUMBERINGS):
        return ""
    return ORDER.format(BY_ROWS if expected.listed == sorted(expected.listed) else "")


def _board_detail(
    form: Format, before: Step | None, step: Step, expected: Side, actual: Side
) -> str:
    unknown = [sign for sign in actual.text or "" if sign not in (expected.text or "")]
    if unknown and "?" in "".join(actual.rows or []):
        return f"Your board contains “{unknown[0]}”, which is not a symbol of the problem."
    name = form.judged.naming(len(expected.rows or []))
    differing = differing_cells(expected.rows or [], actual.rows or [])
    if step.move and before and before.position:
        return sentences(SUBJECT, move_effects(name, before.position, step.move, differing))
    squares = first_names(name, differing)
    return f"The boards differ in {counted(len(differing), 'square')}: {squares}."


def _counts_detail(before: Position, move: Move, text: str) -> str:
    """Returns how many discs the actual counts would mean were flipped, if readable."""
    numbers = numbers_in(text)
    right = [move.after.count(BLACK), move.after.count(WHITE)]
    if numbers == right:
        return "The numbers are right, but the text around them is not."
    if numbers == right[::-1]:
        return "Your numbers are the right ones, swapped."
    if len(numbers) != 2 or before.color_at(move.square):
        return ""
    if sum(numbers) != sum(right):
        discs = counted(sum(numbers), "disc")
        return f"Your counts add up to {discs}, but there are {sum(right)} after this move."
    mover = (BLACK, WHITE).index(move.color)
    flipped = len(move.flips)
    by_counts = flipped + numbers[mover] - right[mover]
    if by_counts < 0:
        return ""
    return (
        f"This move turns over {counted(flipped, 'disc')}; by your counts it would be {by_counts}."
    )


def board_detail(
    form: Format, start: Step, expected: list[str], actual: list[str], normalise: Normalise
) -> str:
    """Returns sentences on a list's first wrong moves, perhaps none."""
    right = [squeezed(line) for line in expected]
    listed = [text for line in actual for text in normalise(line)]
    if sorted(right) == sorted(listed):
        # Lines of the same meaning usually differ in the same way.
        return only_text_differs("moves", styles(expected[0], actual[0]))
    return form.profile.list_detail(start, right, listed)


def styles(expected: str, actual: str) -> str:
    """Returns the known ways in which a line differs, joined by commas."""
    return ", ".join([phrase for phrase, holds in _STYLES if holds(expected, actual)])


def only_text_differs(what: str, how: str) -> str:
    """Returns the sentence on squares or moves that are right but written in another way."""
    detail = ": " + how if how else ""
    return f"The {what} are right, but the text is not{detail}."
