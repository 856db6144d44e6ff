"""The second engine shares the analysis and the report, and nothing depends on it."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from jobs.running import Jobs
from othello import BLACK, Game, Position, square_name
from play.engine.protocol.engine_messages import EngineRequest
from play.model.engine import judging
from play.model.engine.analysis import SOLVED
from play.model.engine.client import ANALYSIS, FAILED, READY, REPORT, URGENCIES, EngineClient
from play.model.engine.game_report import GameReport
from play.model.engine.second_client import SecondClient
from play.model.engine.visibility import HIDDEN, Visibility
from play.model.game.table import Table
from play.model.play_app import PlayApp
from saved.players import COMPUTER
from unit.page.running import finish, interleave
from unit.play.engine.boards import random_game
from unit.play.model.engine.engine_app import (
    app_with_engine,
    do,
    ending,
    telling,
    thought,
    values,
    worth,
)
from unit.play.model.engine.fake_engine import LIFELONG, CheckingEngine, FakeEngine, real_engine

A: EngineRequest = {"want": "a"}
FOUR = [("d3", 1.75, ["c3"]), ("c4", 1.5, ["e3"]), ("f5", -2.5, []), ("e6", -9.0, [])]


def endless(request: EngineRequest) -> Any:
    """Answers a request with deeper and deeper thoughts."""
    for depth in range(1, 1000):
        yield thought(FOUR, depth=depth, final=False)


def analysing(game: Game, engine: FakeEngine, second: FakeEngine) -> PlayApp:
    """Returns the application after it has analysed a game's position with two engines."""
    app = app_with_engine(game, engine, second)
    do(app, app.advice.analysis.switch)
    return app


def wants(engine: FakeEngine) -> list[str]:
    """Returns what an engine was asked for about positions."""
    return [request["want"] for request in engine.requests]


def two_clients(*engines: FakeEngine) -> tuple[Jobs, list[EngineClient]]:
    """Returns clients of two engines, of which the first is ready, and the running jobs."""
    jobs = Table().workspace.jobs
    first = EngineClient(jobs)
    clients = [first, SecondClient(jobs, first)]
    for client, engine in zip(clients, engines):
        client.connect(engine)
    first.load()
    finish(jobs)
    return jobs, clients


@pytest.mark.parametrize("seed", range(5))
def test_two_engines_are_asked_at_once(seed: int) -> None:
    engines = [telling(*[thought(FOUR)] * 5), telling(*[thought(FOUR)] * 5)]
    jobs, clients = two_clients(*engines)
    heard: list[list[Any]] = [[], []]
    for client, answers in zip(clients, heard):
        client.want(ANALYSIS, A, answers.append)
    interleave(jobs, Random(seed))
    assert [engine.stopped for engine in engines] == [0, 0]
    assert [len(answers) for answers in heard] == [5, 5]


def test_it_is_loaded_although_the_first_is_loaded_again_at_the_time() -> None:
    engines = [telling(life=0), telling()]
    jobs, [first, second] = two_clients(*engines)
    for client in (first, second):
        client.want(ANALYSIS, A)
    finish(jobs)
    assert (first.status, second.status) == (FAILED, READY)
    assert [engine.started for engine in engines] == [2, 1]


def test_the_second_engine_is_loaded_after_the_first() -> None:
    first, second = telling(thought(FOUR)), telling(thought(FOUR))
    app = app_with_engine(Game(), first, second)
    app.workspace.do(app.advice.analysis.switch)
    assert (app.client.status, app.second.status) == ("loading", "")
    finish(app.workspace.jobs)
    assert (app.client.status, app.second.status) == (READY, READY)
    assert (first.started, second.started) == (1, 1)


@pytest.mark.parametrize(
    "act",
    [
        lambda app: app.give_hint(),
        lambda app: app.table.play.set_player(BLACK, COMPUTER),
    ],
    ids=["hint", "computer"],
)
def test_neither_a_hint_nor_a_game_loads_it(act: Callable[[PlayApp], Any]) -> None:
    second = telling()
    app = app_with_engine(Game(Position.start(4)), second=second)
    do(app, app.client.load)
    do(app, act, app)
    assert (app.client.status, app.second.status, second.started) == (READY, "", 0)


def test_the_first_searches_the_best_move_and_the_second_all_of_them() -> None:
    first, second = telling(thought(FOUR)), telling(thought(FOUR))
    app = analysing(Game(), first, second)
    [*_, best], [every] = first.requests, second.requests
    assert best == {key: every[key] for key in ("want", "position", "solve", "seconds")}
    assert every == best | {"every": True}
    assert len(values(app)) == 4


@pytest.mark.parametrize("life", [0, 1, 2, 3])
def test_a_lost_second_engine_is_not_loaded_again(life: int) -> None:
    first = telling(thought(FOUR))
    second = telling(*[thought(FOUR[:2], depth=2, speed=50_000)] * 3, life=life)
    app = analysing(Game(), first, second)
    assert (app.second.status, second.started) == (FAILED, 1)
    assert app.client.status == READY
    assert first.requests[-1]["deeper"] and first.requests[-1]["every"]
    assert (app.advice.analysis.status, app.client.opponent_notice) == ("", "")
    assert app.advice.analysis.speed == "98,700 positions a second"
    assert len(values(app)) == 4
    do(app, app.visibility.hide, True)
    assert app.advice.analysis.status == ""
    do(app, app.visibility.hide, False)
    do(app, app.table.play.play, 19)
    assert second.started == 1


def test_a_second_engine_that_cannot_be_loaded_is_not_mentioned() -> None:
    app = analysing(Game(), telling(thought(FOUR)), telling(problem="No memory."))
    do(app, app.advice.game_report.begin)
    analysis = app.advice.analysis
    assert (analysis.status, app.notice.text) == ("", "")
    assert len(values(app)) == 4


@pytest.mark.parametrize("urgency", URGENCIES)
def test_it_rests_while_the_analysis_is_paused(urgency: int) -> None:
    second = telling(thought(FOUR))
    jobs, clients = two_clients(telling(), second)
    visibility = Visibility(clients)
    visibility.discharge(False, 0.1)
    clients[1].want(urgency, A)
    finish(jobs)
    assert (second.started, second.requests) == (0, [])
    visibility.discharge(True, 0.1)
    finish(jobs)
    assert (second.started, second.requests) == (1, [A])


def test_it_is_asked_nothing_while_the_first_is_not_ready() -> None:
    first, second = FakeEngine(endless), FakeEngine(endless)
    app = app_with_engine(Game(), first, second)
    app.workspace.do(app.advice.analysis.switch)
    interleave(app.workspace.jobs, Random(1), 40)
    assert app.second.ready and second.requests and not second.stopped
    first.live(0)
    interleave(app.workspace.jobs, Random(1), 40)
    assert app.client.status == FAILED and second.stopped
    assert not app.second._consulted


def stream(chance: Random, every: bool) -> list[dict[str, Any]]:
    """Returns thoughts of growing depth about the best move or all moves."""
    found = []
    for depth in sorted(chance.sample(range(1, 30), 6)):
        moves = [
            (name, chance.uniform(-9, 9), [reply, square_name(depth, 8)])
            for name, reply in zip(("d3", "c4", "f5", "e6"), ("c3", "c3", "f6", "f6"))
        ]
        moves.sort(key=lambda move: -move[1])
        found.append(thought(moves if every else moves[:1], depth=depth, final=False))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_no_value_goes_back_to_a_shallower_one(seed: int) -> None:
    """The best line is that of the deepest search, in any order of the answers."""
    chance = Random(seed)
    best, every = stream(chance, False), stream(chance, True)
    app = app_with_engine(Game(), telling(*best), telling(*every))
    analysis, start = app.advice.analysis, Position.start()
    seen: dict[int, int] = {}
    deepest = 0

    def look() -> None:
        nonlocal deepest
        for move in app.advice.values.ranked(start, BLACK):
            assert move.depth >= seen.get(move.square, 0)
            seen[move.square] = move.depth
        value = app.advice.values.of(start, BLACK)
        assert not value or value.depth >= deepest
        deepest = value.depth if value else 0

    app.workspace.changes.subscribe(look)
    app.workspace.do(analysis.switch)
    interleave(app.workspace.jobs, chance)
    last = max(best[-1], every[-1], key=lambda found: found["depth"])
    assert deepest == last["depth"]
    assert analysis.outlook.endswith(f"looking {deepest} moves ahead.")
    if best[-1]["depth"] != every[-1]["depth"]:
        assert analysis.line_names == [last["moves"][0]["square"], *last["moves"][0]["line"]]


def test_the_speed_is_that_of_both_engines() -> None:
    first, second = telling(thought(FOUR, speed=30_000)), telling(thought(FOUR, speed=50_000))
    app = analysing(Game(), first, second)
    assert app.advice.analysis.speed == "80,000 positions a second"


@pytest.mark.parametrize("finals", [(True, True), (True, False), (False, True)])
def test_the_analysis_is_finished_when_both_engines_are(finals: tuple[bool, bool]) -> None:
    engines = [telling(thought(FOUR, final=final)) for final in finals]
    app = analysing(Game(), *engines)
    do(app, app.visibility.hide, True)
    assert app.advice.analysis.status == ("" if all(finals) else HIDDEN)


def test_other_values_grow_deeper_while_the_best_move_is_solved() -> None:
    solution = thought([("c4", 2.0, ["e3"])], goal="score", depth=60)

    def answering(request: EngineRequest) -> list[Any]:
        return [thought(FOUR) if "seconds" in request else solution]

    second = FakeEngine(endless)
    app = app_with_engine(Game(), FakeEngine(answering), second)
    app.workspace.do(app.advice.analysis.switch)
    interleave(app.workspace.jobs, Random(2), 60)
    app.workspace.do(app.advice.analysis.solve)
    assert second.stopped == 0
    interleave(app.workspace.jobs, Random(2), 200)
    analysis = app.advice.analysis
    assert analysis.exact and not analysis.solving
    assert analysis.line_names == ["c4", "e3"]
    assert {move.exact for move in app.advice.values.ranked(Position.start(), BLACK)[1:]} == {False}
    assert len(second.requests) == 1 and second.stopped == 0


@pytest.mark.parametrize("seed", [1, 2])
def test_two_real_engines_solve_the_last_squares(seed: int) -> None:
    game = ending(seed)
    assert game.position.empties <= SOLVED
    app = analysing(game, real_engine(), real_engine())
    found = {name: int(text.replace("\u2212", "-")) for name, (text, *_) in values(app).items()}
    assert found == {square_name(square, 8): value for square, value in worth(game).items()}


def facts(app: PlayApp) -> list[Any]:
    """Returns everything that a report tells."""
    game_report = app.advice.game_report
    assert game_report.finished
    moves = [
        (number, move.square, move.depth, move.mark, move.loss, move.cost, move.reason, move.better,
         [(known.square, known.value, known.depth, known.exact) for known in move.moves])
        for number, move in sorted(game_report.finished.judged.items())
    ]  # fmt: skip
    return [moves, game_report.status, game_report.accuracy, game_report.marks]


def count_judged(game_report: GameReport, counts: list[int]) -> None:
    """Adds the number of judged moves."""
    counts.append(len(game_report.report.judged) if game_report.report else 0)


def middle(seed: int) -> Game:
    """Returns 25 random moves from a position of the middle game."""
    game = random_game(seed, 8, 54)
    game = Game(game.position, game.turn or "")
    chance = Random(seed)
    for _ in range(25):
        game.play(chance.choice(game.legal_moves()))
    return game


@pytest.fixture
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits the searches of reports."""
    monkeypatch.setattr(judging, "NODES", 150)
    monkeypatch.setattr(judging, "CHECK_NODES", 600)


@pytest.mark.usefixtures("few_nodes")
@pytest.mark.parametrize("seed", range(2))
def test_a_report_by_two_engines_is_that_by_one(seed: int) -> None:
    """In any order of their answers, and if the second one is lost at any time."""
    game, chance = middle(seed), Random(seed)
    app = app_with_engine(game)
    do(app, app.advice.game_report.begin)
    expected = facts(app)
    assert expected[3]
    shares = set()
    for life in (LIFELONG, chance.randrange(40)):
        first, second = real_engine(), real_engine()
        second.live(life)
        app = app_with_engine(game, first, second)
        game_report, counts = app.advice.game_report, [0]
        app.workspace.changes.subscribe(partial(count_judged, game_report, counts))
        app.workspace.do(game_report.begin)
        interleave(app.workspace.jobs, chance)
        assert facts(app) == expected
        assert counts == sorted(counts) and counts[-1] == len(game.plies)
        assert all(b - a <= 1 for a, b in zip(counts, counts[1:]))
        if app.second.ready:
            shares |= {*wants(first)} & {*wants(second)}
            asked = [str(request) for request in (*first.requests, *second.requests)]
            assert len(asked) <= len({*asked}) + 4
    assert shares == {"report", "explanation"}


def reporting(
    number: int, analyses: bool = False
) -> tuple[PlayApp, CheckingEngine, CheckingEngine]:
    """Returns an application in the middle of a report, and its engines."""
    first, second = real_engine(), real_engine()
    app = app_with_engine(middle(number), first, second)
    app.workspace.settings.analysis_on = analyses
    app.workspace.do(app.advice.game_report.begin)
    interleave(app.workspace.jobs, Random(3), 30)
    return app, first, second


@pytest.mark.usefixtures("few_nodes")
def test_stop_stops_both_engines() -> None:
    app, first, second = reporting(4)
    assert "report" in wants(first) and "report" in wants(second)
    asked = len(first.requests), len(second.requests)
    report = app.advice.game_report.of_game
    assert report
    judged = len(report.judged)
    assert app.advice.game_report.status == f"Judged {judged} of 25 moves …"
    app.workspace.do(app.advice.game_report.stop)
    finish(app.workspace.jobs)
    assert (len(first.requests), len(second.requests), len(report.judged)) == (*asked, judged)
    for client in (app.client, app.second):
        assert REPORT not in client._questions


@pytest.mark.usefixtures("few_nodes")
def test_a_report_goes_on_with_one_engine_on_a_low_battery() -> None:
    app, _, second = reporting(5)
    app.workspace.do(app.visibility.discharge, False, 0.1)
    asked = len(second.requests)
    finish(app.workspace.jobs)
    assert app.advice.game_report.finished and len(second.requests) == asked


@pytest.mark.usefixtures("few_nodes")
def test_the_analysis_waits_for_the_report_on_both_engines() -> None:
    _, first, second = reporting(6, analyses=True)
    assert "thoughts" not in wants(first) + wants(second)
