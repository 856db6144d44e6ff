"""Compares the judges with the slow ones on one input: the output and who is warned."""

from both.workbench.formats.judging import judged, output, printed
from reference.formats.boardsilly import slow as boardsilly_slow
from reference.formats.jutge import slow as jutge_slow
from reference.formats.uva220 import slow as uva220_slow
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220


def compare_uva220(text: str) -> None:
    """Checks the output, and that exactly the moves that are not legal are warned of."""
    steps, error = judged(UVA220, text)
    assert error is None, text
    assert printed(steps) == uva220_slow.answer(text), text
    warned = [step.warning is not None for step in steps if "placed" in step.marks]
    assert warned == uva220_slow.doubts(text), text


def compare_jutge(text: str) -> None:
    """Checks the output, whose turn it is, and that exactly the moves ruled out are warned of."""
    steps, error = judged(JUTGE, text)
    assert error is None, text
    assert printed(steps) == jutge_slow.answer(text), text
    assert [step.warning is not None for step in steps[1:]] == jutge_slow.doubts(text), text
    assert [step.turn or "" for step in steps] == jutge_slow.turns(text), text


def compare_boardsilly(text: str) -> None:
    """Checks the output in both orders, and that exactly boards of too few or many are warned of.

    Every board has to stand on nine lines of its own.
    """
    for order in ("sample", "sorted"):
        expected = boardsilly_slow.answer(text, order)
        assert output(BOARDSILLY, text, order=order) == expected, text
    steps, _ = judged(BOARDSILLY, text)
    lines = text.split("\n")
    pieces = {at: "".join(lines[at : at + 8]) for at in range(0, len(lines) - 1, 9)}
    boards = [
        at
        for at, text in pieces.items()
        if not (1 <= text.count("X") <= 12 and 1 <= text.count("O") <= 12)
    ]
    assert [step.line - 1 for step in steps if step.warning] == boards, text


COMPARISONS = {"uva220": compare_uva220, "jutge": compare_jutge, "boardsilly": compare_boardsilly}
