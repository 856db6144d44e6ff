"""The generated parts of index.html.

A part is what lies between `<!-- built: NAME -->` and `<!-- end -->`. `py/build.py` updates most of
them in the checkout. A build for publication replaces more of them, see `site`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from textwrap import fill

from hosting.building.module_graph import LOADER, PY
from hosting.building.names import subresource_integrity
from hosting.serving.runtime import PYODIDE
from othello.notes import MARKS

INSTALLED = "./static/runtime"
# What the reader of files knows, by its path in the checkout; the name is the one that it opens.
KNOWLEDGE = {"static/openings.txt": "openings.txt"}
LOADER_SCRIPT = """
  <script type="text/plain" id="loader">
{loader}
  </script>
  """


def with_parts(html: str, parts: Mapping[str, str]) -> str:
    """Returns the HTML with the parts of these names replaced."""

    def part(found: re.Match[str]) -> str:
        return found[1] + parts[found[2]] + found[3] if found[2] in parts else found[0]

    return re.sub(r"(<!-- built: (\w+) -->).*?(<!-- end -->)", part, html, flags=re.DOTALL)


def import_map(hashes: Mapping[str, str]) -> str:
    """Returns the import map with which a browser checks the files that it imports.

    A script in index.html checks the files that are fetched with the same hashes.

    Args:
        hashes: SHA-256 in hexadecimal, by addresses.
    """
    integrity = {address: subresource_integrity(hashes[address]) for address in hashes}
    text = json.dumps({"integrity": integrity}, indent=1)
    return f'\n  <script type="importmap">\n{text}\n  </script>\n  '


def preloads(
    imported: Sequence[str], files: Sequence[str], modules: Sequence[str], image: str = ""
) -> str:
    """Returns the links and the list of what the browser requests before it has read the page.

    Args:
        imported: Addresses of JavaScript modules.
        files: Addresses of other files.
        modules: Addresses of the Python modules of the first stage, or of their archive.
        image: The address of Python's memory image, or "" in a checkout.
    """
    links = "".join(f'\n  <link rel="modulepreload" href="{address}">' for address in imported)
    content = {
        "files": json.dumps(files),
        "modules": fill(json.dumps(modules), 110, subsequent_indent="  "),
        "image": json.dumps(image),
    }
    return f"{links}\n{_script('first', _members(content))}\n  "


def marks() -> str:
    """Returns the options of the marks of moves, such as `!? Interesting`."""
    named = [("", "No mark")] + [
        (sign, f"{sign} {name.removesuffix(' move').capitalize()}") for sign, name, *_ in MARKS
    ]
    return "".join(f'<option value="{sign}">{label}</option>' for sign, label in named)


def module_lists(
    later: Sequence[str],
    engine: Sequence[str],
    reader: Mapping[str, str],
    evidence: Sequence[str],
) -> str:
    """Returns the JSON of the addresses that are loaded after the first stage.

    Those of the worker that reads files of games are with the paths of the files there.
    """
    files = {"files": reader}
    lists = {"later": later, "engine": engine, "reader": files, "evidence": evidence}
    return json.dumps(lists, indent=1)


def modules(lists: str) -> str:
    """Returns these lists as a part of a page that needs no separate file for them."""
    return f"\n{_script('modules', lists)}\n  "


def loader() -> str:
    """Returns a script element with the loader. A checkout loads its file instead."""
    return LOADER_SCRIPT.format(loader=(PY / LOADER).read_text(encoding="utf-8"))


def runtime(places: Mapping[str, Mapping[str, str]]) -> str:
    """Returns the addresses of each package of the runtime, as `installed` and as `published`."""
    # The reader of files and the sandbox fetch the files of Pyodide one by one.
    pyodide = {**places[PYODIDE.folder], "files": PYODIDE.files}
    content = {**places, PYODIDE.folder: pyodide}
    members = {name: json.dumps(content[name]) for name in content}
    return f"\n{_script('runtime', _members(members))}\n  "


def locations(addresses: Mapping[str, str]) -> str:
    """Returns the addresses of the files of a build, by their addresses in a checkout."""
    return f"{_script('locations', json.dumps(addresses, indent=1))}\n  "


def _members(members: Mapping[str, str]) -> str:
    """Returns a JSON object with a line for each member, whose value is JSON already."""
    return "{\n" + ",\n".join(f' "{name}": {members[name]}' for name in members) + "\n}"


def _script(name: str, content: str) -> str:
    """Returns a script element with JSON that the page finds by its id."""
    return f'  <script type="application/json" id="{name}">\n{content}\n  </script>'
