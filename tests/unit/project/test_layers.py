"""Imports run downwards only, in the order of PACKAGES, and names in py/ have one meaning.

A module's name is unique, except that a topic has the same name in page/model and page/view, and
that modules which hold the part of one format are named after it.
"""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from judges import FORMATS
from serving import ROOT

PY = ROOT / "py"
MOST_MODULES = 16  # In a folder, so that a newcomer can take it in.
# From the topmost down. A package may import from those below it. The commands are above all.
PACKAGES = (
    "page.main",
    "page.workbench",
    "page.loader",
    "native",
    "page.view.shell",
    "page.view.share",
    "page.view.practice",
    "page.view.library",
    "page.view.storage",
    "page.view.engine",
    "page.view.program",
    "page.view.judge",
    "page.view.play",
    "page.view.board",
    "page.view.core",
    "page.view",
    "page.model.share",
    "page.model.app",
    "page.model.practice",
    "page.model.library",
    "page.model.engine",
    "page.model.play",
    "page.model.program",
    "page.model.judge",
    "page.model.core",
    "page.model.game",
    "page.model",
    "page",
    "explanation",
    "trials",
    "sandbox",
    "repair",
    "evidence",
    "tracing",
    "syntax",
    "compiler",
    "library",
    "records",
    "inputs",
    "comparison",
    "training",
    "analysis.protocol",
    "analysis.review",
    "analysis.search",
    "analysis.evaluation",
    "analysis.movegen",
    "analysis",
    "saved",
    "board",
    "jobs",
    "opponent",
    "judges",
    "boardsilly",
    "othello",
    "gate",
    "building",
    "serving",
)


def package_of(module: str) -> str:
    """Returns the innermost of PACKAGES that a dotted name is in, the name's first part if none."""
    parts = module.split(".")
    names = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in names if name in PACKAGES), parts[0])


def dotted(file: Path) -> str:
    """Returns the name by which a file below py/ is imported."""
    return ".".join(file.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


@cache
def imported(file: Path) -> frozenset[str]:
    """Returns the modules that a file imports anywhere, for types too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(found)


def modules() -> list[Path]:
    """Returns all modules except the commands."""
    return [file for file in sorted(PY.rglob("*.py")) if file.parent != PY]


def classes(file: Path) -> list[str]:
    """Returns the names of the classes that a file defines, for types too."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return [node.name for node in nodes if isinstance(node, ast.ClassDef)]


def is_topic(names: list[str]) -> bool:
    """Returns whether modules are the model and the view of one topic of the page."""
    layers = sorted(".".join(name.split(".")[:2]) for name in names)
    return layers == ["page.model", "page.view"]


def above(file: Path) -> set[str]:
    """Returns the packages above its own from which a module imports."""
    own = PACKAGES.index(package_of(dotted(file)))
    return {package_of(module) for module in imported(file)} & {*PACKAGES[:own]}


@cache
def dependencies(file: Path) -> frozenset[Path]:
    """Returns the files below py/ that a file imports, directly or through a package."""
    found = set()
    for name in imported(file):
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            path = PY.joinpath(*parts[:length])
            target = next(
                (p for p in (path.with_suffix(".py"), path / "__init__.py") if p.is_file()), None
            )
            if target:
                found.add(target)
                break
    return frozenset(found - {file})


def cycles() -> list[list[str]]:
    """Returns a cycle of imports for each module that begins one."""
    found: list[list[str]] = []
    finished: set[Path] = set()

    def visit(file: Path, path: list[Path]) -> None:
        if file in path:
            found.append([dotted(each) for each in path[path.index(file) :]])
        elif file not in finished:
            for target in sorted(dependencies(file)):
                visit(target, [*path, file])
            finished.add(file)

    for file in modules():
        visit(file, [])
    return found


def test_every_package_has_a_place_in_the_order() -> None:
    folders = {path.name for path in PY.iterdir() if (path / "__init__.py").exists()}
    assert {package.partition(".")[0] for package in PACKAGES} == folders


def test_imports_run_downwards_only() -> None:
    assert {dotted(file): found for file in modules() if (found := above(file))} == {}


def test_imports_have_no_cycles() -> None:
    assert cycles() == []


def test_no_folder_has_too_many_modules() -> None:
    folders = {file.parent for file in modules()}
    counts = {folder: len([*folder.glob("*.py")]) - 1 for folder in folders}
    assert {folder: n for folder, n in counts.items() if n > MOST_MODULES} == {}


def test_the_page_package_itself_imports_nothing() -> None:
    assert imported(PY / "page" / "__init__.py") == set()


def test_every_folder_of_the_page_is_a_package_of_its_own() -> None:
    layers = [PY / "page" / "model", PY / "page" / "view"]
    folders = {path.parent for layer in layers for path in layer.glob("*/__init__.py")}
    assert {dotted(folder) for folder in folders} <= {*PACKAGES}


def test_no_command_imports_the_page() -> None:
    tops = {file: {name.partition(".")[0] for name in imported(file)} for file in PY.glob("*.py")}
    assert [file for file, names in tops.items() if "page" in names] == []


def test_no_package_imports_a_command() -> None:
    commands = {path.stem for path in PY.glob("*.py")}
    tops = {file: {name.partition(".")[0] for name in imported(file)} for file in modules()}
    assert {file: found for file, names in tops.items() if (found := names & commands)} == {}


def test_the_evidence_comes_from_traces_only() -> None:
    evidence = [file for file in modules() if package_of(dotted(file)) == "evidence"]
    parts = {name.split(".")[0] for file in evidence for name in imported(file)}
    assert evidence and not parts & {"ast", "syntax", "tokenize", "sys"}


def test_only_micropython_imports_its_stand_ins() -> None:
    importing = {
        file: {name for name in imported(file) if "micropython" in name}
        for file in PY.rglob("*.py")
    }
    assert {file: found for file, found in importing.items() if found} == {}


def test_module_names_have_one_meaning() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in modules():
        found[file.stem].append(dotted(file))
    for name in ("__init__", *[form.name for form in FORMATS]):
        del found[name]
    shared = {name: same for name, same in found.items() if len(same) > 1}
    assert {name: same for name, same in shared.items() if not is_topic(same)} == {}


def test_class_names_have_one_meaning() -> None:
    names = [name for file in modules() for name in classes(file)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_the_page_imports_nothing_but_the_document_from_javascript() -> None:
    """`window.setTimeout` of an object `window` would bind it for MicroPython's own calls too."""
    names = {name for file in (PY / "page").rglob("*.py") for name in imported(file)}
    assert {name for name in names if name.startswith("js.")} == {"js.document"}
