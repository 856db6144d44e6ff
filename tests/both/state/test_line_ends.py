"""A text keeps its line ends through the edits of a box that shows every line end as LF."""

from reference.chance import Chance
from state.line_ends import with_earlier_line_ends, with_line_ends

ENDS = ("\n", "\r\n", "\r\n", "\r")


def shown(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def pasted_over(text: str, start: int, end: int, pasted: str) -> str:
    """Returns the text after a paste over the characters from `start` to before `end`."""
    kept = shown(text)
    value = kept[:start] + shown(pasted) + kept[end:]
    return with_line_ends(text, value, pasted, (start, end))


def test_a_paste_keeps_its_line_ends_and_those_around_it() -> None:
    assert pasted_over("", 0, 0, "a\r\nb\r\n") == "a\r\nb\r\n"
    assert pasted_over("a\r\nb\r\n", 4, 4, "c\r\n") == "a\r\nb\r\nc\r\n"
    assert pasted_over("a\nb\n", 2, 2, "c\r\n") == "a\nc\r\nb\n"
    assert pasted_over("a\r\nb\r\n", 0, 4, "a\nb\n") == "a\nb\n"
    assert pasted_over("a\nb\n", 2, 4, "b\r\n") == "a\nb\r\n"
    assert pasted_over("a\rb", 3, 3, "\rc") == "a\rb\rc"


def test_typing_keeps_line_ends_and_adds_those_of_the_text() -> None:
    assert with_line_ends("a\r\nb\r\n", "a\nxb\n") == "a\r\nxb\r\n"
    assert with_line_ends("a\r\nb\r\n", "a\nb\n\n") == "a\r\nb\r\n\r\n"
    assert with_line_ends("a\r\nb\r\n", "ab\n") == "ab\r\n"
    assert with_line_ends("a\r\nb\r\n", "") == ""
    assert with_line_ends("a\nb\n", "a\n\nb\n") == "a\n\nb\n"


def test_a_paste_at_an_unknown_place_keeps_its_line_ends() -> None:
    """In a drop, the selection may be elsewhere; astral characters count twice in a browser."""
    assert with_line_ends("a\r\nb\n", "a\nb\nc\n", "c\r\n", (0, 0)) == "a\r\nb\nc\r\n"
    assert with_line_ends("😀\na\n", "😀\na\na\n", "a\r\n", (5, 5)) == "😀\na\na\r\n"


def test_undo_and_redo_restore_line_ends() -> None:
    earlier = ["a\nb\r\n", "a\r\nb\n", "c\r\n"]
    assert with_earlier_line_ends("a\nb\n", earlier) == "a\nb\r\n"
    assert with_earlier_line_ends("d\n", earlier) == "d\n"


def test_line_ends_agree_with_a_list_of_lines() -> None:
    """Texts of different lines, of which an edit replaces some whole lines."""
    chance = Chance(33)
    for case in range(300):
        lines = [f"{n}{chance.pick(ENDS)}" for n in range(chance.below(8))]
        start = chance.below(len(lines) + 1)
        end = start + chance.below(len(lines) - start + 1)
        pasted = "".join([f"new {n}{chance.pick(ENDS)}" for n in range(chance.below(4))])
        at, after = len(shown("".join(lines[:start]))), len(shown("".join(lines[:end])))
        expected = "".join(lines[:start]) + pasted + "".join(lines[end:])
        assert pasted_over("".join(lines), at, after, pasted) == expected, case
