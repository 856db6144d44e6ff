"""Draws what the user's program did: pure functions of the evidence.

All texts may come from the program, which may be hostile: they are escaped.
"""

from explanation.explaining import ProgramEvidence
from explanation.judge_side import MORE_TESTS
from othello.phrases import counted
from page.view.core.escaping import escaped, with_code

LOOK = "Look at <strong>line {}</strong>."
PROMISE = "One small change there makes all {} tests pass."
AGREES = "With this one change the program agrees with the judge on all {} tests."
OTHERS = " {} would do so too."
ARROW = "</code> → <code>"
MOST_CALLERS = 3
WROTE = "when it printed the first difference"
STOPPED, ENDED = "the line that ran when it was stopped", "the last line that ran"
NOT_REPEATED = "It printed something else when it ran again, so what it did is not shown."
TRACED = {"wrote": "Line {} in `{}` wrote {}.", "examined": "Line {} in `{}` last examined {}."}


def change(evidence: ProgramEvidence) -> str:
    """Returns the markup of the best fix: its line, and what it changes if the user has asked."""
    line, said = evidence.fixes[0]
    if not evidence.shows_fix:
        return LOOK.format(line)
    before, arrow, after = with_code(said).partition(ARROW)
    if arrow:
        return f"<strong>Line {line}</strong> <del>{before}</code></del> → <ins><code>{after}</ins>"
    return f"<strong>Line {line}:</strong> {before}"


def tested(evidence: ProgramEvidence) -> str:
    """Returns how the best fix was tested, and the number of others."""
    if not evidence.shows_fix:
        return PROMISE.format(MORE_TESTS)
    others = len(evidence.fixes) - 1
    more = OTHERS.format(counted(others, "other change")) if others else ""
    return AGREES.format(MORE_TESTS) + more


def moment(evidence: ProgramEvidence) -> str:
    """Returns the markup of the line that printed the first difference, and of its callers.

    Without a line, says why there is none.
    """
    if not evidence.stack:
        return escaped(evidence.failure) or NOT_REPEATED
    (line, function), *callers = evidence.stack
    called = "".join([f", called from line {at}" for at, _ in callers[:MOST_CALLERS]])
    what = WROTE if evidence.written else STOPPED if evidence.stopped else ENDED
    return f"At line {line}, {what} <span>in {escaped(function)}{called}</span>"


def square(evidence: ProgramEvidence) -> str:
    """Returns which line wrote or examined the first wrong square; may be empty."""
    trace = evidence.board and evidence.board["trace"]
    if not trace or not trace["stack"]:
        return ""
    line, function = trace["stack"][0]
    return with_code(TRACED[trace["kind"]].format(line, function, trace["square"]))


def variables(evidence: ProgramEvidence) -> str:
    """Returns the rows of the table of variables."""
    rows = [(escaped(name), escaped(text)) for name, text in evidence.variables]
    return "".join([f'<tr><th scope="row">{name}</th><td>{text}</td></tr>' for name, text in rows])
