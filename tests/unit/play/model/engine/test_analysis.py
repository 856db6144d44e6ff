"""The analysis: values on the squares, the best line, and changes of the position."""

from typing import Any

import pytest

from othello import BLACK, WHITE, Game, Position, opponent, parse_square
from play.model.engine.analysis import NO_MOVES, NO_POSITION, NO_SIZE, SOLVED
from play.model.engine.client import ANALYSIS, IS_LOADING, position_text
from play.model.play_app import PlayApp
from reference.samples import BOARDSILLY_INPUT, JUTGE_INPUT, UVA220_INPUT
from saved.work import JUDGE
from unit.page.running import finish
from unit.play.model.engine.engine_app import (
    analysing,
    app_with_engine,
    badly_played,
    do,
    ending,
    telling,
    thought,
    values,
    worth,
)
from unit.play.model.engine.fake_engine import FakeEngine
from unit.play.model.new_play import new_play
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.model.judge.session import JudgeSession

D3, C3 = parse_square("d3", 8), parse_square("c3", 8)


FOUR = [("d3", 1.75, ["c3"]), ("c4", 1.5, ["e3"]), ("f5", -2.5, []), ("e6", -9.0, [])]


def asked(app: PlayApp) -> Any:
    """Returns the analysis's request to the engine."""
    wish = app.client._questions.get(ANALYSIS)
    return wish.request if wish else None


def test_there_are_no_values_and_requests_before_the_analysis_is_on() -> None:
    engine = telling(thought(FOUR))
    app = app_with_engine(engine=engine)
    do(app, app.workspace.press, D3)
    assert (engine.started, engine.requests, values(app)) == (0, [], {})
    analysis = app.analysis
    assert (analysis.thought, analysis.lead, analysis.walk) == (None, None, None)
    assert (analysis.line, analysis.line_names) == ([], [])
    assert (analysis.outlook, analysis.speed) == ("", "")
    assert not (analysis.exact or analysis.solving or analysis.solvable)


def test_values_are_stored_as_blacks_lead() -> None:
    app = analysing(Game(), telling(thought(FOUR)))
    do(app, app.workspace.press, D3)
    start, after = app.table.play.game.start, app.table.play.game.last
    for ply, lead in ((start, 1.75), (after, -1.75)):
        value = app.values.of(ply.position, ply.turn)
        assert value and (value.lead, value.depth, value.exact) == (lead, 9, False)


def test_no_estimate_stands_above_a_solved_best_move() -> None:
    solution = thought([("c4", 1.0, [])], goal="score", depth=60)
    engine = FakeEngine(lambda request: [thought(FOUR) if "seconds" in request else solution])
    app = analysing(Game(), engine)
    do(app, app.analysis.solve)
    assert values(app) == {
        "c4": ("+1", "best", True), "d3": ("+1", "best", False),
        "f5": ("\u22123", "poor", False), "e6": ("\u22129", "bad", False),
    }  # fmt: skip
    assert app.analysis.outlook == "Black by 1, exactly."
    assert app.analysis.line_names == ["c4"]


def test_a_deeper_search_of_the_best_move_is_shown_and_limits_the_others() -> None:
    deep = thought([("f5", -3.25, ["f6", "e6", "d6"])], depth=14)
    later = [("c4", 2.0, ["e3"]), ("d3", 1.5, ["c5"]), ("f5", -2.5, ["d6"]), ("e6", -9.0, [])]
    for answers in ([thought(FOUR), deep], [thought(FOUR), deep, thought(later, depth=10)]):
        app = analysing(Game(), telling(*answers))
        assert values(app) == {
            "d3": ("\u22123", "best", False), "c4": ("\u22123", "best", False),
            "f5": ("\u22123", "best", False), "e6": ("\u22129", "poor", False),
        }  # fmt: skip
        analysis = app.analysis
        assert analysis.outlook == "White by 3, looking 14 moves ahead."
        assert analysis.line_names == ["f5", "f6", "e6", "d6"]


def test_a_refusal_is_shown_until_the_position_changes() -> None:
    error = {"answer": "error", "message": "The board is too large."}
    start = position_text(Position.start(), BLACK)
    engine = FakeEngine(
        lambda request: [error if request.get("position") == start else thought(FOUR)]
    )
    app = analysing(Game(), engine)
    assert app.analysis.status == "The board is too large." and values(app) == {}
    do(app, app.setup.open)
    do(app, app.setup.editor.press, D3)
    assert app.analysis.status == ""


def test_every_legal_square_has_a_value_and_a_class_until_the_position_changes() -> None:
    app = analysing(Game(), telling(thought(FOUR)))
    assert values(app) == {
        "d3": ("+2", "best", False), "c4": ("+2", "best", False),
        "f5": ("\u22123", "poor", False), "e6": ("\u22129", "bad", False),
    }  # fmt: skip
    names = app.workspace.scene().accessible_names
    assert names[D3] == "d3, empty, black may play, turns 1, best, +2"
    assert names[parse_square("f5", 8)] == "f5, empty, black may play, turns 1, \u22123"
    app.workspace.do(app.workspace.press, D3)
    assert values(app) == {}


@pytest.mark.parametrize("seed", range(4))
def test_endings_are_exact(seed: int) -> None:
    game = ending(seed)
    app = analysing(game)
    expected = worth(game)
    scene = app.workspace.scene()
    assert set(scene.values) == set(expected)
    for square, (text, kind, exact) in scene.values.items():
        assert exact
        assert int(text.replace("\u2212", "-")) == expected[square]
        assert (kind == "best") == (expected[square] == max(expected.values()))
        assert scene.accessible_names[square].endswith(f"{text} exact")


def test_space_for_the_best_line_is_kept_until_it_arrives() -> None:
    app = app_with_engine(Game(), telling(thought(FOUR)))
    analysis = app.analysis
    app.workspace.do(analysis.switch)
    assert analysis.expects_line and not analysis.line
    finish(app.workspace.jobs)
    assert analysis.expects_line and analysis.line == [D3, C3]


def test_the_reason_is_given_for_what_cannot_be_analysed() -> None:
    app = analysing(Game(), telling(thought(FOUR)))
    do(app, app.setup.open)
    do(app, app.setup.editor.clear)
    assert app.analysis.status == NO_MOVES
    assert not app.analysis.expects_line
    app.workspace.go_to(JUDGE)
    do(app, lambda: None)
    assert app.analysis.status == NO_POSITION
    judge = JudgeSession(app.workspace, app.notice)
    do(app, judge.start_run, JUTGE, "3\nN 1 1\n")
    assert asked(app) is None
    do(app, judge.start_run, JUTGE, "28\n")
    assert app.analysis.status == NO_SIZE and asked(app) is None
    do(app, judge.start_run, BOARDSILLY, BOARDSILLY_INPUT)
    assert app.analysis.status == NO_POSITION


def test_the_analysis_says_that_the_engine_is_loading() -> None:
    app = new_play()
    app.workspace.do(app.analysis.switch)
    assert app.analysis.status == IS_LOADING
    app = analysing(Game(), FakeEngine(lambda request: [], problem="It is too large."))
    assert app.analysis.status == "The engine is not available. It is too large."


def test_a_paused_analysis_gives_the_reason() -> None:
    app = app_with_engine(Game(), telling(thought(FOUR)))
    app.client.pause("It is night.", True)
    do(app, app.analysis.switch)
    assert app.analysis.status == "The engine is loading …"
    do(app, app.client.load)
    assert app.analysis.status == "It is night." and values(app) == {}
    do(app, lambda: app.client.pause("It is night.", False))
    assert app.analysis.status == "" and values(app)


@pytest.mark.parametrize(("form", "text"), [(UVA220, UVA220_INPUT), (JUTGE, JUTGE_INPUT)])
def test_it_follows_the_steps_of_a_judge(form: Any, text: str) -> None:
    engine = telling()
    app = app_with_engine(engine=engine)
    app.workspace.press(D3)
    app.workspace.go_to(JUDGE)
    do(app, app.analysis.switch)
    judge = JudgeSession(app.workspace, app.notice)
    do(app, judge.start_run, form, text)
    stepper = judge.stepper
    assert stepper
    analysed = 0
    for index, step in enumerate(stepper.run.steps):
        do(app, stepper.go_to, index)
        request = asked(app)
        if not step.position or not step.turn:
            assert request is None
            continue
        position, sides = step.position, [step.turn, opponent(step.turn)]
        mover = next((side for side in sides if position.can_move(side)), None)
        board = "".join(position.rows("-XO"))
        expected = mover and f"{board} {'X' if mover == BLACK else 'O'}"
        assert (request and request["position"]) == expected
        analysed += request is not None
    assert analysed
    assert "opening" not in [request["want"] for request in engine.requests]


def test_values_survive_a_forced_pass() -> None:
    """The engine is not asked twice about one position, so its answer must be kept."""
    app = app_with_engine()
    do(app, app.setup.restore, {"setup": "4.OX--------------X..0"})
    do(app, app.analysis.switch)
    for color in (WHITE, BLACK):
        do(app, app.setup.editor.set_turn, color)
        assert values(app) == {"c1": ("+16", "best", True)}
        assert app.analysis.lead == -16


def test_it_resumes_after_a_report() -> None:
    app = app_with_engine(badly_played(3))
    app.table.play.go_to(app.table.play.game.ply - 4)
    app.workspace.settings.analysis_on = True
    app.workspace.do(app.game_report.begin)
    assert app.analysis.status == IS_LOADING and asked(app) is None
    finish(app.workspace.jobs)
    assert len(values(app)) == len(app.table.play.game.legal_moves())
    assert app.game_report.of_game and app.game_report.of_game.done


def test_larger_endings_are_solved_on_request() -> None:
    game = ending(5, 6, SOLVED + 2)
    app = app_with_engine(game, telling(thought([("d1", 2.0, [])], goal="score")))
    app.workspace.do(app.analysis.switch)
    analysis = app.analysis
    assert analysis.solvable
    assert analysis.solve_label == f"Solve the last {SOLVED + 2} squares"
    app.workspace.do(analysis.solve)
    assert analysis.solving and not analysis.solvable
    position = position_text(game.position, game.turn or "")
    assert asked(app) == {"want": "thoughts", "position": position, "solve": SOLVED + 2}
    app.workspace.do(analysis.stop_solving)
    assert not analysis.solving and (asked(app) or {})["solve"] == SOLVED
    do(app, analysis.solve)
    assert analysis.exact and not analysis.solving
    assert [entry[2] for entry in values(app).values()] == [True]


def test_solving_keeps_the_earlier_values_until_it_has_better_ones() -> None:
    shallow = thought([("c4", 0.0, [])], depth=1)
    engine = FakeEngine(lambda request: [thought(FOUR) if "seconds" in request else shallow])
    app = analysing(ending(5, 6, 16), engine)
    before = app.analysis.thought
    do(app, app.analysis.solve)
    assert before and app.analysis.thought == before


@pytest.mark.parametrize(
    ("speed", "told"),
    [(7, "7"), (999, "999"), (1_009, "1,000"), (98_765, "98,700"), (1_239_999, "1,230,000")],
)
def test_the_speed_has_three_significant_digits(speed: int, told: str) -> None:
    app = analysing(Game(), telling(thought(FOUR, speed=speed)))
    assert app.analysis.speed == f"{told} positions a second"
