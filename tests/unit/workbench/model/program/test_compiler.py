"""The compiler is looked for, downloaded after the user has agreed, and removed."""

from collections.abc import Callable

from reference.formats.uva220 import slow as uva220_slow
from unit.page.running import advance, complete, finish, new_workbench
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.formats.uva220 import UVA220
from workbench.model.program.compiler import (
    ABSENT,
    LOADING,
    PAUSE,
    STORED,
    UNAVAILABLE,
    UNKNOWN,
    CompilerState,
)
from workbench.model.program.program_test import MOST_GUESSED, ProgramTest
from workbench.model.workbench import Workbench
from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.compiler.languages import CPP17, CPP20, PYTHON, Language
from workbench.programs.trials.outcome import NotCompiled, Outcome, SandboxUnavailable

SIZE = 25_000_000
CPP = "#include <iostream>\nint main() {}\n"


class FakeWorker:
    """A compiler whose download has some pieces. The search and the download may fail."""

    def __init__(self, status: str, progress: list[int], fails: str = "") -> None:
        self.status = status
        self.progress = progress
        self.fails = fails
        self.headers = 0
        self.calls: list[str] = []

    async def find(self) -> tuple[str, int, int]:
        self.calls.append("find")
        if self.fails == "search":
            raise SandboxUnavailable("No network.")
        return self.status, SIZE, self.headers

    async def load(self, hear: Callable[[int], None]) -> None:
        self.calls.append("load")
        for loaded in self.progress:
            hear(loaded)
        if self.fails == "download":
            raise SandboxUnavailable("No network.")

    async def checked(self, languages: list[Language], program: str) -> list[Diagnostic]:
        self.calls.append(f"check as {languages[0].name}")
        if self.fails == "check":
            raise SandboxUnavailable("The compiler crashed.")
        return [Diagnostic(program.count("\n"), 1, "error", "expected ';'")]

    async def remove(self) -> None:
        self.calls.append("remove")

    def end(self) -> None:
        self.calls.append("end")


class CompiledFake(FakeSandbox):
    """A sandbox whose programs are compiled, with messages."""

    def __init__(self, messages: list[Diagnostic], compiles: bool = True) -> None:
        super().__init__(printing(uva220_slow.answer))
        self.messages = messages
        self.compiles = compiles
        self.is_c = False

    async def start(self) -> list[Diagnostic] | None:
        if not self.compiles:
            raise NotCompiled("Line 3: expected ';'.", self.messages)
        return self.messages

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        return self.program(text)

    async def tree(self) -> str | None:
        return None


def pasted(worker: FakeWorker, program: str = CPP) -> tuple[Workbench, ProgramTest, CompilerState]:
    """Returns the application after a program was pasted."""
    app = new_workbench()
    test = app.program_test
    app.workspace.do(test.compiler.connect, worker)
    app.workspace.do(test.edit, program)
    return app, test, test.compiler


def looked_up(
    status: str = STORED, fails: str = "", program: str = CPP
) -> tuple[Workbench, FakeWorker, ProgramTest, CompilerState]:
    """Returns the same after the compiler was looked for, and perhaps the program checked."""
    worker = FakeWorker(status, [1], fails)
    app, test, compiler = pasted(worker, program)
    finish(app.workspace.jobs)
    return app, worker, test, compiler


def started(app: Workbench, sandbox: FakeSandbox) -> None:
    app.workspace.do(app.program_test.start, sandbox, UVA220, 2.0)


def run_test(app: Workbench, sandbox: FakeSandbox) -> None:
    complete(app, app.program_test.start, sandbox, UVA220, 2.0)


def test_nothing_is_looked_for_with_a_program_in_python() -> None:
    _, worker, test, _ = looked_up(ABSENT, program="print(1)")
    assert test.language is PYTHON and worker.calls == []


def test_a_test_waits_for_the_download_to_which_the_user_agrees() -> None:
    worker = FakeWorker(ABSENT, [SIZE // 2])
    app, test, compiler = pasted(worker)
    run_test(app, CompiledFake([]))
    assert (compiler.status, compiler.size) == (ABSENT, SIZE)
    assert worker.calls == ["find"] and test.trials is None
    app.workspace.do(compiler.download)
    assert compiler.status == LOADING
    (job,) = app.workspace.jobs.take_up()
    while not job.done:
        advance(app.workspace.jobs, job)
    assert compiler.loaded == SIZE // 2
    assert compiler.status == STORED
    assert test.trials is not None and test.running


def test_a_stored_compiler_starts_the_test_without_a_question() -> None:
    app, test, compiler = pasted(FakeWorker(STORED, []))
    run_test(app, CompiledFake([Diagnostic(2, 5, "warning", "unused variable 'x'")]))
    assert compiler.status == STORED and test.trials and test.trials.verdict == "Accepted"
    assert "reading a variable that was never set" in test.trials.said
    assert [item.line for item in test.diagnostics] == [2]
    app.workspace.do(test.edit, CPP + " ")
    assert test.diagnostics == []


def test_a_cancelled_download_ends_the_worker_and_the_waiting_test() -> None:
    worker = FakeWorker(ABSENT, [1])
    app, test, compiler = pasted(worker)
    run_test(app, CompiledFake([]))
    app.workspace.do(compiler.download)
    app.workspace.do(compiler.cancel)
    assert compiler.status == ABSENT and worker.calls[-1] == "end"
    complete(app, compiler.download)
    assert compiler.status == STORED and test.trials is None


def test_a_failed_download_says_why_and_can_be_repeated() -> None:
    app, worker, _, compiler = looked_up(ABSENT, fails="download")
    complete(app, compiler.download)
    assert (compiler.status, compiler.failure) == (ABSENT, "No network.")
    worker.fails = ""
    app.workspace.do(compiler.download)
    assert (compiler.status, compiler.failure) == (LOADING, "")
    finish(app.workspace.jobs)
    assert (compiler.status, compiler.failure) == (STORED, "")


def test_a_failed_search_says_why_and_is_repeated_by_the_next_test() -> None:
    app, worker, test, compiler = looked_up(fails="search")
    assert (compiler.status, compiler.failure) == (UNKNOWN, "No network.")
    worker.fails = ""
    run_test(app, CompiledFake([]))
    assert (compiler.status, compiler.failure) == (STORED, "") and test.trials


def test_a_copy_without_a_compiler_cannot_download_one() -> None:
    worker = FakeWorker(UNAVAILABLE, [])
    app, test, compiler = pasted(worker)
    started(app, CompiledFake([]))
    complete(app, compiler.download)
    assert compiler.status == UNAVAILABLE and "load" not in worker.calls and test.trials is None


def test_a_program_is_checked_after_a_pause_in_typing_and_after_a_download() -> None:
    app, worker, test, compiler = looked_up()
    assert worker.calls == ["find", "check as C++17"]
    assert [item.line for item in test.checked] == [2] and test.trials is None
    app.workspace.do(test.edit, CPP + "\n", PAUSE)
    assert test.checked == []
    (check,) = app.workspace.jobs.take_up()
    advance(app.workspace.jobs, check)
    assert check.waits_for == PAUSE and len(worker.calls) == 2
    app.workspace.do(test.choose_language, CPP20)
    assert check.cancelled
    finish(app.workspace.jobs)
    assert worker.calls[2:] == ["check as C++20"] and [item.line for item in test.checked] == [3]
    app, worker, test, compiler = looked_up(ABSENT)
    assert worker.calls == ["find"]
    complete(app, compiler.download)
    assert worker.calls == ["find", "load", "check as C++17"] and test.checked


def test_a_program_that_was_not_typed_is_checked_at_once() -> None:
    app, _, test, _ = looked_up()
    app.workspace.do(test.edit, CPP + "\n")
    (check,) = app.workspace.jobs.take_up()
    advance(app.workspace.jobs, check)
    assert check.waits_for == 0


def test_a_program_is_not_checked_while_or_after_it_is_tested() -> None:
    app, worker, test, _ = looked_up()
    app.workspace.do(test.edit, CPP + " ")
    (check,) = app.workspace.jobs.take_up()
    started(app, CompiledFake([]))
    assert check.cancelled
    complete(app, test.compiler.measure)
    complete(app, test.edit, CPP + " ")
    assert worker.calls.count("check as C++17") == 1 and test.checked == []


def test_a_check_that_fails_says_nothing() -> None:
    _, worker, test, compiler = looked_up(fails="check")
    assert worker.calls[-1] == "check as C++17"
    assert (compiler.status, compiler.failure, test.checked) == (STORED, "", [])


def test_a_program_in_python_is_not_checked() -> None:
    app, worker, test, _ = looked_up()
    complete(app, test.edit, "print(1)")
    assert len(worker.calls) == 2 and test.checked == []


def test_the_size_of_the_headers_is_measured_again_without_a_new_check() -> None:
    app, worker, _, compiler = looked_up()
    worker.headers = 7
    complete(app, compiler.measure)
    assert compiler.headers == 7 and worker.calls == ["find", "check as C++17", "find"]
    worker.fails = "search"
    complete(app, compiler.measure)
    assert (compiler.status, compiler.failure) == (STORED, "")


def test_the_compiler_can_be_removed_and_is_then_offered_again() -> None:
    app, worker, _, compiler = looked_up()
    complete(app, compiler.remove)
    assert worker.calls[-1] == "remove" and compiler.status == ABSENT


def test_another_program_does_not_wait_for_the_compiler() -> None:
    app, test, compiler = pasted(FakeWorker(ABSENT, []))
    run_test(app, CompiledFake([]))
    app.workspace.do(test.edit, CPP + "// another\n")
    complete(app, compiler.download)
    assert compiler.status == STORED and test.trials is None


def test_a_program_that_does_not_compile_has_a_verdict_and_its_messages() -> None:
    app, test, _ = pasted(FakeWorker(STORED, []))
    errors = [Diagnostic(3, 9, "error", "expected ';'")]
    run_test(app, CompiledFake(errors, compiles=False))
    assert test.trials and test.trials.verdict == "Compile error"
    assert test.trials.said == "Line 3: expected ';'." and test.diagnostics == errors


def test_the_chosen_language_replaces_the_guess_until_it_is_guessed_again() -> None:
    app, test, _ = pasted(FakeWorker(STORED, []))
    assert test.language is CPP17
    app.workspace.do(test.choose_language, CPP20)
    app.workspace.do(test.edit, "print(1)")
    assert test.language is CPP20
    app.workspace.do(test.choose_language, None)
    assert test.language is PYTHON


OUTSIDE = "Line 4: index 8 is out of bounds for `char[8]`."


def undefined(is_right: bool, ends: bool) -> CompiledFake:
    """Returns a program with undefined behaviour, which prints a wrong or the right output."""
    sandbox, kind = CompiledFake([]), "ok" if ends else "crash"
    printed = "" if is_right else "x"
    sandbox.program = lambda text: Outcome(
        kind, printed + uva220_slow.answer(text), OUTSIDE, undefined=OUTSIDE
    )
    return sandbox


def test_undefined_behaviour_is_a_verdict_beside_that_on_the_output() -> None:
    for is_right, ends, beside in (
        (True, True, "Its output is right all the same."),
        (False, True, "Its output is wrong, too."),
        (True, False, "Its output is right up to there."),
        (False, False, "Its output was already wrong before."),
    ):
        app, test, _ = pasted(FakeWorker(STORED, []))
        run_test(app, undefined(is_right, ends))
        assert test.trials and test.trials.verdict == "Undefined behaviour"
        assert test.trials.said.startswith(f"{OUTSIDE} {beside} The program "), (is_right, ends)


def test_the_language_of_a_restored_program_is_guessed() -> None:
    app, restored = new_workbench(), new_workbench()
    app.program_test.edit(CPP)
    restored.program_test.restore(app.program_test.saved)
    assert restored.program_test.language is CPP17


def test_the_language_of_a_long_program_is_guessed_from_its_beginning() -> None:
    test = new_workbench().program_test
    test.load(CPP + "\n" * MOST_GUESSED + "// std::format(\nauto f = std::format();\n")
    assert test.language is CPP17
    test.load(CPP + "auto f = std::format();\n")
    assert test.language is CPP20
