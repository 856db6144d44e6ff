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


def test_packages_are_added_to_an_environment_that_has_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package that is no longer pinned makes the next environment a new one."""
    pinned = {"build": ["a==1"], "test": ["b==1", "c==1"]}
    work: list[Any] = []
    monkeypatch.setattr(environment, "STAMP", tmp_path / "installed.json")
    monkeypatch.setattr(environment, "_groups", lambda: pinned)
    monkeypatch.setattr(environment, "_create", lambda: work.append("created"))
    monkeypatch.setattr(environment, "_install", work.append)
    environment.ensure("build")
    environment.ensure("test", "build")
    environment.ensure("test")
    assert work == ["created", ["a==1"], ["b==1", "c==1"]]
    pinned["build"] = ["a==2"]
    environment.ensure("test")
    assert work[3:] == ["created", ["b==1", "c==1"]]
