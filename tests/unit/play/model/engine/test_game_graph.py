"""The graph of a game, its table, and its spoken value."""

import re

import pytest

from both.play.model.engine.test_judgements import fact
from browser.tables import table
from othello import BLACK, WHITE, parse_square, square_name
from play.model.engine.game_graph import BEST_PLAY, DISCS_ONLY, GameGraph
from play.model.engine.game_report import NOTHING_LOST
from play.model.engine.judged_moves import JudgedMove
from play.model.engine.values import MoveValue, PositionValue, ahead, lead_of, rating_of, signed
from play.model.play_app import PlayApp
from play.view.engine.game_graph_svg import last_ply, most_shown, timeline
from play.view.engine.game_report_html import costliest
from unit.play.model.new_play import new_play

MINUS = "\u2212"


def played(*names: str) -> PlayApp:
    app = new_play()
    for name in names:
        app.table.play.play(parse_square(name, 8))
    return app


def course(app: PlayApp) -> GameGraph:
    return GameGraph(app.table.play, app.values, app.game_report)


def note(app: PlayApp, ply: int, lead: float, exact: bool = False) -> None:
    game = app.table.play.game
    at = game.plies[ply - 1] if ply else game.start
    app.values.note(at.position, at.turn, PositionValue(lead, 9, exact))


def judge(app: PlayApp, number: int, loss: float) -> None:
    """Judges a move as worse than another one by a number of discs, and checks it."""
    game, values = app.table.play.game, app.values
    game_report = app.game_report
    if not game_report.report:
        game_report.begin()
        game_report.stop()
    report = game_report.report
    assert report
    ply, before = game.plies[number - 1], report.before(number)
    color, square = ply.color or "", ply.square or 0
    known = values.of(ply.position, ply.turn)
    value = lead_of(known.lead, color) if known else 0
    other = next(s for s in before.position.legal_moves(color) if s != square)
    values.note_move(before.position, color, MoveValue(square, value, 9, False))
    values.note_move(before.position, color, MoveValue(other, value + loss, 9, False))
    move = JudgedMove(number, color, square_name(square, 8), 9, before, values)
    move.update()
    move.compared[move.best] = {move.square: [], move.best: []}
    move.update()
    report.judged[number] = move


def test_the_graph_shows_the_discs_until_it_has_values_and_then_the_lead_with_best_play() -> None:
    app = played("d3", "c3")
    found = course(app)
    assert found.discs == [0, 3, 0]
    assert found.leads == [None, None, None]
    assert (found.caption, found.mistakes) == (DISCS_ONLY, [])
    assert found.spoken == "Move 2, White c3, equal discs on the board"
    app.table.play.go_to(1)
    assert course(app).spoken == "Move 1, Black d3, Black ahead by 3 discs on the board"
    note(app, 0, 0.4)
    note(app, 1, -3.6)
    found = course(app)
    assert found.leads == [0.4, -3.6, None]
    assert found.caption == BEST_PLAY
    app.table.play.go_to(1)
    assert course(app).spoken == "Move 1, Black d3, White by 4"
    app.table.play.go_to(0)
    assert course(app).spoken == "The start, even"


def test_the_table_has_the_same_data_as_the_graph() -> None:
    app = played("d3", "c3")
    note(app, 1, 12)
    note(app, 2, -3, exact=True)
    judge(app, 1, 11)
    judge(app, 2, 1.5)
    assert course(app).table == [
        ["Start", "", "2 : 2", ""],
        ["1 Black d3", "Black by 12", "4 : 1", "about 11 discs ??"],
        ["2 White c3", "White by 3, exact", "3 : 3", "about 2 discs"],
    ]
    drawn = table(["Move", "Best play", "Discs", "Cost"], course(app).table).html
    assert drawn.count("<tr>") == 4
    assert '<th scope="row">1 Black d3</th><td>Black by 12</td>' in drawn


@pytest.mark.parametrize(
    ("loss", "mark"), [(3, ""), (4, "?"), (5, "?"), (9, "?"), (10, "??"), (20, "??")]
)
def test_the_cost_of_a_mistake_has_a_mark_or_is_not_checked(loss: float, mark: str) -> None:
    app = played("d3")
    judge(app, 1, loss)
    assert course(app).table[1][3] == f"about {int(loss)} discs {mark}".strip()
    judged = app.game_report.mark(1, app.table.play.game.plies[0])
    assert judged
    assert "not checked" not in costliest([judged]).html
    judged.compared.clear()
    judged.update()
    end = ", not checked" if mark else ""
    assert course(app).table[1][3] == f"about {int(loss)} discs{end}"
    assert (
        f">about {MINUS}{int(loss)}</strong> {'Not checked. ' if mark else ''}Better:"
        in costliest([judged]).html
    )
    app.workspace.do(app.game_report.show, 1)
    said = f"Move 1, Black d3, costs about {int(loss)} discs{end}. Better: {judged.best}."
    assert app.workspace.scene().message == said


def test_mistakes_are_marked_and_the_costliest_are_counted() -> None:
    app = played("d3", "c3", "c4")
    judge(app, 1, 5)
    judge(app, 2, 11)
    assert course(app).mistakes == [(1, "?", ""), (2, "??", "")]
    judge(app, 3, 1)
    assert course(app).mistakes == [(1, "?", "2"), (2, "??", "1")]


@pytest.mark.parametrize(
    ("costs", "said"),
    [
        ((0, 0.4), NOTHING_LOST),
        ((5, 0), "The costliest move, in discs."),
        ((3, 5), "The two costliest moves, in discs."),
        ((3, 5, 4), "The three costliest moves, in discs."),
        ((3, 5, 1, 4), "The three costliest moves, in discs. All others together cost 1."),
    ],
)
def test_the_heading_counts_the_costliest_moves(costs: list[float], said: str) -> None:
    app = played(*("d3", "c3", "c4", "e3")[: len(costs)])
    for number, cost in enumerate(costs, 1):
        judge(app, number, cost)
    assert app.game_report.status == said


def test_the_graph_is_drawn_in_moves_and_discs() -> None:
    drawn = timeline([0, 3, -20], [0.0, -3.0, -30.0], [(2, "??", "1")], 1, 8).html
    assert 'viewBox="0 0 20 64"' in drawn
    assert 'class="lead" points="0,32.0 1,35.0 2,62.0"' in drawn
    assert 'class="discs" d="M0 32L0 32L1 29L2 52V32z"' in drawn
    assert "+32" in drawn
    assert 'd="M1 0V64"' in drawn
    assert re.search(r'class="blunder" data-ply="2" style="--x:10\.00%;--y:0\.969">1<', drawn)


@pytest.mark.parametrize(
    ("leads", "most"),
    [([0], 8), ([8.0, -8], 8), ([-8.1], 16), ([25, -24], 32), ([64], 64), ([-676], 768)],
)
def test_the_vertical_scale_covers_all_leads(leads: list[float], most: int) -> None:
    assert most_shown(leads) == most


@pytest.mark.parametrize(
    ("n", "plies", "last"),
    [(8, 1, 20), (8, 20, 20), (8, 21, 40), (8, 60, 60), (4, 3, 12), (4, 14, 14), (26, 12, 20),
     (26, 672, 672)],
)  # fmt: skip
def test_the_horizontal_scale_grows_with_the_game(n: int, plies: int, last: int) -> None:
    """A position that is set up without centre discs has more moves than `n * n - 4`."""
    assert last_ply(n, plies) == last


def test_the_graph_has_gaps_where_values_are_unknown() -> None:
    drawn = timeline([0] * 6, [1.0, 2.0, None, 3.0, None, 4.0], [], 0, 8).html
    points = re.findall('points="(.*?)"', drawn)
    assert points == ["0,7.0 1,6.0", "3,5.0 3.01,5.0", "5,4.0 5.01,4.0"]


def test_costly_moves_are_listed_with_escaped_reasons() -> None:
    app = played("d3")
    judge(app, 1, 11)
    assert app.game_report.report
    move = app.game_report.report.judged[1]
    gift = fact(WHITE, "gives <b>White</b> the corner")
    move.compared[move.best] = {"d3": [gift], move.best: [fact(BLACK, "takes & keeps")]}
    move.update()
    drawn = costliest([move]).html
    assert f'<strong class="loss num">about {MINUS}11</strong> It gives &lt;b&gt;White' in drawn
    assert f"Better: {move.best}, which takes &amp; keeps." in drawn
    assert 'data-show="1" aria-label="Show move 1, d3"' in drawn


def test_values_have_a_sign_and_whole_discs_and_moves_are_classed_by_their_cost() -> None:
    numbers = (-64, -2.5, -0.5, -0.4, 0, 0.4, 0.5, 1.49, 64)
    signs = [f"{MINUS}64", f"{MINUS}3", f"{MINUS}1", "0", "0", "0", "+1", "+1", "+64"]
    assert [signed(number) for number in numbers] == signs
    assert [ahead(lead) for lead in (1, 0.2, -11)] == ["Black by 1", "even", "White by 11"]
    kinds = [rating_of(loss) for loss in (0, 1, 3, 4, 9, 10, 60)]
    assert kinds == ["best", "fair", "fair", "poor", "poor", "bad", "bad"]


def test_a_game_without_moves_has_a_graph() -> None:
    app = played()
    app.workspace.do(app.game_report.begin)
    assert course(app).table == [["Start", "", "2 : 2", ""]] and course(app).mistakes == []
