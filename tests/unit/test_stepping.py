"""Steps through a run: where each line of input and output leads, and what the board shows."""

from page.state.app import App
from page.state.stepper import Stepper
from reference.samples import BOARDSILLY_INPUT, JUTGE_INPUT, UVA220_INPUT, UVA220_OUTPUT
from unit.running import SLICE, ran_over


def stepper_of(app: App) -> Stepper:
    app.step_to(0)
    assert app.stepper is not None
    return app.stepper


def test_the_steps_print_the_output_one_after_the_other() -> None:
    stepper = stepper_of(ran_over("uva220", UVA220_INPUT))
    lines = UVA220_OUTPUT.split("\n")
    printed = []
    for index in range(len(stepper.run.steps)):
        stepper.go_to(index)
        first, end = stepper.printed_lines
        printed += lines[first:end]
    assert printed == lines[:-1]


def test_each_input_line_leads_to_the_step_that_read_it() -> None:
    stepper = stepper_of(ran_over("uva220", UVA220_INPUT))
    for line, text in enumerate(UVA220_INPUT.split("\n")[:-1], 1):
        stepper.go_to_input(line)
        assert stepper.step.line <= line <= stepper.step.end_line
        if text.startswith("M"):
            assert f"({text[1]},{text[2]})" in stepper.step.sentence


def test_a_line_after_the_input_leads_to_the_last_step_before_it() -> None:
    stepper = stepper_of(ran_over("uva220", UVA220_INPUT))
    stepper.go_to_input(1000)
    assert stepper.at_end


def test_each_output_line_leads_to_the_step_that_printed_it() -> None:
    stepper = stepper_of(ran_over("uva220", UVA220_INPUT))
    for line, text in enumerate(UVA220_OUTPUT.split("\n")[:-1], 1):
        stepper.go_to_output(line)
        first, end = stepper.printed_lines
        assert first < line <= end
        assert text in stepper.step.text


def test_stepping_past_either_end_stays_there() -> None:
    app = ran_over("jutge", JUTGE_INPUT)
    app.step_by(-1)
    assert app.stepper is not None and app.stepper.at_end
    app.step_by(1)
    assert app.stepper.at_end
    app.step_to(0)
    app.step_by(-1)
    assert app.stepper.index == 0


def test_the_board_shows_the_step_and_then_the_game_again() -> None:
    app = ran_over("jutge", JUTGE_INPUT)
    app.table.play.press(19)
    app.step_to_last()
    assert app.table.scene().rows == [".B..", ".BB.", ".BW.", "...."]
    assert app.table.scene().marks["placed"] == [1]
    app.table.back_to_game()
    assert app.table.scene().n == 8
    assert app.table.scene().marks["placed"] == [19]


def test_a_press_on_a_judges_board_plays_nothing() -> None:
    app = ran_over("uva220", UVA220_INPUT)
    app.step_to(3)
    before = app.table.scene().rows
    app.table.press(20)
    assert app.table.scene().rows == before
    assert app.table.play.game.ply == 0


def test_a_board_silly_piece_tells_what_each_direction_comes_to() -> None:
    """The X on C7 of the statement's first board, worked out by hand."""
    app = ran_over("boardsilly", BOARDSILLY_INPUT)
    app.step_to(0)
    app.table.press(2 * 8 + 6)
    scene = app.table.scene()
    assert "The X on C7 has 3 moves." in scene.message
    assert scene.details == [
        "north-west: 2 pieces on the line, moves to A5",
        "north: 4 pieces on the line, would leave the board",
        "north-east: 4 pieces on the line, would leave the board",
        "east: 3 pieces on the line, would leave the board",
        "south-east: 2 pieces on the line, would leave the board",
        "south: 4 pieces on the line, would land on its own piece on G7",
        "south-west: 4 pieces on the line, moves to G3",
        "west: 3 pieces on the line, moves to C4",
    ]
    app.table.press(2 * 8 + 6)
    assert app.table.scene().details == []


def test_a_run_in_slices_is_the_run_at_once() -> None:
    app = App()
    app.choice, app.source = "uva220", UVA220_INPUT
    run = app.start_run()
    texts = []
    while not run.done:
        new = app.advance(1, iter(range(10_000)).__next__)
        texts.append("".join(step.text for step in new))
    assert len(texts) > 3
    assert "".join(texts) == UVA220_OUTPUT


def test_a_run_can_be_stopped_and_says_where() -> None:
    app = App()
    app.choice, app.source = "uva220", UVA220_INPUT
    run = app.start_run()
    app.advance(0, lambda: 0)
    run.cancel()
    assert run.done
    assert app.advance(SLICE, lambda: 0) == []
    assert run.error is not None and "line 1 of 27" in run.error


def test_input_longer_than_the_page_runs_is_refused_in_a_sentence() -> None:
    app = App()
    app.source = "L\n" * 2_000_001
    run = app.start_run()
    assert app.advance(SLICE, lambda: 0) == []
    assert run.done
    assert run.error is not None and "4000002 characters" in run.error
