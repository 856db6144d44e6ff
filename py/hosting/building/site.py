"""The site: the page as it is published, in a folder for any static host."""

import gzip
import html
import io
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hosting.building import index_parts, memory_image, module_graph, pyscript_core
from hosting.building.bytecode import BuildError, Compiler
from hosting.building.format_parts import FOLDERS, SAMPLE
from hosting.building.index_parts import KNOWLEDGE, with_parts
from hosting.building.module_graph import EVIDENCE
from hosting.building.names import Site, digest
from hosting.building.policy import policy
from hosting.serving import ROOT, stoppable
from hosting.serving.packing import FILE_LIST
from hosting.serving.runtime import CLANG, MICROPYTHON, PYODIDE, PYSCRIPT, RUNTIME

STYLES = re.compile(r'(  <link rel="stylesheet" href="\./(.*?)">\n)+')
STYLE = re.compile(r'href="\./(.*?)"')
ADDRESS = re.compile(r'"\./(static/[^"]+)"')
CARD = ROOT / "static" / "screenshots" / "playing.png"
# Published beside index.html, because their own folder is the scope of the application.
WORKER, MANIFEST = "service-worker.js", "manifest.webmanifest"
MODULES = "modules.json"
READER_MODULES = "reader.zip"  # Named by static/reader.js, too.
# The page stores the compiler itself, once the user has agreed to its download.
STORED_BY_PAGE = f"{CLANG.folder}-"
# Below static/. The style sheets are published as one, but a saved picture needs one of them.
NOT_PUBLISHED = ("runtime/*", "screenshots/*", WORKER, MANIFEST, MODULES, "*.css")
REQUESTED = (
    "static/drawing.css",
    "static/compiler/include/assertion_handler.h",
    "static/compiler/include/bits/stdc++.h",
    "py/workbench/programs/sandbox/harness.py",
    "py/workbench/programs/sandbox/bootstrap.py",
)
# The beginnings of the names of the files that a game needs.
FIRST = (
    "index.html",
    MANIFEST,
    "pyscript-",
    "micropython-",
    "py/first-",
    "py/later-",
    "py/memory-",
    "static/style-",
    "static/icon-",
)


def packed(files: Mapping[str, bytes]) -> bytes:
    """Returns a compressed archive: a line of JSON with paths and sizes, then the contents.

    `page/loader.py` unpacks it.
    """
    sizes = json.dumps([[path, len(content)] for path, content in files.items()])
    return gzip.compress(b"\n".join([sizes.encode(), b"".join(files.values())]), mtime=0)


def build(folder: Path, address: str = "") -> None:
    """Writes the site into a folder and replaces a site that is there.

    The runtime and the compiler must be installed.

    Args:
        folder: The folder, which is created if necessary.
        address: The public address of the site, with which links to it can show a picture.

    Raises:
        BuildError: The folder contains anything else or cannot be written, or a module cannot be
            compiled.
    """
    try:
        if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).is_file():
            raise BuildError(
                f"{folder} contains other files than this page: choose another folder."
            )
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".building-", dir=folder.parent) as temporary:
            staged = Path(temporary, "site")
            with stoppable(f"Stopped before the page was built; {folder} is unchanged."):
                _write(Site(staged), address)
            _replace(folder, staged, Path(temporary, "replaced"))
    except OSError as error:
        raise BuildError(
            f"{folder} cannot be written ({error.strerror}): make room there or allow it, or "
            "choose another folder."
        ) from error


def _replace(folder: Path, staged: Path, replaced: Path) -> None:
    """Moves a new folder into the place of another one, which stays there if that fails."""
    try:
        if folder.exists():
            folder.rename(replaced)
        staged.rename(folder)
    except BaseException:
        if replaced.exists() and not folder.exists():
            replaced.rename(folder)
        raise


def _write(site: Site, address: str) -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    pyscript = pyscript_core.published(RUNTIME / PYSCRIPT.folder)
    contents = {PYSCRIPT.folder: pyscript.files}
    contents |= {
        package.folder: _contents(package.folder) for package in (MICROPYTHON, PYODIDE, CLANG)
    }
    places = {folder: site.add_folder(folder, files) for folder, files in contents.items()}
    addresses = {path: site.add(path, (ROOT / path).read_bytes()) for path in _files()}
    compiler = Compiler()
    first, later = (_bytecode(compiler, modules) for modules in module_graph.stages())
    first_archive = site.add("py/first.bin", packed(first))
    later_archive = site.add("py/later.bin", packed(later))
    image = ""
    if pyscript.is_trimmed:
        image = site.add("py/memory.wasm", memory_image.image(first | later))
    interpreter, wasm = (f"{places[MICROPYTHON.folder]}{name}" for name in MICROPYTHON.files)
    imported = [f"{places[PYSCRIPT.folder]}{name}" for name in pyscript.imported]
    engine = site.add("py/engine.bin", packed(_bytecode(compiler, module_graph.engine_modules())))
    evidence = site.add("py/evidence.bin", packed(_sources(module_graph.modules(*EVIDENCE))))
    lists = index_parts.module_lists(
        [later_archive], [engine], _reader(site, addresses), [evidence]
    )
    page = STYLES.sub(lambda links: _one_sheet(site, links[0]), page)
    parts = {
        "integrity": index_parts.import_map(
            {f"./{name}": site.hashes[name] for name in site.hashes}
        ),
        "preloads": index_parts.preloads([*imported, interpreter], [wasm], [first_archive], image),
        "modules": index_parts.modules(lists),
        "loader": index_parts.loader(),
        "installing": f'\n  <link rel="manifest" href="./{MANIFEST}">\n  ' + _card(site, address),
        # A build has no other addresses: a file that fails to load is requested here again.
        "runtime": index_parts.runtime(
            {name: {"installed": place, "published": place} for name, place in places.items()}
        )
        + index_parts.locations({f"./{path}": addresses[path] for path in addresses}),
    }
    runtime = {f"static/runtime/micropython/{MICROPYTHON.files[0]}": interpreter}
    page = with_parts(_with_addresses(page, addresses | runtime), parts)
    site.write("index.html", with_parts(page, {"policy": policy(page)}).encode())
    manifest = (ROOT / "static" / MANIFEST).read_text(encoding="utf-8")
    site.write(MANIFEST, _with_addresses(manifest, addresses).encode())
    site.write("LICENSE", (ROOT / "LICENSE").read_bytes())
    site.write(WORKER, _worker(site.hashes).encode())


def _with_addresses(text: str, addresses: Mapping[str, str]) -> str:
    """Returns the text with the files of the checkout under their addresses in the site."""
    return ADDRESS.sub(lambda path: f'"{addresses.get(path[1], path[0][1:-1])}"', text)


def _card(site: Site, address: str) -> str:
    """Adds the picture that other sites show with a link; returns the elements that name it."""
    if not address:
        return ""
    picture = site.add("static/card.png", CARD.read_bytes()).removeprefix("./")
    address = html.escape(address)
    return (
        f'<link rel="canonical" href="{address}">'
        f'\n  <meta property="og:url" content="{address}">'
        f'\n  <meta property="og:image" content="{address}{picture}">'
        f'\n  <meta name="twitter:card" content="summary_large_image">\n  '
    )


def _worker(hashes: Mapping[str, str]) -> str:
    """Returns the service worker that caches the files with these hashes."""
    kept = {
        "version": digest(json.dumps(hashes).encode()),
        "first": {name: hashes[name] for name in hashes if name.startswith(FIRST)},
        "later": {name: hashes[name] for name in hashes if _is_kept_later(name)},
    }
    code = (ROOT / "static" / WORKER).read_text(encoding="utf-8")
    return f"const KEPT = {json.dumps(kept, indent=1)};\n{code}"


def _is_kept_later(name: str) -> bool:
    """Returns whether the service worker stores a file after the first game has started."""
    is_compiler = name.startswith(STORED_BY_PAGE) and not name.endswith(FILE_LIST)
    return not (name.startswith(FIRST) or is_compiler)


def _contents(folder: str) -> dict[str, bytes]:
    """Returns the files of a package of the runtime, by their names."""
    return {path.name: path.read_bytes() for path in sorted((RUNTIME / folder).iterdir())}


def _files() -> list[str]:
    """Returns the paths of the files that the page requests when it needs them."""
    static = ROOT / "static"
    left_out = {path for pattern in NOT_PUBLISHED for path in static.glob(f"**/{pattern}")}
    files = [path for path in static.glob("*/*") if path.is_file()]
    files += [path for path in static.glob("*") if path.is_file()]
    kept = [path.relative_to(ROOT).as_posix() for path in files if path not in left_out]
    samples = [path.relative_to(ROOT).as_posix() for path in FOLDERS.glob(f"*/{SAMPLE}")]
    return sorted([*kept, *samples, *REQUESTED])


def _one_sheet(site: Site, links: str) -> str:
    """Adds the linked style sheets as one file; returns the link to it."""
    css = "".join((ROOT / path).read_text(encoding="utf-8") for path in STYLE.findall(links))
    address = site.add("static/style.css", css.encode())
    checked = f'crossorigin integrity="{site.integrity(address)}"'
    return f'  <link rel="stylesheet" {checked} href="{address}">\n'


def _reader(site: Site, addresses: Mapping[str, str]) -> dict[str, str]:
    """Adds the modules of the reader of files; returns the files that its worker loads."""
    archive = io.BytesIO()
    with ZipFile(archive, "w") as modules:
        for path, source in _sources(module_graph.modules(module_graph.READER)).items():
            modules.writestr(ZipInfo(path), source, ZIP_DEFLATED)
    address = site.add(f"py/{READER_MODULES}", archive.getvalue())
    return {address: READER_MODULES} | {addresses[path]: KNOWLEDGE[path] for path in KNOWLEDGE}


def _sources(paths: Sequence[str]) -> dict[str, bytes]:
    """Returns the sources of modules by their paths."""
    return {path: (module_graph.PY / path).read_bytes() for path in paths}


def _bytecode(compiler: Compiler, paths: Sequence[str]) -> dict[str, bytes]:
    """Returns the bytecode of modules by its paths."""
    return {
        f"{path.removesuffix('.py')}.mpy": compiler.compiled(source, path)
        for path, source in _sources(paths).items()
    }
