"""C and C++ programs that use files in place of standard input or output, on the input `3 4`."""

from typing import NamedTuple

START = {
    ".c": "#include <stdio.h>\n#include <stdlib.h>\nint a, b;\nint main(void) {\n",
    ".cpp": "#include <bits/stdc++.h>\nusing namespace std;\nint a, b;\nint main() {\n",
}
INPUT, SUM = "3 4\n", "7\n"
IN, OUT = "in.txt", "out.txt"


class FileUse(NamedTuple):
    """A program, and the file that it uses on a judge.

    Attributes:
        suffix: The end of the name of the program's file.
        body: The statements of its `main`, from line 5 on.
        missing: The file that it cannot read, and so reads no input.
        written: The file that it writes.
        output: What reaches standard output.
    """

    suffix: str
    body: str
    missing: str = ""
    written: str = ""
    output: str = SUM

    @property
    def source(self) -> str:
        """The program."""
        return f"{START[self.suffix]}{self.body}\n}}\n"


_SCAN = 'scanf("%d%d", &a, &b);'
_PRINT = 'printf("%d\\n", a + b);'
_C = f"{_SCAN} {_PRINT}"
_CPP = 'cin >> a >> b; cout << a + b << "\\n";'
_REPLACED = 'freopen("in.txt", "r", stdin);'
FILE_USES = {
    "freopen of stdin": FileUse(".c", f"{_REPLACED} {_C}", IN, output="0\n"),
    "freopen of stdout": FileUse(
        ".c", f'freopen("out.txt", "w", stdout); {_C}', written=OUT, output=""
    ),
    "guarded by a macro": FileUse(".c", f"\n#ifndef ONLINE_JUDGE\n{_REPLACED}\n#endif\n{_C}"),
    "guarded by the other branch": FileUse(
        ".c", f"\n#ifdef ONLINE_JUDGE\n#else\n{_REPLACED}\n#endif\n{_C}"
    ),
    "guarded by the environment": FileUse(".c", f'if (!getenv("ONLINE_JUDGE")) {_REPLACED} {_C}'),
    "only if the file exists": FileUse(".c", f'if (fopen("in.txt", "r")) {_REPLACED} {_C}'),
    "fopen": FileUse(".c", f'if (fopen("in.txt", "r")) {_SCAN} {_PRINT}', IN, output="0\n"),
    "devices": FileUse(
        ".c",
        'FILE *in = fopen("/dev/stdin", "r"), *out = fopen("/dev/stdout", "w");'
        ' fscanf(in, "%d%d", &a, &b); fprintf(out, "%d\\n", a + b); fclose(out);',
    ),
    "freopen in C++": FileUse(".cpp", f"{_REPLACED} {_CPP}", IN, output="0\n"),
    "ifstream": FileUse(
        ".cpp", 'ifstream in("in.txt"); in >> a >> b; cout << a + b << "\\n";', IN, output="0\n"
    ),
    "ofstream": FileUse(
        ".cpp", 'cin >> a >> b; ofstream out; out.open("out.txt"); out << a + b;', "", OUT, ""
    ),
}
