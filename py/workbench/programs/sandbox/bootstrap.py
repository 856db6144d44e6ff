"""Answers a request of `service` inside the sandbox, where it runs like a user's program.

Standard input is a line with the request, then an archive of modules: a line with their paths and
sizes, then their contents. Each part of the answer is a line of JSON.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

FOLDER = "modules"


def unpack(archive: bytes) -> None:
    """Writes the modules of an archive into FOLDER."""
    head, _, contents = archive.partition(b"\n")
    start = 0
    for path, size in json.loads(head):
        file = Path(FOLDER, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(contents[start : start + size])
        start += size


def main() -> None:
    """Answers the request."""
    # The tested program may replace the names that it shares with this one.
    write, dumps = sys.stdout.write, json.dumps
    flush = sys.stdout.flush
    request, _, archive = sys.stdin.buffer.read().partition(b"\n")
    unpack(archive)
    sys.path.insert(0, FOLDER)
    sys.dont_write_bytecode = True
    service = import_module("workbench.programs.sandbox.service")
    for part in service.parts(json.loads(request)):
        write(dumps(part) + "\n")
        flush()


main()
