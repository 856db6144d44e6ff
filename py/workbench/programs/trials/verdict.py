"""The verdict of a run, in a judge's words and in plain ones."""

from workbench.comparison import Comparison
from workbench.programs.trials.outcome import Outcome

ACCEPTED = "Accepted"
WRONG = "Wrong answer"
PRESENTATION = "Presentation error"
RUNTIME = "Runtime error"
LATE = "Time limit exceeded"
FLOOD = "Output limit exceeded"
STOPPED = "Stopped"
UNDEFINED = "Undefined behaviour"
NOT_COMPILED = "Compile error"
MEMORY = "Memory limit exceeded"

_OF_KIND = {"timeout": LATE, "flood": FLOOD, "broken": RUNTIME, "stopped": STOPPED}
_OF_CAUSE = {
    "input": "It read to the end of the file and then went on reading.",
    "file": "A judge does not have this file: the input comes on standard input.",
    "module": "A judge has Python's own modules only.",
}
NOTHING = "It printed nothing."
ONLY_BLANKS = "It printed only white space."
ONLY_COMPLAINED = "It printed nothing, and wrote to standard error only."


def as_sentence(message: str) -> str:
    """Returns a message with a full stop, unless it ends with a sign."""
    return message if message[-1:] in ".!?…" else message + "."


def verdict_of(outcome: Outcome, result: Comparison | None) -> tuple[str, str]:
    """Returns the verdict of a run and its reasons in plain words, which may be empty.

    There is no result if the run did not end normally, or if its output is exactly the judge's.
    """
    if outcome.undefined:
        return UNDEFINED, outcome.undefined
    if outcome.kind == "crash":
        reasons = [as_sentence(outcome.error or ""), _OF_CAUSE.get(outcome.cause, "")]
        verdict = MEMORY if outcome.cause == "memory" else RUNTIME
        return verdict, " ".join([reason for reason in reasons if reason])
    if outcome.kind != "ok":
        return _OF_KIND[outcome.kind], outcome.error or ""
    if result is None or result.right:
        return ACCEPTED, ""
    if result.kind == "whitespace":
        return PRESENTATION, "Only white space differs."
    if outcome.output.strip():
        return WRONG, ""
    if outcome.output:
        return WRONG, ONLY_BLANKS
    return WRONG, ONLY_COMPLAINED if outcome.complaint else NOTHING
