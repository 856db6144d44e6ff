"""The environment that the commands make for themselves."""

import venv
from pathlib import Path
from typing import Any

import pytest

from serving import environment


def test_one_that_is_linked_to_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be another project's: what is made here takes the place of the link alone."""
    linked, folder = tmp_path / "of-another", tmp_path / ".venv"
    linked.mkdir()
    (linked / "installed.json").write_text("{}", encoding="utf-8")
    folder.symlink_to(linked)

    def create(place: Path, **options: Any) -> None:
        assert not place.exists()
        place.mkdir()

    monkeypatch.setattr(venv, "create", create)
    monkeypatch.setattr(environment, "FOLDER", folder)
    monkeypatch.setattr(environment, "PATHS", folder / "project.pth")
    monkeypatch.setattr(environment, "STAMP", folder / "installed.json")
    monkeypatch.setattr(environment, "run", lambda *command: 0)
    environment.ensure("test")
    assert (linked / "installed.json").read_text(encoding="utf-8") == "{}"
    assert not folder.is_symlink()
    assert (folder / "installed.json").exists()
