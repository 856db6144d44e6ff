"""Sentences on what a run did that its author seldom means."""

from types import FunctionType, GeneratorType, MethodType
from typing import Any

from workbench.programs.tracing.events import ProgramParts, ValueTrace
from workbench.programs.tracing.slip_recorder import Caught

CAUGHT = "Line {0} raised {1}, which `{3}` on line {2} caught."
UNKNOWN_NAMES = ("NameError", "UnboundLocalError")
MISTAKES = (*UNKNOWN_NAMES, "AttributeError", "TypeError")  # Whenever they are raised.
EXPECTED = ("EOFError", "StopIteration")
BROAD = ("except:", "except Exception:", "except BaseException:")
MOST = 2  # Sentences of a kind.
LONGEST = 60  # Characters of a condition.
UNCALLED = "an uncalled function"
KINDS: dict[type, str] = {
    GeneratorType: "a generator",
    map: "a `map` object",
    filter: "a `filter` object",
    zip: "a `zip` object",
    type(reversed([])): "an iterator",
    type(reversed(())): "an iterator",
    FunctionType: UNCALLED,
    MethodType: UNCALLED,
}
ALWAYS_TRUE = "On line {} your `{}` was {} each time, which is always true."


def slip_sentences(runs: list[list[ValueTrace]]) -> list[str]:
    """Returns sentences on the last run, on an input that ends with the first difference.

    Args:
        runs: The runs after each step of each input, the failing input last.
    """
    if not runs or not runs[-1]:
        return []
    last = runs[-1][-1].slips
    if last is None:
        return []
    kept = [*last.defaults.values(), *last.members.values()]
    caught = [CAUGHT.format(*one) for one in last.caught if _is_slip(one, runs)]
    return [*kept[:MOST], *last.shared()[:MOST], *caught[:MOST]]


def _is_slip(caught: Caught, runs: list[list[ValueTrace]]) -> bool:
    """Returns whether an exception points to a mistake.

    It may be how a program ends a loop, or looks for the edge of the board. Then its `except` names
    it, or runs that end before the first difference raise it too.
    """
    if caught.error in UNKNOWN_NAMES:
        return True
    if caught.handler not in BROAD or caught.error in EXPECTED:
        return False
    *others, failing = runs
    before = failing[:-1] or [trace for run in others for trace in run[:1]]
    is_usual = any(trace.slips and caught in trace.slips.caught for trace in before)
    return caught.error in MISTAKES or not is_usual


def true_sentences(parts: ProgramParts, traces: list[ValueTrace]) -> list[str]:
    """Returns sentences on conditions that tested only objects that are always true."""
    tested: dict[int, dict[type, object]] = {}
    for trace in traces:
        for number, values in trace.tested.items():
            tested.setdefault(number, {}).update(values)
    found: list[str] = []
    for number, values in sorted(tested.items()):
        line, text, *_ = parts.conditions[number]
        kinds = {_kind(text, value) for value in values.values()}
        if len(kinds) == 1 and "" not in kinds and len(text) <= LONGEST:
            found.append(ALWAYS_TRUE.format(line, text, *kinds))
    return found


def _kind(text: str, value: Any) -> str:
    """Returns what a tested value is, empty if it may be false or is tested on purpose.

    A function that has another name, as a parameter has, may be None in another call.
    """
    kind = KINDS.get(type(value), "")
    if kind != UNCALLED:
        return kind
    function = value.__func__ if type(value) is MethodType else value
    is_named = type(function) is FunctionType and function.__code__.co_name == text.split(".")[-1]
    return kind if is_named else ""
