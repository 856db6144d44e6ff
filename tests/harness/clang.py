"""Runs the page's Clang in Node, which starts once and keeps its precompiled header."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from hosting.serving import ROOT

FOLDER = ROOT / "static" / "runtime" / "clang"
SOURCES = ROOT / "static" / "compiler"
IS_HERE = bool(shutil.which("node")) and (FOLDER / "files.json").exists()
HEADER = "everything.h"
GENERAL = (
    "-O1", "-I/include", "-DONLINE_JUDGE", "-D_WASI_EMULATED_SIGNAL",
    "-D_WASI_EMULATED_PROCESS_CLOCKS", "-fno-color-diagnostics",
)  # fmt: skip
LINKING = (
    "-lwasi-emulated-signal",
    "-Wl,--stack-first",
    "-Wl,-z,stack-size=8388608",
    "-Wl,--export=__stack_pointer",
)
TREE = ("-fsyntax-only", "-Xclang", "-ast-dump=json")


class Clang:
    """A process that compiles. Requests and answers are those of `clang.mjs`."""

    def __init__(self) -> None:
        words = ["node", str(Path(__file__).with_suffix(".mjs")), str(FOLDER)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, encoding="utf-8")
        standard = (SOURCES / "include" / "bits" / "stdc++.h").read_text(encoding="utf-8")
        self._files = {
            HEADER: "#include <bits/stdc++.h>\n",
            "include": {"bits": {"stdc++.h": standard}},
        }

    def ask(
        self, command: str, options: tuple[str, ...], files: dict[str, Any], **more: Any
    ) -> Any:
        """Returns the answer of a command."""
        request = {"command": command, "options": options, "files": {**self._files, **files}}
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps({**request, **more}) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    @cache  # noqa: B019
    def header(self, standard: str) -> str:
        """Returns the name of the precompiled header of a standard."""
        name = f"{standard}.pch"
        options = (*GENERAL, standard, "-x", "c++-header", HEADER, "-o", name)
        self.ask("clang++", options, {}, keep=[name])
        return name

    @cache  # noqa: B019
    def tree(self, source: str, standard: str) -> str:
        """Returns the tree of a program. The standard is an option, as `-std=c++17`."""
        kind = "c++" if "++" in standard else "c"
        given: tuple[str, ...] = ("-x", kind, "program")
        if kind == "c++" and "#include" in source:
            given = ("-include-pch", self.header(standard), *given)
        answer = self.ask("clang++", (*TREE, *GENERAL, standard, *given), {"program": source})
        assert "error: " not in answer["messages"], answer["messages"]
        return str(answer["output"])

    @cache  # noqa: B019
    def handlers(self) -> str:
        """Returns the name of the object that each program is linked with."""
        text = (SOURCES / "handlers.c").read_text(encoding="utf-8")
        options = ("-c", "-O1", "handlers.c", "-o", "handlers.o")
        self.ask("clang", options, {"handlers.c": text}, keep=["handlers.o"])
        return "handlers.o"

    @cache  # noqa: B019
    def built(self, source: str, standard: str, *options: str) -> str:
        """Returns the name of the module of a program."""
        name = f"{hash((source, standard, options))}.wasm"
        kind = "c++" if "++" in standard else "c"
        header = (SOURCES / "trace.h").read_text(encoding="utf-8")
        objects = self.handlers()
        given = ("-x", kind, "program", "-x", "none", objects, "-o", name)
        files = {"program": source, "trace.h": header}
        words = (*GENERAL, standard, *options, *LINKING, *given)
        answer = self.ask("clang++", words, files, keep=[name])
        assert answer["made"], answer["messages"]
        return name

    def run(self, module: str, text: str, mode: str) -> tuple[str, int, str]:
        """Returns the output of a module, its exit status, and its trace."""
        environment = [f"TRACE={mode}"] if mode else []
        found = self.ask("run", (), {}, module=module, input=text, environment=environment)
        return found["output"], found["status"], found["trace"]


@cache
def clang() -> Clang:
    """Returns the process, started once."""
    return Clang()
