"""Guesses the language of a program, and the C++ standard that it needs."""

from workbench.programs.compiler.source_text import SourceText, is_sign


class Language:
    """A language that programs are tested in.

    Attributes:
        name: The name, with the standard, such as `C++17`.
        suffix: The end of the name of a source file.
        arguments: The compiler's arguments.
    """

    def __init__(self, name: str, suffix: str, arguments: tuple[str, ...] = ()) -> None:
        self.name = name
        self.suffix = suffix
        self.arguments = arguments

    @property
    def is_compiled(self) -> bool:
        """Whether the language is C or C++."""
        return bool(self.arguments)

    @property
    def is_c(self) -> bool:
        """Whether the language is C."""
        return self.suffix == ".c"


PYTHON = Language("Python", ".py")
C = Language("C", ".c", ("-std=gnu17",))
C89 = Language("C89", ".c", ("-std=c89",))
CPP11 = Language("C++11", ".cc", ("-std=c++11",))
CPP14 = Language("C++14", ".cc", ("-std=c++14",))
CPP17 = Language("C++17", ".cc", ("-std=c++17",))
CPP20 = Language("C++20", ".cc", ("-std=c++20",))
CPP23 = Language("C++23", ".cc", ("-std=c++23",))
CPP = (CPP11, CPP14, CPP17, CPP20, CPP23)
LANGUAGES = (PYTHON, C) + CPP

# Texts that other programs do not contain. An earlier language has its signs looked for first.
_OTHER_SIGNS = (
    ("Java", ("public static void main", "import java.")),
    ("Pascal", ("writeln(", "WriteLn(")),
    ("JavaScript", ("console.log(", "require('fs')", 'require("fs")')),
    ("Rust", ("fn main()",)),
    ("Go", ("package main",)),
)
_C_SIGNS = ("#include<", '#include"', "int main(", "void main(")
_CPP_WORDS = (
    "auto_ptr",
    "cerr",
    "cin",
    "constexpr",
    "cout",
    "decltype",
    "namespace",
    "noexcept",
    "nullptr",
    "static_cast",
    "std",
    "typename",
    "using",
)
# C programs have variables of these names, which no other word follows.
_CPP_WORDS_BEFORE_OTHERS = ("class", "delete", "new", "operator", "throw", "virtual")
_CPP_TEXTS = (
    "*this",
    "::",
    "[&]",
    "[=]",
    "[](",
    "catch(",
    "delete[]",
    "private:",
    "public:",
    "template<",
    "this->",
    "try{",
)
# Needs a newer standard than C++17. Headers are listed without their brackets.
_NEWER = (
    (
        CPP23,
        ("expected", "flat_map", "flat_set", "mdspan", "print"),
        ("byteswap", "println", "to_underlying"),
        (
            '.contains("',
            ".contains('",
            "if consteval",
            "ranges::contains",
            "ranges::fold_left",
            "ranges::to<",
            "std::print(",
            "std::unreachable",
            "views::adjacent",
            "views::cartesian_product",
            "views::chunk",
            "views::enumerate",
            "views::repeat",
            "views::slide",
            "views::stride",
            "views::zip",
            "(this ",
        ),
    ),
    (
        CPP20,
        (
            "barrier",
            "bit",
            "compare",
            "concepts",
            "coroutine",
            "format",
            "latch",
            "numbers",
            "ranges",
            "semaphore",
            "source_location",
            "span",
            "stop_token",
            "syncstream",
            "version",
        ),
        (
            "bit_cast",
            "char8_t",
            "co_await",
            "co_return",
            "co_yield",
            "concept",
            "consteval",
            "constinit",
            "erase_if",
            "requires",
            "ssize",
        ),
        (
            "<=>",
            "[]<",
            "[&]<",
            "[=]<",
            ".contains(",
            ".ends_with(",
            ".starts_with(",
            "ranges::",
            "std::format(",
            "std::midpoint(",
            "std::popcount(",
            "using enum",
            "views::",
        ),
    ),
)
# C++17 removed these.
_OLDER_WORDS = (
    "auto_ptr",
    "bind1st",
    "bind2nd",
    "binary_function",
    "mem_fun",
    "mem_fun_ref",
    "ptr_fun",
    "random_shuffle",
    "register",
    "unary_function",
)
_BUILT_IN_TYPES = ("bool", "char", "double", "float", "int", "long", "short", "unsigned", "size_t")
_BEFORE_PARENTHESES = ("catch", "for", "if", "return", "switch", "while")


def other_language(program: str) -> str:
    """Returns the name of a language that is not in LANGUAGES, empty if there is no sign of one."""
    for name, signs in _OTHER_SIGNS:
        if any(sign in program for sign in signs):
            return name
    return ""


def guess_language(program: str) -> Language:
    """Returns Python, C or C++; for C++ the standard C++17, or another that the program needs."""
    text = SourceText(program)
    if other_language(program) or not any(sign in text.code for sign in _C_SIGNS):
        return PYTHON
    if not _is_cpp(text):
        return C
    for language, headers, words, texts in _NEWER:
        if text.includes(headers) or text.has_word(words) or text.has_text(texts):
            return language
    if _has_auto_parameter(text):
        return CPP20
    return CPP14 if text.has_word(_OLDER_WORDS) else CPP17


def with_older(language: Language) -> list[Language]:
    """Returns a language and its older standards, the newest first.

    A name of a newer library can make a program of an older standard ambiguous.
    """
    if language is C:
        return [C, C89]
    older = CPP[: CPP.index(language)] if language in CPP else ()
    return [language] + list(reversed(older))


def _is_cpp(text: SourceText) -> bool:
    return (
        any(not header.endswith(".h") for header in text.headers)
        or "bits/stdc++.h" in text.headers
        or text.has_word(_CPP_WORDS)
        or text.has_word_before_another(_CPP_WORDS_BEFORE_OTHERS)
        or text.has_text(_CPP_TEXTS)
        or ("bool" in text.words and "stdbool.h" not in text.headers)
        or _has_reference(text)
        or _has_range_loop(text)
        or _names_a_struct_alone(text)
    )


def _has_reference(text: SourceText) -> bool:
    """Returns whether a built-in type is followed by `&`."""
    words = text.words
    return any(
        word in _BUILT_IN_TYPES and words[at + 1] == "&" for at, word in enumerate(words[:-1])
    )


def _has_range_loop(text: SourceText) -> bool:
    """Returns whether a `for` has a colon before the first semicolon in its parentheses."""
    for piece in text.code.split("for(")[1:]:
        head = piece.split(";", 1)[0].split("{", 1)[0]
        if ":" in head and "?" not in head:
            return True
    return False


def _names_a_struct_alone(text: SourceText) -> bool:
    """Returns whether a struct is used without `struct`, though no `typedef` names it."""
    words = text.words
    names = {
        words[at + 1]: at + 3
        for at in range(len(words) - 2)
        if words[at] == "struct" and words[at + 2] == "{"
    }
    # A variable may have the name of its struct; no word follows it.
    return "typedef" not in words and any(
        names.get(words[at], len(words)) <= at
        and words[at - 1] != "struct"
        and not is_sign(words[at + 1])
        for at in range(1, len(words) - 1)
    )


def _has_auto_parameter(text: SourceText) -> bool:
    """Returns whether a function that is no lambda has a parameter of type `auto`."""
    words = text.words
    return any(
        words[at] == "("
        and words[at + 1] == "auto"
        and not is_sign(words[at - 1])
        and words[at - 1] not in _BEFORE_PARENTHESES
        for at in range(1, len(words) - 1)
    )
