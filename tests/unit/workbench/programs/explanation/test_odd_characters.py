"""Control characters in an output are named, with the line that printed them."""

import pytest

from workbench.programs.explanation.odd_characters import is_odd, odd_sentence


@pytest.mark.parametrize(
    ("output", "line", "said"),
    [
        ("--\n-\0-\n", 7, "the character NUL with the code 0 on line 2. Line 7 printed it."),
        (
            "\0\0\x01",
            None,
            "the character NUL with the code 0 on line 1, the first of 3 control characters.",
        ),
        ("a\n\n\x01", 3, "a control character with the code 1 on line 3. Line 3 printed it."),
        ("\x7f", None, "a control character with the code 127 on line 1."),
        ("\x1b[1m", None, "the character escape with the code 27 on line 1."),
    ],
)
def test_the_first_one_is_named(output: str, line: int | None, said: str) -> None:
    assert odd_sentence(output, line) == f"Your output has {said}"


@pytest.mark.parametrize("output", ["", "Black -  2 White -  2\n", "a\tb\r\n", "é\u00a0…"])
def test_nothing_is_said_of_texts(output: str) -> None:
    assert odd_sentence(output, 1) == ""


def test_only_control_characters_are_odd() -> None:
    odd = {code for code in range(0x110000) if is_odd(chr(code))}
    assert odd == {*range(32), *range(127, 160)} - {9, 10, 13}
