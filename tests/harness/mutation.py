"""Measures what the tests notice: `python tests/mutate.py PACKAGE [TESTS] [--only PATTERN]`.

Runs mutmut on a copy of the project. It changes a package such as `othello` or `page/view` in one
small place at a time and runs the tests that import the package, or the test files named on the
command line. It then lists the changes that no test noticed; run in the printed folder,
`.venv/bin/mutmut show NAME` prints one. Takes minutes and is not part of the test command.

`--sample 100` tries 100 changes that are drawn over all packages but `page/view`, which is tested
in browsers, and prints how many were noticed in each.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from run import GROUPS, QUICK, prepare
from serving import ROOT, SetupError, environment, runtime

TESTS = ROOT / "tests"
# Mutmut imports packages from the folder that it runs in; the tests find index.html there too.
SETTINGS = """\
[tool.pytest]
pythonpath = ["tests"]
addopts = ["--import-mode=importlib"]
markers = ["slow: not run", "whole: not run"]

[tool.mutmut]
# In a plain fork, caches would still hold results from before the change.
process_isolation = "forkserver"
timeout_multiplier = 100  # Wall-clock times are long on a busy machine.
source_paths = {packages}
only_mutate = ["{package}/*"]
also_copy = {others}
pytest_add_cli_args = {options}
pytest_add_cli_args_test_selection = {tests}
"""
NOTHING = "nothing"  # The name of no change: mutmut only lists the changes.
# Tests that start other processes, which run the unchanged code.
SUBPROCESS_TESTS = {f"test_{name}" for name in ("cli", "generate")}


def main(arguments: Sequence[str]) -> int:
    """Mutates packages and prints the survivors; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", nargs="?", help="a folder of py")
    parser.add_argument("tests", nargs="*", help="test files")
    parser.add_argument("--only", help="the changes to try, such as 'othello.game.*'")
    parser.add_argument("--sample", type=int, help="changes to try, over all packages")
    parser.add_argument("--seed", type=int, default=0, help="chooses the sample")
    options = parser.parse_intermixed_args(arguments)
    if bool(options.package) == bool(options.sample):
        parser.error("name a package, or the size of a sample")
    try:
        prepare(GROUPS, [])
    except (SetupError, runtime.RuntimeUnavailable) as problem:
        print(problem, file=sys.stderr)
        return 1
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    environment.run("pip", "install", "--quiet", *settings["dependency-groups"]["mutation"])
    if options.sample:
        return try_sample(options.sample, random.Random(options.seed))
    project = copy_of_project(options.package, options.tests or importing(options.package))
    status = mutmut(project, "run", *([options.only] if options.only else [])).returncode
    print("Not noticed:", *unnoticed(project), sep="\n", flush=True)
    print(f"The copy is in {project}.")
    return status


def try_sample(size: int, rng: random.Random) -> int:
    """Tries changes over all packages, and prints the survivors and a table."""
    drawn = Counter(rng.choices(*zip(*lines_of_packages().items()), k=size))
    table = []
    for package, count in sorted(drawn.items()):
        project = copy_of_project(package, importing(package))
        mutmut(project, "run", NOTHING, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        names = [name for name, _ in results(project, "--all", "true")]
        chosen = rng.sample(names, min(count, len(names)))
        mutmut(project, "run", *chosen, stdout=subprocess.DEVNULL)
        survivors = unnoticed(project)
        print(*survivors, f"The copy is in {project}.", sep="\n", flush=True)
        table.append((package, len(chosen) - len(survivors), len(chosen)))
    table.append(("all", sum(row[1] for row in table), sum(row[2] for row in table)))
    for package, noticed, tried in table:
        print(f"{package:<14}{noticed:>4} of {tried}")
    return 0


def lines_of_packages() -> dict[str, int]:
    """Returns the number of lines of each package that tests without a browser import."""
    folders = [path.parent for path in sorted((ROOT / "py").glob("*/__init__.py"))]
    folders = [folder for folder in folders if folder.name != "page"] + [ROOT / "py/page/model"]
    return {
        str(folder.relative_to(ROOT / "py")): sum(
            len(path.read_text(encoding="utf-8").splitlines()) for path in folder.rglob("*.py")
        )
        for folder in folders
    }


def mutmut(project: Path, *command: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs a command of mutmut in the copy; takes options as `subprocess.run` does."""
    # -P keeps the copy's modules from hiding those that mutmut imports.
    line = [str(environment.PYTHON), "-P", "-m", "mutmut", *command]
    return subprocess.run(line, cwd=project, text=True, **options)


def unnoticed(project: Path) -> list[str]:
    """Returns the changes that were tried and not noticed, each with mutmut's word for it."""
    return [f"{name}: {word}" for name, word in results(project) if word != "not checked"]


def results(project: Path, *options: str) -> list[tuple[str, str]]:
    """Returns mutmut's word for each change, by the change's name."""
    printed = mutmut(project, "results", *options, stdout=subprocess.PIPE).stdout
    return re.findall(r"^ *(\S+__mutmut_\d+): (.+)$", printed, re.MULTILINE)


def importing(package: str) -> list[str]:
    """Returns the quick test files that import a package, directly or through a helper."""
    code = {
        path.relative_to(TESTS): path.read_text(encoding="utf-8")
        for folder in ("both", "unit")
        for path in sorted((TESTS / folder).rglob("*.py"))
    }
    modules = [package.replace("/", ".")]
    modules += [".".join(path.with_suffix("").parts) for path in _importing(code, modules)]
    return [
        str(TESTS.relative_to(ROOT) / path)
        for path in _importing(code, modules)
        if path.stem.startswith("test_") and path.stem not in SUBPROCESS_TESTS
    ]


def _importing(code: dict[Path, str], modules: list[str]) -> list[Path]:
    imports = re.compile(rf"^from ({'|'.join(map(re.escape, modules))})\b", re.MULTILINE)
    return [path for path in code if imports.search(code[path])]


def copy_of_project(package: str, tests: list[str]) -> Path:
    """Returns a new folder that holds the project as mutmut expects it."""
    project = Path(tempfile.mkdtemp(prefix="mutants-"))
    leave_out = shutil.ignore_patterns("__pycache__", "runtime")
    for source in (ROOT / "py", ROOT / "tests", ROOT / "static"):
        shutil.copytree(source, project / source.name, ignore=leave_out)
    shutil.copytree(ROOT / "py", project, ignore=leave_out, dirs_exist_ok=True)
    shutil.copy(ROOT / "index.html", project)
    code = sorted((ROOT / "py").iterdir())
    settings = SETTINGS.format(
        package=package,
        packages=[path.name for path in code if (path / "__init__.py").exists()],
        others=["index.html", "static", *(path.name for path in code if path.suffix == ".py")],
        options=list(QUICK[1:]),
        tests=tests,
    )
    (project / "pyproject.toml").write_text(settings, encoding="utf-8")
    return project


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
