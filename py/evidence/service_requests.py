"""The requests that `sandbox.service` answers, as plain data."""

from typing import TypedDict

from evidence.judge_steps import JudgeSide


class FactsRequest(TypedDict):
    """Asks what a program does; see `sandbox.python_facts.facts_of`."""

    ask: str
    program: str
    text: str
    offset: int
    judge: JudgeSide
    output: str


class FixesRequest(TypedDict):
    """Asks for fixes; see `sandbox.fix_requests.finding_fixes`. The tests are added to its text."""

    ask: str
    program: str
    any_order: bool
    texts: list[str]
    seconds: float


class VerifyRequest(TypedDict):
    """Asks which programs pass tests, which are added to its text."""

    ask: str
    programs: list[str]
    any_order: bool
