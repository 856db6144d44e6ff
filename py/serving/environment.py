"""An isolated environment: .venv with packages that pyproject.toml pins in groups."""

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path

from serving import ROOT, SetupError

FOLDER = ROOT / ".venv"
SCRIPTS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / "python"
STAMP = FOLDER / "installed.json"
# Makes the project's modules importable there, for the scripts that are not run by pytest.
PATHS = Path(sysconfig.get_path("purelib", "venv", {"base": str(FOLDER)}), "project.pth")


def ensure(*groups: str) -> None:
    """Makes the environment unless it holds what is pinned in these groups; raises SetupError."""
    packages = _pinned(groups)
    if not _holds(packages):
        print(f"Installing {', '.join(packages)} into .venv …", flush=True)
        _create()
        _install(packages)
        STAMP.write_text(json.dumps({**_place(), "packages": packages}), encoding="utf-8")
    # Behind everything else, so that an npm installed here serves where there is no other.
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", os.defpath), str(SCRIPTS)])


def run(*module: str, quiet: bool = False) -> int:
    """Runs a module of the environment with its arguments; returns its exit status."""
    errors = subprocess.DEVNULL if quiet else None
    command = [str(PYTHON), "-m", *module]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stderr=errors).returncode


def value(expression: str, module: str) -> str:
    """Returns what an expression says of a module of the environment, as text."""
    program = f"import {module}; print({expression})"
    return subprocess.check_output([str(PYTHON), "-c", program], text=True).strip()


def _pinned(groups: Sequence[str]) -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned: dict[str, list[str]] = settings["dependency-groups"]
    return [package for group in groups for package in pinned[group]]


def _place() -> dict[str, object]:
    """Returns what an environment is of no use without: this Python, and this folder."""
    return {"python": sys.version, "folder": str(ROOT)}


def _holds(packages: Sequence[str]) -> bool:
    try:
        installed = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    is_there = {key: installed.get(key) for key in _place()} == _place()
    return is_there and set(packages) <= set(installed["packages"])


def _create() -> None:
    if FOLDER.is_symlink():  # What it leads to may be another project's, and would be cleared.
        FOLDER.unlink()
    try:
        venv.create(FOLDER, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(
            "This Python cannot make virtual environments: install its venv module "
            "(on Debian and Ubuntu the package python3-venv), then try again."
        ) from error
    PATHS.write_text(f"{ROOT / 'py'}\n{ROOT / 'tests'}\n", encoding="utf-8")


def _install(packages: list[str]) -> None:
    # Most of what is installed is never imported; the rest is compiled when it is.
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
    if run("pip", "install", *options, *packages):
        raise SetupError(
            "pip could not install the packages, as it says above: "
            "check the network connection and pip's index setting, then try again."
        )
