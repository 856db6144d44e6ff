"""Imports run downwards only, in the order of PACKAGES, and names in py/ have one meaning.

A module's name is unique, except that a topic has the same name in the model and the view of a
wing, and that all folders of formats have the same modules.
"""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from unit.project.sources import FILES, PY, classes, nodes

FORMAT_FOLDERS = PY / "workbench" / "formats"
MOST_MODULES = 16  # In a folder, so that a newcomer can take it in.
# The plan of the house: the parts, and in each part its packages, from the topmost down. A package
# may import from those below it in its part, and from the parts in MAY_IMPORT. The commands are
# above all.
PLAN = {
    "hosting": ("hosting.building", "hosting.serving", "hosting"),
    "page": (
        "page.main",
        "page.later",
        "page.loader",
        "page.shell",
        "page.share",
        "page.stored",
        "page.app",
        "page",
    ),
    "play": (
        "play.view.practice",
        "play.view.library",
        "play.view.engine",
        "play.view.play",
        "play.view",
        "play.model.play_app",
        "play.model.repertoire",
        "play.model.practice",
        "play.model.library",
        "play.model.engine",
        "play.model.play",
        "play.model.game",
        "play.model",
        "play.library",
        "play.records",
        "play.engine.training",
        "play.engine.page_engine",
        "play.engine.protocol",
        "play.engine.review",
        "play.engine.thinking",
        "play.engine.levels",
        "play.engine.oversight",
        "play.engine.thoughts",
        "play.engine.kernel",
        "play.engine.symmetry",
        "play.engine",
        "play",
    ),
    "workbench": (
        "workbench.view.program",
        "workbench.view.judge",
        "workbench.view",
        "workbench.model.workbench",
        "workbench.model.program",
        "workbench.model.judge",
        "workbench.model",
        "workbench.programs.native",
        "workbench.programs.explanation",
        "workbench.programs.trials",
        "workbench.programs.sandbox",
        "workbench.programs.repair",
        "workbench.programs.evidence",
        "workbench.programs.tracing",
        "workbench.programs.syntax",
        "workbench.programs.compiler",
        "workbench.programs",
        "workbench.formats",
        "workbench.inputs",
        "workbench.comparison",
        "workbench.judging",
        "workbench",
    ),
    "ground": (
        "browser.storage",
        "browser.board",
        "browser",
        "state",
        "saved",
        "board",
        "text",
        "jobs",
        "gate",
        "othello",
    ),
}
# Folders inside these packages, which have no place of their own; so have those of formats.
WITHIN = {
    "workbench.comparison.align",
    "workbench.comparison.diagnose",
    "workbench.comparison.diagnose.mistakes",
    "workbench.programs.repair.cpp",
}
MAY_IMPORT = {
    "hosting": ("ground",),
    "page": ("play", "workbench", "ground"),
    "play": ("ground",),
    "workbench": ("ground",),
    "ground": (),
}
PROGRAMS = "workbench.programs"
PACKAGES = [package for packages in PLAN.values() for package in packages]
PART_OF = {package: part for part, packages in PLAN.items() for package in packages}


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
    for node in nodes(file):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(found)


def modules() -> list[Path]:
    """Returns all modules except the commands."""
    return [file for file in FILES if file.parent != PY]


def is_topic(names: list[str]) -> bool:
    """Returns whether modules are the model and the view of one topic of a wing."""
    layers = sorted(".".join(name.split(".")[:2]) for name in names)
    return layers in (["play.model", "play.view"], ["workbench.model", "workbench.view"])


def refused(file: Path) -> set[str]:
    """Returns the packages that a module imports and the plan does not allow."""
    own = package_of(dotted(file))
    part = PART_OF[own]
    packages = {package_of(name) for name in imported(file)} & {*PACKAGES}
    return {
        package
        for package in packages
        if (
            PLAN[part].index(package) < PLAN[part].index(own)
            if PART_OF[package] == part
            else PART_OF[package] not in MAY_IMPORT[part]
        )
    }


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


def test_every_package_has_a_place_in_the_plan() -> None:
    formats = {dotted(file.parent) for file in FORMAT_FOLDERS.glob("*/*.py")}
    folders = {dotted(file.parent) for file in modules() if file.parent.name != "micropython"}
    planned = {name for name in PACKAGES if (PY / name.replace(".", "/")).is_dir()}
    assert folders == planned | WITHIN | formats


def test_imports_follow_the_plan() -> None:
    found = {dotted(file): packages for file in modules() if (packages := refused(file))}
    assert found == {}


def test_imports_have_no_cycles() -> None:
    assert cycles() == []


def test_no_folder_has_too_many_modules() -> None:
    folders = {file.parent for file in modules()}
    counts = {folder: len([*folder.glob("*.py")]) - 1 for folder in folders}
    assert {folder: n for folder, n in counts.items() if n > MOST_MODULES} == {}


def test_the_page_package_itself_imports_nothing() -> None:
    assert imported(PY / "page" / "__init__.py") == set()


def test_no_command_imports_the_page() -> None:
    tops = {file: {name.partition(".")[0] for name in imported(file)} for file in PY.glob("*.py")}
    assert [file for file, names in tops.items() if "page" in names] == []


def test_no_package_imports_a_command() -> None:
    commands = {path.stem for path in PY.glob("*.py")}
    tops = {file: {name.partition(".")[0] for name in imported(file)} for file in modules()}
    assert {file: found for file, names in tops.items() if (found := names & commands)} == {}


def test_the_evidence_comes_from_traces_only() -> None:
    evidence = [file for file in modules() if package_of(dotted(file)) == f"{PROGRAMS}.evidence"]
    names = {name for file in evidence for name in imported(file)}
    read = {
        name for name in names if name.startswith(("ast", "tokenize", "sys", f"{PROGRAMS}.syntax"))
    }
    assert evidence and read == set()


def test_only_micropython_imports_its_stand_ins() -> None:
    importing = {file: {name for name in imported(file) if "micropython" in name} for file in FILES}
    assert {file: found for file, found in importing.items() if found} == {}


def test_module_names_have_one_meaning() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in modules():
        if file.parent.parent != FORMAT_FOLDERS:
            found[file.stem].append(dotted(file))
    del found["__init__"]
    shared = {name: same for name, same in found.items() if len(same) > 1}
    assert {name: same for name, same in shared.items() if not is_topic(same)} == {}


def test_class_names_have_one_meaning() -> None:
    names = [node.name for file in modules() for node in classes(file)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_the_page_imports_nothing_but_the_document_from_javascript() -> None:
    """`window.setTimeout` of an object `window` would bind it for MicroPython's own calls too."""
    names = {name for file in FILES for name in imported(file)}
    assert {name for name in names if name.startswith("js.")} == {"js.document"}
