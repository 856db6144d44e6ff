"""A command as `clang++`, which runs the page's Clang in Node on the files of its folder."""

import base64
import shutil
import sys
from pathlib import Path

from harness.clang import MESSAGES, OUTPUT, clang

TO = "-o"


def main() -> int:
    """Runs Clang; returns its exit status."""
    options = sys.argv[1:]
    files = {
        path.name: {"bytes": base64.b64encode(path.read_bytes()).decode()}
        for path in Path().iterdir()
        if path.is_file()
    }
    wanted = options[options.index(TO) + 1 :][:1] if TO in options else []
    folder = clang().made("clang++", ("-I/include", *options), files, *wanted)
    for name in wanted:
        if (folder / name).exists():
            shutil.copyfile(folder / name, name)
    messages = (folder / MESSAGES).read_text(encoding="utf-8")
    print((folder / OUTPUT).read_text(encoding="utf-8"), end="")
    print(messages, end="", file=sys.stderr)
    return int("error: " in messages)


if __name__ == "__main__":
    sys.exit(main())
