"""The detected format of an input, and the sentence with the reason."""

from reference import samples
from reference.chance import Chance
from reference.formats import REFERENCES
from workbench.formats import FORMATS, detect
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220

RECOGNISED = (
    ("0", UVA220, "0"),
    ("0\n", UVA220, "0"),
    ("1\n--------\n", UVA220, "-BW"),
    ("8\n---WB---\n", UVA220, "-BW"),
    ("4\nBBBBBBBB\n", UVA220, "-BW"),
    ("1 WWWWWWWW", UVA220, "-BW"),
    ("4\n", JUTGE, "4"),
    ("7", JUTGE, "7"),
    ("8\nN 3 4\n", JUTGE, "N"),
    ("8 B 3 4", JUTGE, "B"),
    ("4\nN\n1\n2\n", JUTGE, "N"),
    ("........\n", BOARDSILLY, ".XO"),
    ("OOOOOOOO\n", BOARDSILLY, ".XO"),
    ("X.O.X.O.", BOARDSILLY, ".XO"),
)
# fmt: off
UNKNOWN = (
    "", "\n", " \t\r\n", "\ufeff", "hello", "N 1 2", "B", "-8", "8 8", "8 x", "8\n........", "f5d6",
    "\0", "\U0001f480", "<img src=x onerror=alert(1)>", "\u0664\nN 1 2", "9" * 5000,
    "4 " + "z" * 5000,
)
# fmt: on


def test_the_first_words_decide() -> None:
    for text, form, why in RECOGNISED:
        found, reason = detect(text)
        assert found == form, (text, reason)
        assert why in reason, (text, reason)


def test_a_board_line_has_mostly_board_characters() -> None:
    """A typo does not hide the format, but half of the characters or a single one are too few."""
    for text, form in (
        ("1\n---OB---", UVA220),
        ("1\n-------", UVA220),
        ("1\n---WB----", UVA220),
        ("1\n-----abc", UVA220),
        ("1\n----abcd", None),
        ("..0X....", BOARDSILLY),
        ("........X", BOARDSILLY),
        (".....abc", BOARDSILLY),
        ("....abcd", None),
        ("..", BOARDSILLY),
        (".", None),
    ):
        assert detect(text)[0] == form, text


def test_unknown_formats_are_not_guessed() -> None:
    for text in UNKNOWN:
        found, reason = detect(text)
        assert found is None, (text, reason)
        assert 0 < len(reason) < 300, (text, reason)


def test_every_reason_is_one_sentence() -> None:
    for text in [text for text, _, _ in RECOGNISED] + list(UNKNOWN):
        reason = detect(text)[1]
        assert reason[0] == reason[0].upper(), (text, reason)
        assert reason[-1] == ".", (text, reason)


def test_white_space_and_a_byte_order_mark_are_ignored() -> None:
    for text, form, _ in RECOGNISED:
        for dirty in (
            "\ufeff" + text,
            "\r\n\r\n" + text,
            " \t" + text,
            text.replace("\n", " \r\n\n"),
        ):
            assert detect(dirty)[0] == form, dirty


def test_every_sample_and_random_input_is_recognised() -> None:
    for form in FORMATS:
        assert detect(samples.INPUTS[form.name])[0] == form
        for seed in range(8):
            assert detect(REFERENCES[form.name].random_input(Chance(seed), True))[0] == form


def test_messages_for_unknown_formats() -> None:
    """Each alternative is listed once, although two formats begin with a number."""
    begins = "but no format does: expected a number, or a board line of 8 characters from .XO"
    follows = "expected a board line of -BW, or a move of N or B"
    for text, reason in (
        ("", "There is no input yet."),
        ("\nhello\nyou", f"Line 2 begins with “hello”, {begins}"),
        ("8\nx", f"Line 2 has “x” after “8”: {follows}"),
    ):
        form, found = detect(text)
        assert form is None and found.startswith(reason), found


def test_messages_for_an_input_of_just_a_number() -> None:
    assert detect("0")[1] == "The input is just 0: no games."
    assert detect("6")[1] == "The input is just a number: a board of size 6 without moves."
