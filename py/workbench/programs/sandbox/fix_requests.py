"""Answers the requests for a fix."""

from collections.abc import Iterator
from typing import Any

from workbench.programs.repair.checking import JudgeTest
from workbench.programs.repair.fix_search import FixSearch, passes


def finding_fixes(
    program: str, tests: list[list[str]], any_order: bool, texts: list[str]
) -> Iterator[dict[str, Any]]:
    """Yields the number of edits `tried`, the `number` of all edits, and the `fixes` found so far.

    The parameters are those of `repair.fix_search.FixSearch`.
    """
    search = FixSearch(program, [JudgeTest(*test) for test in tests], any_order, texts)
    shown = 0
    for _ in search.run():
        yield {"tried": search.tried, "number": search.number}
        if len(search.fixes) > shown:
            shown = len(search.fixes)
            yield {"fixes": _plain(search)}
    yield {"tried": search.tried, "number": search.number, "fixes": _plain(search)}


def _plain(search: FixSearch) -> list[list[Any]]:
    return [list(fix) for fix in search.fixes]


def verifying(
    programs: list[str], tests: list[list[str]], any_order: bool
) -> Iterator[dict[str, Any]]:
    """Yields for more and more programs whether they pass all tests, as `verified`."""
    known, verified = [JudgeTest(*test) for test in tests], list[bool]()
    for program in programs:
        verified.append(passes(program, known, any_order))
        yield {"verified": verified}
