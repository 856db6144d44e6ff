"""Hostile C and C++ programs and sources end with a sentence, and harm nothing after them."""

import pytest

from driving.workbench.program.compiled import MOST_SECONDS, CompiledOutcome, CompiledPrograms
from reference.cpp.hostile import (
    COMPILER,
    ESCAPES,
    FAULT,
    IMPORT,
    MEMORY,
    ORDINARY,
    OUTPUT,
    PROGRAMS,
    SOURCES,
    STACK,
    TIME,
)

# The default run has hostile programs in Python, and undefined behaviour and an error in C.
pytestmark = pytest.mark.whole

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); }\n'
# The kind of the outcome, and a part of the sentence.
ENDS = {
    IMPORT: ("broken", "could not run the compiled program"),
    TIME: ("timeout", "still running after 1 s"),
    MEMORY: ("crash", "needs more memory than 256 MB"),
    OUTPUT: ("flood", "printed more than 1000000 bytes"),
    STACK: ("crash", "stack is full"),
    FAULT: ("crash", "."),
}
ATTEMPTS = {**PROGRAMS, **ESCAPES}


def check_next(compiler: CompiledPrograms) -> None:
    """Checks that an ordinary program is compiled and runs now."""
    assert compiler.compile(HELLO, "C").kind == "compiled"
    assert compiler.run() == CompiledOutcome("ok", "hello\n", None, "")


@pytest.mark.parametrize("name", ATTEMPTS)
def test_a_hostile_program_ends_with_a_sentence(compiler: CompiledPrograms, name: str) -> None:
    end, source = ATTEMPTS[name]
    found = compiler.compile(source)
    if end == COMPILER:
        assert found.kind == "refused" and found.said
    else:
        assert found.kind == "compiled", found
        ended = compiler.run(seconds=1 if end == TIME else 20)
        if end == ORDINARY:
            assert ended.output == "closed\n"
        else:
            kind, says = ENDS[end]
            assert ended.kind == kind and says in str(ended.error), ended
    check_next(compiler)


@pytest.mark.parametrize("name", SOURCES)
def test_a_hostile_source_is_refused_or_stopped(compiler: CompiledPrograms, name: str) -> None:
    end, source = SOURCES[name]
    found = compiler.compile(source, seconds=10 if end == TIME else MOST_SECONDS)
    if end == ORDINARY:
        assert found.kind == "compiled" and compiler.run().output == "closed\n"
    else:
        kinds = ("refused", "unavailable") if end == TIME else ("refused",)
        assert found.kind in kinds and found.said
    check_next(compiler)
