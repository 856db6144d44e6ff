"""Valid inputs with one element removed, by the slow rules."""

from reference.formats.uva220 import slow


def smaller(text: str) -> list[str]:
    """Returns the valid inputs with one game, one command or one disc less."""
    lines = text.split("\n")
    starts = [at - 8 for at in range(len(lines)) if lines[at] in ("B", "W")]
    smaller = []
    for at in range(1, len(lines)):
        if lines[at][:1] in ("L", "M"):
            smaller.append(lines[:at] + lines[at + 1 :])
        for column in range(len(lines[at]) if lines[at].strip("-BW") == "" else 0):
            if len(lines[at]) == 8 and lines[at][column] != "-":
                row = lines[at][:column] + "-" + lines[at][column + 1 :]
                smaller.append(lines[:at] + [row] + lines[at + 1 :])
    if len(starts) > 1:
        ends = starts[1:] + [len(lines) - 1]
        for start, end in zip(starts, ends):
            smaller.append([str(len(starts) - 1)] + lines[1:start] + lines[end:])
    texts = ["\n".join(lines) for lines in smaller]
    return [text for text in texts if not any(slow.doubts(text))]
