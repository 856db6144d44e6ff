"""A command as `clang++`, which runs the page's Clang in Node on the files of its folder."""

import base64
import sys
from pathlib import Path

from harness.clang import clang

OUTPUT = "-o"


def main() -> int:
    """Runs Clang; returns its exit status."""
    options = sys.argv[1:]
    files = {
        path.name: {"bytes": base64.b64encode(path.read_bytes()).decode()}
        for path in Path().iterdir()
        if path.is_file()
    }
    wanted = options[options.index(OUTPUT) + 1 :][:1] if OUTPUT in options else []
    answer = clang().ask("clang++", ("-I/include", *options), files, wanted=wanted)
    for name, content in answer["files"].items():
        Path(name).write_bytes(base64.b64decode(content))
    print(answer["output"], end="")
    print(answer["messages"], end="", file=sys.stderr)
    return int("error: " in answer["messages"])


if __name__ == "__main__":
    sys.exit(main())
