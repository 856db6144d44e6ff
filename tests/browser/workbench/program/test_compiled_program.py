"""C and C++ programs in the tab Test: the compiler's download, and a test from the paste on.

The tests in a process share a page that stores the compiler. The programs and their faults are
tested in `sandbox/test_compiled_programs.py`.
"""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from driving import Othello
from driving.core.shared_page import SharedPage
from driving.core.waiting import IN_SLICES, settle
from harness.faults import Faults
from hosting.serving.packing import FILE_LIST
from hosting.serving.runtime import RUNTIME
from reference.cpp.errors import ERRORS
from reference.cpp.programs import PROGRAMS

STREAMS = next(program for program in PROGRAMS if program.file.name == "uva220_streams.cc")
STEPS = next(program for program in PROGRAMS if program.file.name == "boardsilly_steps.c")
ERROR = ERRORS["an undeclared name"]
BOUNDS = next(fault for fault in STEPS.faults if fault.kind == "bounds")
OFFER = "{} needs a one-time download of 25 MB and then works offline."
COMPILER = "**/clang-*/*.bin"
FILES = json.loads((RUNTIME / "clang" / FILE_LIST).read_text(encoding="utf-8"))
COMPILER_SIZE = sum(file["size"] for file in FILES.values())


@pytest.fixture(scope="module")
def compiling_page(shared_page: SharedPage) -> Iterator[Othello]:
    """The page, which is not reset between the tests, so that it keeps the compiler."""
    othello = Othello(shared_page.reset())
    yield othello
    othello.compiler.forget()


@pytest.fixture
def beginning(faults: Faults, compiling_page: Othello) -> Othello:
    return compiling_page


@pytest.fixture
def compiling(beginning: Othello) -> Othello:
    """The page with the compiler, even if no test before has downloaded it."""
    if not beginning.compiler.stores():
        beginning.tested_program.paste(ERROR.source)
        beginning.compiler.download.click()
        beginning.compiler.expect_downloaded()
    return beginning


def finish(othello: Othello, source: str) -> None:
    """Tests a program to the end."""
    othello.tested_program.try_program(source, "uva220")
    finish_begun(othello)


def finish_begun(othello: Othello) -> None:
    """Waits until a test has ended."""
    settle(othello.page)  # A short test ends before a look at its button.
    expect(othello.tested_program.stop).to_be_hidden(timeout=IN_SLICES)


def test_the_compiler_is_downloaded_after_a_press_only(beginning: Othello) -> None:
    asked: list[str] = []
    beginning.page.on("request", lambda request: asked.append(request.url))
    compiler, program = beginning.compiler, beginning.tested_program
    program.paste(STREAMS.source)
    compiler.expect_guess("C++17")
    source, line = STEPS.wrong(BOUNDS)
    program.try_program(source, "boardsilly")
    compiler.expect_guess("C")
    expect(compiler.said).to_have_text(OFFER.format("C"))
    assert not [url for url in asked if url.endswith(".bin")] and compiler.stores() == 0
    compiler.download.click()
    expect(compiler.progress).to_be_visible()
    compiler.cancel.click()
    expect(compiler.said).to_have_text(OFFER.format("C"))
    program.begin.click()
    compiler.download.click()
    compiler.expect_downloaded()
    program.expect_said(f"Line {line}: index")
    expect(program.verdict).to_have_text("Undefined behaviour.")
    expect(compiler.error_bands).to_have_count(1, timeout=IN_SLICES)
    assert compiler.stores() == 1


def test_a_compiler_error_is_highlighted_and_its_place_leads_there(compiling: Othello) -> None:
    finish(compiling, ERROR.source)
    compiler = compiling.compiler
    expect(compiling.tested_program.verdict).to_have_text("Compile error.")
    expect(compiling.tested_program.said).to_have_text(
        re.compile(f"^Line {ERROR.line}: .*{ERROR.says}")
    )
    expect(compiler.places.first).to_contain_text(f"Line {ERROR.line}, column ")
    expect(compiler.error_bands).to_have_count(1)
    compiler.places.first.click()
    compiling.tested_program.paste("print(1)")
    compiler.expect_guess("Python")
    expect(compiler.diagnostics).to_be_empty()


def test_errors_are_marked_while_typing_and_nothing_else_changes(compiling: Othello) -> None:
    program, compiler = compiling.tested_program, compiling.compiler
    program.paste("\n" * 200 + "void warned() { int unused; }\n" + ERROR.source)
    program.scroll_to_top()
    said = program.said.inner_text()
    expect(compiler.error_bands).to_have_count(1, timeout=IN_SLICES)
    expect(compiler.error_bands).to_contain_text(ERROR.says)
    expect(compiler.warning_bands).to_contain_text("unused variable 'unused'")
    assert program.scrolled() == 0
    expect(compiler.diagnostics).to_be_empty()
    assert program.said.inner_text() == said
    program.paste(ERROR.source.replace("column", "row"))
    expect(compiler.error_bands).to_have_count(0)


@pytest.mark.whole  # Without this, a test only takes longer.
@pytest.mark.only_browser("chromium")  # Playwright reaches no worker of Firefox.
def test_a_checked_program_is_not_compiled_once_more_for_its_test(compiling: Othello) -> None:
    program, compiler = compiling.tested_program, compiling.compiler
    program.paste(f"{STREAMS.source}void warned() {{ int unused; }}\n")
    expect(compiler.warning_bands).to_contain_text("unused variable", timeout=IN_SLICES)
    runs = compiler.count_runs()
    program.begin.click()
    finish_begun(compiling)
    expect(program.verdict).to_have_text("Accepted.")
    assert runs() == 0
    finish(compiling, STREAMS.source)
    assert runs() > 0


@pytest.mark.whole  # The default run shows errors, which share the list.
def test_warnings_are_folded_and_a_language_can_be_chosen(compiling: Othello) -> None:
    compiler, program = compiling.compiler, compiling.tested_program
    program.paste("#include <stdio.h>\nint main(void) { int unused; return 0; }\n")
    compiler.expect_guess("C")
    compiler.language.select_option("C++20")
    program.begin.click()
    program.expect_said("It printed nothing.")
    expect(compiler.warnings).to_contain_text("1 warning")
    program.paste("#warning new\n" * 2000 + "int main() {}\n")
    program.begin.click()
    expect(compiler.warnings).to_contain_text("The first 20 warnings", timeout=IN_SLICES)
    compiler.language.select_option("")


@pytest.mark.whole  # The default run loads the compiler once, and checks its storage.
def test_the_stored_compiler_needs_no_network_and_is_repaired(compiling: Othello) -> None:
    source = '#include <cstdio>\nint main() { std::puts("8"); }\n'
    refused: list[Route] = []

    def refuse(route: Route) -> None:
        refused.append(route)
        route.abort()

    compiling.page.route(COMPILER, refuse)
    compiling.reload()
    finish(compiling, source)
    expect(compiling.tested_program.verdict).to_have_text("Wrong answer.")
    assert not refused
    compiling.page.unroute_all()
    compiling.compiler.damage()
    asked: list[str] = []
    compiling.page.on("request", lambda request: asked.append(request.url))
    compiling.reload()
    finish(compiling, source)
    expect(compiling.tested_program.verdict).to_have_text("Wrong answer.")
    assert len([url for url in asked if url.endswith("llvm.core.wasm.bin")]) == 1
    assert compiling.compiler.header_sizes()


def test_settings_show_the_size_and_remove_the_compiler(compiling: Othello) -> None:
    compiler = compiling.compiler
    compiling.tested_program.paste(ERROR.source)
    compiling.settings.open()
    stored = round((COMPILER_SIZE + sum(compiler.stored_header_sizes())) / 1e6)
    expect(compiler.size).to_have_text(f"C and C++ compiler, {stored} MB stored", timeout=IN_SLICES)
    compiler.remove.click()
    expect(compiler.remove).to_be_hidden()
    compiling.settings.close()
    assert compiler.stores() == 0
    expect(compiler.said).to_have_text(OFFER.format("C++"))
