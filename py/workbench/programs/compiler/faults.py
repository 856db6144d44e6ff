"""Describes what a checked C or C++ program did wrong, in one sentence.

A fault is plain data. Its `kind` is one of those below; `line` is the line of the user's program,
0 or missing if it is unknown. `static/compiler/handlers.c` reports the kinds of undefined behaviour
and of the library, with their values; the worker reports how a program ended otherwise. In a
terminal, `workbench.programs.native.sanitizers` reads them from messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Fault = dict[str, Any]

# The program continues after some of these, as it does when a judge runs it.
UNDEFINED = (
    "bounds",
    "division",
    "hardening",
    "misuse",
    "null",
    "object",
    "overflow",
    "return",
    "shift",
    "size",
    "unreachable",
    "value",
)
# Sentences on the kinds of faults that need only their values.
_SAID = {
    "assert": "the assertion `{expression}` fails.",
    "bounds": "index {index} is out of bounds for `{type}`.",
    "exit": "the program ends with exit status {status}; a judge expects 0.",
    "misuse": "{message}.",
    "null": "a null pointer to `{type}` is used.",
    "object": "a pointer to `{type}` is used outside the object that it points into.",
    "return": "the function ends without returning a value.",
    "shift": "{left} cannot be shifted by {right} bits as `{type}`.",
    "size": "an array cannot have {left} elements.",
    "signal": "the program raises a signal: {message}.",
    "stack": "the stack is full. The recursion is too deep, or local arrays are too large.",
    "unreachable": "the program reaches a place that it declares unreachable.",
    "value": "{left} is no value of `{type}`. Was the variable ever set?",
}
NOT_CAUGHT = "Nothing catches it."
# The kinds of faults by exceptions of the library. All other exceptions are of the kind `throw`.
THROWN_KINDS = {
    "std::bad_alloc": "memory",
    "std::bad_array_new_length": "memory",
    "std::out_of_range": "out_of_range",
}
_BUILT_IN_NAMES = {
    "b": "bool",
    "c": "char",
    "d": "double",
    "f": "float",
    "i": "int",
    "j": "unsigned",
    "l": "long",
    "m": "unsigned long",
    "x": "long long",
    "y": "unsigned long long",
    "PKc": "const char *",
    "Pc": "char *",
}
# What libc++'s hardening says, and the type whose index is out of bounds.
_INDEXED = (
    ("vector[] index out of bounds", "vector"),
    ("string index out of bounds", "string"),
    ("out-of-bounds access in std::array", "array"),
    ("deque::operator[] index out of bounds", "deque"),
    ("bitset::operator[] index out of bounds", "bitset"),
    ("string_view[] index out of bounds", "string_view"),
    ("span<T>::operator[](index): index out of range", "span"),
)
# Engines word these differently: Chromium's first, then Firefox's.
_TRAPS = (
    (
        "the program calls a wrong function pointer",
        ("table index", "null function", "signature", "indirect call"),
    ),
    ("the program uses memory that is not its own", ("out of bounds",)),
    ("division by zero", ("divide by zero",)),
    ("a result does not fit in its type", ("overflow", "unrepresentable")),
)


def fault_sentence(fault: Fault) -> str:
    """Returns a sentence that names the line and what is wrong there."""
    kind, line = fault["kind"], fault.get("line")
    said = _SAID[kind].format(**fault) if kind in _SAID else _DESCRIBED.get(kind, _stopped)(fault)
    if line:
        return f"Line {line}: {said}"
    return said if said[0] == "`" else said[0].upper() + said[1:]


def is_undefined(fault: Fault) -> bool:
    """Returns whether a fault is undefined behaviour, beside which the output can be right."""
    return fault["kind"] in UNDEFINED


def _code(text: object) -> str:
    return f"`{text}`"


def _division(fault: Fault) -> str:
    return f"{fault['left']} is divided by zero." if "left" in fault else "division by zero."


def _overflow(fault: Fault) -> str:
    left, sign, right = [fault.get(name, "") for name in ("left", "operation", "right")]
    result = f"{left} {sign or '/'} {right}" if right else f"-({left})"
    return f"{_code(result)} does not fit in {_code(fault['type'])}."


def _hardening(fault: Fault) -> str:
    message = fault["message"]
    types = [name for said, name in _INDEXED if said in message]
    name = fault.get("type") or (types[0] if types else "")
    return f"the index is out of bounds for this `{name}`." if name else f"{message}."


def _throw(fault: Fault) -> str:
    name = fault.get("name") or type_name(fault["type"])
    what = fault.get("what", "")
    message = f": {what}" if what else ""
    return f"{_code(name)} is thrown{message}. {NOT_CAUGHT}"


def _out_of_range(fault: Fault) -> str:
    """Libraries word the message so: `vector`, `map::at:  key not found`, `stoi: out of range`."""
    what = fault.get("what", "")
    name = what.split("::")[0].split(":")[0].replace("basic_", "")
    if what[:3] == "sto":
        said = f"the number is out of range for {_code(name)}"
    elif "map" in name:
        said = "`at()` finds no such key"
    else:
        said = "a position is out of range" + (f" for this {_code(name)}" if name else "")
    return f"{said}. {NOT_CAUGHT}"


def _abort(fault: Fault) -> str:
    message = fault.get("message", "")
    return f"the program aborts: {message}." if message else "the program calls `abort()`."


def _memory(fault: Fault) -> str:
    limit = f"{fault['megabytes']} MB" if fault.get("megabytes") else "it gets"
    return f"the program needs more memory than {limit}."


def _trap(fault: Fault) -> str:
    message = fault.get("message", "")
    known = [said for said, signs in _TRAPS if any(sign in message for sign in signs)]
    return f"{known[0]}." if known else _stopped(fault)


def _stopped(fault: Fault) -> str:
    message = fault.get("message", "")
    return f"the program stops: {message}." if message else "the program stops."


def type_name(mangled: str) -> str:
    """Returns the name of a type that a program throws.

    It is mangled as `St13runtime_error`, or plain if the library throws it.
    """
    if mangled in _BUILT_IN_NAMES:
        return _BUILT_IN_NAMES[mangled]
    if "basic_string" in mangled:
        return "std::string"
    names = _names_in(mangled)
    if not names:
        return mangled if "::" in mangled else f"std::{mangled}"
    if "St" in mangled[:3]:
        names = ["std"] + [name for name in names if name[:2] != "__"]
    return "::".join(names)


def _names_in(mangled: str) -> list[str]:
    """Returns the names of a mangled name, each of which follows its length."""
    found = []
    at = 0
    while at < len(mangled):
        end = at
        while end < len(mangled) and mangled[end].isdigit():
            end += 1
        if end > at:
            length = int(mangled[at:end])
            found.append(mangled[end : end + length])
            end += length
        at = max(end, at + 1)
    return found


_DESCRIBED: dict[str, Callable[[Fault], str]] = {
    "abort": _abort,
    "division": _division,
    "hardening": _hardening,
    "memory": _memory,
    "out_of_range": _out_of_range,
    "overflow": _overflow,
    "throw": _throw,
    "trap": _trap,
}
KINDS = sorted(_SAID) + sorted(_DESCRIBED)
