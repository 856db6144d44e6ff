"""Draws what the user's program did: pure functions of the explanation.

All texts may come from the program, which may be hostile: they are escaped.
"""

from browser.escaping import escaped, with_code
from othello.phrases import counted
from workbench.model.program.why import WhyAnswer
from workbench.programs.explanation.explanation import (
    AGREES,
    COLLECTED,
    ENDED,
    RUNNING,
    WROTE,
    Explanation,
)
from workbench.programs.explanation.judge_side import MORE_TESTS
from workbench.programs.explanation.sentences import event_sentence

LOOK = "Look at <strong>line {}</strong>."
PROMISE = "One small change there makes all {} tests pass."
OTHERS = " {} would do so too."
ARROW = "</code> → <code>"
MOST_CALLERS = 3
DONE = {
    WROTE: "when it printed {}",
    COLLECTED: "when it collected {}, to print it later",
    ENDED: "the last line that ran",
    RUNNING: "the line that ran when the program was stopped",
}


def change(fixes: list[tuple[int, str]], shows_fix: bool) -> str:
    """Returns the markup of the best fix: its line, and what it changes if the user has asked."""
    line, said = fixes[0]
    if not shows_fix:
        return LOOK.format(line)
    before, arrow, after = with_code(said).partition(ARROW)
    if arrow:
        return f"<strong>Line {line}</strong> <del>{before}</code></del> → <ins><code>{after}</ins>"
    return f"<strong>Line {line}:</strong> {before}"


def tested(fixes: list[tuple[int, str]], shows_fix: bool) -> str:
    """Returns how the best fix was tested, and the number of others."""
    if not shows_fix:
        return PROMISE.format(MORE_TESTS)
    others = len(fixes) - 1
    more = OTHERS.format(counted(others, "other change")) if others else ""
    return AGREES.format(MORE_TESTS) + more


def moment(explanation: Explanation) -> str:
    """Returns the markup of the line that printed the first difference, and of its callers.

    Without a line, says why there is none.
    """
    if not explanation.moment:
        return escaped(explanation.failure)
    (line, function), *callers = explanation.stack
    called = "".join([f", called from line {at}" for at, _ in callers[:MOST_CALLERS]])
    what = DONE[explanation.moment].format(explanation.written)
    return f"At line {line}, {what} <span>in {escaped(function)}{called}</span>"


def square(explanation: Explanation) -> str:
    """Returns which line wrote the first wrong square, or read it; may be empty."""
    board = explanation.board
    event = board and board.wrong_event
    return with_code(event_sentence(board, event)) if board and event else ""


def answer(found: WhyAnswer) -> str:
    """Returns the markup of an answer to why a square or a character is as it is."""
    lines = [
        f'<li><button type="button" class="quiet" data-line="{number}">{with_code(line.sentence)}'
        "</button></li>"
        for number, line in enumerate(found.lines)
    ]
    title = f"<h2>{with_code(found.title)}</h2>" if found.title else ""
    note = f"<p>{escaped(found.note)}</p>" if found.note else ""
    return f"{title}<ol>{''.join(lines)}</ol>{note}" if lines else title + note
