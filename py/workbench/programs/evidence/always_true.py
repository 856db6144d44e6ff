"""Conditions that test an object which is true in any case, like a generator."""

from __future__ import annotations

from types import FunctionType, GeneratorType, MethodType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.programs.tracing.events import ProgramParts, ValueTrace

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


def true_sentences(parts: ProgramParts, traces: list[ValueTrace]) -> list[str]:
    """Returns sentences on conditions that were such an object each time, in all runs."""
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

    A function that is tested by another name, such as a parameter's, may be None in another call.
    """
    kind = KINDS.get(type(value), "")
    if kind != UNCALLED:
        return kind
    function = value.__func__ if type(value) is MethodType else value
    is_named = type(function) is FunctionType and function.__code__.co_name == text.split(".")[-1]
    return kind if is_named else ""
