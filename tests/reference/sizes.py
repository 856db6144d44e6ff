"""The size of an input as a user sees it."""


def parts(form: str, text: str) -> tuple[int, int, int, int]:
    """Returns the number of games or boards, discs, moves or commands, and rows of the board."""
    words = text.replace("\ufeff", "").split()
    if form == "jutge":
        return 1, 4, len(words) // 3, int(words[0])
    rows = [word for word in words if len(word) == 8]
    discs = sum([len(row) - row.count("-") - row.count(".") for row in rows])
    commands = [word for word in words if word[0] in "LM"]
    return len(rows) // 8, discs, len(commands), 8
