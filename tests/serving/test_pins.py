"""The page loads the same versions from an installed runtime and from the CDN."""

import re

from serving import ROOT, runtime

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")


def test_the_page_loads_the_pinned_versions_from_the_cdn() -> None:
    names = {package.name: package.version for package in runtime.PACKAGES}
    found = re.findall(rf"({'|'.join(map(re.escape, names))})@([\w.-]+)", INDEX)
    assert {"@pyscript/core", "@micropython/micropython-webassembly-pyscript"} <= dict(found).keys()
    assert all(names[name] == version for name, version in found), found


def test_the_files_of_the_runtime_that_the_page_names_exist() -> None:
    files = re.findall(r"\./(static/runtime/[\w./-]+\.\w+)", INDEX)
    assert "static/runtime/pyscript/core.js" in files
    assert [file for file in files if not (ROOT / file).is_file()] == []
