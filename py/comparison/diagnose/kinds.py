"""The kinds of comparisons, and which of them holds."""

from comparison.align.outputs import Outputs
from comparison.align.segments import JUDGE_ONLY, REJOINED, SPACED, YOURS_ONLY, Segment
from comparison.align.sides import read_list
from comparison.whitespace import Notes, Spacing, is_blank, squeezed
from judges import LIST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

IDENTICAL = "identical"
WHITESPACE = "whitespace"
REORDERED = "reordered"
AGREES = "agrees"
DIFFERENT = "different"
MISORDERED = "misordered"
SHORT = "short"
LONG = "long"
LACKING = "lacking"
EXTRA = "extra"
NOTHING = "empty"

AGREEING = (IDENTICAL, WHITESPACE, REORDERED, AGREES)


def kind_of(outputs: Outputs) -> str:
    """Returns the strictest kind that holds of outputs whose first difference is known."""
    pairing, first = outputs.pairing, outputs.pairing.pairs.first
    at_end = not has_text(pairing.judge[pairing.j :])
    if first is None or (at_end and not pairing.finished):
        return _kind_of_agreeing(outputs)
    if not has_text(pairing.yours):
        return LONG if at_end else NOTHING
    if pairing.board:
        return _kind_of_board(outputs)
    if first.state == YOURS_ONLY:
        return LONG if at_end else EXTRA
    if first.state == JUDGE_ONLY:
        return LACKING if has_text(pairing.yours[first.yours :]) else SHORT
    if _is_cut(outputs):
        return SHORT
    return MISORDERED if _is_misordered(outputs, first) else DIFFERENT


def has_text(lines: list[str]) -> bool:
    """Returns whether there is anything but white space in the lines."""
    return not all(is_blank(line) for line in lines)


def read_spacings(outputs: Outputs) -> "Iterator[None]":
    """Finds the differences in white space before the first other, going on after each line."""
    pairing, pasted = outputs.pairing, outputs.pasted
    notes = Notes()
    outputs.spacings = notes.spacings
    if pasted.carriage_return and pairing.y:
        notes.spacings.append(Spacing("crlf", 1, 1, pairing.y))
    for stretch in pairing.pairs.stretches:
        if stretch is pairing.pairs.first:
            return
        yield from _note(notes, outputs, stretch)
    if not pasted.closed:
        notes.add("final-newline", len(pairing.judge), len(pairing.yours))


def _note(notes: Notes, outputs: Outputs, stretch: Segment) -> "Iterator[None]":
    """Notes how the lines of a stretch differ in white space."""
    judge_lines, your_lines = outputs.pairing.judge, outputs.pairing.yours
    if stretch.state == REJOINED:
        notes.add("broken", stretch.judge + 1, stretch.yours + 1)
    elif stretch.state == SPACED:
        for judge, yours in stretch.pairs():
            if judge is not None and yours is not None:
                notes.add_pair(judge_lines[judge], your_lines[yours], judge + 1, yours + 1)
            elif yours is not None:
                kind = "end-lines" if stretch.judge == len(judge_lines) else "extra-line"
                notes.add(kind, stretch.judge + 1, yours + 1)
            elif stretch.yours < len(your_lines) or outputs.pairing.pairs.first is None:
                kind = "gap" if stretch.judge + 1 < len(judge_lines) else "last-line"
                notes.add(kind, stretch.judge + 1, stretch.yours + 1)
            yield None


def _kind_of_agreeing(outputs: Outputs) -> str:
    if not outputs.pairing.finished:
        return AGREES
    if outputs.pairing.reordered is not None:
        return REORDERED
    return WHITESPACE if outputs.spacings else IDENTICAL


def unmatched(outputs: Outputs) -> tuple[list[int], list[int]]:
    """Returns the lines of either side that have no equal one on the first board that differs."""
    board = outputs.pairing.board or (range(0), range(0))
    missing: list[int] = []
    extra: list[int] = []
    for stretch in outputs.pairing.pairs.from_first():
        if stretch.judge > board[0].stop:
            break
        if stretch.unequal and stretch.judge in board[0]:
            missing += range(stretch.judge, stretch.judge + stretch.lines)
        if stretch.unequal and stretch.yours in board[1]:
            extra += range(stretch.yours, stretch.yours + stretch.your_lines)
    return missing, extra


def _kind_of_board(outputs: Outputs) -> str:
    """Returns SHORT if yours ends after the first moves of a board, DIFFERENT if not."""
    pairing = outputs.pairing
    missing, extra = unmatched(outputs)
    board, yours = pairing.board or (range(0), range(0))
    ends = not extra and not has_text(pairing.yours[yours.stop :])
    first_moves = missing == list(board)[len(board) - len(missing) :]
    return SHORT if ends and first_moves else DIFFERENT


def _is_cut(outputs: Outputs) -> bool:
    """Returns whether yours ends within the line where the outputs part."""
    pairing = outputs.pairing
    if outputs.pasted.closed or pairing.y + 1 != len(pairing.yours):
        return False
    return squeezed(pairing.judge[pairing.j]).startswith(squeezed(pairing.yours[pairing.y]))


def _is_misordered(outputs: Outputs, first: Segment) -> bool:
    """Returns whether both print the same legal moves, which are to be listed row by row."""
    printed = outputs.printed
    step = printed.steps[printed.step_of(first.judge)]
    if step.kind != LIST or not step.position:
        return False
    n = step.position.n
    lines = squeezed(outputs.pairing.judge[first.judge]), squeezed(outputs.your_text(first))
    judge, yours = [read_list(line, n) for line in lines]
    return len(lines[0]) == len(lines[1]) and judge == sorted(yours) != yours
