"""Writes into index.html what follows from the Python modules: `python py/build.py`.

That is the start board, drawn as the page itself draws it, the choice of sizes, and the list of
the modules that the browser loads.
"""

import json
import re
from pathlib import Path

from page.markup import drawing
from page.markup.grid import grid
from page.markup.sheet import sheet
from page.state.app import App
from page.state.keys import GRID_KEYS, SHORTCUTS
from page.state.play import SIZES
from page.state.view import Picture, View

ROOT = Path(__file__).parent.parent
INDEX = ROOT / "index.html"
PACKAGES = ("othello", "boardsilly", "judges", "records", "inputs", "comparison", "page")
INTERPRETER = "./static/runtime/micropython/micropython.mjs"


def built(html: str) -> str:
    """Returns the text of index.html with every built part made anew.

    A part stands between `<!-- built: NAME -->` and `<!-- end -->`.
    """
    scene = App().scene()
    picture = Picture(scene, View())
    parts = {
        "modules": f"\n  <mpy-config>\n{_settings()}\n  </mpy-config>\n  ",
        "drawing": drawing.svg(picture.rows, picture.marks),
        "board": grid(picture.names, picture.squares, 0),
        "keys": sheet([(keys, does) for keys, _, does in SHORTCUTS] + list(GRID_KEYS)),
        "sizes": "".join(_size(n, scene.n) for n in SIZES),
    }
    return re.sub(
        r"(<!-- built: (\w+) -->).*?(<!-- end -->)",
        lambda found: found[1] + parts[found[2]] + found[3],
        html,
        flags=re.DOTALL,
    )


def modules() -> list[str]:
    """Returns the paths, below `py/`, of the modules that the page imports."""
    paths = [path for package in PACKAGES for path in (ROOT / "py" / package).rglob("*.py")]
    names = sorted(path.relative_to(ROOT / "py").as_posix() for path in paths)
    return [name for name in names if name != "page/main.py"]


def _settings() -> str:
    files = {f"./py/{name}": f"./{name}" for name in modules()}
    return json.dumps({"interpreter": INTERPRETER, "files": files}, indent=1)


def _size(n: int, chosen: int) -> str:
    selected = " selected" if n == chosen else ""
    return f'<option value="{n}"{selected}>{n} × {n}</option>'


if __name__ == "__main__":
    INDEX.write_text(built(INDEX.read_text(encoding="utf-8")), encoding="utf-8")
