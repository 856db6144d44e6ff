"""The part of a program that is precompiled: the leading includes, which mean the same alone."""

from workbench.programs.compiler.source_text import MOST_READ, preamble

BEFORE = """\
/* A program with
#include <nothing>
in a comment. */
#pragma GCC optimize("O3")
#define _GNU_SOURCE

  #  include<cstdio> // It's the first.
#include <bits/stdc++.h>
"""
FOUND = "#define _GNU_SOURCE\n#include<cstdio>\n#include <bits/stdc++.h>\n"
# What could change the meaning of an include that follows, or of a second reading.
ENDS = (
    "using namespace std;", "#define NDEBUG", "#define N 8", "#define _N 8", "#define _NAME \\",
    "#undef _GNU_SOURCE", "#ifdef ONLINE_JUDGE", "#pragma pack(1)", "#pragma GCC poison printf",
    '#include "own.h"', "#include MACRO", "# 1 <line>", 'extern "C" {',
)  # fmt: skip


def test_the_leading_includes_are_found_whatever_separates_them() -> None:
    assert preamble(BEFORE) == FOUND


def test_other_lines_end_it() -> None:
    for line in ENDS:
        assert preamble(f"{BEFORE}{line}\n#include <vector>\n") == FOUND, line


def test_what_follows_the_last_include_does_not_change_it() -> None:
    for line in ("#define _AFTER", '#pragma GCC target("avx2")', "int main() {}", ""):
        assert preamble(BEFORE + line) == FOUND, line


def test_a_program_without_leading_includes_has_none() -> None:
    for program in ("", "\n", "int main() {}\n#include <cstdio>\n", "#define _GNU_SOURCE\n"):
        assert preamble(program) == "", program


def test_only_the_beginning_of_a_long_program_is_read() -> None:
    comment = "// " + "x" * MOST_READ + "\n"
    assert preamble(f"#include <cstdio>\n{comment}#include <vector>\n") == "#include <cstdio>\n"
