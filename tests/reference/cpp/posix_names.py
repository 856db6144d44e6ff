"""Right C programs with global arrays that have the names of functions of POSIX.

A judge links them dynamically, where such an array disturbs nobody. The names are those that the
headers of the GNU library declare for POSIX and XSI.
"""

from pathlib import Path

_DECLARED = ("printf", "scanf")
NAMES = [
    name
    for name in Path(__file__).with_suffix(".txt").read_text(encoding="ascii").split()
    if name not in _DECLARED
]
BATCH = 40  # Of arrays in one program.
BATCHES = [NAMES[start : start + BATCH] for start in range(0, len(NAMES), BATCH)]
USUAL = ["mmap", "index", "y1", "read", "link", "malloc", "signal", "abs", "raise"]
_HEAD = "int printf(const char *, ...);\nint scanf(const char *, ...);\n"


def program(names: list[str]) -> tuple[str, str]:
    """Returns a program that sums numbers in such arrays, on the input `1`, and its output."""
    arrays = [f"int {name}[9] = {{{number}}};\n" for number, name in enumerate(names)]
    sums = [f"  sum += {name}[a - 1];\n  {name}[a] = 1;\n" for name in names]
    start = 'int main(void) {\n  int a = 0, sum = 0;\n  scanf("%d", &a);\n'
    end = '  printf("%d\\n", sum);\n  return 0;\n}\n'
    return _HEAD + "".join(arrays) + start + "".join(sums) + end, f"{sum(range(len(names)))}\n"
