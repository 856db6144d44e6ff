"""The published page: complete, reproducible, with files named after their content."""

import base64
import gzip
import hashlib
import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hosting.building import module_graph, pyscript_core, site
from hosting.building.bytecode import BuildError
from hosting.building.names import Site
from hosting.building.trimming import CUTS, NOTICE, UnknownPyScript, trimmed
from hosting.serving.runtime import RUNTIME

pytestmark = pytest.mark.slow

BYTECODE = b"M\x06"  # The first bytes of a file of MicroPython 1.27.
HASHED = re.compile(r"-([0-9a-f]{12})[./]")
# Requested by exactly these names.
UNNAMED = {"index.html", "LICENSE", "manifest.webmanifest", "service-worker.js"}


@pytest.fixture
def pyscript() -> str:
    """The installed core of PyScript."""
    folder = RUNTIME / "pyscript"
    return (folder / pyscript_core.imported(folder)[1]).read_text(encoding="utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_file_is_named_after_its_content(built: Path) -> None:
    for name, content in contents(built).items():
        # The files of a runtime refer to each other by name, so their folder carries the hash.
        if name not in UNNAMED and not HASHED.search(name.split("/")[0] + "/"):
            named = HASHED.search(name)
            assert named, name
            assert hashlib.sha256(content).hexdigest().startswith(named[1])


def test_every_file_that_the_page_names_exists(built: Path) -> None:
    html = (built / "index.html").read_text(encoding="utf-8")
    addresses = set(re.findall(r'"\./([^"]+)"', html))
    named_by_python = {
        name
        for name in addresses
        if name.startswith(("static/", "py/")) and not HASHED.search(name)
    }
    for address in addresses - named_by_python:
        assert (built / address).exists(), address
    # The page maps the plain names that Python uses to addresses.
    table = re.search(r'id="locations">(.*?)</script>', html, re.DOTALL)
    assert table and {f"./{name}" for name in named_by_python} == set(json.loads(table[1]))


def test_nothing_is_loaded_from_other_hosts(built: Path) -> None:
    html = (built / "index.html").read_text(encoding="utf-8")
    # The only address is in the message for users who open the page as a file.
    assert set(re.findall(r"\S*://\S*", html)) == {'http://localhost:8000.");'}


def test_the_archives_hold_the_bytecode_of_every_module(built: Path) -> None:
    first, later = (
        {*module_graph.STAND_INS, *module_graph.modules(module_graph.MAIN)},
        set(module_graph.modules(module_graph.LATER)),
    )
    for name, wanted in (("first", first), ("later", later - first)):
        [archive] = built.glob(f"py/{name}-*.bin")
        head, _, contents = gzip.decompress(archive.read_bytes()).partition(b"\n")
        starts, at = {}, 0
        for path, size in json.loads(head):
            starts[path], at = contents[at : at + 2], at + size
        assert starts == {module.replace(".py", ".mpy"): BYTECODE for module in wanted}
        assert at == len(contents)


def test_pyscript_is_unchanged_apart_from_the_cuts(pyscript: str) -> None:
    less = trimmed(pyscript)
    assert len(less) < len(pyscript) / 2
    joints = "|".join(re.escape(cut.instead + cut.end) for cut in CUTS)
    kept = re.split(joints, less.removeprefix(NOTICE))
    assert len(kept) == len(CUTS) + 1
    places = [pyscript.index(part) for part in kept]
    assert places == sorted(places)
    assert places[0] == 0


@pytest.mark.parametrize("core", ["", "export{}"])
def test_another_pyscript_is_not_trimmed(core: str) -> None:
    with pytest.raises(UnknownPyScript, match="does not contain"):
        trimmed(core)


def test_another_pyscript_is_published_whole_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pyscript"
    shutil.copytree(RUNTIME / "pyscript", folder)
    core = folder / pyscript_core.imported(folder)[1]
    core.write_text(core.read_text("utf-8").replace(CUTS[0].start, "other"), encoding="utf-8")
    pyscript = pyscript_core.published(folder)
    scripts = {path.name: path.read_bytes() for path in folder.glob("*.js")}
    assert pyscript.files == scripts | {"LICENSE": (folder / "LICENSE").read_bytes()}
    assert pyscript.imported == pyscript_core.imported(folder)
    warning = capsys.readouterr().err
    assert "cannot be trimmed, so all of it is published" in warning
    assert "adapt CUTS in py/hosting/building/trimming.py" in warning
    assert ".github/CONTRIBUTING.md" in warning


def test_the_service_worker_knows_every_file_by_its_hash(built: Path) -> None:
    code = (built / "service-worker.js").read_text(encoding="utf-8")
    kept = json.JSONDecoder().raw_decode(code, code.index("{"))[0]
    files = contents(built)
    del files["service-worker.js"]
    hashes = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    # The page stores the compiler itself, if the user agrees to its download.
    compiler = {name for name in hashes if name.startswith("clang-") and name.endswith(".bin")}
    assert len(compiler) == 6
    stored = {name: hashes[name] for name in hashes if name not in compiler}
    assert kept["first"] | kept["later"] == stored
    assert not any(name.startswith("pyodide") for name in kept["first"])


def test_the_policy_allows_exactly_the_inline_scripts_of_the_page(built: Path) -> None:
    html = (built / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="(.*?)"', html, re.DOTALL)
    assert policy
    scripts = re.findall(
        r'<script(?: type="(?:module|importmap)"| async| id="asking")*>(.*?)</script>',
        html,
        re.DOTALL,
    )
    assert len(scripts) == 4
    for script in scripts:
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy[1]
    rules = dict(rule.split(maxsplit=1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert "unsafe-inline" not in rules["script-src"]
    assert "'unsafe-eval'" not in rules["script-src"]
    assert (rules["require-trusted-types-for"], rules["trusted-types"]) == ("'script'", "page")


@pytest.mark.whole  # Every run tests a failing build, and builds once for all other tests.
def test_a_build_replaces_an_older_build_and_is_reproducible(built: Path, tmp_path: Path) -> None:
    (tmp_path / "service-worker.js").write_text("", encoding="utf-8")
    (tmp_path / "left.txt").write_text("", encoding="utf-8")
    site.build(tmp_path)
    assert contents(tmp_path) == contents(built)


@pytest.mark.parametrize("address", ["https://a.example/", 'https://a.example/?x=1&y="><script>'])
def test_the_public_address_is_escaped(address: str, tmp_path: Path) -> None:
    seen = {}

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            known = dict(attrs)
            seen[known.get("rel") or known.get("property") or tag] = known

    Reader().feed(site._card(Site(tmp_path), address))
    assert seen["canonical"]["href"] == address
    assert seen["og:url"]["content"] == address
    assert f"{address}static/card-" in (seen["og:image"]["content"] or "")
    assert set(seen) == {"canonical", "og:url", "og:image", "meta"}


def test_a_build_that_cannot_be_moved_leaves_the_older_build(tmp_path: Path) -> None:
    folder, staged = tmp_path / "site", tmp_path / "missing"
    folder.mkdir()
    (folder / "index.html").write_text("before", encoding="utf-8")
    with pytest.raises(FileNotFoundError):
        site._replace(folder, staged, tmp_path / "replaced")
    assert contents(tmp_path) == {"site/index.html": b"before"}


def test_a_build_replaces_no_other_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BuildError, match="contains other files than this page"):
        site.build(tmp_path)
    assert contents(tmp_path) == {"mine.txt": b"mine"}


@pytest.mark.parametrize("name", ["mine.txt", "mine.txt/site"])
def test_the_message_on_an_unusable_folder_says_what_to_do(tmp_path: Path, name: str) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BuildError, match=r"cannot be written .*choose another folder"):
        site.build(tmp_path / name)
    assert contents(tmp_path) == {"mine.txt": b"mine"}


def test_a_failing_build_leaves_the_older_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "service-worker.js").write_text("before", encoding="utf-8")
    source = tmp_path / "broken.py"
    source.write_text("def", encoding="utf-8")
    monkeypatch.setattr(module_graph, "modules", lambda entry: [str(source)])
    with pytest.raises(BuildError, match=r"could not compile .*broken\.py"):
        site.build(folder)
    assert contents(tmp_path) == {"site/service-worker.js": b"before", "broken.py": b"def"}
