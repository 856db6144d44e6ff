"""Compiles the kernel to a module of WebAssembly: Numba writes LLVM's language, Clang the module.

Numba takes each exported function with the arrays of `memory.KernelMemory` as parameters. Here the
arrays become memory at fixed addresses, and each function gets a short one that takes and returns
numbers of 32 bits. Clang sees everything at once and removes the parameters for the arrays again.

`python -m play.engine.kernel.module` prints what Clang needs. It is a process of its own, because
Numba writes another text after it has compiled other functions or was imported with other settings.
"""

from __future__ import annotations

import json
import os

# Numba leaves the optimisation to Clang, so that its text is the same on every machine.
os.environ.update(NUMBA_OPT="0", NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")

import re
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from llvmlite import binding as llvm
from numba import types

from play.engine.kernel import root
from play.engine.kernel.memory import LAYOUT, KernelMemory

# The exported functions and their numbers of parameters.
EXPORTS: dict[Callable[..., int], int] = {
    root.load: 0,
    root.forget: 0,
    root.position: 1,
    root.choose: 1,
    root.search: 5,
    root.run: 1,
    root.line: 1,
    root.perft: 1,
}
DATA = ("raw", "squares", "results", "ahead")  # The arrays whose addresses are exported.
TARGET = """\
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"
"""
TEXT, OBJECT, MODULE = "kernel.ll", "kernel.o", "kernel.wasm"
OPTIONS = ("--target=wasm32-unknown-unknown", "-O3", "-c", "-x", "ir", TEXT, "-o", OBJECT)
STACK = 1 << 16
LINK = (
    "--no-entry",
    "--gc-sections",
    "--strip-all",
    "--stack-first",
    "-z",
    f"stack-size={STACK}",
    *(f"--export={function.__name__}" for function in EXPORTS),
    *(f"--export={name}" for name in DATA),
    OBJECT,
    "-o",
    MODULE,
)


def main() -> None:
    """Prints the files and commands that make the module, and its name, as JSON."""
    commands = [["clang", *OPTIONS], ["wasm-ld", *LINK]]
    print(json.dumps({"files": {TEXT: llvm_text()}, "commands": commands, "module": MODULE}))


def llvm_text() -> str:
    """Returns the kernel in LLVM's language."""
    natives = {}
    linked = llvm.parse_assembly("")
    for function, parameters in EXPORTS.items():
        text = _compiled(function, parameters)
        natives[function] = _native_name(text)
        module = llvm.parse_assembly(re.sub(r"^target .*$", "", text, flags=re.M))
        _simplify(module)
        linked.link_in(module)
    functions = [_export(function, natives[function]) for function in EXPORTS]
    arrays = [_array(name) for name in LAYOUT]
    text = _portable(str(linked))
    for name in natives.values():
        text = text.replace(f'define i32 @"{name}"', f'define internal i32 @"{name}"')
        text = text.replace(f"define i32 @{name}(", f"define internal i32 @{name}(")
    return TARGET + text + "\n".join(arrays + functions)


def _compiled(function: Any, parameters: int) -> str:
    arrays = [
        types.Array(numba.from_dtype(np.dtype(kind)), 1, "C") for kind, _, _ in LAYOUT.values()
    ]
    memory = types.NamedTuple(arrays, KernelMemory)
    function.compile((memory, *[types.int64] * parameters))
    (text,) = function.inspect_llvm().values()
    return str(text)


def _native_name(text: str) -> str:
    """Returns the name of the function itself, without those that call it from Python."""
    names = re.findall(r'^define i32 @"?([^"( ]+)"?\(', text, re.M)
    return str(next(name for name in names if name.startswith("_ZN4play")))


def _simplify(module: Any) -> None:
    """Removes what a function does not need, and variables in memory: Clang is slow in Node."""
    for value in module.functions:
        if not value.is_declaration and value.name.startswith(("_ZN7cpython", "cfunc.")):
            value.linkage = llvm.Linkage.internal
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    machine = llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine()
    options = llvm.create_pipeline_tuning_options(0)
    passes.run(module, llvm.create_pass_builder(machine, options))


def _portable(text: str) -> str:
    """Removes what is about this machine's processor, and makes all functions internal."""
    text = re.sub(r'"target-cpu"="[^"]*"|"target-features"="[^"]*"', "", text)
    text = re.sub(
        r"= (common|linkonce|linkonce_odr)( local_unnamed_addr)? global", "= internal global", text
    )
    return re.sub(r"^define linkonce_odr ", "define internal ", text, flags=re.M)


def _array(name: str) -> str:
    kind, length, shared = LAYOUT[name]
    bits = 8 * np.dtype(kind).itemsize
    if shared:
        other = 8 * np.dtype(LAYOUT[shared][0]).itemsize
        return f"@{name} = alias [{LAYOUT[shared][1]} x i{other}], ptr @{shared}"
    visible = "" if name in DATA + tuple(s for _, _, s in LAYOUT.values()) else "internal "
    return f"@{name} = {visible}global [{length} x i{bits}] zeroinitializer, align 16"


def _export(function: Any, native: str) -> str:
    """Returns an exported function of numbers that calls a function of arrays."""
    name, parameters = function.__name__, EXPORTS[function]
    given = ", ".join(f"i32 %n{i}" for i in range(parameters))
    words = ["ptr %returned", "ptr %failure"]
    for array, (kind, length, _) in LAYOUT.items():
        size = np.dtype(kind).itemsize
        words += ["ptr null", "ptr null", f"i64 {length}", f"i64 {size}", f"ptr @{array}"]
        words += [f"i64 {length}", f"i64 {size}"]
    words += [f"i64 %w{i}" for i in range(parameters)]
    lines = [
        f"define i32 @{name}({given}) {{",
        "  %returned = alloca i64",
        "  %failure = alloca ptr",
        *(f"  %w{i} = sext i32 %n{i} to i64" for i in range(parameters)),
        f'  %status = call i32 @"{native}"({", ".join(words)})',
        "  %value = load i64, ptr %returned",
        "  %number = trunc i64 %value to i32",
        "  ret i32 %number",
        "}",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
