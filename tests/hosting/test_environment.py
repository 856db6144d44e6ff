"""The virtual environment that the commands create."""

import venv
from pathlib import Path
from typing import Any

import pytest

from hosting.serving import environment


def test_a_linked_environment_is_left_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may belong to another project, so only the link is replaced."""
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
