"""The policy: what is shown about a wrong output or program, and what is left out.

A crash or undefined behaviour comes first, then what a run of the program has shown, a verified
fix, a guess at the cause, and a description of the difference. A guess needs that nothing before it
explains the failure, and that the program's own board agrees with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.diagnose.mistakes.mistake import NO_PASS
from workbench.programs.explanation.explanation import (
    DIFFERENCE,
    FOLLOWING,
    LAST,
    RUNNING,
    UNKNOWN,
    Explanation,
    HeldBoard,
    stack_at,
)
from workbench.programs.explanation.odd_characters import first_odd, odd_sentence

if TYPE_CHECKING:
    from workbench.comparison import Comparison
    from workbench.programs.explanation.explaining import Explaining
    from workbench.programs.trials.outcome import Outcome

CRASH, LATE = "crash", "timeout"  # Kinds of outcomes.
NOT_REPEATED = (
    "Followed line by line, the program printed something else, so what it did is not shown."
)


def chosen(result: Comparison | None, found: Explaining | None = None) -> Explanation:
    """Returns what is shown about an output, and about the program that printed it.

    Args:
        result: How the output compares, None if it is not compared.
        found: What is known about the program, None if only its output is.
    """
    explanation = Explanation(result.verdict if result else "")
    explanation.written = _written(result)
    if found:
        _add_evidence(explanation, found)
    if result and not explanation.fixes and not (found and _is_fault(found.outcome)):
        explanation.likely = _guess(result, explanation.board)
        board, mistake = found.facts.get("board") if found else None, result.guessed_mistake
        if board and board["not_passed"] and mistake and mistake.phrase in NO_PASS:
            explanation.likely = ""  # The sentence on the board is sure.
        if not explanation.likely and not (found and any(found.sentences)):
            explanation.likely = result.detail
    return explanation


def _add_evidence(explanation: Explanation, found: Explaining) -> None:
    """Adds what runs of the program have shown."""
    facts = found.facts
    sentences = [_odd_characters(found)] + found.sentences + found.observations + [found.searched]
    explanation.facts = [text for text in sentences if text]
    explanation.failure = found.failure if facts.get("repeated", True) else NOT_REPEATED
    explanation.moment = _moment(found)
    if explanation.moment:
        explanation.stack = [(line, function) for line, function in facts["stack"]]
        explanation.variables = facts.get("variables", [])
    explanation.fault_line = found.outcome.line if found.outcome else 0
    explanation.written_by = found.written_by
    explanation.board = found.board
    explanation.fixes = found.fixes


def _odd_characters(found: Explaining) -> str:
    """Returns a sentence on control characters in the output, empty if it has none."""
    at = first_odd(found.output)
    if at is None:
        return ""
    printed = stack_at(at, found.facts.get("writes", []), found.facts.get("stacks", []))
    return odd_sentence(found.output, printed[0][0] if printed else None)


def _is_fault(outcome: Outcome | None) -> bool:
    """Returns whether a program crashed, or was seen to do something undefined."""
    return outcome is not None and (outcome.kind == CRASH or bool(outcome.undefined))


def _moment(found: Explaining) -> str:
    """Returns what the first line of the stack did, empty if that is unknown.

    Only the followed run may have been stopped, because it is slower.
    """
    done = found.facts.get("done", "") if found.facts.get("stack") else ""
    was_stopped = found.outcome is not None and found.outcome.kind == LATE
    return done if done != RUNNING or (was_stopped and not found.verdict_has_line) else ""


def _written(result: Comparison | None) -> str:
    """Returns what was written at the first difference."""
    if not result or result.actual.line is not None or result.expected.line is None:
        return DIFFERENCE
    if result.alignment.form.judged.any_order:
        return LAST
    return DIFFERENCE if result.spacings else FOLLOWING


def _guess(result: Comparison, board: HeldBoard | None) -> str:
    """Returns the guess at the cause, empty if the program's board contradicts it."""
    if not result.guessed_mistake or not board or result.step is None:
        return result.guess
    held, rows = board.after(result.step), result.guessed_rows or result.expected.rows
    # The guess may be that rows and columns are exchanged.
    if held is None or UNKNOWN in held or rows is None or board.exchanged:
        return result.guess
    return result.guess if held == "".join(rows) else ""
