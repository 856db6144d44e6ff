"""Guesses a program's language from tokens that Python does not have."""

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
    """Returns the program's language, empty if it may be Python."""
    for language, signs in _SIGNS:
        if any(sign in program for sign in signs):
            return language
    return ""
