"""Runs the page's Clang in Node, and keeps what it makes for later runs."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from harness.kept import contents, kept
from hosting.serving import ROOT

FOLDER = ROOT / "static" / "runtime" / "clang"
SOURCES = ROOT / "static" / "compiler"
IS_HERE = bool(shutil.which("node")) and (FOLDER / "files.json").exists()
HEADER = "everything.h"
# What no program of the tests uses of it, and Clang reads for a third of the time.
UNUSED = re.compile(
    r"#include <(any|atomic|c?complex|ctgmath|cfenv|cinttypes|cuchar|cwchar|cwctype|charconv|chrono"
    r"|codecvt|condition_variable|filesystem|forward_list|fstream|future|locale|memory_resource"
    r"|mutex|random|regex|scoped_allocator|shared_mutex|thread|valarray)>\n"
)
PRECOMPILED = "everything.pch"
MODULE = "program.wasm"
# Files that `clang.mjs` answers with.
OUTPUT, MESSAGES = "output", "messages"
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
    """What Clang makes of sources, kept between runs, and a process of Node that runs programs."""

    @cached_property
    def _process(self) -> subprocess.Popen[str]:
        # Optimizing Clang takes V8 longer than the few programs of a process.
        words = ["node", "--liftoff-only", str(Path(__file__).with_suffix(".mjs")), str(FOLDER)]
        pipe = subprocess.PIPE
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, encoding="utf-8")

    @cached_property
    def _sources(self) -> list[bytes]:
        """All that Clang and its process depend on."""
        return contents("static/runtime/installed.json", "tests/harness/clang.mjs")

    @cached_property
    def _files(self) -> dict[str, Any]:
        standard = (SOURCES / "include" / "bits" / "stdc++.h").read_text(encoding="utf-8")
        return {
            HEADER: "#include <bits/stdc++.h>\n",
            "include": {"bits": {"stdc++.h": UNUSED.sub("", standard)}},
        }

    def _answer(self, **request: Any) -> Any:
        """Returns the answer to a request, which `clang.mjs` explains."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def made(
        self, command: str, options: Iterable[str], files: dict[str, Any], *names: str
    ) -> Path:
        """Returns a folder with the named files that a command makes, its output and messages."""
        request = {"command": command, "options": options, "files": {**self._files, **files}}

        def make(folder: Path) -> None:
            folder.mkdir()
            answer = self._answer(**request, names=names, folder=str(folder))
            for name, text in answer.items():
                (folder / name).write_text(text, encoding="utf-8")

        return kept("clang", [json.dumps([request, names]), *self._sources], make)

    @cache  # noqa: B019
    def header(self, standard: str) -> Path:
        options = (*GENERAL, standard, "-x", "c++-header", HEADER, "-o", PRECOMPILED)
        return self.made("clang++", options, {}, PRECOMPILED) / PRECOMPILED

    def _header(self, source: str, standard: str) -> tuple[tuple[str, ...], dict[str, Any]]:
        """Returns the options and files with which a C++ program uses the precompiled header."""
        if "++" not in standard or "#include <" not in source:
            return (), {}
        return ("-include-pch", PRECOMPILED), {PRECOMPILED: {"path": str(self.header(standard))}}

    @cache  # noqa: B019
    def tree(self, source: str, standard: str) -> str:
        """Returns the tree of a program. The standard is an option, as `-std=c++17`."""
        kind = "c++" if "++" in standard else "c"
        header, files = self._header(source, standard)
        files["program"] = source
        words = (*TREE, *GENERAL, standard, *header, "-x", kind, "program")
        folder = self.made("clang++", words, files)
        messages = (folder / MESSAGES).read_text(encoding="utf-8")
        assert "error: " not in messages, messages
        return (folder / OUTPUT).read_text(encoding="utf-8")

    @cache  # noqa: B019
    def handlers(self) -> Path:
        """Returns the object that each program is linked with."""
        text = (SOURCES / "handlers.c").read_text(encoding="utf-8")
        options = ("-c", "-O1", "handlers.c", "-o", "handlers.o")
        return self.made("clang", options, {"handlers.c": text}, "handlers.o") / "handlers.o"

    @cache  # noqa: B019
    def built(self, source: str, standard: str, *options: str) -> Path:
        kind = "c++" if "++" in standard else "c"
        # Clang refuses a header that was compiled without it.
        is_guarded = "-fstack-protector-strong" in options
        header, files = ((), {}) if is_guarded else self._header(source, standard)
        given = ("-x", kind, "program", "-x", "none", "handlers.o", "-o", MODULE)
        files |= {
            "program": source,
            "trace.h": (SOURCES / "trace.h").read_text(encoding="utf-8"),
            "handlers.o": {"path": str(self.handlers())},
        }
        words = (*GENERAL, standard, *header, *options, *LINKING, *given)
        folder = self.made("clang++", words, files, MODULE)
        assert (folder / MODULE).exists(), (folder / MESSAGES).read_text(encoding="utf-8")
        return folder / MODULE

    def run(self, module: Path, text: str, mode: str) -> tuple[str, int, str]:
        """Returns the output of a module, its exit status, and its trace."""
        environment = [f"TRACE={mode}"] if mode else []
        found = self._answer(module=str(module), input=text, environment=environment)
        return found["output"], found["status"], found["trace"]


@cache
def clang() -> Clang:
    return Clang()
