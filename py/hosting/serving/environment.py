"""The virtual environment .venv, with the packages that pyproject.toml pins in groups."""

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path

from hosting.serving import ROOT, SetupError, stoppable

FOLDER = ROOT / ".venv"
SCRIPTS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / "python"
STAMP = FOLDER / "installed.json"
# Makes the project's modules importable in .venv, for scripts that pytest does not run.
PATHS = Path(sysconfig.get_path("purelib", "venv", {"base": str(FOLDER)}), "project.pth")
STOPPED = "Stopped before the packages were installed; the next start will begin again."


def ensure(*groups: str) -> None:
    """Creates the environment unless it has the pinned packages of these groups.

    Raises:
        SetupError: The environment cannot be created.
    """
    packages, installed = pinned(groups), _installed()
    missing = [package for package in packages if package not in (installed or [])]
    if missing:
        print(f"Installing {', '.join(missing)} into .venv …", flush=True)
        with stoppable(STOPPED):
            if installed is None:
                _create()
            _install(missing)
        stamp = {**_place(), "packages": [*(installed or []), *missing]}
        STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    # At the end of PATH, so that npm from this environment is used only if there is no other.
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", os.defpath), str(SCRIPTS)])


def run(*module: str, quiet: bool = False) -> int:
    """Runs a module in the environment with arguments; returns its exit status."""
    errors = subprocess.DEVNULL if quiet else None
    command = [str(PYTHON), "-m", *module]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stderr=errors).returncode


def value(expression: str, module: str) -> str:
    """Imports a module in the environment and returns an expression's value as text."""
    program = f"import {module}; print({expression})"
    return subprocess.check_output([str(PYTHON), "-c", program], text=True).strip()


def _groups() -> dict[str, list[str]]:
    """Returns the pinned packages of each group."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = settings["dependency-groups"]
    return groups


def pinned(groups: Iterable[str]) -> list[str]:
    """Returns the pinned packages of groups."""
    packages = _groups()
    return list(dict.fromkeys(package for group in groups for package in packages[group]))


def _place() -> dict[str, object]:
    """Returns the Python and the folder that an environment is valid for."""
    return {"python": sys.version, "folder": str(ROOT)}


def _installed() -> list[str] | None:
    """Returns the packages of the environment, None if it must be created.

    An environment with a package that is no longer pinned is created anew.
    """
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        packages: list[str] = stamp["packages"]
    except (OSError, ValueError, KeyError):
        return None
    is_valid = {key: stamp.get(key) for key in _place()} == _place()
    return packages if is_valid and {*packages} <= {*pinned(_groups())} else None


def _create() -> None:
    if FOLDER.is_symlink():  # Clearing it would clear the target, maybe another project's.
        FOLDER.unlink()
    try:
        venv.create(FOLDER, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(
            "This Python cannot create virtual environments: install its venv module "
            "(on Debian and Ubuntu the package python3-venv), then try again."
        ) from error
    PATHS.write_text(f"{ROOT / 'py'}\n{ROOT / 'tests'}\n", encoding="utf-8")


def _install(packages: Iterable[str]) -> None:
    # Most modules are never imported; Python compiles the others when they are.
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
    if run("pip", "install", *options, *packages):
        raise SetupError(
            "pip could not install the packages (see its messages above): "
            "check the network connection and pip's index setting, then try again."
        )
