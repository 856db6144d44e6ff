"""Reads what GCC's and Clang's sanitizers, and the C and C++ libraries, say of a faulty program.

The faults are those of `compiler.faults`. The first one counts: others often follow from it.
"""

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from workbench.programs.compiler.faults import THROWN_KINDS

Fault = dict[str, Any]
Build = Callable[[re.Match[str]], Fault]

_UNDEFINED = r"(?P<file>\S+?):(?P<line>\d+):\d+: runtime error: "
_PLACE = ("file", "line")  # Groups that are no values.
_FRAME = re.compile(r"^ *#\d+ .* (?P<file>\S+?):(?P<line>\d+)(?::\d+)?$", re.MULTILINE)
_MEMBER = re.compile(r"std::(?:\w+::)?(\w+)<[^:]*>::(operator\[\]|\w+)\(")
# What AddressSanitizer calls the ways to use memory wrongly, apart from overflows and overlaps.
_MISUSES = {
    "heap-use-after-free": "memory is used after it was freed",
    "stack-use-after-return": "a variable is used after its function has returned",
    "stack-use-after-scope": "a variable is used outside the block that declares it",
    "double-free": "memory is freed twice",
    "free": "memory is freed that was never allocated",
    "alloc-dealloc-mismatch": "memory is freed in another way than it was allocated",
    "new-delete-type-mismatch": "memory is freed as another type than it was allocated as",
    "negative-size-param": "a number of bytes is negative",
}
_OUTSIDE = "memory outside an array or an object is used"
_FLOW, _OVERLAP = "flow", "-param-overlap"  # Ends of names: of overflows, underflows and overlaps.


def read_fault(messages: str, file: Path) -> Fault | None:
    """Returns the first fault of a program, None if no sanitizer or library reports one.

    Args:
        messages: What the program wrote to standard error.
        file: The file of the program.
    """
    matches = [(pattern.search(messages), build) for pattern, build in _REPORTS]
    found = [(match.start(), match, build) for match, build in matches if match]
    if not found:
        return None
    start, match, build = min(found, key=lambda each: each[0])
    fault = {"kind": build, **_values(match)} if isinstance(build, str) else build(match)
    return {**fault, "line": _line(match, messages[start:], file)}


def _line(match: re.Match[str], report: str, file: Path) -> int:
    """Returns the line of the program that a report or its innermost frame names, 0 if none."""
    for place in (match, *_FRAME.finditer(report)):
        names = place.groupdict()
        if names.get("line") and _is_same(Path(names["file"]), file.resolve()):
            return int(names["line"])
    return 0


def _is_same(named: Path, file: Path) -> bool:
    """Returns whether a path, maybe a relative one, names a file: `stdlib/abort.c` does not."""
    return named.resolve() == file or file.match(str(named))


def _values(match: re.Match[str]) -> Fault:
    """Returns the values in a report, with a type as Clang writes it: `char[8]`, not `char [8]`."""
    found = {name: text for name, text in match.groupdict().items() if name not in _PLACE}
    if "type" in found:
        found["type"] = found["type"].replace(" [", "[").removeprefix("struct ")
    return found


def _wrong_memory(match: re.Match[str]) -> Fault:
    name = match["name"]
    if name == "stack-overflow":
        return {"kind": "stack"}
    if name.endswith(_FLOW):
        return {"kind": "misuse", "message": _OUTSIDE}
    if name.endswith(_OVERLAP):
        function = name.removesuffix(_OVERLAP)
        return {"kind": "misuse", "message": f"`{function}` reads the memory that it writes to"}
    return {"kind": "misuse", "message": _MISUSES.get(name, f"AddressSanitizer reports `{name}`")}


def _signal(match: re.Match[str]) -> Fault:
    number = getattr(signal, f"SIG{match['name']}")
    return {"kind": "signal", "message": signal.strsignal(number)}


def _wrong_address(match: re.Match[str]) -> Fault:
    address = match["address"]
    if address and int(address, 16) < 4096:
        return {"kind": "misuse", "message": "a null pointer is used"}
    return {"kind": "misuse", "message": "the program uses memory that is not its own"}


def _thrown(match: re.Match[str]) -> Fault:
    name, what = match["type"], match["what"] or ""
    return {"kind": THROWN_KINDS.get(name, "throw"), "name": name, "what": what}


def _library_check(match: re.Match[str]) -> Fault:
    members = _MEMBER.findall(match["signature"].split(" [with ")[0])
    name, member = members[-1] if members else ("", "")
    name = name.replace("basic_", "")
    if member == "operator[]" and "size()" in match["expression"]:
        return {"kind": "hardening", "message": "", "type": name}
    place = f" in `{name}::{member}`" if members else ""
    return {"kind": "hardening", "message": f"`{match['expression']}` does not hold{place}"}


# A part of a message of UndefinedBehaviorSanitizer, and the kind of the fault. The groups are named
# like the values of the fault.
_UNDEFINED_REPORTS = (
    (r"index (?P<index>-?\d+) out of bounds for type '(?P<type>.+)'", "bounds"),
    (r".* null pointer of type '(?P<type>.+)'", "null"),
    (r".* with insufficient space for an object of type '(?P<type>.+)'", "object"),
    (r"division by zero", "division"),
    (r"execution reached the end of a value-returning", "return"),
    (
        r"signed integer overflow: (?P<left>-?\d+) (?P<operation>\S) (?P<right>-?\d+)"
        r" cannot be represented in type '(?P<type>.+)'",
        "overflow",
    ),
    (r"load of value (?P<left>\d+), which is not .* type '(?P<type>.+)'", "value"),
    (r"(?P<message>[^;\n]+)", "misuse"),
)
# The same for other programs, or a function that makes the fault.
_OTHER_REPORTS: tuple[tuple[str, str | Build], ...] = (
    (
        # The innermost function tells that the program has sent the signal itself.
        r"AddressSanitizer: (?P<name>SEGV|BUS|FPE|ILL) on unknown address.*\n(?:=.*\n)*"
        r" +#0 .* in (?:\w*pthread_kill\w*|\w*raise|kill) ",
        _signal,
    ),
    (r"AddressSanitizer: (?:SEGV|BUS) on unknown address(?: (?P<address>0x\w+))?", _wrong_address),
    (r"AddressSanitizer: FPE ", "division"),
    (r"AddressSanitizer: ABRT ", "abort"),
    (
        r"ERROR: AddressSanitizer: (?:requested allocation size|allocator is out of memory"
        r"|out of memory|\w+ parameters overflow)\b",
        "memory",
    ),
    (r"ERROR: AddressSanitizer: (?:attempting )?(?P<name>[a-z-]+)", _wrong_memory),
    (
        r"^terminate called after throwing an instance of '(?P<type>.+)'\n"
        r"(?:  what\(\):  (?P<what>.*))?",
        _thrown,
    ),
    (r"exception of type (?P<type>[\w:]*\w)(?:: (?P<what>.*))?", _thrown),
    (r": Assertion `(?P<expression>.*)' failed\.$", "assert"),
    (r"^Assertion failed: \((?P<expression>.*)\), function ", "assert"),
    (
        r"^\S+:\d+: (?P<signature>.*): Assertion '(?P<expression>.*)' failed\.$",
        _library_check,
    ),
)
# The first of those that match at the earliest place counts.
_REPORTS = [
    *[(re.compile(_UNDEFINED + text), build) for text, build in _UNDEFINED_REPORTS],
    *[(re.compile(text, re.MULTILINE), build) for text, build in _OTHER_REPORTS],
]
