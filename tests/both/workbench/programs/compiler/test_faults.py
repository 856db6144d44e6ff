"""The sentences on faults of checked programs."""

import json

from workbench.programs.compiler.faults import UNDEFINED, fault_sentence, is_undefined, type_name

# Reports, each with its sentence.
SENTENCES = """\
{"kind": "bounds", "line": 24, "index": "8", "type": "char[8][8]"}
Line 24: index 8 is out of bounds for `char[8][8]`.
{"kind": "bounds", "index": "-1", "type": "int[64]"}
Index -1 is out of bounds for `int[64]`.
{"kind": "null", "line": 3, "type": "Board", "access": 3}
Line 3: a null pointer to `Board` is used.
{"kind": "division", "line": 9, "left": "3", "right": "0", "type": "int"}
Line 9: 3 is divided by zero.
{"kind": "overflow", "left": "9", "operation": "*", "right": "7", "type": "int"}
`9 * 7` does not fit in `int`.
{"kind": "overflow", "line": 3, "left": "-2147483648", "right": "-1", "type": "int"}
Line 3: `-2147483648 / -1` does not fit in `int`.
{"kind": "overflow", "line": 3, "left": "-2147483648", "type": "int"}
Line 3: `-(-2147483648)` does not fit in `int`.
{"kind": "shift", "line": 4, "left": "1", "right": "64", "type": "long long"}
Line 4: 1 cannot be shifted by 64 bits as `long long`.
{"kind": "value", "line": 6, "left": "170", "type": "bool"}
Line 6: 170 is no value of `bool`. Was the variable ever set?
{"kind": "size", "line": 7, "left": "0"}
Line 7: an array cannot have 0 elements.
{"kind": "return", "line": 12}
Line 12: the function ends without returning a value.
{"kind": "hardening", "line": 5, "message": "vector[] index out of bounds"}
Line 5: the index is out of bounds for this `vector`.
{"kind": "hardening", "line": 5, "message": "front() called on an empty vector"}
Line 5: front() called on an empty vector.
{"kind": "throw", "line": 8, "type": "St13runtime_error", "what": "bad move"}
Line 8: `std::runtime_error` is thrown: bad move. Nothing catches it.
{"kind": "throw", "type": "i", "what": "3"}
`int` is thrown: 3. Nothing catches it.
{"kind": "out_of_range", "line": 2, "type": "St12out_of_range", "what": "vector"}
Line 2: a position is out of range for this `vector`. Nothing catches it.
{"kind": "out_of_range", "type": "out_of_range", "what": "basic_string"}
A position is out of range for this `string`. Nothing catches it.
{"kind": "out_of_range", "type": "St12out_of_range", "what": "map::at:  key not found"}
`at()` finds no such key. Nothing catches it.
{"kind": "out_of_range", "line": 2, "type": "out_of_range", "what": "stoi: out of range"}
Line 2: the number is out of range for `stoi`. Nothing catches it.
{"kind": "throw", "line": 8, "name": "BadMove", "what": ""}
Line 8: `BadMove` is thrown. Nothing catches it.
{"kind": "signal", "message": "Segmentation fault"}
The program raises a signal: Segmentation fault.
{"kind": "misuse", "line": 7, "message": "memory is freed twice"}
Line 7: memory is freed twice.
{"kind": "assert", "line": 4, "expression": "n > 0"}
Line 4: the assertion `n > 0` fails.
{"kind": "abort", "line": 4}
Line 4: the program calls `abort()`.
{"kind": "memory", "line": 9, "megabytes": 256}
Line 9: the program needs more memory than 256 MB.
{"kind": "memory"}
The program needs more memory than it gets.
{"kind": "stack", "line": 9}
Line 9: the stack is full. The recursion is too deep, or local arrays are too large.
{"kind": "exit", "status": 3}
The program ends with exit status 3; a judge expects 0.
{"kind": "trap", "line": 5, "message": "memory access out of bounds"}
Line 5: the program uses memory that is not its own.
{"kind": "trap", "line": 5, "message": "index out of bounds"}
Line 5: the program uses memory that is not its own.
{"kind": "trap", "message": "null function or function signature mismatch"}
The program calls a wrong function pointer.
{"kind": "trap", "message": "table index is out of bounds"}
The program calls a wrong function pointer.
{"kind": "trap", "message": "unreachable"}
The program stops: unreachable.
"""


def test_a_fault_has_one_sentence_that_begins_with_the_line() -> None:
    lines = SENTENCES.split("\n")
    for report, sentence in zip(lines[::2], lines[1::2]):
        assert fault_sentence(json.loads(report)) == sentence


def test_undefined_behaviour_is_told_from_other_faults() -> None:
    assert is_undefined({"kind": "bounds"}) and is_undefined({"kind": "hardening"})
    for kind in ("throw", "exit", "memory", "stack", "assert"):
        assert not is_undefined({"kind": kind})
    assert len(UNDEFINED) == 12


def test_the_types_that_are_thrown_have_their_names() -> None:
    for mangled, name in (
        ("i", "int"),
        ("PKc", "const char *"),
        ("NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE", "std::string"),
        ("St16invalid_argument", "std::invalid_argument"),
        ("NSt8ios_base7failureE", "std::ios_base::failure"),
        ("NSt3__212system_errorE", "std::system_error"),
        ("7BadMove", "BadMove"),
        ("N5board7BadMoveE", "board::BadMove"),
        ("length_error", "std::length_error"),
    ):
        assert type_name(mangled) == name
