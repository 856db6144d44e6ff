"""The report of a game: costliest moves, reasons, better moves, and trying again."""

from random import Random
from typing import Any

import pytest

from both.play.model.engine.test_judgements import fact
from othello import BLACK, WHITE, Game, Ply, Position, opponent, parse_square, square_name
from othello.phrases import counted
from play.engine.protocol.engine_messages import EngineRequest
from play.model.engine.client import REPORT, position_text
from play.model.engine.game_graph import GameGraph, seen
from play.model.engine.judged_moves import JudgedMove, Report
from play.model.engine.judging import CHECK_NODES, NODES, SOLVED
from play.model.engine.values import MoveValue, PositionValue
from play.model.play_app import PlayApp
from play.model.practice.kept_reports import KEY, KEYS
from play.model.practice.practice_store import NO_CLOCK
from play.view.engine.game_report_html import costliest
from reference.slow import endgame_slow as slow
from saved.game_text import from_fragment, to_fragment
from saved.players import COMPUTER, FRIEND, PERSON
from unit.page.running import interleave
from unit.play.engine.boards import cells
from unit.play.model.engine.engine_app import (
    app_with_engine,
    badly_played,
    before,
    do,
    losses,
    reported,
    values,
    worth,
)
from unit.play.model.engine.fake_engine import FakeEngine
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play


def graph_of(app: PlayApp) -> GameGraph:
    return GameGraph(app.table.play, app.values, app.game_report)


def report_of(app: PlayApp) -> Report:
    assert app.game_report.of_game
    return app.game_report.of_game


def summed_up(report: Report, *colors: str) -> str:
    """Returns the end of the heading above the costliest moves of the colours."""
    costs = sorted(move.loss for move in report.judged.values() if move.color in colors)
    assert costs[-3] and sum(costs[:-3])
    return f"three costliest moves, in discs. All others together cost {sum(costs[:-3])}."


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_costliest_moves_are_those_of_the_slow_solver(seed: int) -> None:
    game = badly_played(seed)
    expected = losses(game)
    app = reported(game)
    report = report_of(app)
    assert {number: move.loss for number, move in report.judged.items()} == expected
    costly = sorted(filter(expected.get, expected), key=lambda n: (-expected[n], n))[:3]
    assert [move.number for move in app.game_report.costliest] == costly
    marked = report.mistakes(None)
    assert len(marked) > 3
    assert all(move.best != move.square and move.reason and move.better for move in marked)
    for move in report.costliest(None):
        assert all(known.exact for known in move.moves)
        moves = worth(before(game, move.number))
        best = move.moves[0]
        assert square_name(best.square, 8) == move.best
        assert moves[best.square] == max(moves.values()) == best.value


def test_all_judged_values_reach_the_graph() -> None:
    game = badly_played(1)
    app = reported(game)
    for ply in [game.start, *game.plies[:-1]]:
        value = app.values.of(ply.position, ply.turn)
        assert value and value.exact
        if ply.turn:
            score = slow.score(cells(ply.position, ply.turn), 8)
            assert value.lead == (score if ply.turn == BLACK else -score)


def test_against_the_computer_only_the_users_moves_are_listed() -> None:
    app = reported(badly_played(1))
    app.table.play.players.update({BLACK: PERSON, WHITE: COMPUTER})
    game_report = app.game_report
    assert {move.color for move in game_report.costliest} == {BLACK}
    assert game_report.status == f"Your {summed_up(report_of(app), BLACK)}"
    app.table.play.players.update({BLACK: PERSON, WHITE: FRIEND})
    assert game_report.status == f"The {summed_up(report_of(app), BLACK, WHITE)}"


@pytest.mark.parametrize("seed", [1, 2])
def test_accuracy_falls_by_half_for_each_six_discs(seed: int) -> None:
    game = badly_played(seed)
    game_report, found = reported(game).game_report, []
    for color, name in ((BLACK, "Black"), (WHITE, "White")):
        costs = [losses(game)[n] for n, ply in enumerate(game.plies, 1) if ply.color == color]
        found.append(f"{name} {sum(100 / 2 ** (cost / 6) for cost in costs) / len(costs):.0f} %")
    assert game_report.accuracy == f"Accuracy: {', '.join(found)}"


def test_a_side_that_did_not_move_has_no_accuracy() -> None:
    game = Game()
    game.play(parse_square("d3", 8))
    assert reported(game).game_report.accuracy == "Accuracy: Black 100 %"


def explained(move: JudgedMove) -> str:
    cost = counted(int(move.loss), "disc")
    why = f" It {move.reason}." if move.mark else ""
    best = f"{move.best}, which {move.better}" if move.mark else move.best
    told = f"Move {move.number}, {move.color.title()} {move.square}, costs {cost}.{why}"
    return f"{told} Better: {best}."


def test_show_explains_a_judged_move_and_goes_to_any_other() -> None:
    game = badly_played(1)
    app = reported(game)
    game_report = app.game_report
    costly = [move.number for move in game_report.costliest]
    costing = [move for move in report_of(app).judged.values() if move.loss]
    lesser = [move for move in costing if move.number not in costly]
    assert lesser
    for move in lesser:
        do(app, game_report.show, move.number)
        assert app.workspace.scene().message == explained(move)
    app = app_with_engine(game)
    do(app, app.game_report.show, 3)
    assert game.ply == 3 and app.game_report.shown is None


def test_a_refusal_of_the_engine_is_shown() -> None:
    error = {"answer": "error", "message": "The board is too large."}
    app = reported(badly_played(1), FakeEngine(lambda request: [error]))
    assert app.game_report.status == "The board is too large."
    assert not app.game_report.under_way


def test_show_marks_the_better_move_on_the_board_before() -> None:
    app = reported(badly_played(1))
    game_report = app.game_report
    move = game_report.costliest[0]
    do(app, game_report.show, move.number)
    scene = app.workspace.scene()
    assert app.table.play.game.ply == move.number - 1
    played, best = (parse_square(square, 8) for square in (move.square, move.best))
    assert set(scene.values) == {played, best}
    assert scene.values[best][1:] == ("best", True)
    assert scene.message == explained(move)
    do(app, app.table.play.redo)
    assert game_report.shown is None and app.workspace.scene().values == {}


@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_the_game_is_judged_from_its_start_with_either_side_first(color: str) -> None:
    engine = FakeEngine(lambda request: [])
    game = Game(Position.start(6), color)
    app = app_with_engine(game, engine)
    game.play(game.legal_moves()[0])
    do(app, app.game_report.begin)
    [request] = engine.requests
    assert request["position"] == position_text(Position.start(6), color)
    assert request["moves"] == [square_name(ply.square or 0, 6) for ply in game.plies]


class Answers:
    """The engine's answers about a game of one move, d3, which the first search finds bad.

    Attributes:
        looked: The values of f5 and d3 in the longer search.
        depth: The depth of that search.
        asked: The requests for longer searches.
    """

    def __init__(self, played: float = -5.0) -> None:
        self.looked = {"f5": 0.0, "d3": -5.0}
        self.depth = 9
        self.asked: list[EngineRequest] = []
        self._played = played

    def __call__(self, request: EngineRequest) -> list[Any]:
        if request["want"] == "report":
            return [
                {"answer": "judged", "number": 1, "color": BLACK, "square": "d3",
                 "value": self._played, "best": "f5", "best_value": 0.0, "depth": 7,
                 "goal": None},
            ]  # fmt: skip
        if request["want"] != "explanation":
            return []
        self.asked.append(request)
        facts = {
            "d3": [fact(WHITE, "gives White a1"), fact(BLACK, "leaves 1 move")],
            "f5": [fact(WHITE, "gives White h1"), fact(BLACK, "leaves 3 moves")],
        }
        return [
            {"answer": "explanation", "square": square, "value": value, "depth": self.depth,
             "goal": None, "facts": facts.get(square, [])}
            for square, value in self.looked.items()
        ]  # fmt: skip


def one_move_reported(answers: Answers) -> PlayApp:
    game = Game()
    game.play(parse_square("d3", 8))
    return reported(game, FakeEngine(answers))


def test_a_mistake_is_marked_only_after_a_longer_search_of_both_moves() -> None:
    answers = Answers()
    app = one_move_reported(answers)
    [request] = answers.asked
    assert (request["square"], request["better"]) == ("d3", "f5")
    assert (request["nodes"], request["solve"]) == (CHECK_NODES, SOLVED)
    assert CHECK_NODES > NODES
    [move] = app.game_report.mistakes
    assert (move.square, move.mark, move.loss) == ("d3", "?", 5)
    assert (move.reason, move.better) == ("gives White a1", "leaves 3 moves")


@pytest.mark.parametrize(
    ("f5", "d3", "losses", "leads"), [(0.0, -0.4, [], None), (2.0, -5.0, [7], [2, -5])]
)
def test_a_mistake_is_marked_if_a_longer_search_confirms_it_and_the_graph_shows_its_values(
    f5: float, d3: float, losses: list[int], leads: list[float] | None
) -> None:
    answers = Answers()
    answers.looked = {"f5": f5, "d3": d3}
    app = one_move_reported(answers)
    assert [move.loss for move in app.game_report.mistakes] == losses
    assert app.game_report.mistakes == app.game_report.costliest
    assert (app.game_report.status == "No move cost anything.") == (not losses)
    assert len(graph_of(app).mistakes) == len(losses)
    assert leads is None or graph_of(app).leads == leads


def test_no_mark_appears_before_the_longer_search_has_answered() -> None:
    answers = Answers()
    answers.looked = {}
    app = one_move_reported(answers)
    game_report = app.game_report
    assert game_report.status == "Looking again at 1 move …"
    assert game_report.mistakes == game_report.costliest == []
    assert graph_of(app).mistakes == []
    do(app, game_report.stop)
    assert [move.loss for move in game_report.costliest] == [5] and not game_report.mistakes


def test_longer_searches_that_are_not_deeper_confirm_every_mistake() -> None:
    judged: list[dict[str, Any]] = [
        {"answer": "judged", "number": number, "color": color, "square": square,
         "value": value, "best": best, "best_value": value + 5, "depth": 7,
         "goal": None}
        for number, color, square, value, best in (
            (2, WHITE, "c3", 0.0, "e3"), (1, BLACK, "d3", -5.0, "f5")
        )
    ]  # fmt: skip

    def answering(request: EngineRequest) -> list[Any]:
        if request["want"] == "explanation":
            moves = [request["better"], request["square"]]
            return [
                {"answer": "explanation", "square": square, "value": 0.0, "depth": 5,
                 "goal": None, "facts": []}
                for square in moves
            ]  # fmt: skip
        unnamed = {"answer": "opening", "names": [], "moves": 0}
        return judged if request["want"] == "report" else [unnamed]

    game = Game()
    for name in ("d3", "c3"):
        game.play(parse_square(name, 8))
    app = app_with_engine(game, FakeEngine(answering))
    for ply, lead in ((game.start, 0.0), (game.plies[0], -5.0)):
        app.values.note(ply.position, ply.turn, PositionValue(lead, 20, False))
    found = []
    app.workspace.changes.subscribe(
        lambda: found.append((graph_of(app).mistakes, seen(app.values, app.game_report)))
    )
    do(app, app.game_report.begin)
    assert [move.loss for move in app.game_report.mistakes] == [5, 5]
    for (marks, drawn), (marks_before, drawn_before) in zip(found[1:], found):
        assert marks == marks_before or drawn != drawn_before


@pytest.mark.parametrize(("played", "searches"), [(-3.4, 1), (-3.5, 1), (0.0, 0)])
def test_costliest_moves_and_mistakes_are_searched_again(played: float, searches: int) -> None:
    answers = Answers(played)
    answers.looked["d3"] = played
    one_move_reported(answers)
    assert len(answers.asked) == searches


def test_a_finished_report_stays_until_the_user_lets_it_look_again() -> None:
    """The list, the sentence and the board then show the same values."""
    answers = Answers()
    app = one_move_reported(answers)
    game_report = app.game_report
    do(app, game_report.show, 1)
    told = said(app)
    assert "gives White a1. Better: f5, which leaves 3 moves." in app.workspace.scene().message
    assert not game_report.is_outdated
    start = app.table.play.game.start.position
    for name, value in (("c4", 4.0), ("d3", -26.0)):
        deep = MoveValue(parse_square(name, 8), value, 15, False)
        do(app, app.values.note_move, start, BLACK, deep)
    assert said(app) == told
    assert game_report.is_outdated
    answers.looked = {"c4": 4.0, "d3": -26.0}
    do(app, game_report.begin)
    assert not game_report.is_outdated
    assert answers.asked[-1]["better"] == "c4"
    [move] = game_report.costliest
    assert (move.loss, move.best, move.mark) == (30, "c4", "??")
    do(app, game_report.show, 1)
    message = app.workspace.scene().message
    assert message.endswith("gives White a1. Better: c4, which keeps Black ahead by about 4.")
    shown = {name: text for name, (text, *_) in values(app).items()}
    assert shown == {"c4": "+4", "d3": "\u221226"}
    graph = graph_of(app)
    assert graph.leads[1] == -26 and graph.table[1][3] == "about 30 discs ??"
    assert ">about \u221230</strong> It gives White a1. Better: c4, which" in costliest([move]).html


def said(app: PlayApp) -> list[object]:
    game_report, message = app.game_report, app.workspace.scene().message
    listed = costliest(game_report.costliest).html
    return [listed, game_report.status, game_report.accuracy, game_report.marks, message]


def connect(app: PlayApp, store: FakeStore) -> None:
    """Lets an application keep its reports, and bring back those of the store."""
    for each in (app.kept, app.practice_store):
        do(app, each.connect, store)
    do(app, lambda: None)


def kept_texts(app: PlayApp) -> dict[str, str]:
    store = FakeStore()
    connect(app, store)
    return {key: text for key, text in store.texts.items() if key.startswith(f"{KEY} ")}


def reopened(game: Game, texts: dict[str, str]) -> PlayApp:
    """Returns the application after a reload, without an engine, with a game and kept texts."""
    later, store = new_play(), FakeStore()
    store.texts = texts
    connect(later, store)
    do(later, later.table.load, from_fragment(to_fragment(game)))
    return later


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_finished_report_says_the_same_after_a_reload(seed: int) -> None:
    app = reported(badly_played(seed))
    later = reopened(app.table.play.game, kept_texts(app))
    assert said(later) == said(app) and report_of(later).done
    assert not later.game_report.is_outdated
    assert graph_of(later).table == graph_of(app).table
    for number, move in report_of(app).judged.items():
        do(later, later.game_report.go_to, later.table.play.game.plies[number - 1])
        assert (later.workspace.scene().message == move.told) == bool(move.mark)


def test_a_kept_estimate_is_still_outdated_by_a_deeper_search() -> None:
    app = one_move_reported(Answers())
    later = reopened(app.table.play.game, kept_texts(app))
    game_report = later.game_report
    assert not game_report.is_outdated
    deep = MoveValue(parse_square("c4", 8), 4.0, 15, False)
    start = later.table.play.game.start.position
    do(later, later.values.note_move, start, BLACK, deep)
    assert game_report.is_outdated and game_report.marked


ONE_MOVE = '[[7, [37, 0, 9, false], [19, -5, 9, false], "", "", true]]'


@pytest.mark.parametrize(
    ("line", "text", "is_shown"),
    [
        ("19", ONE_MOVE, True),
        *(("19", text, False) for text in ("", "[", "[]", "{}", "3")),
        ("19", ONE_MOVE.replace("37", "0"), False),
        ("19", ONE_MOVE.replace("true", "1"), False),
        ("19", ONE_MOVE.replace("-5", "-5000"), False),
        ("19", ONE_MOVE.replace("9, false]", "9]"), False),
        ("19", ONE_MOVE[:-1] + ", 3]", False),
        ("19", ONE_MOVE.replace("19", "26"), False),
        ("26", ONE_MOVE, False),
        ("19,18", ONE_MOVE, False),
        ("", ONE_MOVE, False),
    ],
)
def test_a_kept_report_is_shown_if_it_is_whole_and_about_a_line_of_the_game(
    line: str, text: str, is_shown: bool
) -> None:
    game = Game()
    game.play(parse_square("d3", 8))
    start = position_text(game.start.position, BLACK)
    later = reopened(game, {f"{KEY} 0": f"{NO_CLOCK}\t{start} {line}\t{text}"})
    assert (later.game_report.of_game is not None) == is_shown
    for other in ("8..d3c3.2", "8..c4.1"):
        do(later, later.table.load, from_fragment(other))
        assert later.game_report.of_game is None


def test_an_unfinished_report_is_not_kept() -> None:
    app = app_with_engine(badly_played(1))
    app.workspace.do(app.game_report.begin)
    app.workspace.do(app.game_report.stop)
    assert not kept_texts(app)


def test_each_of_several_games_has_its_report_whenever_it_comes_back() -> None:
    app, store, told = app_with_engine(), FakeStore(), {}
    connect(app, store)
    games = {seed: badly_played(seed, empties=4) for seed in (1, 2)}
    for seed, game in games.items():
        do(app, app.table.load, game)
        do(app, app.game_report.begin)
        told[seed] = said(app)
    for seed in (1, 2, 1):
        do(app, app.table.load, from_fragment(to_fragment(games[seed])))
        assert said(app) == told[seed]
    assert len(store.texts) == 2


def test_a_report_that_is_made_anew_replaces_its_own_text_and_a_new_one_the_oldest() -> None:
    app, store = one_move_reported(Answers()), FakeStore()
    store.texts = {key: f"1999-01-{number + 1:02}\tx\t[]" for number, key in enumerate(KEYS)}
    connect(app, store)
    assert store.texts[f"{KEY} 0"].endswith("true]]")
    store.time = "2026-11-27 00:00:00"
    do(app, app.game_report.begin)
    texts = [text for key, text in store.texts.items() if key.startswith(f"{KEY} ")]
    assert len(texts) == len(KEYS)
    assert [text for text in texts if not text.startswith("1999")] == [store.texts[f"{KEY} 0"]]
    assert store.texts[f"{KEY} 0"].startswith(store.time)


def test_a_move_to_a_position_known_from_another_line_reaches_the_report() -> None:
    app = reported(badly_played(1))
    move, known = app.game_report.costliest[0], app.values
    position, side = report_of(app).before(move.number).position, move.color
    ranked = [value.square for value in known.ranked(position, side)]
    [square, *_] = [square for square in position.legal_moves(side) if square not in ranked]
    after = Ply(position.move(square, side).after, opponent(side))
    known.note(after.position, after.turn, PositionValue(60 if side == BLACK else -60, 9, True))
    assert not app.game_report.is_outdated
    known.note_move(position, side, MoveValue(square, 0, 1, False))
    assert app.game_report.is_outdated


def test_a_move_that_a_deeper_search_finds_best_is_no_mistake() -> None:
    app = one_move_reported(Answers())
    do(app, app.game_report.show, 1)
    start = app.table.play.game.start.position
    deep = MoveValue(parse_square("d3", 8), 1.0, 15, False)
    do(app, app.values.note_move, start, BLACK, deep)
    do(app, app.game_report.begin)
    assert app.game_report.costliest == []
    do(app, app.game_report.show, 1)
    message = app.workspace.scene().message
    assert message == "Move 1, Black d3: no better move is known."


def test_trying_again_keeps_the_game_as_it_was() -> None:
    app = reported(badly_played(1))
    play, game_report = app.table.play, app.game_report
    game, move = play.game, game_report.costliest[0]
    do(app, game_report.show, move.number)
    do(app, game_report.try_again)
    moves, line = list(game.tree()), list(game.plies)
    assert play.message.startswith(f"Trying again from move {move.number}. ")
    do(app, app.workspace.press, parse_square(move.best, 8))
    assert (play.game, play.game.ply) == (game, move.number)
    assert list(game.tree()) == moves + [game.last]
    assert report_of(app).done and not game_report.of_line
    assert game_report.status.startswith("On another line: ")
    do(app, game_report.show, move.number)
    assert (game.plies, game.ply) == (line, move.number - 1)
    assert game_report.of_line and game_report.shown is move


def test_a_report_covers_a_whole_line_of_its_game_and_ends_with_it() -> None:
    game = from_fragment("8..d3c3.2")
    report, last = Report(game), game.last
    assert report.is_of(game) and not report.is_of(from_fragment("8..d3c3.2"))
    place = game.remove(last)
    assert not report.is_of(game)
    game.restore(last, place)
    game.go_to(1)
    game.play(parse_square("e3", 8))
    assert report.is_of(game)
    game.show(last)
    game.play(parse_square("c4", 8))
    assert not report.is_of(game)


def test_marks_stay_with_the_moves_that_two_lines_share() -> None:
    app = reported(badly_played(1))
    game_report, play = app.game_report, app.table.play
    game = play.game
    do(app, play.go_to, 4)
    moves = [m for m in game.legal_moves() if m != game.plies[4].square]
    do(app, app.workspace.press, moves[0])
    judged = [game_report.mark(n, ply) is not None for n, ply in enumerate(play.game.plies, 1)]
    assert judged == [True] * 4 + [False]


def test_progress_is_shown_until_the_report_is_stopped_or_another_game_begins() -> None:
    engine = FakeEngine(lambda request: [], problem="It is too large.")
    app = app_with_engine(badly_played(1), engine)
    game_report = app.game_report
    number = len(app.table.play.game.plies)
    app.workspace.do(game_report.begin)
    assert game_report.status == "The engine is loading …" and game_report.under_way
    do(app, lambda: None)
    assert game_report.status == "The engine is not available. It is too large."
    app.workspace.do(game_report.stop)
    assert not game_report.under_way
    assert game_report.status == f"Stopped: 0 of {number} moves are judged."
    assert REPORT not in app.client._questions
    app = app_with_engine(badly_played(1))
    app.workspace.do(app.game_report.begin)
    app.workspace.do(app.table.new_game, 8)
    assert not app.game_report.under_way
    assert app.game_report.of_game is None


def test_a_stopped_report_keeps_what_is_judged() -> None:
    app = app_with_engine(badly_played(1))
    game_report, jobs = app.game_report, app.workspace.jobs
    app.workspace.do(game_report.begin)
    while not report_of(app).judged:
        interleave(jobs, Random(1), 1)
    assert game_report.status == "Judged 1 of 8 moves …"
    do(app, game_report.stop)
    assert game_report.status == "Stopped: 1 of 8 moves are judged."


def test_a_whole_game_on_the_smallest_board() -> None:
    game = Game(Position.start(4))
    while game.turn:
        game.play(game.legal_moves()[0])
    judged = report_of(reported(game)).judged
    for number in range(game.ply - 5, game.ply + 1):
        move, moves = judged[number], worth(before(game, number))
        best, played = move.moves
        assert (best.value, played.value) == (max(moves.values()), moves[played.square])
        assert played.square == game.plies[number - 1].square == parse_square(move.square, 4)
        assert move.best == square_name(best.square, 4)
