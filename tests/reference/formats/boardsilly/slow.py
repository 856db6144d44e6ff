"""A slow judge of `boardsilly` for every valid input, including those with warnings."""

from reference.student.student_boardsilly import Student


class Sorted(Student):
    """Lists the moves in lexicographic order, which is right too."""

    def lines(self) -> list[str]:
        return sorted(super().lines())


def answer(text: str, order: str = "sample") -> str:
    """Returns the output for an input without errors."""
    return (Sorted() if order == "sorted" else Student()).answer(text)


def moves(rows: list[str], player: str) -> list[str]:
    """Returns the player's moves: origins row by row, directions clockwise from north-west."""
    return judge_of(rows, player).names()


def judge_of(rows: list[str], player: str) -> Student:
    """Returns a judge that has read a board."""
    judge = Student()
    judge.rows, judge.me = rows, player
    return judge
