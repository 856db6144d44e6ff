"""Checks the JavaScript of the page and of the tests: `python -m harness.javascript`.

npm installs the pinned eslint and TypeScript into .javascript/, where their settings are.
"""

import re
import shutil
import subprocess
import sys

from hosting.serving import ROOT

FOLDER = ROOT / ".javascript"
INLINE = re.compile(r"<script>\n(.*?)</script>", re.DOTALL)
OPTIONS = ("--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
INSTALL = ("install", *OPTIONS)
CHECK = ("run", "--silent", "check")


def main() -> int:
    """Runs the checks; returns the exit status of the first failed one, or 0."""
    page = (ROOT / "static" / "sandbox.html").read_text(encoding="utf-8")
    FOLDER.joinpath("sandbox_inline.js").write_text(inline_scripts(page), encoding="utf-8")
    npm = shutil.which("npm") or "npm"
    statuses = (
        subprocess.run([npm, *command], cwd=FOLDER).returncode for command in (INSTALL, CHECK)
    )
    return next(filter(None, statuses), 0)


def inline_scripts(html: str) -> str:
    """Returns the inline scripts of a page, each on its lines in the page."""
    text = ""
    for script in INLINE.finditer(html):
        text += "\n" * (html.count("\n", 0, script.start(1)) - text.count("\n")) + script[1]
    return text


if __name__ == "__main__":
    sys.exit(main())
