"""Programs that are right up to some number, such as the size of an array, fail on some input."""

import pytest

from othello.directions import DIRECTIONS
from reference.formats import REFERENCES
from reference.student.student_boardsilly import Student as Boardsilly
from reference.student.student_jutge import Student as Jutge
from reference.student.student_uva220 import Student as Uva220
from workbench.formats import format_named
from workbench.formats.jutge import JUTGE
from workbench.inputs import generated_input
from workbench.programs.trials.trials import MOST_INPUTS

Place = tuple[int, int]
SEEDS = range(1, MOST_INPUTS + 1)


class LinesOf16(Jutge):
    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        return super().line(r, c, dr, dc, who)[:16]


class SixteenTurned(Jutge):
    def turned(self, r: int, c: int, who: str) -> list[Place]:
        return super().turned(r, c, who)[:16]


class TwoDigits(Jutge):
    def counts(self) -> str:
        return ":".join(str(min(int(count), 99)) for count in super().counts().split(":"))


class HundredMoves(Jutge):
    def play(self, who: str, r: int, c: int) -> None:
        if self.moves < 100:
            super().play(who, r, c)


class LinesOf5(Uva220):
    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        return super().line(r, c, dr, dc, me)[:5]


class EighteenTurned(Uva220):
    def turned(self, r: int, c: int, me: str) -> list[Place]:
        return super().turned(r, c, me)[:18]


class ListsOf20(Uva220):
    def listed(self, places: list[Place]) -> str:
        return super().listed(places[:20])


class GamesOf100(Uva220):
    def begin(self) -> None:
        super().begin()
        self.commands = 0

    def command(self, word: str) -> None:
        self.commands += 1
        if self.commands <= 100:
            super().command(word)


class TenGames(Uva220):
    games = 0

    def end(self) -> None:
        self.games += 1
        if self.games <= 10:
            super().end()


class TenBoards(Boardsilly):
    def joined(self) -> str:
        return "\n".join(self.boards[:10])


class SixSquares(Boardsilly):
    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return min(super().length(r, c, dr, dc), 6)


class ListsOf40(Boardsilly):
    def moves(self) -> list[tuple[Place, Place]]:
        return super().moves()[:40]


CAPPED: dict[str, list[type[Jutge | Uva220 | Boardsilly]]] = {
    "jutge": [LinesOf16, SixteenTurned, TwoDigits, HundredMoves],
    "uva220": [LinesOf5, EighteenTurned, ListsOf20, GamesOf100, TenGames],
    "boardsilly": [TenBoards, SixSquares, ListsOf40],
}


@pytest.mark.parametrize(("name", "program"), [(n, p) for n in CAPPED for p in CAPPED[n]])
def test_a_program_that_is_right_up_to_a_number_fails(
    name: str, program: type[Jutge | Uva220 | Boardsilly]
) -> None:
    form = format_named(name)
    texts = [generated_input(form, seed).text for seed in SEEDS]
    assert any(program().answer(text) != REFERENCES[name].answer(text) for text in texts)


def test_lines_that_no_board_of_eight_rows_has_are_turned_in_every_direction() -> None:
    turned = {
        direction
        for seed in SEEDS
        for step in JUTGE.run(generated_input(JUTGE, seed).text)
        if step.move
        for direction, line in step.move.lines
        if len(line) > 6
    }
    assert turned == {name for name, _, _ in DIRECTIONS}
