"""The page, the installed runtime and the CDN agree on versions, files and code."""

import gzip
import json
import re

import pytest

from hosting.serving import ROOT, runtime

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")


def test_the_page_loads_the_pinned_versions_from_the_cdn() -> None:
    names = {package.name: package.version for package in runtime.PACKAGES}
    found = re.findall(rf"({'|'.join(map(re.escape, names))})@([\w.-]+)", INDEX)
    assert {"@pyscript/core", "@micropython/micropython-webassembly-pyscript"} <= dict(found).keys()
    assert all(names[name] == version for name, version in found), found


@pytest.mark.slow  # --quick does not install the compiler.
def test_the_code_that_the_page_replaces_in_clang_occurs_once() -> None:
    worker = (ROOT / "static" / "compiler" / "compiler.js").read_text(encoding="utf-8")
    replaced = re.search(r'^const COPY = (".*");$', worker, re.MULTILINE)
    assert replaced
    text = json.loads(replaced[1])
    packed = (ROOT / "static" / "runtime" / "clang" / "bundle.js.bin").read_bytes()
    times = gzip.decompress(packed).decode().count(text)
    assert times == 1, text


def test_the_files_of_the_runtime_that_the_page_names_exist() -> None:
    files = re.findall(r"\./(static/runtime/[\w./-]+\.\w+)", INDEX)
    assert "static/runtime/pyscript/core.js" in files
    assert [file for file in files if not (ROOT / file).is_file()] == []
