"""The isolated environment of the tests: .venv with the packages pinned in pyproject.toml."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path

from harness import SetupError
from serving import ROOT

FOLDER = ROOT / ".venv"
SCRIPTS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / "python"
STAMP = FOLDER / "installed.txt"
# Makes the project's modules importable there, for the scripts that are not run by pytest.
PATHS = Path(sysconfig.get_path("purelib", "venv", {"base": str(FOLDER)}), "project.pth")


def ensure() -> None:
    """Makes the environment unless it holds exactly what is pinned; raises SetupError."""
    wanted = "\n".join([sys.version, str(ROOT), *_requirements()])
    if not (STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted):
        print("Installing the test packages into .venv …", flush=True)
        _create()
        _install(_requirements())
        STAMP.write_text(wanted, encoding="utf-8")
    # Behind everything else, so that an npm installed here serves where there is no other.
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", os.defpath), str(SCRIPTS)])


def run(*module: str, quiet: bool = False) -> int:
    """Runs a module of the environment with its arguments; returns its exit status."""
    errors = subprocess.DEVNULL if quiet else None
    command = [str(PYTHON), "-m", *module]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stderr=errors).returncode


def _requirements() -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = settings["dependency-groups"]
    return groups["test"] if shutil.which("npm") else groups["test"] + groups["npm"]


def _create() -> None:
    try:
        venv.create(FOLDER, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(
            "This Python cannot make virtual environments: install its venv module "
            "(on Debian and Ubuntu the package python3-venv), then try again."
        ) from error
    PATHS.write_text(f"{ROOT / 'py'}\n{ROOT / 'tests'}\n", encoding="utf-8")


def _install(requirements: list[str]) -> None:
    options = ["--quiet", "--disable-pip-version-check", "--no-input"]
    if run("pip", "install", *options, *requirements):
        raise SetupError(
            "pip could not install the test packages, as it says above: "
            "check the network connection and pip's index setting, then try again."
        )
