"""The site: the page as it is published, in a folder for any static host."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from building import index_parts, module_graph
from building.archive import packed
from building.bytecode import BuildError, Compiler
from building.engine_library import library
from building.names import Site, digest
from building.policy import policy
from building.trimming import python_modules, trimmed
from serving import ROOT
from serving.runtime import MICROPYTHON, PACKAGES, PYSCRIPT, RUNTIME, Package

# PyScript's core is in the second of these, whose exports the first one names.
CORE, NAMED_CORE = "core.js", "core-C9KDLldu.js"
STYLES = re.compile(r'(  <link rel="stylesheet" href="\./(.*?)">\n)+')
STYLE = re.compile(r'href="\./(.*?)"')
ADDRESS = re.compile(r'"\./(static/[^"]+)"')
CARD = ROOT / "static" / "screenshots" / "playing.png"
# Beside index.html, because they speak of the folder that they are in.
WORKER, MANIFEST = "service-worker.js", "manifest.webmanifest"
# Below static/; the style sheets are in one, of which a saved picture needs a part.
NOT_PUBLISHED = ("runtime/*", "screenshots/*", WORKER, MANIFEST, "*.css")
ASKED_FOR = ("static/drawing.css", "py/sandbox/harness.py")
# How the names of the files begin without which there is no game.
FIRST = (
    "index.html",
    MANIFEST,
    "pyscript-",
    "micropython-",
    "py/first-",
    "py/later-",
    "static/style-",
    "static/icon-",
)
# And those that the browser is to refuse if they are damaged.
PINNED = (*(package.folder for package in PACKAGES), "py/")


def build(folder: Path, address: str = "") -> None:
    """Writes the site into a folder, in place of the site that it holds, if it holds one.

    With the `address` that it will have, those who link to it can show a picture of it.
    The runtime and the compiler have to be installed. Raises BuildError for a folder that holds
    anything else or cannot be written, and if a module cannot be compiled.
    """
    try:
        if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).is_file():
            raise BuildError(
                f"{folder} holds something else than this page: choose another folder."
            )
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".building-", dir=folder.parent) as temporary:
            staged = Path(temporary, "site")
            _write(Site(staged), address)
            if folder.exists():
                folder.rename(Path(temporary, "replaced"))
            staged.rename(folder)
    except OSError as error:
        raise BuildError(
            f"{folder} cannot be written ({error.strerror}): make room there or allow it, or "
            "choose another folder."
        ) from error


def _write(site: Site, address: str) -> None:
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    core = (RUNTIME / PYSCRIPT.folder / NAMED_CORE).read_text(encoding="utf-8")
    contents = {package.folder: _contents(package) for package in PACKAGES}
    contents[PYSCRIPT.folder] |= {CORE: trimmed(core).encode()}
    places = {folder: site.add_folder(folder, files) for folder, files in contents.items()}
    addresses = {path: site.add(path, (ROOT / path).read_bytes()) for path in _files()}
    first, later = (_sources(modules) for modules in module_graph.stages())
    first |= {f"pyscript/{name}": text.encode() for name, text in python_modules(core).items()}
    compiler = Compiler()
    first_archive = _archive(site, compiler, "first", first)
    later_archive = _archive(site, compiler, "later", later)
    pyscript = f"{places[PYSCRIPT.folder]}{CORE}"
    interpreter, wasm = (f"{places[MICROPYTHON.folder]}{name}" for name in MICROPYTHON.files)
    parts = {
        "integrity": index_parts.integrity(
            {f"./{name}": site.hashes[name] for name in site.hashes if name.startswith(PINNED)}
        ),
        "preloads": index_parts.preloads(
            [pyscript, interpreter], {name: site.pinned(name) for name in (wasm, first_archive)}
        ),
        "modules": index_parts.loaded(interpreter, [first_archive], [later_archive]),
        "installing": f'\n  <link rel="manifest" href="./{MANIFEST}">\n  ' + _card(site, address),
        # Nothing is loaded from elsewhere: what fails here is asked for here once more.
        "runtime": index_parts.runtime(
            {name: {"installed": place, "published": place} for name, place in places.items()},
            _engine(site, addresses),
        )
        + index_parts.data(
            "locations", {f"./{path}": address for path, address in addresses.items()}
        )
        + "\n  ",
    }
    html = STYLES.sub(lambda links: _one_sheet(site, links[0]), html)
    html = _with_addresses(html, addresses)
    html = index_parts.with_parts(html, parts)
    site.write("index.html", index_parts.with_parts(html, {"policy": policy(html)}).encode())
    manifest = (ROOT / "static" / MANIFEST).read_text(encoding="utf-8")
    site.write(MANIFEST, _with_addresses(manifest, addresses).encode())
    site.write("LICENSE", (ROOT / "LICENSE").read_bytes())
    site.write(WORKER, _worker(site.hashes).encode())


def _with_addresses(text: str, addresses: Mapping[str, str]) -> str:
    """Returns a text that names the files of the checkout by their addresses in the site."""
    return ADDRESS.sub(lambda path: f'"{addresses.get(path[1], path[0][1:-1])}"', text)


def _card(site: Site, address: str) -> str:
    """Adds the picture that stands for the page elsewhere; returns what names it, if it can be."""
    if not address:
        return ""
    picture = site.add("static/card.png", CARD.read_bytes()).removeprefix("./")
    return (
        f'<link rel="canonical" href="{address}">'
        f'\n  <meta property="og:url" content="{address}">'
        f'\n  <meta property="og:image" content="{address}{picture}">'
        f'\n  <meta name="twitter:card" content="summary_large_image">\n  '
    )


def _worker(hashes: Mapping[str, str]) -> str:
    """Returns the service worker that keeps files of these hashes."""
    kept = {
        "version": digest(json.dumps(hashes).encode()),
        "first": {name: hashes[name] for name in hashes if name.startswith(FIRST)},
        "later": {name: hashes[name] for name in hashes if not name.startswith(FIRST)},
    }
    code = (ROOT / "static" / WORKER).read_text(encoding="utf-8")
    return f"const KEPT = {json.dumps(kept, indent=1)};\n{code}"


def _contents(package: Package) -> dict[str, bytes]:
    """Returns the files of a package of the runtime by their names, of PyScript the licence."""
    pattern = "LICENSE" if package is PYSCRIPT else "*"
    paths = sorted((RUNTIME / package.folder).glob(pattern))
    return {path.name: path.read_bytes() for path in paths}


def _files() -> list[str]:
    """Returns the paths of the files that the page asks for when it needs them."""
    static = ROOT / "static"
    left_out = {path for pattern in NOT_PUBLISHED for path in static.glob(f"**/{pattern}")}
    files = [path for path in static.glob("*/*") if path.is_file()]
    files += [path for path in static.glob("*") if path.is_file()]
    kept = [path.relative_to(ROOT).as_posix() for path in files if path not in left_out]
    return sorted([*kept, *ASKED_FOR])


def _one_sheet(site: Site, links: str) -> str:
    """Adds the style sheets that are linked, as one; returns the link to it."""
    css = "".join((ROOT / path).read_text(encoding="utf-8") for path in STYLE.findall(links))
    address = site.add("static/style.css", css.encode())
    return f'  <link rel="stylesheet" integrity="{site.pinned(address)}" href="{address}">\n'


def _engine(site: Site, addresses: Mapping[str, str]) -> index_parts.EngineFiles:
    """Adds the engine's library; returns what its worker is made of."""
    sources = _sources(module_graph.modules(module_graph.ENGINE))
    compiled = site.add("py/engine.zip", library(sources, module_graph.ENGINE))
    return index_parts.EngineFiles(
        compiled, {addresses[path]: name for path, name in index_parts.KNOWLEDGE.items()}
    )


def _sources(modules: Sequence[str]) -> dict[str, bytes]:
    """Returns the sources of modules by their paths."""
    return {path: (module_graph.PY / path).read_bytes() for path in modules}


def _archive(site: Site, compiler: Compiler, name: str, sources: Mapping[str, bytes]) -> str:
    """Adds the bytecode of modules, by their paths, as one archive; returns its address."""
    files = {
        f"{path.removesuffix('.py')}.mpy": compiler.compiled(source, path)
        for path, source in sources.items()
    }
    return site.add(f"py/{name}.bin", packed(files))
