"""Reports of sanitizers and libraries, as GCC 12 and Clang 22 write them, become faults."""

from pathlib import Path

import pytest

from workbench.programs.compiler.faults import fault_sentence
from workbench.programs.native.sanitizers import read_fault

FILE = Path("/tmp/solution.cc")
FRAMES = """\
    #0 0x7f6f83e44471 in __GI_abort stdlib/abort.c:79
    #1 0x7f6f83cd09ed in std::__glibcxx_assert_fail() (/lib/libstdc++.so.6+0xd09ed)
    #2 0x563541cb805b in std::vector<int>::operator[](unsigned long) /usr/include/c++/12/vector:1123
    #3 0x563541cb8123 in flip(int, int) /tmp/solution.cc:24
    #4 0x563541cb8456 in main /tmp/solution.cc:40
"""
ABORT = (
    "AddressSanitizer:DEADLYSIGNAL\n==7==ERROR: AddressSanitizer: ABRT on unknown address 0x05\n"
)
SIGNAL = (
    "==7==ERROR: AddressSanitizer: SEGV on unknown address 0x00000000337e (pc 0x7fbf282a8eec T0)\n"
    "==7==The signal is caused by a READ memory access.\n"
)
RAISED = "    #0 0x7fbf282a8eec in __pthread_kill_implementation nptl/pthread_kill.c:44\n"
VECTOR = (
    "/usr/include/c++/12/bits/stl_vector.h:1123: std::vector<_Tp, _Alloc>::reference"
    " std::vector<_Tp, _Alloc>::operator[](size_type) [with _Tp = int; _Alloc ="
    " std::allocator<int>]: Assertion '__n < this->size()' failed.\n"
)
STRING = (
    "/usr/include/c++/12/bits/basic_string.h:1221: std::__cxx11::basic_string<_CharT, _Traits,"
    " _Alloc>::reference std::__cxx11::basic_string<_CharT, _Traits, _Alloc>::operator[](size_type)"
    " [with _CharT = char]: Assertion '__pos <= size()' failed.\n"
)
EMPTY = (
    "/usr/include/c++/12/bits/stl_vector.h:1319: void std::vector<_Tp, _Alloc>::pop_back() [with"
    " _Tp = int]: Assertion '!this->empty()' failed.\n"
)
THROWN = "terminate called after throwing an instance of {}\n"
ASSERTION = "solution: solution.cc:20: int main(): Assertion `n > 0' failed.\n"


def undefined(said: str) -> str:
    return f"/tmp/solution.cc:24:13: runtime error: {said}\n"


def asan(name: str) -> str:
    return f"==7==ERROR: AddressSanitizer: {name} on address 0x603000000074 at pc 0x56\n{FRAMES}"


def pairs(text: str) -> list[tuple[str, str]]:
    lines = text.splitlines()
    return [*zip(lines[::2], lines[1::2])]


# What sanitizers say of line 24, each with its sentence.
UNDEFINED = """\
index 8 out of bounds for type 'char [8][8]'
index 8 is out of bounds for `char[8][8]`.
index -1 out of bounds for type 'int[64]'
index -1 is out of bounds for `int[64]`.
member access within null pointer of type 'struct Board'
a null pointer to `Board` is used.
store to address 0x60 with insufficient space for an object of type 'int'
a pointer to `int` is used outside the object that it points into.
division by zero
division by zero.
execution reached the end of a value-returning function without a value
the function ends without returning a value.
signed integer overflow: 9 * -7 cannot be represented in type 'int'
`9 * -7` does not fit in `int`.
load of value 170, which is not a valid value for type 'bool'
170 is no value of `bool`. Was the variable ever set?
negation of -5 cannot be represented in type 'int'; cast to an unsigned type
negation of -5 cannot be represented in type 'int'.
"""
MISUSED = """\
stack-buffer-overflow
memory outside an array or an object is used.
heap-use-after-free
memory is used after it was freed.
attempting double-free
memory is freed twice.
attempting free
memory is freed that was never allocated.
alloc-dealloc-mismatch (malloc vs operator delete)
memory is freed in another way than it was allocated.
new-delete-type-mismatch
memory is freed as another type than it was allocated as.
strcpy-param-overlap: memory ranges [0x7fff856bb942,0x7fff856bb94b) and
`strcpy` reads the memory that it writes to.
negative-size-param: (size=-1)
a number of bytes is negative.
odr-violation
AddressSanitizer reports `odr-violation`.
requested allocation size 0x1000000000000000 (0x1000000000001000 after adjustments
the program needs more memory than it gets.
allocator is out of memory trying to allocate 0x40000000 bytes
the program needs more memory than it gets.
calloc parameters overflow: count * size (-1 * -1) cannot be represented
the program needs more memory than it gets.
stack-overflow
the stack is full. The recursion is too deep, or local arrays are too large.
SEGV on unknown address 0x000000000000 (pc 0x
a null pointer is used.
SEGV on unknown address 0x7ffd6b39b20 (pc 0x
the program uses memory that is not its own.
"""
OTHERS = (
    (VECTOR + ABORT, "the index is out of bounds for this `vector`."),
    (STRING + ABORT, "the index is out of bounds for this `string`."),
    (EMPTY + ABORT, "`!this->empty()` does not hold in `vector::pop_back`."),
    (
        THROWN.format("'std::out_of_range'\n  what():  vector::_M_range_check: __n") + ABORT,
        "a position is out of range for this `vector`. Nothing catches it.",
    ),
    (THROWN.format("'BadMove'") + ABORT, "`BadMove` is thrown. Nothing catches it."),
    (ASSERTION + ABORT, "the assertion `n > 0` fails."),
    (ABORT, "the program calls `abort()`."),
    (SIGNAL + RAISED, "the program raises a signal: Segmentation fault."),
    (SIGNAL, "the program uses memory that is not its own."),
)
REPORTS = [
    *((undefined(said), f"Line 24: {told}") for said, told in pairs(UNDEFINED)),
    *((asan(name), f"Line 24: {told}") for name, told in pairs(MISUSED)),
    *((said + FRAMES, f"Line 24: {told}") for said, told in OTHERS),
    (
        "libc++abi: terminating due to uncaught exception of type std::runtime_error: bad move\n",
        "`std::runtime_error` is thrown: bad move. Nothing catches it.",
    ),
    (
        SIGNAL.replace("SEGV", "FPE") + RAISED.replace("__pthread_kill_implementation", "kill"),
        "The program raises a signal: Floating point exception.",
    ),
    # Another file of the same name.
    (ABORT + FRAMES.replace("solution.cc", "x/solution.cc"), "The program calls `abort()`."),
]


@pytest.mark.parametrize(("messages", "sentence"), REPORTS)
def test_a_report_becomes_a_sentence_with_the_users_line(messages: str, sentence: str) -> None:
    fault = read_fault("The board is full.\n" + messages, FILE)
    assert fault and fault_sentence(fault) == sentence


def test_the_first_report_counts() -> None:
    first, second = REPORTS[0][0], asan("heap-use-after-free")
    for messages, kind in ((first + second, "bounds"), (second + first, "misuse")):
        fault = read_fault(messages, FILE)
        assert fault and fault["kind"] == kind


def test_an_error_in_a_header_has_the_line_that_called_it() -> None:
    said = "/usr/include/c++/12/vector:9:5: runtime error: load of null pointer of type 'int'\n"
    fault = read_fault(said + FRAMES, FILE)
    assert fault == {"kind": "null", "type": "int", "line": 24}


def test_other_messages_report_nothing() -> None:
    for messages in ("", "debug: index 8 out of bounds\n", "runtime error\n", FRAMES):
        assert read_fault(messages, FILE) is None
