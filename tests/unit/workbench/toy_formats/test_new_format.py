"""A format needs its folder and its entry in the list: one is added to a copy of the repository."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hosting.serving import ROOT
from unit.workbench.toy_formats import programs

NOUGHTS = Path(__file__).parent / "noughts"
HERE, THERE = "unit.workbench.toy_formats.noughts", "workbench.formats.noughts"
IMPORT = "from workbench.formats.uva220 import UVA220\n"
ENTRY = "    BOARDSILLY,\n"
INPUT = (NOUGHTS / "sample.txt").read_text(encoding="utf-8")
OUTPUT = "X--\n---\n---\n\nX--\n-O-\n---\n\nX--\n-O-\n--X\n\n"
BUILD = "from pathlib import Path; from hosting.building.site import build; build(Path('site'))"
# What the page says of the sample, and of an output with a wrong last board.
PAGE = """\
import json, sys
from unit.page.running import compared, new_app, ran, result_of, stepper_of
app = new_app()
app.workbench.judge.input, wrong = json.load(sys.stdin)
stepper = stepper_of(ran(app.workbench))
stepper.go_to(3)
print(stepper.run.form.name, *stepper.scene().rows)
print(result_of(compared(app.workbench, wrong)).verdict)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Returns a copy of the repository that has the format `noughts`."""
    root = tmp_path / "repository"
    for folder in ("py", "static"):
        ignored = shutil.ignore_patterns("__pycache__", "runtime", "screenshots", ".runtime-*")
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    for file in ("index.html", "LICENSE", "pyproject.toml"):
        shutil.copy(ROOT / file, root)
    for installed in (".venv", "static/runtime"):
        (root / installed).symlink_to(ROOT / installed)
    formats = root / "py" / "workbench" / "formats"
    shutil.copytree(NOUGHTS, formats / "noughts", ignore=ignored)
    for module in (formats / "noughts").glob("*.py"):
        module.write_text(module.read_text().replace(HERE, THERE))
    names = formats / "__init__.py"
    text = names.read_text().replace(IMPORT, f"from {THERE} import NOUGHTS\n{IMPORT}")
    names.write_text(text.replace(ENTRY, f"{ENTRY}    NOUGHTS,\n"))
    return root


def run(root: Path, *arguments: str | Path, text: str = "") -> tuple[int, str]:
    """Returns the exit status and all output of Python in a copy."""
    paths = os.pathsep.join([str(root / "py"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths},
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
    )
    return done.returncode, done.stdout


@pytest.mark.whole  # The default run tests toy formats that are in no folder.
def test_a_folder_and_an_entry_make_a_format(copy: Path, tmp_path: Path) -> None:
    guide = copy / "py" / "workbench" / "formats" / "noughts" / "guide.html"
    guide.rename(guide.with_suffix(".kept"))
    assert run(copy, "py/build.py") == (1, "formats/noughts has no guide.html.\n")
    guide.with_suffix(".kept").rename(guide)
    assert run(copy, "py/build.py") == (0, "")
    page = (copy / "index.html").read_text(encoding="utf-8")
    assert page.count('<option value="noughts">Noughts and Crosses</option>') == 1
    assert page.count('<button type="button" data-sample="noughts">Noughts</button>') == 1
    assert page.count("<summary>Noughts and Crosses</summary>") == 1
    modules = json.loads((copy / "static" / "modules.json").read_text())
    assert "./py/workbench/formats/noughts/judge.py" in modules["later"]
    # The build imports all modules under the page's MicroPython.
    status, said = run(copy, "-c", BUILD)
    assert status == 0, said
    assert len([*copy.glob("site/py/workbench/formats/noughts/sample-*.txt")]) == 1

    assert run(copy, "py/judge.py", "auto", text=INPUT) == (0, OUTPUT)
    wrong = tmp_path / "output"
    wrong.write_text(OUTPUT.replace("--X", "--O"))
    place = "the board after move 3"
    status, said = run(copy, "py/judge.py", "noughts", "--compare", wrong, text=INPUT)
    assert status == 1 and place in said
    status, made = run(copy, "py/generate.py", "noughts", "--seed", "3", "--feature", "filled")
    assert status == 0
    assert made.count("game\n") >= 1 and run(copy, "py/judge.py", "noughts", text=made)[0] == 0

    given = json.dumps([INPUT, wrong.read_text()])
    status, shown = run(copy, "-c", PAGE, text=given)
    assert status == 0, shown
    assert shown.startswith("noughts X.. .O. ..X\n") and place in shown

    program = tmp_path / "program.py"
    command = "py/stress.py", "noughts", "--count", "20", "--out", tmp_path
    program.write_text(programs.NOUGHTS)
    status, said = run(copy, *command, "--", sys.executable, program)
    assert status == 0 and "agrees with the judge on 20 inputs" in said, said
    program.write_text(programs.NOUGHTS.replace("at % 3]", "at // 3]"))
    status, said = run(copy, *command, "--", sys.executable, program)
    assert status == 1 and "the board after move" in said, said
