"""The program that answers requests for evidence inside the sandbox."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

from hosting.building.module_graph import EVIDENCE, PY, modules
from hosting.building.site import packed
from unit.workbench.programs.evidence.programs import judge

HOSTILE = """\
import json, sys
json.dumps = sys.__stdout__ = None
board = {2: 1}
print("no")
"""


def test_a_request_is_answered_in_lines(tmp_path: Path) -> None:
    """The modules come from an archive, and the tested program cannot replace names used here."""
    known = judge(symbols="", names=[], steps=[], until="")
    request = {"ask": "explain", "program": HOSTILE, "text": "", "offset": 0, "judge": known}
    archive = packed({name: (PY / name).read_bytes() for name in modules(*EVIDENCE)})
    done = subprocess.run(
        [sys.executable, "-I", "-S", PY / "workbench" / "programs" / "sandbox" / "bootstrap.py"],
        input=json.dumps(request).encode() + b"\n" + gzip.decompress(archive),
        capture_output=True,
        check=True,
        cwd=tmp_path,
    )
    lines, board = map(json.loads, done.stdout.splitlines())
    assert (lines["done"], lines["stack"]) == ("wrote", [[4, "the main program"]])
    assert ["board", "{2: 1}"] in lines["variables"]
    assert board == {"board": None, "moves": "", "beliefs": [], "calls": ""}
