"""Finds the part of a program that is precompiled."""

from workbench.programs.compiler.source_text import without_comments

MOST_READ = 20_000  # Characters; more would delay the page.
# Clang ignores these, but for a warning.
_IGNORED = ("#pragma GCC optimize", "#pragma GCC target")


def preamble(program: str) -> str:
    """Returns the lines of a program that may be compiled before the rest; may be empty.

    These are the includes of the library that only comments, includes and macros such as
    `#define _GNU_SOURCE` precede. Clang reads them again in the program, where they change nothing.
    """
    found: list[str] = []
    size = 0
    for line in without_comments(program[:MOST_READ]).split("\n"):
        words = line.replace("#", "# ", 1).split()
        text = " ".join(words[1:])
        if not words or f"#{text}".startswith(_IGNORED):
            continue
        is_include = text.startswith("include") and text.endswith(">") and '"' not in text
        is_macro = text.startswith("define _") and len(words) == 3 and "\\" not in text
        if words[0] != "#" or not (is_include or is_macro):
            break
        found.append(f"#{text}\n")
        if is_include:
            size = len(found)
    return "".join(found[:size])
