"""Warns of faults, and of limits of the page, that only the text of a program shows."""

from othello.phrases import listing
from workbench.programs.compiler.diagnostics import REMARK, Diagnostic
from workbench.programs.compiler.source_text import SourceText

SYNC = "sync_with_stdio"
MOST_READ = 20_000  # Characters; more would delay the page.
UNTIED = (f"{SYNC}(false)", f"{SYNC}(0)")
CATCH = "catch"
NO_CATCH = "`catch` does not run in the page, so an exception ends the test."
THREADS = ("pthread_create", "<thread>", "<future>", "std::thread", "std::async")
ONE_THREAD = "A thread runs to its end in the page before the program goes on."
# A stream, functions of C that use the same file, and what a judge may do with both.
_MIXED = (
    (
        "cout",
        ("printf", "puts", "putchar", "putchar_unlocked", "stdout"),
        "print their output in another order",
    ),
    (
        "cin",
        ("scanf", "getchar", "getchar_unlocked", "gets", "stdin"),
        "give each of them other parts of the input",
    ),
)
# Functions of the library that write into an array whose size they do not know.
WRITING = (
    "scanf", "fscanf", "sscanf", "fgets", "gets", "fread", "sprintf", "snprintf", "vsprintf",
    "strcpy", "strncpy", "strcat", "strncat", "memcpy", "memmove", "memset",
)  # fmt: skip
UNSEEN = "Not checked here: {}, and your judge's own time limit."
NEVER_SET = "reading a variable that was never set or outside an array on the heap"
WRITTEN = "{}, what {} into the next row or member or beyond a variable-length array"
MIXED = "{} and {} are used together after sync_with_stdio(false): a judge may {}."


def remarks(program: str) -> list[Diagnostic]:
    """Returns a remark for each stream that is used beside C's functions although it is untied.

    The library of the page never unties its streams, unlike that of most judges.
    """
    program = program[:MOST_READ]
    text = SourceText(program) if SYNC in program else None
    if not text or not text.has_text(UNTIED):
        return []
    line = program[: program.index(SYNC)].count("\n") + 1
    found = []
    for stream, functions, effect in _MIXED:
        used = [name for name in functions if name in text.words]
        if used and _uses(text.words, stream):
            said = MIXED.format(stream, used[0], effect)
            found.append(Diagnostic(line, 0, REMARK, said))
    return found


def unchecked(program: str) -> str:
    """Returns a sentence on what a program may do wrong in the page without being noticed."""
    words = SourceText(program[:MOST_READ]).words
    used = [f"`{name}`" for name in WRITING if name in words]
    verb = "write" if used[1:] else "writes"
    said = WRITTEN.format(NEVER_SET, f"{listing(used)} {verb}") if used else NEVER_SET
    return UNSEEN.format(said)


def unsupported(program: str) -> list[Diagnostic]:
    """Returns a remark for each part of the language that is different in the page."""
    program = program[:MOST_READ]
    found = [NO_CATCH] if catches(program) else []
    if any(sign in program for sign in THREADS):
        found.append(ONE_THREAD)
    return [Diagnostic(0, 0, REMARK, said) for said in found]


def catches(program: str) -> bool:
    """Returns whether a program catches exceptions."""
    program = program[:MOST_READ]
    return CATCH in program and CATCH in SourceText(program).words


def _uses(words: list[str], stream: str) -> bool:
    """Returns whether a stream is used for more than `cin.tie(nullptr)`."""
    places = [at for at, word in enumerate(words) if word == stream]
    return any(words[at + 1 : at + 3] != [".", "tie"] for at in places)
