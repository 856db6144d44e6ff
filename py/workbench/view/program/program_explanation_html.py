"""Draws what the user's program did: pure functions of the explanation."""

from board.markup import Markup, joined, markup
from browser.prose import with_code
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

PROMISE = "One small change there makes all {} tests pass."
OTHERS = " {} would do so too."
ARROW = "` → `"  # Between two parts that are code.
MOST_CALLERS = 3
DONE = {
    WROTE: "when it printed {}",
    COLLECTED: "when it collected {}, to print it later",
    ENDED: "the last line that ran",
    RUNNING: "the line that ran when the program was stopped",
}


def change(fixes: list[tuple[int, str]], shows_fix: bool) -> Markup:
    """Returns the best fix: its line, and what it changes if the user has asked."""
    line, said = fixes[0]
    if not shows_fix:
        return markup("Look at <strong>line {}</strong>.", line)
    before, arrow, after = said.partition(ARROW)
    if arrow:
        return markup(
            "<strong>Line {}</strong> <del>{}</del> → <ins>{}</ins>",
            *(line, with_code(f"{before}`"), with_code(f"`{after}")),
        )
    return markup("<strong>Line {}:</strong> {}", line, with_code(said))


def tested(fixes: list[tuple[int, str]], shows_fix: bool) -> str:
    """Returns how the best fix was tested, and the number of others."""
    if not shows_fix:
        return PROMISE.format(MORE_TESTS)
    others = len(fixes) - 1
    more = OTHERS.format(counted(others, "other change")) if others else ""
    return AGREES.format(MORE_TESTS) + more


def moment(explanation: Explanation) -> Markup:
    """Returns the line that printed the first difference, and of its callers.

    Without a line, says why there is none.
    """
    if not explanation.moment:
        return markup("{}", explanation.failure)
    (line, function), *callers = explanation.stack
    called = "".join([f", called from line {at}" for at, _ in callers[:MOST_CALLERS]])
    what = DONE[explanation.moment].format(explanation.written)
    return markup("At line {}, {} <span>in {}{}</span>", line, what, function, called)


def square(explanation: Explanation) -> Markup:
    """Returns which line wrote the first wrong square, or read it; may be empty."""
    board = explanation.board
    event = board and board.wrong_event
    return with_code(event_sentence(board, event) if board and event else "")


def answer(found: WhyAnswer) -> Markup:
    """Returns an answer to why a square or a character is as it is."""
    lines = [
        markup(
            '<li><button type="button" class="quiet" data-line="{}">{}</button></li>',
            *(number, with_code(line.sentence)),
        )
        for number, line in enumerate(found.lines)
    ]
    return joined(
        [
            markup("<h2>{}</h2>", with_code(found.title)) if found.title else "",
            markup("<ol>{}</ol>", joined(lines)) if lines else "",
            markup("<p>{}</p>", found.note) if found.note else "",
        ]
    )
