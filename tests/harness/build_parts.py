"""The parts of the published page that can fail alone, and the files of each."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from driving import Othello
from driving.core.starting import alert, expect_all_ready, expect_playable
from reference.samples import OUTPUTS


class Part(NamedTuple):
    """A part of the page.

    Attributes:
        use: Uses the part, after the page was opened.
        said: Returns the place of the message if the part cannot be loaded.
        message: The beginning of this message.
        expect_works: Waits until the part works.
        again: Loads the part again.
    """

    use: Callable[[Othello], object]
    said: Callable[[Othello], Locator]
    message: str
    expect_works: Callable[[Othello], object]
    again: Callable[[Othello], object]


def expect_start(othello: Othello) -> None:
    expect_playable(othello.page)
    othello.board.press("d3")
    othello.board.expect_square("d3", "d3, black")


def expect_judges(othello: Othello) -> None:
    expect_all_ready(othello.page)
    othello.judge.run_sample("jutge")
    othello.judge.expect_output(OUTPUTS["jutge"])


def expect_styled(othello: Othello) -> None:
    expect_all_ready(othello.page)
    expect(alert(othello.page)).to_be_hidden()


def test_program(othello: Othello) -> None:
    othello.tested_program.try_program("print(1)", "jutge")


def expect_picture(othello: Othello) -> None:
    assert b"<svg" in othello.settings.save_picture("SVG")


def sample(form: str) -> Part:
    def use(othello: Othello) -> None:
        othello.judge.offer_samples()
        othello.judge.sample(form).click()

    return Part(
        use,
        lambda othello: othello.sharing.notice,
        "sample.txt could not be loaded. ",
        lambda othello: othello.judge.expect_output(OUTPUTS[form]),
        use,
    )


def import_game(othello: Othello) -> None:
    othello.games.show()
    othello.games.open_files({"game.txt": b"f5d6c3d3c4"})


# The game may be there from an earlier import.
IMPORTED = re.compile("1 game read|Already here")
START = Part(
    lambda othello: None,
    lambda othello: alert(othello.page),
    "Python could not be loaded, so the board cannot answer. ",
    expect_start,
    lambda othello: othello.page.reload(),
)
LATER = Part(
    lambda othello: None,
    lambda othello: othello.sharing.notice,
    "The judges and the analysis could not be loaded. ",
    expect_judges,
    lambda othello: othello.sharing.load_again.click(),
)
STYLE = Part(
    lambda othello: None,
    lambda othello: alert(othello.page),
    "This page looks plain, and its board cannot be clicked. ",
    expect_styled,
    lambda othello: othello.page.reload(),
)
ENGINE = Part(
    lambda othello: othello.game.against(1, "black", 6),
    lambda othello: othello.engine.said,
    "The engine could not be loaded. ",
    lambda othello: othello.engine.expect_ready(),
    lambda othello: othello.engine.load_again.click(),
)
READER = Part(
    import_game,
    lambda othello: othello.games.import_said,
    "What reads the files could not be loaded. ",
    lambda othello: expect(othello.games.import_said).to_contain_text(IMPORTED),
    import_game,
)
OPENINGS = READER._replace(
    said=lambda othello: othello.sharing.notice,
    message="Openings have no names. ",
    again=lambda othello: None,
)
SANDBOX = Part(
    test_program,
    lambda othello: othello.tested_program.said,
    "Python could not be loaded to run the program. ",
    lambda othello: othello.tested_program.expect_said("differs"),
    test_program,
)
EVIDENCE = Part(
    test_program,
    lambda othello: othello.tested_program.moment,
    "What the program did cannot be shown. ",
    lambda othello: expect(othello.tested_program.moment).to_contain_text("At line 1"),
    test_program,
)
PICTURE = Part(
    lambda othello: othello.settings.saving("SVG").click(),
    lambda othello: othello.status,
    "drawing.css could not be loaded. ",
    expect_picture,
    lambda othello: None,  # It loads the file when it saves a picture.
)

# The part that needs a file, by the pattern of the file's name.
LIGHT = [
    *((f"py/workbench/formats/{form}/sample-*.txt", sample(form)) for form in OUTPUTS),
    ("static/drawing-*.css", PICTURE),
    ("pyscript-*/core.js", START),
    ("micropython-*/micropython.mjs", START),
    ("micropython-*/micropython.wasm", START),
    ("py/first-*.bin", START),
    ("py/later-*.bin", LATER),
    ("static/style-*.css", STYLE),
    ("static/loading-*.js", ENGINE),
    ("static/engine-*.js", ENGINE),
    ("static/engine-*.wasm", ENGINE),
    ("static/evaluation-*.bin", ENGINE),
    ("py/engine-*.bin", ENGINE),
]
# These parts start a Python in a worker, which takes long.
PYODIDE = (
    "static/python-*.js",
    "pyodide-*/pyodide.mjs",
    "pyodide-*/pyodide.asm.mjs",
    "pyodide-*/pyodide.asm.wasm",
    "pyodide-*/pyodide-lock.json",
)
HEAVY = [
    ("static/sandbox-*.html", SANDBOX),
    ("static/sandbox-*.js", SANDBOX),
    ("py/workbench/programs/sandbox/harness-*.py", SANDBOX),
    ("py/workbench/programs/sandbox/bootstrap-*.py", SANDBOX),
    ("py/evidence-*.bin", EVIDENCE),
    ("static/reader-*.js", READER),
    ("py/reader-*.zip", READER),
    ("static/openings-*.txt", OPENINGS),
    ("pyodide-*/python_stdlib.zip", SANDBOX),
    *((pattern, SANDBOX) for pattern in PYODIDE),
]
# The page works without these.
KEPT_GAMES = "static/games-*.js"  # Without it the page says that games are not kept.
HARMLESS = (
    "py/memory-*.wasm",
    "LICENSE",
    "pyscript-*/LICENSE",
    "manifest.webmanifest",
    "service-worker.js",
    "static/icon-[0-9a-f]*.svg",
    "static/icon-192-*.png",
    "static/icon-512-*.png",
)

# The compiler's worker checks these itself, see `program/test_compiled_program.py`.
COMPILER = (
    "clang-*/files.json",
    "clang-*/bundle.js.bin",
    "clang-*/llvm-resources.tar.bin",
    *(f"clang-*/llvm.core{number}.wasm.bin" for number in ("", 2, 3, 4)),
    "static/compiler/compiler-*.js",
    "static/compiler/program-*.js",
    "static/compiler/handlers-*.c",
    "static/compiler/trace-*.h",
    "static/compiler/include/assertion_handler-*.h",
    "static/compiler/include/bits/stdc++-*.h",
)

# The damaged content of a file. None stands for no file.
DAMAGES: dict[str, Callable[[bytes], bytes | None]] = {
    "a flipped bit": lambda content: (
        content[: len(content) // 2]
        + bytes([content[len(content) // 2] ^ 1])
        + content[len(content) // 2 + 1 :]
    ),
    "missing": lambda content: None,
    "empty": lambda content: b"",
    "half": lambda content: content[: len(content) // 2],
    "a page": lambda content: b"<!doctype html><title>Not found</title>",
}


@contextmanager
def damaged(file: Path, how: str) -> Iterator[None]:
    """Damages a file within the context."""
    content = file.read_bytes()
    damage = DAMAGES[how](content)
    file.unlink() if damage is None else file.write_bytes(damage)
    try:
        yield
    finally:
        file.write_bytes(content)
        later = time() + 2  # HTTP tells versions of a file apart by the second.
        os.utime(file, (later, later))


def file_of(built: Path, pattern: str) -> Path:
    """Returns the only file of the build whose name matches."""
    [file] = built.glob(pattern)
    return file


def plain_name(pattern: str) -> str:
    """Returns the file's name as the page's messages give it."""
    return pattern.split("/")[-1].replace("-*", "")
