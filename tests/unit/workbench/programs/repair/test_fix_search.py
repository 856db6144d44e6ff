"""One edit with which a program passes all tests is found, or none."""

import json
import subprocess
import sys
from typing import Any

import pytest

from hosting.serving import ROOT
from workbench.programs.repair import fix_search
from workbench.programs.repair.checking import JudgeTest
from workbench.programs.repair.fix_search import FixSearch, finding_fixes, passes, suspicion
from workbench.programs.sandbox.service import parts

# Prints whether a number is less than 3.
PROGRAM = """\
n = int(input())

def small(i):
    return i <= 3

print(small(n))
"""
RIGHT = PROGRAM.replace("<=", "<")


def expected(n: int) -> str:
    return f"{n < 3}\n"


TESTS = [JudgeTest(f"{n}\n", expected(n)) for n in (3, 1, 2, 4, 7)]


def search(program: str, tests: list[JudgeTest] = TESTS) -> FixSearch:
    found = FixSearch(program, tests, False, [])
    for _ in found.run():
        pass
    return found


def test_a_fix_is_found_with_its_line_and_its_program() -> None:
    fixes = search(PROGRAM).fixes
    assert (4, "`i <= 3` → `i < 3`", RIGHT) in fixes
    assert all(passes(fix.program, TESTS, False) for fix in fixes)
    assert [fix.said for fix in fixes[:2]] == ["`i <= 3` → `i < 3`", "`i <= 3` → `i <= 2`"]
    assert (6, "`small(n)` → `small(n + 1)`") in [fix[:2] for fix in fixes[2:]]


def test_a_statement_is_moved_from_the_end_of_a_program_without_a_last_newline() -> None:
    tests = [JudgeTest(f"{n}\n", f"{n + 1}\n") for n in (3, 1)]
    fixes = search("n = int(input())\nprint(n)\nn += 1", tests).fixes
    assert "n = int(input())\nn += 1\nprint(n)\n" in [fix.program for fix in fixes]


def test_an_edit_that_passes_some_tests_is_no_fix() -> None:
    programs = [{fix.program for fix in search(PROGRAM, some).fixes} for some in (TESTS[:1], TESTS)]
    assert PROGRAM.replace("<=", ">") in programs[0] - programs[1]
    assert RIGHT in programs[1]


@pytest.mark.parametrize("tests", [TESTS[1:], [TESTS[1], TESTS[0]]])
def test_a_program_that_passes_the_failing_test_here_gets_no_fix(tests: list[JudgeTest]) -> None:
    # It may be only slow, or print something else each time; then any edit would seem to fix it.
    assert search(PROGRAM.replace("<= 3", "<= 3 and True"), tests).fixes == []


def test_nothing_is_found_for_another_program() -> None:
    found = search("print(open(0).read()[::-1], end='')\n")
    assert found.fixes == [] and found.tried == found.number > 0


def test_the_search_stops_after_as_much_work_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for most, least in ((0, 0), (fix_search.TO_COMPILE * 5, 1)):
        monkeypatch.setattr(fix_search, "MOST_WORK", most)
        tried, again = (search(PROGRAM).tried for _ in range(2))
        assert least <= tried == again <= 5 * least


def test_a_program_must_pass_every_test() -> None:
    assert passes(RIGHT, TESTS, False)
    assert not passes(PROGRAM, TESTS, False)
    assert passes(PROGRAM, TESTS[1:3], False)


def test_lines_that_only_failing_tests_execute_are_suspicious() -> None:
    # Ochiai: failing runs of the line / sqrt(failing runs * runs of the line).
    found = suspicion([{1, 2}, {1, 2, 3}], [{1}, {1}])
    assert found == {1: pytest.approx(2 / 8**0.5), 2: 1, 3: pytest.approx(1 / 2**0.5)}


def test_requests_are_plain_data() -> None:
    request: dict[str, Any] = {"ask": "verify", "tests": TESTS, "any_order": False}
    *_, found = parts(json.loads(json.dumps({**request, "programs": [PROGRAM, RIGHT]})))
    assert found == {"verified": [False, True]}
    request |= {"ask": "find_fixes", "program": PROGRAM, "texts": []}
    *_, found = parts(json.loads(json.dumps(request)))
    assert [4, "`i <= 3` → `i < 3`", RIGHT] in json.loads(json.dumps(found))["fixes"]


def test_a_search_reports_its_progress_and_each_fix_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fix_search, "BATCH", 1)
    found = list(finding_fixes(PROGRAM, [list(test) for test in TESTS], False, []))
    tried = [part["tried"] for part in found if "tried" in part]
    number = found[0]["number"]
    assert tried == [*range(1, number + 1), number]
    first = next(part for part in found if part.get("fixes"))
    assert len(first["fixes"]) == 1
    assert found[-1]["fixes"][: len(first["fixes"])] == first["fixes"]


SERVICE = """\
import sys; sys.path.insert(0, sys.argv[1])
from workbench.programs.sandbox import service
service.main()
print(sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)
"""


def served(programs: list[str], tests: list[tuple[str, str]]) -> tuple[str, set[str]]:
    """Returns the answer of the service in a process, and the names of its packages."""
    request = {"ask": "verify", "programs": programs, "tests": tests, "any_order": False}
    command = [sys.executable, "-I", "-S", "-c", SERVICE, str(ROOT / "py")]
    text = json.dumps(request)
    done = subprocess.run(command, input=text, capture_output=True, check=True, encoding="utf-8")
    return done.stdout, {*eval(done.stderr)}


def test_an_edited_program_cannot_take_all_memory() -> None:
    program = "taken = bytearray(3 << 30)\nprint(1)\n"
    assert json.loads(served([program], [("", "1\n")])[0]) == {"verified": [False]}


def test_the_packages_run_without_the_rest_of_the_project() -> None:
    """They are loaded into the program's Python, which has the standard library alone."""
    printed, packages = served([], [])
    assert printed == ""
    assert not {"judges", "comparison", "inputs", "othello", "trials"} & packages
