"""Sees what the tests notice: `python tests/mutate.py ROOM [TESTS]`.

Changes the code of a room such as `othello` or `page/state` in one small place after the other,
has the quick unit tests run on it each time, or those that are named, and prints how many of the
changes they noticed. The changes that nobody noticed are listed; in the folder that is named,
`mutmut show NAME` shows one. Takes minutes, and is no part of the test command.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from run import QUICK, prepare
from serving import ROOT, SetupError, environment, runtime

MUTMUT = environment.SCRIPTS / "mutmut"
# Modules are to be where mutmut looks for them, and the tests where they look for the page.
SETTINGS = """\
[tool.pytest]
pythonpath = ["tests"]
addopts = ["--import-mode=importlib"]
markers = ["whole: takes too long for this"]

[tool.mutmut]
# What was found once and is kept may have been found before a change was put in.
process_isolation = "forkserver"
source_paths = {packages}
only_mutate = ["{room}/*"]
also_copy = {commands}
pytest_add_cli_args = {options}
pytest_add_cli_args_test_selection = {tests}
"""
# What asks other processes, which run the code as it is.
ELSEWHERE = ("build", "cli", "generate", "readme", "sandbox_harness", "vocabulary")


def main(arguments: Sequence[str]) -> int:
    """Changes a room and prints the score; returns the exit status."""
    if not arguments or not (ROOT / "py" / arguments[0]).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    room, *tests = arguments
    try:
        prepare([])
    except (SetupError, runtime.RuntimeUnavailable) as problem:
        print(problem, file=sys.stderr)
        return 1
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    environment.run("pip", "install", "--quiet", *settings["dependency-groups"]["mutation"])
    workplace = laid_out(room, tests or ["tests/both", "tests/unit"])
    subprocess.run([MUTMUT, "run"], cwd=workplace, check=True)
    subprocess.run([MUTMUT, "results"], cwd=workplace, check=True)
    print(f"{room}: {score(workplace)} noticed, in {workplace}")
    return 0


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
        commands=[path.name for path in code if path.suffix == ".py"],
        options=[*QUICK[1:], *(f"--ignore=tests/unit/test_{name}.py" for name in ELSEWHERE)],
        tests=tests,
    )
    (workplace / "pyproject.toml").write_text(settings, encoding="utf-8")
    return workplace


def score(workplace: Path) -> str:
    """Returns how many of the changes were noticed, as in `90.0 % of 100`."""
    subprocess.run([MUTMUT, "export-cicd-stats"], cwd=workplace, check=True)
    file = workplace / "mutants" / "mutmut-cicd-stats.json"
    stats: dict[str, int] = json.loads(file.read_text(encoding="utf-8"))
    noticed = stats["killed"] + stats["timeout"] + stats.get("segfault", 0)
    return f"{100 * noticed / stats['total']:.1f} % of {stats['total']}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
