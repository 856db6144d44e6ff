"""A slow judge of `uva220` for every valid input, including those with warnings."""

from reference.memory import of_the_last
from reference.student.student_uva220 import Student


class _Judge(Student):
    """Notes for each move whether it needs a warning: it is illegal."""

    def __init__(self) -> None:
        self.doubts: list[bool] = []

    def command(self, word: str) -> None:
        while word[0] == "M" and len(word) < 3:  # M 35, M3 5
            self.at += 1
            word += self.words[self.at]
        super().command(word)

    def before_move(self, r: int, c: int) -> None:
        super().before_move(r, c)
        self.doubts.append(not self.can(r, c, self.me))


def answer(text: str) -> str:
    """Returns the output for an input without errors."""
    return _judged(text)[0]


def doubts(text: str) -> list[bool]:
    """Returns for each move of all games whether it needs a warning."""
    return _judged(text)[1]


@of_the_last
def _judged(text: str) -> tuple[str, list[bool]]:
    judge = _Judge()
    return judge.answer(text) if text.split() else "", judge.doubts
