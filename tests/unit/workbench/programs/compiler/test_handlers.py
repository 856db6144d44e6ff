"""The faults that the compiled handlers report all have sentences."""

import re

from hosting.serving import ROOT
from workbench.programs.compiler.faults import KINDS, THROWN_KINDS, UNDEFINED

HANDLERS = (ROOT / "static" / "compiler" / "handlers.c").read_text(encoding="utf-8")
# Those of the worker, which knows how a program ended.
OF_THE_WORKER = {"exit", "stack", "trap"}
# Those of what the page does not support.
UNSUPPORTED = {"wait"}


def reported() -> set[str]:
    """Returns the kinds in the calls that begin a report."""
    calls = re.findall(r"begin(?:_at)?\(([^;]*?)\);", HANDLERS)
    return set(re.findall(r'"([a-z_]+)"', " ".join(calls)))


def test_every_kind_of_a_report_has_a_sentence() -> None:
    others = OF_THE_WORKER | {*THROWN_KINDS.values()}
    assert (reported() - UNSUPPORTED) | others == set(KINDS)
    assert set(UNDEFINED) < reported()
