"""Correct programs in unfamiliar styles, each with one labelled fault to put into it.

They measure what the page says about programs that nobody has seen before. So nothing may be fitted
to them: to develop with a program, move it to `reference.wrong.styles`.

The first line of a file has the names of the boards, the square and what the fault spoils first. In
the program, lines that begin with `<` belong to the right version only, and those with `>` to the
wrong one.
"""

from pathlib import Path

from reference.wrong.styles.style import Style

SOURCES = Path(__file__).with_name("sources")


def _unfamiliar(file: Path) -> Style:
    form, _, style = file.stem.partition("_")
    labels, *lines = file.read_text().splitlines()
    boards, square, spoils = labels.split("; ")
    marked = [number for number, line in enumerate(lines) if line[:1] in ("<", ">")]
    # A fault that only adds or only deletes lines begins with the line before them.
    if len({lines[number][0] for number in marked}) == 1:
        changed, end = lines[marked[0] - 1 : marked[-1] + 1], "\n"
    else:
        changed, end = lines[marked[0] : marked[-1] + 1], ""
    fault = (_version("<", changed) + end, _version(">", changed) + end, spoils)
    program = _version("<", lines) + "\n"
    return Style(
        form, style.replace("_", " "), tuple(boards.split(", ")), square, program, (fault,)
    )


def _version(mark: str, lines: list[str]) -> str:
    """Returns the lines of one version."""
    other = "<>".replace(mark, "")
    return "\n".join(line.removeprefix(mark) for line in lines if not line.startswith(other))


UNFAMILIAR = tuple(map(_unfamiliar, sorted(SOURCES.iterdir())))
