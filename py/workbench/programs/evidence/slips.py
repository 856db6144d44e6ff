"""Sentences on what a run did that its author seldom means."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.programs.tracing.events import ValueTrace
    from workbench.programs.tracing.slip_recorder import Caught, Shared

DEFAULT = "The default `{1}={2}` of `{0}` is made only once: a later call began with {3}."
MEMBER = "`{0}.{1}` is made only once, for all objects: a later one began with {3}, not with {2}."
CAUGHT = "Line {0} raised {1}, which `{3}` on line {2} caught."
SHARED = "All {} functions that line {} makes used {}, the last values of the loop."
UNKNOWN_NAMES = ("NameError", "UnboundLocalError")
MISTAKES = (*UNKNOWN_NAMES, "AttributeError", "TypeError")  # Whenever they are raised.
EXPECTED = ("EOFError", "StopIteration")
BROAD = ("except:", "except Exception:", "except BaseException:")
MOST = 2  # Sentences of a kind.


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
    kept = [DEFAULT.format(*one) for one in last.defaults.values()]
    kept += [MEMBER.format(*one) for one in last.members.values()]
    shared = [_shared_text(one) for one in last.shared()]
    caught = [CAUGHT.format(*one) for one in last.caught if _is_slip(one, runs)]
    return [*kept[:MOST], *shared[:MOST], *caught[:MOST]]


def _shared_text(shared: Shared) -> str:
    values = " and ".join(f"`{name}` = {text}" for name, text in shared.values.items())
    return SHARED.format(shared.number, shared.line, values)


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
