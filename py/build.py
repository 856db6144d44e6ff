"""Writes into index.html what follows from the Python modules: `python py/build.py`.

That is the start board, drawn as the page itself draws it, the choices of sizes, formats and
records, the list of the modules that the browser loads, and where its runtime is.
"""

from hashlib import sha256

from analysis.search.levels import LEVELS, Level
from building.loading import (
    ENGINE,
    INSTALLED,
    KNOWLEDGE,
    PRELOADED,
    Engine,
    integrity,
    loaded,
    modules,
    preloads,
    runtime,
    stages,
)
from building.parts import with_parts
from building.policy import policy
from guides import GUIDES
from judges import AUTO, FORMATS, Format
from page.model.board.orientation import Orientation, Picture
from page.model.play.game_records import WRITERS
from page.model.play.play import COMPUTER, FRIEND, PERSON, SIZES, USUAL_LEVEL
from page.model.shortcuts import GRID_KEYS, SHORTCUTS, STEP_KEYS
from page.model.workspace import Workspace
from page.view.board import drawing
from page.view.board.grid import grid
from page.view.shell.guides import guides
from page.view.shell.sheet import sheet
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
        "integrity": integrity(_pinned()),
        "preloads": preloads(
            [f"{INSTALLED}/{name}" for name in PRELOADED], {f"./py/{name}": "" for name in first}
        ),
        "modules": loaded(
            interpreter,
            [f"./py/{name}" for name in first],
            [f"./py/{name}" for name in later],
        ),
        "drawing": drawing.svg(picture.rows, picture.marks),
        "board": grid(picture.square_names, picture.names, 0),
        "keys": sheet([(key, does) for key, _, _, does in SHORTCUTS] + [*STEP_KEYS, *GRID_KEYS]),
        "sizes": "".join(_option(str(n), f"{n} × {n}", n == scene.n) for n in SIZES),
        "black_seat": _seat(PERSON),
        "white_seat": _seat(FRIEND),
        "levels": "".join(_level(number, level) for number, level in enumerate(LEVELS, 1)),
        "choices": _option(AUTO, f"{AUTO}: see what it is")
        + "".join(_option(form.name, form.problem) for form in FORMATS),
        "samples": "".join(_sample(form) for form in FORMATS) + "\n            ",
        "guides": guides(GUIDES),
        "records": "".join(_option(writer.name, writer.title) for writer in WRITERS),
        "runtime": runtime(places, Engine("", files)),
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


def _seat(usual: str) -> str:
    """Returns the options of who plays a colour."""
    players = {PERSON: "You", FRIEND: "A friend here"}
    for number in range(1, len(LEVELS) + 1):
        players[f"{COMPUTER}-{number}"] = f"Computer, level {number}"
    return "".join(_option(player, name, player == usual) for player, name in players.items())


def _level(number: int, level: Level) -> str:
    chosen = " selected" if number == USUAL_LEVEL else ""
    attributes = f'value="{number}" data-line="{level.line}"{chosen}'
    return f"<option {attributes}>{number} · {level.name}</option>"


def _option(value: str, text: str, is_chosen: bool = False) -> str:
    selected = " selected" if is_chosen else ""
    return f'<option value="{value}"{selected}>{text}</option>'


def _sample(form: Format) -> str:
    return f'\n            <button type="button" data-sample="{form.name}">{form.title}</button>'


if __name__ == "__main__":
    INDEX.write_text(built(INDEX.read_text(encoding="utf-8")), encoding="utf-8")
