"""Writes into index.html what follows from the Python modules: `python py/build.py`.

That is the start board, drawn as the page itself draws it, the list of the modules that the
browser loads, and where its runtime is.
"""

from hashlib import sha256

from building import index_parts
from building.index_parts import INSTALLED, KNOWLEDGE, PRELOADED, EngineFiles, with_parts
from building.module_graph import ENGINE, modules, stages
from building.policy import policy
from page.model.board.orientation import Orientation, Picture
from page.model.workspace import Workspace
from page.view.board import drawing
from page.view.board.grid import grid
from serving import ROOT
from serving.runtime import PACKAGES, PUBLISHED, RUNTIME, Package

INDEX = ROOT / "index.html"


def built(html: str) -> str:
    """Returns the text of index.html with every built part made anew."""
    scene = Workspace().scene()
    picture = Picture(scene, Orientation())
    first, later = stages()
    interpreter = f"{INSTALLED}/micropython/micropython.mjs"
    files = {f"./py/{name}": name for name in modules(ENGINE)}
    files |= {f"./{path}": name for path, name in KNOWLEDGE.items()}
    places = {package.folder: _part(package) for package in PACKAGES}
    parts = {
        "integrity": index_parts.integrity(_pinned()),
        "preloads": index_parts.preloads(
            [f"{INSTALLED}/{name}" for name in PRELOADED], {f"./py/{name}": "" for name in first}
        ),
        "modules": index_parts.loaded(
            interpreter,
            [f"./py/{name}" for name in first],
            [f"./py/{name}" for name in later],
        ),
        "drawing": drawing.svg(picture.rows, picture.marks),
        "board": grid(picture.square_names, picture.names, 0),
        "runtime": index_parts.runtime(places, EngineFiles("", files)),
    }
    html = with_parts(html, parts)
    return with_parts(html, {"policy": policy(html, [PUBLISHED])})


def _pinned() -> dict[str, str]:
    """Returns the hashes of what the page loads of the runtime, installed or published."""
    return {
        place + path.name: sha256(path.read_bytes()).hexdigest()
        for package in PACKAGES
        for path in sorted((RUNTIME / package.folder).iterdir())
        if f"{package.folder}/{path.name}" in PRELOADED or path.name in package.files
        for place in _part(package).values()
    }


def _part(package: Package) -> dict[str, str]:
    return {"installed": f"{INSTALLED}/{package.folder}/", "published": package.published}


if __name__ == "__main__":
    INDEX.write_text(built(INDEX.read_text(encoding="utf-8")), encoding="utf-8")
