"""What index.html says of what the browser loads: modules, and the runtime they need."""

import ast
import base64
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from serving import ROOT
from serving.runtime import PYODIDE

PY = ROOT / "py"
MAIN, LATER = "page/main.py", "page/workbench.py"
BRINGING = "page/loader.py"
STARTING = """  <script type="mpy">
{bringing}

await bring("first-modules")
from page import main

await main.start(bring)
  </script>
  """
# Python waits for this, so it is asked for before the page is read to its end. Links would do, but
# Firefox asks once more for what has a hash.
ASKING = """
  <script id="asking">
    window.asked = new Map(Object.entries({fetched}).map(([address, integrity]) => {
      const answer = fetch(address, { integrity });
      answer.catch(() => { /* It is told of by who needs it. */ });
      return [new URL(address, document.baseURI).href, answer];
    }));
  </script>
  """
ENGINE = "analysis/protocol/dialogue.py"
# What the engine knows, by the names that it knows it by.
KNOWLEDGE = {"static/evaluation.bin": "evaluation.bin", "static/openings.txt": "openings.txt"}
# What PyScript itself imports one after the other; names of its parts change with its version.
PRELOADED = (
    "pyscript/core.js",
    "pyscript/core-C9KDLldu.js",
    "pyscript/error-D2315lOB.js",
    "micropython/micropython.mjs",
)
INSTALLED = "./static/runtime"
# Parts of PyScript that it would load although this page has no use for them.
NO_PLUGINS = (
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
)


class Engine(NamedTuple):
    """What the engine's worker is made of: its files, paths by addresses.

    `library` is the address of a library in the place of Pyodide's, empty if there is none.
    """

    library: str
    files: Mapping[str, str]


def stages() -> tuple[list[str], list[str]]:
    """Returns the paths of the modules that a game waits for, and of those loaded after them."""
    first = modules(MAIN)
    return first, [name for name in modules(LATER) if name not in first]


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


def integrity(hashes: Mapping[str, str]) -> str:
    """Returns the import map by which the browser refuses what has not the hash of its address.

    It does so for what is imported; index.html has it do the same for what is fetched. Hashes are
    SHA-256, hexadecimal.
    """
    text = json.dumps({"integrity": {name: pinned(hashes[name]) for name in hashes}}, indent=1)
    return f'\n  <script type="importmap">\n{text}\n  </script>\n  '


def pinned(digest: str) -> str:
    """Returns a hash (SHA-256, hexadecimal) as a browser is told it."""
    return f"sha256-{base64.b64encode(bytes.fromhex(digest)).decode('ascii')}"


def preloads(code: Sequence[str], fetched: Mapping[str, str]) -> str:
    """Returns what has the browser ask for JavaScript and for files ahead of time.

    Files that are fetched come with their hashes as browsers are told them, empty where none is.
    """
    links = "".join(f'\n  <link rel="modulepreload" href="{address}">' for address in code)
    return links + ASKING.replace("{fetched}", json.dumps(fetched, indent=1))


def loaded(interpreter: str, first: Sequence[str], later: Sequence[str]) -> str:
    """Returns what PyScript starts with: its settings, and the script that brings and begins all.

    That brings the modules that a game waits for, and then those that come later, by addresses.
    """
    settings = {
        "mpy": {"interpreter": interpreter, "plugins": NO_PLUGINS},
        # No Python runs by this one, but PyScript would get it ready.
        "py": {"plugins": NO_PLUGINS},
    }
    configs = [
        f"\n  <{name}-config>\n{json.dumps(content, indent=1)}\n  </{name}-config>"
        for name, content in settings.items()
    ]
    lists = data("first-modules", first), data("later-modules", later)
    main = STARTING.format(bringing=(PY / BRINGING).read_text(encoding="utf-8"))
    return "\n".join(["".join(configs), *lists, main])


def runtime(places: Mapping[str, Mapping[str, str]], engine: Engine) -> str:
    """Returns where each part of the runtime is, installed beside the page or published.

    With that goes what the engine's worker is made of.
    """
    # PyScript finds its own files; the sandbox asks for each of Pyodide's.
    pyodide = {**places[PYODIDE.folder], "files": PYODIDE.files}
    content = {**places, PYODIDE.folder: pyodide, "engine": engine._asdict()}
    return f"\n{data('runtime', content)}\n  "


def data(name: str, content: object) -> str:
    """Returns a script element that holds data for the page, which finds it by its id."""
    text = json.dumps(content, indent=1)
    return f'  <script type="application/json" id="{name}">\n{text}\n  </script>'
