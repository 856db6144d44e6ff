"""The options with which C and C++ programs are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.programs.compiler.languages import Language

MEGABYTES = 256  # The memory of a program.
STACK = 8_388_608  # Bytes.
JUDGED = "-DONLINE_JUDGE"  # Programs read files elsewhere.
# An endless recursion fills the stack, even where the optimiser would make it an endless loop.
RECURSION = "-fno-optimize-sibling-calls"
_GENERAL = (
    "-O1",
    "-I/include",
    JUDGED,
    RECURSION,
    # These save time. An exception ends a program, so no code is made to catch it.
    "-fignore-exceptions",
    "-fno-verify-intermediate-code",
)
_WARNINGS = ("-Wall", "-Wextra", "-Wconditional-uninitialized", "-fno-color-diagnostics")
# After the first group of faults a program continues, as it does when a judge runs it.
_GOES_ON = "array-bounds,signed-integer-overflow,shift,bool,vla-bound"
_STOPS = "null,object-size,return,unreachable,integer-divide-by-zero"
# Files of the library that are large once compiled. Their callers are checked, and their assertions
# find misuses, so checks of each pointer in them would only take time.
_LIBRARY = (
    "__locale_dir/*", "__memory/alloc*", "__memory/uninit*", "__ostream/*", "__split_buffer",
    "__utility/*", "__vector/vector.h", "initializer_list", "ios", "istream", "sstream",
    "streambuf", "string",
)  # fmt: skip
IGNORED = (  # The name and the text of a file in /include.
    "ignored.txt",
    "[{null,object-size}]\n" + "".join([f"src:*/c++/v1/{file}\n" for file in _LIBRARY]),
)
_CHECKS = (
    f"-fsanitize={_GOES_ON},{_STOPS}",
    f"-fno-sanitize-recover={_STOPS}",
    f"-fsanitize-ignorelist=/include/{IGNORED[0]}",
    "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE",
    "-fsanitize-coverage=trace-pc,no-prune",
    # A variable that was never set would otherwise be 0 in fresh memory, and seem right.
    "-ftrivial-auto-var-init=pattern",
)
# Room behind each variable, and a guard behind all local ones, that handlers.c examines.
ROOM = (
    "-fstack-protector-strong",
    "-Xclang", "-fsanitize=address",
    "-mllvm", "-asan-use-after-return=never",
    "-mllvm", "-asan-use-after-scope=0",
    "-mllvm", "-asan-instrument-dynamic-allocas=0",
    "-mllvm", "-asan-max-inline-poisoning-size=0",
    "-mllvm", "-asan-instrument-byval=0",
    "-mllvm", "-asan-instrument-reads=0",
    "-mllvm", "-asan-instrument-writes=0",
    "-mllvm", "-asan-instrument-atomics=0",
)  # fmt: skip
# Parts of the system that the library imitates, if it is asked to.
_IMITATED = ("-D_WASI_EMULATED_SIGNAL", "-D_WASI_EMULATED_PROCESS_CLOCKS")
# Beyond these depths the compiler runs out of its own stack.
_LIMITS = ("-ftemplate-depth=128", "-fbracket-depth=100", "-fconstexpr-steps=1000000")
# The handlers have functions that take the place of these.
_REPLACED = (
    "malloc",
    "calloc",
    "realloc",
    "free",
    "aligned_alloc",
    "posix_memalign",
    "raise",
)
LINKING = (
    "-lwasi-emulated-signal",
    "-lwasi-emulated-process-clocks",
    # An overflow of the stack is noticed only if nothing lies below.
    "-Wl,--stack-first",
    f"-Wl,-z,stack-size={STACK}",
    "-Wl,--export=__stack_pointer",
    f"-Wl,--max-memory={MEGABYTES * 2**20}",
    "-Wl,--strip-all",
    "-Wl,--wrap=" + ",--wrap=".join(_REPLACED),
)

# For a program with many edits, all errors of which are wanted.
EDITED = ("-w", "-ferror-limit=0")
UNCHECKED = EDITED + ("-fno-sanitize=all",)


def file_name(language: Language) -> str:
    """Returns the name of the program's file."""
    return f"program{language.suffix}"


def kind_of(language: Language) -> str:
    """Returns C or C++ as the compiler's option `-x` names it."""
    return "c" if language.is_c else "c++"


def options(language: Language) -> list[str]:
    """Returns the options with which a program is compiled, checked, or its headers are."""
    groups = (
        _GENERAL,
        language.arguments,
        _WARNINGS,
        _CHECKS,
        ROOM,
        _IMITATED,
        _LIMITS,
    )
    return [option for group in groups for option in group]
