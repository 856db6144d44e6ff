"""Writes into index.html what follows from the Python modules: `python py/build.py`.

That is the start board, drawn as the page itself draws it, the choice of sizes, and the list of
the modules that the browser loads.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from page.markup import drawing
from page.markup.grid import grid
from page.markup.sheet import sheet
from page.state.keys import GRID_KEYS, SHORTCUTS
from page.state.play import SIZES
from page.state.table import Table
from page.state.view import Picture, View

ROOT = Path(__file__).parent.parent
INDEX = ROOT / "index.html"
PY = ROOT / "py"
MAIN, LATER = "page/main.py", "page/later.py"
# What PyScript itself imports one after the other; the name of its core changes with its version.
PRELOADED = ("pyscript/core.js", "pyscript/core-C9KDLldu.js", "micropython/micropython.mjs")
INTERPRETER = "./static/runtime/micropython/micropython.mjs"


def built(html: str) -> str:
    """Returns the text of index.html with every built part made anew.

    A part stands between `<!-- built: NAME -->` and `<!-- end -->`.
    """
    scene = Table().scene()
    picture = Picture(scene, View())
    parts = {
        "preloads": _preloads(),
        "modules": f"\n  <mpy-config>\n{_settings()}\n  </mpy-config>\n{_later()}  ",
        "drawing": drawing.svg(picture.rows, picture.marks),
        "board": grid(scene.squares, picture.names, 0),
        "keys": sheet([(keys, does) for keys, _, does in SHORTCUTS] + list(GRID_KEYS)),
        "sizes": "".join(_size(n, scene.n) for n in SIZES),
    }
    return re.sub(
        r"(<!-- built: (\w+) -->).*?(<!-- end -->)",
        lambda found: found[1] + parts[found[2]] + found[3],
        html,
        flags=re.DOTALL,
    )


def modules(entry: str) -> list[str]:
    """Returns the paths, below `py/`, of a module and of all that it needs to be imported."""
    needed, found = {entry}, [entry]
    while found:
        new = set(_imported(PY / found.pop())) - needed
        needed |= new
        found += new
    return sorted(needed)


def _imported(path: Path) -> Iterator[str]:
    """Yields the paths of the modules that a module imports as soon as it is imported."""
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            names = [f"{statement.module}.{alias.name}" for alias in statement.names]
        elif isinstance(statement, ast.Import):
            names = [alias.name for alias in statement.names]
        else:
            continue
        for name in names:
            yield from _files(name.split("."))


def _files(parts: list[str]) -> Iterator[str]:
    """Yields the paths of the module of a dotted name, where there is one, and of its packages."""
    for length in range(1, len(parts) + 1):
        path = "/".join(parts[:length])
        yield from (name for name in (f"{path}.py", f"{path}/__init__.py") if (PY / name).exists())


def _settings() -> str:
    files = {f"./py/{name}": f"./{name}" for name in modules(MAIN) if name != MAIN}
    return json.dumps({"interpreter": INTERPRETER, "files": files}, indent=1)


def _later() -> str:
    first = modules(MAIN)
    names = json.dumps([name for name in modules(LATER) if name not in first], indent=1)
    return f'  <script type="application/json" id="later-modules">\n{names}\n  </script>\n'


def _preloads() -> str:
    links = [f'<link rel="modulepreload" href="./static/runtime/{name}">' for name in PRELOADED]
    # Asked for as PyScript does, so that its answer is waiting when PyScript asks.
    fetched = '<link rel="preload" as="fetch" crossorigin href="./py/{}">'
    links += [fetched.format(name) for name in modules(MAIN)]
    return "".join(f"\n  {link}" for link in links) + "\n  "


def _size(n: int, chosen: int) -> str:
    selected = " selected" if n == chosen else ""
    return f'<option value="{n}"{selected}>{n} × {n}</option>'


if __name__ == "__main__":
    INDEX.write_text(built(INDEX.read_text(encoding="utf-8")), encoding="utf-8")
