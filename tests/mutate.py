"""Sees what the tests notice: `python tests/mutate.py ROOM [TESTS] [--sample NUMBER]`.

Changes the code of a room such as `othello` or `page/state` in one small place after the other,
has the tests run on it that import the room, or those that are named, and prints how many of the
changes they noticed. The changes that nobody noticed are listed; in the folder that is named,
`mutmut show NAME` shows one. Takes minutes, and is no part of the test command.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from run import QUICK, prepare
from serving import ROOT, SetupError, environment, runtime

TESTS = ROOT / "tests"
RUN = TESTS / "harness" / "mutants.py"
# Modules are to be where mutmut looks for them, and the tests where they look for the page.
SETTINGS = """\
[tool.pytest]
pythonpath = ["tests"]
addopts = ["--import-mode=importlib"]
markers = ["slow: takes too long for this", "whole: takes too long for this"]

[tool.mutmut]
# What was found once and is kept may have been found before a change was put in.
process_isolation = "forkserver"
timeout_multiplier = 100  # On a busy machine seconds are long; the tests have limits of their own.
source_paths = {packages}
only_mutate = ["{room}/*"]
also_copy = {others}
pytest_add_cli_args = {options}
pytest_add_cli_args_test_selection = {tests}
"""
# What pytest answers: nothing failed, or nothing was run.
UNNOTICED = (0, 5, 33)
# What asks other processes, which run the code as it is.
ELSEWHERE = {f"test_{name}" for name in ("cli", "generate")}


def main(arguments: Sequence[str]) -> int:
    """Changes a room and prints the score; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", help="a folder of py")
    parser.add_argument("tests", nargs="*", help="files of tests")
    parser.add_argument("--sample", type=int, help="try only so many changes")
    options = parser.parse_intermixed_args(arguments)
    try:
        prepare([])
    except (SetupError, runtime.RuntimeUnavailable) as problem:
        print(problem, file=sys.stderr)
        return 1
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    environment.run("pip", "install", "--quiet", *settings["dependency-groups"]["mutation"])
    workplace = laid_out(options.room, options.tests or importing(options.room))
    sample = [str(options.sample)] if options.sample else []
    subprocess.run([environment.PYTHON, "-P", RUN, *sample], cwd=workplace, check=True)
    tell(options.room, workplace)
    return 0


def importing(room: str) -> list[str]:
    """Returns the files of quick tests that import something of a room or of what imports it."""
    code = {
        path.relative_to(TESTS): path.read_text(encoding="utf-8")
        for folder in ("both", "unit")
        for path in sorted((TESTS / folder).rglob("*.py"))
    }
    modules = [room.replace("/", ".")]
    modules += [".".join(path.with_suffix("").parts) for path in _importing(code, modules)]
    return [
        str(TESTS.relative_to(ROOT) / path)
        for path in _importing(code, modules)
        if path.stem.startswith("test_") and path.stem not in ELSEWHERE
    ]


def _importing(code: dict[Path, str], modules: list[str]) -> list[Path]:
    """Returns those of the files that import one of these modules, or something of it."""
    imports = re.compile(rf"^from ({'|'.join(map(re.escape, modules))})\b", re.MULTILINE)
    return [path for path in code if imports.search(code[path])]


def laid_out(room: str, tests: list[str]) -> Path:
    """Returns a new folder with the project as mutmut wants it."""
    workplace = Path(tempfile.mkdtemp(prefix="mutants-"))
    leave_out = shutil.ignore_patterns("__pycache__", "runtime")
    for source in (ROOT / "py", ROOT / "tests", ROOT / "static"):
        shutil.copytree(source, workplace / source.name, ignore=leave_out)
    shutil.copytree(ROOT / "py", workplace, ignore=leave_out, dirs_exist_ok=True)
    shutil.copy(ROOT / "index.html", workplace)
    code = sorted((ROOT / "py").iterdir())
    settings = SETTINGS.format(
        room=room,
        packages=[path.name for path in code if (path / "__init__.py").exists()],
        others=["index.html", "static", *(path.name for path in code if path.suffix == ".py")],
        options=list(QUICK[1:]),
        tests=tests,
    )
    (workplace / "pyproject.toml").write_text(settings, encoding="utf-8")
    return workplace


def tell(room: str, workplace: Path) -> None:
    """Prints which changes were not noticed, and how many were of those that were tried."""
    results: dict[str, int | None] = {}
    for file in sorted(workplace.rglob("*.py.meta")):
        results |= json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    tried = [name for name, result in results.items() if result is not None]
    unnoticed = [name for name in tried if results[name] in UNNOTICED]
    print("Not noticed:", *unnoticed, sep="\n    ")
    share = 100 - 100 * len(unnoticed) / len(tried)
    print(f"{room}: {share:.1f} % noticed of {len(tried)}, {len(results)} in all; in {workplace}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
