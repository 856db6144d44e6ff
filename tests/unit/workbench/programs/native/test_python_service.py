"""Requests about a Python program that a process of its Python answers."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from workbench.programs.native.python_service import UNEXPLAINED, PythonService, python_program
from workbench.programs.trials.outcome import SandboxUnavailable

VERIFY = {"ask": "verify", "tests": [["", "1\n"]], "any_order": False}


def answer(programs: list[str], seconds: float = 30, python: str = sys.executable) -> list[str]:

    async def asked() -> list[str]:
        service = PythonService([python])
        await service.ask(json.dumps({**VERIFY, "programs": programs}), seconds)
        lines = await service.next_lines()
        assert lines is not None and await service.next_lines() is None
        return lines

    return asyncio.run(asked())


def test_the_python_program_of_a_command_is_found(tmp_path: Path) -> None:
    program = tmp_path / "a.py"
    program.write_text("")
    found = python_program(["python3", "-O", str(program), "x"])
    assert found == (["python3", "-O"], program)
    assert python_program(["python3", "missing.py"]) is None
    assert python_program(["./a.out"]) is None


def test_each_part_of_an_answer_is_a_line() -> None:
    found = [json.loads(line) for line in answer(["print(1)", "print(2)"])]
    assert found == [{"verified": [True]}, {"verified": [True, False]}]


def test_the_parts_before_a_program_ends_the_process_are_kept() -> None:
    ends = "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)"
    found = [json.loads(line) for line in answer(["print(1)", ends, "print(1)"])]
    assert found == [{"verified": [True]}]


def test_files_that_a_program_writes_are_not_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer(["import os\nos.open('left', os.O_CREAT)\nprint(1)"])
    assert [*tmp_path.iterdir()] == []


def test_a_python_in_the_current_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("python").symlink_to(sys.executable)
    monkeypatch.chdir(tmp_path)
    assert [json.loads(line) for line in answer(["print(1)"], 30, "./python")] == [
        {"verified": [True]}
    ]


@pytest.mark.parametrize("python", ["false", "no-such-command"])
def test_a_python_that_does_not_answer_is_reported(python: str) -> None:
    with pytest.raises(SandboxUnavailable) as refused:
        answer(["print(1)"], 30, python)
    assert str(refused.value) == UNEXPLAINED.format(python, 30)
