"""A build with a PyScript that cannot be trimmed starts like any other."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page

from driving import Othello
from harness.site import serving
from hosting.building import pyscript_core, site
from hosting.serving.runtime import RUNTIME


@pytest.mark.whole  # Only another version of PyScript is built untrimmed.
def test_an_untrimmed_build_works(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runtime = tmp_path / "runtime"
    shutil.copytree(RUNTIME, runtime)
    core = runtime / "pyscript" / pyscript_core.imported(runtime / "pyscript")[1]
    text = core.read_text(encoding="utf-8")
    core.write_text(text.replace("Ns={codemirror:", 'Ns={"codemirror":'), encoding="utf-8")
    monkeypatch.setattr(site, "RUNTIME", runtime)
    site.build(tmp_path / "site")
    assert "cannot be trimmed" in capsys.readouterr().err
    with serving(folder=tmp_path / "site") as server:
        Othello.opened(page, server.address).expect_working()
