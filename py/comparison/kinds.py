"""The kinds of comparisons, and which of them holds."""

from comparison.blanks import Spacing, is_blank, squeezed
from comparison.commands import LIST, command
from comparison.sides import read_list

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.outputs import Outputs
    from comparison.walk import Walk

IDENTICAL = "identical"
WHITESPACE = "whitespace"
REORDERED = "reordered"
AGREES = "agrees"
DIFFERENT = "different"
MISORDERED = "misordered"
SHORT = "short"
LONG = "long"
EMPTY = "empty"

SAME = (IDENTICAL, WHITESPACE, REORDERED, AGREES)


def kind_of(outputs: "Outputs") -> str:
    """Returns the kind of a comparison whose walk has ended: the strictest that holds."""
    walk = outputs.walk
    if walk.board:
        return _kind_of_board(walk)
    if walk.j == len(walk.judge):
        return _kind_at_the_end(outputs)
    if not has_text(walk.yours):
        return EMPTY
    if walk.y == len(walk.yours) or _is_cut(outputs):
        return SHORT
    return MISORDERED if _is_misordered(outputs) else DIFFERENT


def has_text(lines: "list[str]") -> bool:
    """Returns whether there is anything but white space in the lines."""
    return not all(is_blank(line) for line in lines)


def spacings(outputs: "Outputs") -> "list[Spacing]":
    """Returns the differences in white space on the way, and those of all line ends."""
    walk, pasted = outputs.walk, outputs.pasted
    found = [spacing for spacing in walk.notes.spacings if not _is_end(walk, spacing)]
    if pasted.carriage_return and walk.y:
        found.insert(0, Spacing("crlf", 1, 1, walk.y))
    if not pasted.closed and walk.j == len(walk.judge) and walk.y == len(walk.yours):
        found.append(Spacing("final-newline", len(walk.judge), len(walk.yours)))
    return found


def _is_end(walk: "Walk", spacing: Spacing) -> bool:
    """Returns whether an empty line is missing only because yours has ended before."""
    return spacing.line > len(walk.yours) and walk.j < len(walk.judge)


def _kind_at_the_end(outputs: "Outputs") -> str:
    walk = outputs.walk
    if not outputs.walk.finished:
        return AGREES
    if walk.y < len(walk.yours):
        return LONG
    if walk.reordered is not None:
        return REORDERED
    return WHITESPACE if spacings(outputs) else IDENTICAL


def _kind_of_board(walk: "Walk") -> str:
    """Returns SHORT if yours ends after the first moves of a board, DIFFERENT if not."""
    matched = len(walk.board) - len(walk.missing)
    ends = not walk.extra and not has_text(walk.yours[walk.y + matched :])
    if not ends or walk.missing != walk.board[matched:]:
        return DIFFERENT
    return SHORT if has_text(walk.yours) else EMPTY


def _is_cut(outputs: "Outputs") -> bool:
    """Returns whether yours ends within the line where the outputs part."""
    walk = outputs.walk
    if outputs.pasted.closed or walk.y + 1 != len(walk.yours):
        return False
    return squeezed(walk.judge[walk.j]).startswith(squeezed(walk.yours[walk.y]))


def _is_misordered(outputs: "Outputs") -> bool:
    """Returns whether both print the same legal moves, which L lists row by row."""
    walk, printed = outputs.walk, outputs.printed
    if outputs.form != "uva220" or command(printed.steps[printed.step_of(walk.j)]) != LIST:
        return False
    lines = squeezed(walk.judge[walk.j]), squeezed(walk.yours[walk.y])
    judge, yours = [read_list(line) for line in lines]
    return len(lines[0]) == len(lines[1]) and judge == sorted(yours) != yours
