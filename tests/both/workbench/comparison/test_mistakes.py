"""The replays behind the explanations: right without a mistake, and done in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from both.workbench.formats.judging import output
from othello import BLACK, WHITE, Position
from reference import samples
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.formats.boardsilly import slow as boardsilly_slow
from reference.formats.jutge import slow as jutge_slow
from reference.formats.uva220 import slow as uva220_slow
from reference.wrong import classic as wrong
from workbench.comparison import comparing
from workbench.comparison.diagnose.mistakes.flipping import RIGHT
from workbench.comparison.diagnose.mistakes.mistake import StepReplay, writing
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.boardsilly import mistaken_play as boardsilly_play
from workbench.formats.boardsilly.judge import silly_board
from workbench.formats.jutge import JUTGE
from workbench.formats.jutge import mistakes as jutge
from workbench.formats.uva220 import UVA220
from workbench.formats.uva220 import mistaken_play as uva220_play
from workbench.judging import MOVE, START, Mistake
from workbench.judging.expected_output import ExpectedOutput

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workbench.judging.format import Prediction


def filled(text: str) -> list[str]:
    return [line for line in text.split("\n") if line]


def printed(answers: Iterator[Prediction]) -> list[str]:
    return [line for lines, _ in answers for line in lines if line]


def test_a_program_of_uva220_without_a_mistake_prints_the_right_output() -> None:
    for seed in range(4):
        text = REFERENCES["uva220"].random_input(Chance(seed), wild=True)
        steps = list(UVA220.run(text))[1:]
        program = Mistake("errs not", uva220_play.Uva220Program().predict)
        assert (program.phrase, program.whole) == ("errs not", None)
        answers = program.predict(StepReplay(None, steps))
        assert printed(answers) == filled(uva220_slow.answer(text)), text


def test_a_program_of_jutge_without_a_mistake_prints_the_right_output() -> None:
    for seed in range(4):
        text = REFERENCES["jutge"].random_input(Chance(seed), wild=True)
        steps = list(JUTGE.run(text))
        right = filled(jutge_slow.answer(text))
        replay = StepReplay(None, steps)
        assert printed(jutge.JutgeProgram().predict(replay)) == right, text
        n = int(text.split("\n")[0])
        later = StepReplay(steps[0], steps[1:])
        assert printed(jutge.JutgeProgram().predict(later)) == right[n + 1 :], text


def test_a_program_of_boardsilly_without_a_mistake_lists_the_right_moves() -> None:
    for seed in range(6):
        text = REFERENCES["boardsilly"].random_input(Chance(seed), wild=True)
        for step in BOARDSILLY.run(text):
            if step.kind == START and step.turn:
                right = boardsilly_slow.moves(step.rows, step.turn)
                request = boardsilly_play.ListRequest(silly_board(step), step.turn)
                assert boardsilly_play.RIGHT_PROGRAM.moves(request) == right, text


def test_found_moves_are_remembered_by_board_and_player() -> None:
    start = Position.start(8)
    cells = "".join(start.rows())
    finder = uva220_play.move_finder(RIGHT)
    for _ in range(2):
        for letter, color in (("B", BLACK), ("W", WHITE)):
            assert finder(cells, letter) == start.legal_moves(color)
    assert finder(64 * "B", "W") == []


def test_only_steps_of_the_given_kind_are_printed_wrongly() -> None:
    steps = list(UVA220.run(samples.UVA220_INPUT))[1:]
    mistake = writing("echoes", lambda before, step: [before.text if before else "", "x"], MOVE)
    assert mistake.phrase == "echoes"
    found = list(mistake.predict(StepReplay(None, steps)))
    for at, (lines, cells) in enumerate(found):
        other = [steps[at - 1].text, "x"]
        right = steps[at].text.split("\n")[:-1]
        assert (list(lines), cells) == (other if steps[at].move else right, None)


def test_no_phrase_is_used_twice() -> None:
    for form in FORMATS:
        phrases = [mistake.phrase for mistake in form.mistakes]
        assert len(phrases) == len(set(phrases))


def test_the_verdict_comes_before_the_guess() -> None:
    steps = list(UVA220.run(samples.UVA220_INPUT))
    actual = wrong.swaps_the_counts(samples.UVA220_INPUT)
    seen = []
    for result in comparing(UVA220, ExpectedOutput(steps), actual):
        if result:
            seen.append((result.verdict, result.guess != ""))
    assert len(seen) == 2 and seen[0][0] == seen[1][0]
    assert [guessed for _, guessed in seen] == [False, True]


def test_a_long_output_is_compared_in_many_slices() -> None:
    game = samples.UVA220_INPUT.split("\n", 1)[1].split("Q\n")[0] + "Q\n"
    text = "100\n" + 100 * game
    steps = list(UVA220.run(text))
    actual = output(UVA220, text)
    slices = list(comparing(UVA220, ExpectedOutput(steps), actual))
    assert len(slices) > 5
    assert [result.kind for result in slices if result] == ["identical", "identical"]
