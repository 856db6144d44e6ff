"""Single steps: their span in the input, their output and their sentence."""

from both.workbench.formats.judging import judged
from reference import samples
from reference.formats import REFERENCES
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate
from workbench.judging import ASIDE, END, LIST, MOVE, START, Format, Step

SIDE = {"black": "Black", "white": "White"}


def spans(form: Format, text: str) -> list[tuple[int, int, int, int, str]]:
    """Returns the span of each step and the first line that it prints."""
    return [
        (step.line, step.column, step.end_line, step.end_column, step.text.split("\n")[0])
        for step in form.run(text)
    ]


def move_of(form: Format, text: str) -> Step:
    """Returns the last step that places a disc."""
    return [step for step in form.run(text) if "placed" in step.marks][-1]


def test_the_steps_of_uva220_are_the_number_each_board_and_each_command() -> None:
    assert spans(UVA220, samples.UVA220_INPUT) == [
        (1, 1, 1, 2, ""),
        (2, 1, 10, 2, ""),
        (11, 1, 11, 2, "(3,5) (4,6) (5,3) (6,4)"),
        (12, 1, 12, 4, "Black -  1 White -  4"),
        (13, 1, 13, 2, "(3,4) (3,6) (5,6)"),
        (14, 1, 14, 2, "--------"),
        (15, 1, 23, 2, ""),
        (24, 1, 24, 2, "No legal move."),
        (25, 1, 25, 4, "Black -  3 White - 12"),
        (26, 1, 26, 2, "(3,5)"),
        (27, 1, 27, 2, "WWWWB---"),
    ]


def test_the_steps_of_jutge_are_the_size_and_each_move() -> None:
    assert spans(JUTGE, "4 N  1 2 B\n1\n1") == [
        (1, 1, 1, 2, "...."),
        (1, 3, 1, 9, ".N.."),
        (1, 10, 3, 2, "BN.."),
    ]


def test_the_steps_of_boardsilly_are_each_board_and_each_piece_that_moves() -> None:
    text = "X.......\n" + 7 * "........\n" + " O\n" + 7 * "........\n" + ".......X X"
    assert spans(BOARDSILLY, text) == [
        (1, 1, 9, 3, ""),
        (9, 2, 9, 3, "No moves are possible"),
        (10, 1, 17, 11, ""),
        (17, 8, 17, 9, "H8-G7"),
        (17, 8, 17, 9, "H8-G8"),
        (17, 8, 17, 9, "H8-H7"),
    ]


def test_kinds_of_steps() -> None:
    assert [step.kind for step in UVA220.run(samples.UVA220_INPUT + "more")] == (
        [ASIDE, START, LIST, MOVE, LIST, END, START, LIST, MOVE, LIST, END, ASIDE]
    )
    assert [step.kind for step in JUTGE.run("4 N 1 2 B 1 1")] == [START, MOVE, MOVE]
    kinds = [step.kind for step in BOARDSILLY.run(samples.BOARDSILLY_INPUT)]
    assert kinds == [START] + 25 * [LIST] + [START, LIST]


def test_moves_have_a_color_and_a_square() -> None:
    for form, text, color, square in (
        (UVA220, samples.UVA220_INPUT, "white", 1 * 8 + 4),  # M25, after a pass of black
        (JUTGE, "4 N 1 2 B\n1\n1", "white", 0),
    ):
        move = move_of(form, text).move
        assert move is not None
        assert (move.color, move.square) == (color, square)


def test_listed_moves_of_board_silly_have_origin_and_target() -> None:
    steps = list(BOARDSILLY.run(samples.BOARDSILLY_INPUT))
    assert [step.jump for step in steps[:3]] == [None, (0, 1), (0, 18)]
    assert steps[-1].jump is None


def test_white_space_inside_a_move_belongs_to_its_step() -> None:
    text = "1\n" + 8 * "--------\n" + "B\nM\n 3 4\nQ\n"
    assert spans(UVA220, text)[2][:4] == (11, 1, 12, 5)


def test_all_passes_of_games_are_mentioned_with_the_right_side() -> None:
    """Passes match the slow rules, in inputs generated to have several passes."""
    for form in (UVA220, JUTGE):
        text = generate(form, 1, "two-passes")
        sentences = [step.sentence for step in form.run(text) if step.move]
        events = [event for game in REFERENCES[form.name].cases(text) for event in game.moves()]
        passes = 0
        for sentence, event in zip(sentences, events):
            if event.turn == event.mover:
                assert "no legal move" not in sentence
            else:
                passes += 1
                assert sentence.startswith(f"{SIDE[event.turn]} has no legal move, so"), sentence
        assert (len(sentences), passes >= 2) == (len(events), True)


def test_the_largest_board_of_jutge_is_an_option() -> None:
    assert judged(JUTGE, "6", largest=6)[1] is None
    error = judged(JUTGE, "8", largest=6)[1]
    assert error is not None
    assert "from 4 to 6" in error.expected
