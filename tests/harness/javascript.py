"""Checks the JavaScript of the page and of the tests: `python -m harness.javascript`.

npm installs the pinned eslint and TypeScript into .javascript/, where their settings are. What has
passed is not checked again.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from harness.kept import contents, kept
from hosting.serving import ROOT

FOLDER = ROOT / ".javascript"
INLINE = re.compile(r"<script>\n(.*?)</script>", re.DOTALL)
OPTIONS = ("--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
INSTALL = ("install", *OPTIONS)
CHECK = ("run", "--silent", "check")
CHECKED = (
    ".javascript/*.js*",
    ".javascript/*.ts",
    "static/*.js",
    "static/*.html",
    "static/compiler/*.js",
    "tests/**/*.js",
    "tests/**/*.mjs",
)


def main() -> int:
    """Runs the checks; returns the exit status of the first failed one, or 0."""
    page = (ROOT / "static" / "sandbox.html").read_text(encoding="utf-8")
    FOLDER.joinpath("sandbox_inline.js").write_text(inline_scripts(page), encoding="utf-8")
    try:
        kept("javascript", contents(*CHECKED), check)
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


def check(passed: Path) -> None:
    """Runs the checks; makes an empty file if they pass."""
    npm = shutil.which("npm") or "npm"
    for command in (INSTALL, CHECK):
        subprocess.run([npm, *command], cwd=FOLDER, check=True)
    passed.touch()


def inline_scripts(html: str) -> str:
    """Returns the inline scripts of a page, each on its lines in the page."""
    text = ""
    for script in INLINE.finditer(html):
        text += "\n" * (html.count("\n", 0, script.start(1)) - text.count("\n")) + script[1]
    return text


if __name__ == "__main__":
    sys.exit(main())
