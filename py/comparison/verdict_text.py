"""Says in one sentence how two outputs compare."""

from comparison.align.outputs import Outputs
from comparison.align.segments import DIFFERENT
from comparison.align.sides import Side
from comparison.diagnose import kinds
from comparison.findings import Comparison
from comparison.formats import profile_of
from comparison.whitespace import visible
from othello.phrases import counted

MOST_SPACINGS = 3
LONGEST_SHOWN = 60
SHOWN_BEFORE = 25
ALL_AFTER = "; all after {} agrees"

SENTENCES = {
    kinds.IDENTICAL: "Identical to the byte: {all}.",
    kinds.WHITESPACE: "The same but for white space: {spacings}.",
    kinds.REORDERED: "Right: the same moves in another order, and any order is right.",
    kinds.AGREES: "The same as far as the judge came, which is {all}.",
    kinds.NOTHING: "Your output is empty; the judge prints {all}.",
    kinds.SHORT: "Your output is too short: it ends {end} of {all}; next is {place}.",
    kinds.LONG: "Your output is too long: the judge prints {all}, yours goes on with {yours}.",
    kinds.LACKING: "Yours lacks {lacking}{rest}.",
    kinds.EXTRA: "Yours has {extra} too many, before {place}: {yours}{rest}.",
    kinds.MISORDERED: (
        "First difference at {line}, {place}: the same squares in another order, and here the order"
        " counts; the judge prints {judge}, yours {yours}{rest}."
    ),
    kinds.DIFFERENT: "First difference at {line}, {place}: {difference}{rest}.",
}


def verdict(outputs: Outputs, result: Comparison) -> str:
    """Returns the sentence for a comparison whose sides are known."""
    judge, yours = _excerpts(result.judge, result.yours)
    first = outputs.pairing.pairs.first
    return SENTENCES[result.kind].format(
        all=counted(len(outputs.printed.lines), "line"),
        spacings="; ".join(result.spacings[:MOST_SPACINGS]),
        end=_end(outputs, result),
        line=_line(result),
        place=_place(outputs, result),
        judge=judge,
        yours=yours,
        difference=_of_sets(result) or f"the judge prints {judge}, yours {yours}",
        lacking=_alone(first.judge, first.lines, _place(outputs, result), judge) if first else "",
        extra=_lines(first.yours, first.your_lines) if first else "",
        rest=_rest(outputs),
    )


def _rest(outputs: Outputs) -> str:
    """Returns that the outputs agree after the first difference, if they do and go on."""
    first = outputs.pairing.pairs.first
    if first is None or not outputs.pairing.agrees_after:
        return ""
    several = first.state == DIFFERENT and first.lines > 1
    return ALL_AFTER.format(f"line {first.judge + first.lines}" if several else "it")


def _lines(start: int, number: int) -> str:
    """Returns the numbers of lines, of which the first is counted from 0."""
    return f"lines {start + 1} to {start + number}" if number > 1 else f"line {start + 1}"


def _alone(start: int, number: int, place: str, text: str) -> str:
    """Returns which lines stand alone, as part of a sentence, and what they are."""
    return f"{_lines(start, number)}, {place}" + (f": {text}" if number == 1 else "")


def _line(result: Comparison) -> str:
    judge, yours = result.judge.line, result.yours.line
    other = f" (line {yours} of yours)" if judge and yours and yours != judge else ""
    return f"line {result.line}{other}"


def _end(outputs: Outputs, result: Comparison) -> str:
    """Returns where yours ends, as part of a sentence."""
    line = result.yours.line
    return f"within line {line}" if line else f"after line {len(outputs.pasted.lines)}"


def _place(outputs: Outputs, result: Comparison) -> str:
    """Returns what the line is where the difference is, in the words of the problem."""
    printed = outputs.printed
    if result.step is None:
        return ""
    line = (result.judge.line or 1) - 1
    offset = max(line - printed.line_of(result.step), 0)
    whole = not offset and _is_whole(outputs, result.step)
    return profile_of(outputs.form).place(printed, result.step, None if whole else offset)


def _is_whole(outputs: Outputs, step: int) -> bool:
    """Returns whether all that a step printed stands alone, or nothing of it."""
    first, printed = outputs.pairing.pairs.first, outputs.printed
    if first is None or first.state == DIFFERENT:
        return False
    return first.lines == 0 or first.lines >= printed.ends[step] - printed.line_of(step)


def _of_sets(result: Comparison) -> str:
    """Returns which lines of two Board Silly lists have no counterpart, empty for other lines."""
    parts = [("lacks {}", result.judge.alone), ("has {} too many", result.yours.alone)]
    found = [text.format(_some(lines)) for text, lines in parts if lines]
    return "yours " + ", and ".join(found) if found else ""


def _some(lines: list[str]) -> str:
    return f"“{lines[0]}”" + (f" and {len(lines) - 1} more" if lines[1:] else "")


def _excerpts(judge: Side, yours: Side) -> tuple[str, str]:
    """Returns the two lines for a sentence, of long ones the part where they first differ."""
    texts = [visible(side.text or "") for side in (judge, yours)]
    start = 0
    if max(len(text) for text in texts) > LONGEST_SHOWN:
        start = max(0, _first_difference(texts[0], texts[1]) - SHOWN_BEFORE)
    return _excerpt(texts[0], start), _excerpt(texts[1], start)


def _excerpt(text: str, start: int) -> str:
    if not text:
        return "an empty line"
    before = "…" if start else ""
    after = "…" if len(text) > start + LONGEST_SHOWN else ""
    return f"“{before}{text[start : start + LONGEST_SHOWN]}{after}”"


def _first_difference(one: str, other: str) -> int:
    for index in range(min(len(one), len(other))):
        if one[index] != other[index]:
            return index
    return min(len(one), len(other))
