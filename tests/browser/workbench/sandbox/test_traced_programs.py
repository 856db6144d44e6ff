"""Instrumented C and C++ programs: Clang's tree, the descriptor of the trace, and its limits."""

import pytest

from driving.workbench.program.compiled import CompiledPrograms

# The default run traces programs of the machine's compiler.
pytestmark = pytest.mark.whole

PROGRAM = """\
#include <cstdio>
int twice(int number) { return 2 * number; }
int main() { int held[] = {4}; std::printf("%d\\n", twice(held[0])); }
"""
MOST_TRACE = 4_194_304  # Bytes.
# A runtime as small as can be. `finish` reads a variable on the stack of a program that has ended.
RUNTIME = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static int *held;
static void note(const char *text) { write(98, text, strlen(text)); }
static char room[65536] __attribute__((aligned(16)));
extern "C" {
__attribute__((export_name("othello_trace_stack"))) char *stack(void) { return room + sizeof room; }
__attribute__((export_name("othello_trace_finish"))) void finish(void) {
  char text[100];
  snprintf(text, sizeof text, "held %d", held ? *held : 0);
  note(text);
}
}
volatile int zero = 0;
int deep(int n) { volatile char room[5000]; room[n % 5000] = n; return deep(n + 1) + room[0]; }
int main() {
  int number = 8;
  held = &number;
  note(getenv("TRACE") ? getenv("TRACE") : "none");
  note(" \"\\\n");
  puts("shown");
  int end = getchar();
  if (end == 'e') exit(3);
  if (end == 't') __builtin_trap();
  if (end == 's') return deep(0);
  while (end == 'l') zero = 0;
  while (end == 'm') note("0123456789\n");
}
"""
ENDS = {"": "ok", "e": "crash", "t": "crash", "s": "crash", "l": "timeout"}


def build(compiler: CompiledPrograms) -> None:
    assert compiler.compile(PROGRAM).kind == "compiled"


def test_the_tree_has_the_declarations_of_the_program_alone(compiler: CompiledPrograms) -> None:
    build(compiler)
    tree = compiler.tree()
    named = [item["name"] for item in tree["inner"] if "loc" in item and item["loc"].get("line")]
    assert named == ["twice", "main"]
    body = next(item for item in tree["inner"] if item.get("name") == "twice")
    begin, end = (body["range"][side]["offset"] for side in ("begin", "end"))
    assert PROGRAM[begin : end + 1] == "int twice(int number) { return 2 * number; }"


def test_the_trace_of_a_program_is_finished_however_it_ends(compiler: CompiledPrograms) -> None:
    """Also if its trace is too long."""
    build(compiler)
    compiler.build_traced(RUNTIME)
    for end, kind in ENDS.items():
        ended = compiler.trace("output 12", end, seconds=1)
        assert ended == (kind, "shown\n", 'output 12 "\\\nheld 8'), end
    kind, output, trace = compiler.trace("values", "m")
    assert (kind, output) == ("stopped", "shown\n")
    assert trace and len(trace) == MOST_TRACE and trace.startswith('values "\\\n0123456789\n')


def test_only_an_instrumented_program_has_the_descriptor(compiler: CompiledPrograms) -> None:
    plain = '#include <unistd.h>\nint main() { return write(98, "x", 1) == -1 ? 0 : 1; }\n'
    assert compiler.compile(plain).kind == "compiled"
    assert compiler.run().kind == "ok"
