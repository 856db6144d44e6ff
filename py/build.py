"""Updates the generated parts of index.html and static/modules.json: `python py/build.py`.

They are the start board, the parts on the formats, the menu of marks, the modules that the
browser loads, the addresses and hashes of the runtime, and the policy with the hashes of the inline
scripts.
"""

import argparse
import sys
from hashlib import sha256
from importlib.util import find_spec

import terminal
from board import drawing
from board.orientation import Orientation, Picture
from board.scene import position_scene
from hosting.building import format_parts, index_parts, kernel_artifact, pyscript_core
from hosting.building.bytecode import BuildError
from hosting.building.format_parts import GUIDE, SAMPLE, FormatEntry
from hosting.building.index_parts import INSTALLED, KNOWLEDGE, with_parts
from hosting.building.module_graph import EVIDENCE, LOADER, READER, engine_modules, modules, stages
from hosting.building.policy import policy
from hosting.building.site import MODULES
from hosting.serving import ROOT, SetupError, runtime
from hosting.serving.runtime import (
    MICROPYTHON,
    PACKAGES,
    PUBLISHED,
    PYODIDE,
    PYSCRIPT,
    RUNTIME,
    Package,
)
from othello import BLACK, Position
from text.reader import FormatError
from workbench.formats import FORMATS, detect
from workbench.judging import Format

INDEX, LISTS = ROOT / "index.html", ROOT / "static" / MODULES


def main() -> int:
    """Updates the files; returns the exit status."""
    argparse.ArgumentParser(
        description="Updates the generated parts of index.html, static/modules.json and the "
        "compiled engine, static/engine.wasm."
    ).parse_args()
    reason = runtime.missing(RUNTIME, PACKAGES)
    if reason:
        raise terminal.Problem(f"{reason} Run py/serve.py, which installs it.")
    try:
        html = built(INDEX.read_text(encoding="utf-8"))
    except BuildError as error:
        raise terminal.Problem(str(error)) from error
    for file, text in ((INDEX, html), (LISTS, module_lists() + "\n")):
        file.write_text(text, encoding="utf-8")
    if not kernel_artifact.is_current():
        _compile_kernel()
    return 0


def _compile_kernel() -> None:
    """Compiles the engine's kernel anew.

    Raises:
        Problem: Numba or Node.js is needed and not installed.
    """
    if not find_spec("numba"):
        raise terminal.Problem(
            "The engine's source has changed, and Numba is needed to compile it: install the "
            "group “kernel” of pyproject.toml, then try again."
        )
    try:
        kernel_artifact.FILE.write_bytes(kernel_artifact.compiled())
    except SetupError as problem:
        raise terminal.Problem(str(problem)) from None


def built(html: str) -> str:
    """Returns index.html with its generated parts updated."""
    picture = Picture(position_scene(Position.start(), BLACK, {}, ""), Orientation())
    interpreter, wasm = (f"{MICROPYTHON.folder}/{name}" for name in MICROPYTHON.files)
    imported = [f"{INSTALLED}/{name}" for name in [*_imported(), interpreter]]
    files = [f"./py/{LOADER}", f"{INSTALLED}/{wasm}", f"./static/{MODULES}"]
    first, _ = stages()
    parts = {
        "integrity": index_parts.import_map(_hashes()),
        "preloads": index_parts.preloads(imported, files, [f"./py/{name}" for name in first]),
        "drawing": drawing.svg(picture.rows, picture.marks).html,
        "board": drawing.grid(picture.square_names, picture.accessible_names, 0).html,
        "marks": index_parts.marks(),
        "runtime": index_parts.runtime({package.folder: _places(package) for package in PACKAGES}),
    }
    html = with_parts(html, parts | _format_parts())
    published = [address for address in _hashes() if address.startswith(PUBLISHED)]
    return with_parts(html, {"policy": policy(html, published)})


def module_lists() -> str:
    """Returns the text of static/modules.json."""
    _, later = stages()
    files = {f"./py/{name}": name for name in modules(READER)}
    files |= {f"./{path}": name for path, name in KNOWLEDGE.items()}
    evidence = [f"./py/{name}" for name in modules(*EVIDENCE)]
    return index_parts.module_lists(
        [f"./py/{name}" for name in later],
        [f"./py/{name}" for name in engine_modules()],
        files,
        evidence,
    )


def _format_parts() -> dict[str, str]:
    """Returns the parts that are made from the folders of the formats.

    Raises:
        BuildError: A file in a folder is missing, or it is not what the judge reads or prints.
    """
    parts = format_parts.parts(
        [
            FormatEntry(form.name, form.title, form.problem, form.judged.write is not None)
            for form in FORMATS
        ]
    )
    for form in FORMATS:
        _printed(form, SAMPLE, format_parts.text_of(form.name, SAMPLE))
        example, *output = format_parts.examples(form.name)
        if output != [_printed(form, GUIDE, example)]:
            raise BuildError(f"formats/{form.name}/{GUIDE} does not show what the judge prints.")
    return parts


def _printed(form: Format, file: str, text: str) -> str:
    """Returns what the judge prints for an input in the folder of its format.

    Raises:
        BuildError: The text is no such input.
    """
    place = f"formats/{form.name}/{file}"
    found, reason = detect(text)
    if found is not form:
        name = found.name if found else "no format"
        raise BuildError(f"The input in {place} is recognised as {name}. {reason}")
    try:
        return "".join([step.text for step in form.run(text)])
    except FormatError as error:
        raise BuildError(f"The judge does not read the input in {place}. {error}") from error


def _imported() -> list[str]:
    """Returns the paths of the files that PyScript imports at its start."""
    names = pyscript_core.imported(RUNTIME / PYSCRIPT.folder)
    return [f"{PYSCRIPT.folder}/{name}" for name in names]


def _hashes() -> dict[str, str]:
    """Returns the SHA-256 of the runtime's files, by their installed and published addresses."""
    used = [
        f"{package.folder}/{name}" for package in (MICROPYTHON, PYODIDE) for name in package.files
    ]
    used += _imported()
    return {
        place + path.name: sha256(path.read_bytes()).hexdigest()
        for package in (PYSCRIPT, MICROPYTHON, PYODIDE)
        for path in sorted((RUNTIME / package.folder).iterdir())
        if f"{package.folder}/{path.name}" in used
        for place in _places(package).values()
    }


def _places(package: Package) -> dict[str, str]:
    """Returns the addresses of a package: installed beside the page, and published."""
    return {"installed": f"{INSTALLED}/{package.folder}/", "published": package.published}


if __name__ == "__main__":
    sys.exit(terminal.run(main))
