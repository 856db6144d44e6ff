"""Which language a program is written in, as far as what stands in no Python program tells."""

_SIGNS = (
    ("C++", ("#include <iostream", "#include <bits/", "#include <vector", "using namespace std")),
    ("C", ("#include <", "int main(")),
    ("Java", ("public static void main", "import java.")),
    ("Pascal", ("writeln(", "WriteLn(")),
    ("JavaScript", ("console.log(", "require('fs')", 'require("fs")')),
    ("Rust", ("fn main()",)),
    ("Go", ("package main",)),
)


def other_language(program: str) -> str:
    """Returns the language that a program is written in if that is plainly not Python."""
    for language, signs in _SIGNS:
        if any(sign in program for sign in signs):
            return language
    return ""
