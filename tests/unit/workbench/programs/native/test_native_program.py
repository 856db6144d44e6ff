"""Commands of the terminal end with a sentence, within their limits, and leave nothing running."""

import os
import select
import shlex
import shutil
import signal
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from harness.extent import in_part
from reference.hostile_programs import CORRECT, CORRECT_INPUT, CORRECT_OUTPUT, DAMAGE, EXCESS
from unit.page.running import answered
from workbench.programs.native.native_program import MOST_OUTPUT, NativeProgram, absolute
from workbench.programs.trials.outcome import Outcome

pytestmark = pytest.mark.slow

# Keeps programs from harming the machine: memory, size of files, core dumps and descriptors.
LIMITS = "ulimit -v 1000000; ulimit -f 100000; ulimit -c 0; ulimit -n 3000"
SECONDS = 60.0


def run(words: list[str], seconds: float = SECONDS, text: str = "") -> Outcome:
    return answered(NativeProgram(words).run("", text, seconds))  # type: ignore[no-any-return]


def run_limited(program: str, folder: Path, seconds: float = SECONDS, text: str = "") -> Outcome:
    """Runs a Python program in an empty folder, below which its FOLDERS and its LIBRARY are."""
    file, work = folder / "solution.py", folder / "work"
    file.write_text(program)
    work.mkdir()
    (work / "library").touch()
    (work / "input").touch()
    script = f"{LIMITS}; cd {work}; exec {shlex.join([sys.executable, str(file)])}"
    return run(["sh", "-c", script], seconds, text)


@pytest.mark.parametrize("name", in_part(DAMAGE, 6))
def test_damage_ends_with_its_program(name: str, tmp_path: Path) -> None:
    damage = tmp_path / "damage"
    damage.mkdir()
    program = f"FOLDERS, LIBRARY = ['.'], 'library'\n{DAMAGE[name]}"
    ended = run_limited(program, damage)
    assert ended.kind == "ok" or (ended.kind == "crash" and ended.error)
    after = tmp_path / "after"
    after.mkdir()
    correct = run_limited(CORRECT, after, text=CORRECT_INPUT)
    assert (correct.kind, correct.output) == ("ok", CORRECT_OUTPUT)


@pytest.mark.parametrize("name", in_part([n for n in EXCESS if "file" not in n], 3))
def test_excess_ends_with_a_sentence(name: str, tmp_path: Path) -> None:
    """Files are left out: a program may fill the disk."""
    ends = {"use up the memory": "crash", "print": "flood"}
    kind = next((ends[start] for start in ends if name.startswith(start)), "timeout")
    kind = "timeout" if name.endswith("pipe") else kind  # A full pipe blocks.
    ended = run_limited(EXCESS[name], tmp_path, 0.5 if kind == "timeout" else SECONDS)
    assert ended.kind == kind and ended.error


@pytest.fixture
def peak() -> Iterator[None]:
    """Checks that this process does not store more than the output that it keeps."""
    tracemalloc.start()
    yield
    assert tracemalloc.get_traced_memory()[1] < 10 * MOST_OUTPUT
    tracemalloc.stop()


@pytest.mark.usefixtures("peak")
@pytest.mark.parametrize(("stream", "kind"), [(1, "flood"), (2, "timeout")])
def test_output_without_end_is_not_stored(stream: int, kind: str) -> None:
    ended = run(["sh", "-c", f"yes >&{stream}"], SECONDS if kind == "flood" else 0.5)
    assert ended.kind == kind
    assert len(ended.output) == (MOST_OUTPUT if kind == "flood" else 0)


def test_output_of_exactly_the_limit_is_accepted() -> None:
    program = "import sys; sys.stdout.write('x' * int(sys.argv[1]))"
    assert run([sys.executable, "-c", program, str(MOST_OUTPUT)]).kind == "ok"
    assert run([sys.executable, "-c", program, str(MOST_OUTPUT + 1)]).kind == "flood"


def test_a_time_out_of_python_is_reported_with_its_line(tmp_path: Path) -> None:
    program = tmp_path / "solution.py"
    program.write_text("print('so far', flush=True)\nwhile True: pass\n")
    error = "The program was still running after 2 s, so it was stopped. Line 2 was running."
    ended = run([sys.executable, str(program)], seconds=2)
    assert (ended.kind, ended.output, ended.error) == ("timeout", "so far\n", error)


def test_a_command_that_ignores_interrupts_is_stopped() -> None:
    ended = run(["sh", "-c", "trap '' INT; while :; do :; done"], seconds=0.1)
    error = "The program was still running after 0.1 s, so it was stopped."
    assert (ended.kind, ended.error) == ("timeout", error)


@pytest.mark.parametrize("is_early", [True, False])
def test_ctrl_c_at_the_start_of_a_command_stops_it(
    is_early: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The handler of Ctrl+C is replaced before the start, and put back after it."""
    file, numbers, replace = tmp_path / "number", list[int](), signal.signal
    os.mkfifo(file)
    is_replaced = False

    def pressed(key: signal.Signals, handler: Any) -> Any:
        nonlocal is_replaced
        if is_replaced:
            numbers.append(int(file.read_text()))  # Waits for the command.
            if is_early:
                signal.raise_signal(key)
        before = replace(key, handler)
        if is_replaced and not is_early:
            signal.raise_signal(key)
        is_replaced = True
        return before

    monkeypatch.setattr(signal, "signal", pressed)
    with pytest.raises(KeyboardInterrupt):
        run(["sh", "-c", f"echo $$ > {file}; exec sleep 1000"])
    with pytest.raises(ProcessLookupError):
        os.kill(numbers[0], 0)


def test_processes_that_a_command_leaves_behind_are_stopped() -> None:
    """One that keeps the output open would otherwise delay the end."""
    ended = run(["sh", "-c", "sleep 1000 & echo $!"])
    assert ended.kind == "ok"
    try:
        left = os.pidfd_open(int(ended.output))
    except ProcessLookupError:
        return
    # It was killed, but may still be ending.
    assert select.select([left], [], [], SECONDS)[0]
    os.close(left)


def test_a_program_apart_begins_each_run_in_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "list.sh").write_text("ls; touch left\n")
    for words in (["sh", "list.sh"], [shutil.which("sh") or "", "./list.sh"]):
        program = NativeProgram(absolute(words), is_apart=True)
        assert [answered(program.run("", "", SECONDS)).output for _ in range(2)] == ["", ""]
    assert [path.name for path in tmp_path.iterdir()] == ["list.sh"]
    assert run(["sh", "list.sh"]).output == "list.sh\n"  # Other commands may need the folder.


def test_an_input_that_is_not_read_is_no_error() -> None:
    assert run(["true"], text="x" * 10**6).kind == "ok"
    assert run(["sh", "-c", "exec <&-; echo done"], text="x" * 10**6).output == "done\n"


def test_output_is_read_as_bytes_of_utf_8() -> None:
    assert run(["printf", r"\377\376a\000b\000"]).output == "\ufffd\ufffda\0b\0"
    assert run(["printf", "żółć"]).output == "żółć"
