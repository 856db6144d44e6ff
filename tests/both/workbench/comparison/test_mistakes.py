"""The replays behind the explanations, and the slices in which they are done."""

from both.workbench.formats.judging import output
from othello import BLACK, WHITE, Position
from reference import samples
from reference.wrong import classic as wrong
from workbench.comparison import comparing
from workbench.comparison.diagnose.mistakes.flipping import RIGHT
from workbench.comparison.diagnose.mistakes.mistake import StepReplay, writing
from workbench.formats import FORMATS
from workbench.formats.uva220 import UVA220
from workbench.formats.uva220 import mistaken_play as uva220_play
from workbench.judging import MOVE
from workbench.judging.expected_output import ExpectedOutput


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
