"""The test command `tests/run.py` sets up what the chosen tests need."""

import subprocess
import sys
import threading
from collections.abc import Collection
from types import ModuleType

import pytest

import repeat
import run
from harness import costs, installation
from hosting.serving import ROOT, environment, runtime
from hosting.serving.runtime import CLANG, Package


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The packages that are not installed, and the browsers that are; no check is run."""
    found: list[object] = []

    def ensure(without: Collection[Package]) -> None:
        found.extend(without)

    monkeypatch.setattr(environment, "ensure", lambda *groups: None)
    monkeypatch.setattr(environment, "run", lambda *check: 0)
    monkeypatch.setattr(runtime, "ensure", ensure)
    monkeypatch.setattr(installation, "ensure", found.append)
    return found


@pytest.mark.parametrize("command", ["mutate", "repeat", "run"])
def test_a_command_begins_in_a_python_without_the_environment(command: str) -> None:
    code = f"import sys; sys.path.insert(0, 'tests'); import {command}"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], cwd=ROOT, check=True)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["chromium"]),
        (["--whole", "--browser", "firefox"], ["firefox"]),
        (["--quick"], [CLANG]),
    ],
)
def test_only_the_quick_tests_need_neither_browser_nor_compiler(
    ready: list[object], arguments: list[str], expected: list[object]
) -> None:
    assert run.main(arguments) == 0
    assert ready == expected


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("command", [run, repeat])
def test_the_environment_is_checked_once(
    monkeypatch: pytest.MonkeyPatch, command: ModuleType
) -> None:
    checked: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "ensure", lambda *groups: checked.append(groups))
    assert command.main(["--busy=0", "-k", "copied"]) == 0
    assert checked == [run.GROUPS]


@pytest.mark.usefixtures("ready")
def test_the_runtime_is_installed_after_the_environment_that_brings_npm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began = threading.Event()

    def install(*groups: str) -> None:
        assert not began.wait(0.05)

    monkeypatch.setattr(environment, "ensure", install)
    monkeypatch.setattr(runtime, "ensure", lambda without: began.set())
    run.prepare(["test", "npm"], [])
    assert began.is_set()


@pytest.mark.usefixtures("ready")
def test_failed_checks_are_named_and_the_status_is_that_of_the_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    statuses = {"ruff": 0, "mypy": 2, "harness.javascript": 0, "pytest": 1}
    done = []

    def check(name: str, *arguments: str) -> int:
        done.append(name)
        return statuses[name]

    monkeypatch.setattr(environment, "run", check)
    assert run.main([]) == 2
    assert sorted(done) == ["harness.javascript", "mypy", "pytest", "ruff", "ruff"]
    mypy, pytest_ = capsys.readouterr().err.splitlines()
    assert mypy == "Failed: mypy" and pytest_.startswith("Failed: pytest ")


def test_the_seconds_of_a_file_are_those_of_all_phases_of_its_tests() -> None:
    phases = [("a.py", "setup", 1), ("a.py", "call", 2), ("b.py", "call", 4), ("a.py", "call", 8)]
    reports = [
        pytest.TestReport(file, (file, 0, "test"), {}, "passed", None, phase, duration=seconds)  # type: ignore[arg-type]
        for file, phase, seconds in phases
    ]
    assert costs.seconds(reports) == {"a.py": 11, "b.py": 4}
