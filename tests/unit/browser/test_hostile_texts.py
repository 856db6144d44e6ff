"""No text that comes from a file, a link, a program or a person adds an element or an attribute.

Each function that makes markup is called with hostile texts in all places that take a text.
"""

import ast
from collections.abc import Callable
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

import pytest

from board import drawing
from board.markup import Markup
from board.small_drawing import small_svg
from browser import prose, tables
from browser.board import styling
from othello import BLACK, Game
from play.library.statistics import Average, Statistics
from play.library.stored_game import COLUMNS, of_game
from play.model.library.listed_game import ListedGame
from play.model.library.openings import OpeningMove
from play.model.play.move_list import COMMENT, MOVE, VARIATION
from play.model.practice.sessions import Session
from play.view.engine.game_graph_svg import timeline
from play.view.engine.game_report_html import costliest
from play.view.library import games_html, openings_html, statistics_html
from play.view.play import legend_html, level_results_html, move_list_html
from play.view.practice import home_html, puzzles_html
from reference.injections import INJECTIONS
from unit.project.sources import nodes, with_text
from workbench.comparison.align.rows import Row
from workbench.model.judge.output_comparison import Difference
from workbench.model.program.why import TracedLine, WhyAnswer
from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.explanation.explanation import WROTE, Explanation, HeldBoard, SquareEvent
from workbench.view.judge.highlights import band, differing
from workbench.view.program import diagnostics_html, program_explanation_html, program_test_html

HARMLESS = ("x", "a-b “c d” `e` · f", "`x` → `y`")  # Also what sentences make elements of.
BOUND = (
    '" onclick=hit() x="',
    "' onclick='hit()' x='",
    "x` → `<img src=x onerror=hit()>",
    "“<img src=x onerror=hit()>”",
    "- <img-x onclick=hit()>",
)
Parts = set[tuple[str, frozenset[str]]]


def _explained(text: str) -> Explanation:
    board = HeldBoard("b", 0, {0: "W"})
    board.names, board.labels, board.wrong_square = [text], {0: text}, 0
    board.events = [SquareEvent(0, 0, WROTE, [(1, text)], text, [])]
    found = Explanation()
    found.moment, found.stack, found.board = WROTE, [(1, text), (2, text)], board
    found.written = text
    return found


def _stored(text: str, column: str) -> Any:
    stored = of_game(Game(), "Ann", "Bob", event="Cup")
    setattr(stored, column, text)
    return stored


def _rows_of_games(text: str) -> list[Markup]:
    """Returns the game in both lists, with the text in each column. The winner is a key."""
    made = []
    for column in COLUMNS:
        if column != "winner":
            stored = _stored(text, column)
            made.append(openings_html.recent_games([stored], "2026-11-28", (text, text)))
            game = ListedGame("mine-1\t0\t")
            game.stored = stored
            made.append(games_html.listed(game, 0, True, "2026-11-28", ("", ""), {}))
    return made


def _moves(text: str) -> list[Markup]:
    game = Game()
    game.play(19)
    ply, note = game.plies[0], ("", text, "?", text)
    entries: list[Any] = [
        (COMMENT, 0, [ply], [note]),
        (VARIATION, 1, [ply], [note]),
        (MOVE, 0, [ply], [note]),
    ]
    return [move_list_html.listed(entry, lambda ply: 1) for entry in entries]


def _statistics(text: str) -> Markup:
    statistics = Statistics()
    statistics.openings = {text: ([1], Average())}
    statistics.months = {text: ([1], Average())}
    return statistics_html.tables(statistics)


def _openings(text: str) -> Markup:
    move = OpeningMove(19, 8, BLACK, text, [1, 2, 3, 4])
    return openings_html.listed_moves(
        SimpleNamespace(moves=[move], is_valued=True, folded=[])  # type: ignore[arg-type]
    )


def _costly(text: str) -> Markup:
    move: Any = SimpleNamespace(
        number=1, color=BLACK, square=text, about=text, loss=9, caveat=text, why=text
    )
    return costliest([move])


def _session(text: str) -> Markup:
    session = Session("session x", text)
    session.changed, session.right, session.total = "2026-11-25 21:40:05", 7, 9
    return home_html.past([session], 1)


def _put_away(text: str) -> Markup:
    played, board = SimpleNamespace(square=19), Game().position
    card: Any = SimpleNamespace(played=played, n=8, date=text, board=board, number=1, cost=9)
    return home_html.put_away([card], 1)


def _puzzle(text: str) -> Markup:
    move = SimpleNamespace(value=1, square=3, name=text, line=[text], score=(text, text))
    puzzle: Any = SimpleNamespace(moves=[move], color=BLACK)
    return puzzles_html.rows(puzzle)


def _trials(text: str) -> list[Markup]:
    outcome, unshrunk = SimpleNamespace(complaint=text), SimpleNamespace(text=text)
    known = {"done": True, "cancelled": False, "outcome": outcome, "origin": text}
    trials: list[Any] = [
        SimpleNamespace(**known, unshrunk=unshrunk, unchecked=text, events=[]),
        SimpleNamespace(**known, unshrunk=None, unchecked=text, events=[(text, 1)]),
    ]
    return [program_test_html.report_html(each) for each in trials]


def _diagnostics(text: str) -> list[Markup]:
    kinds = ("error", "warning", "remark")
    found = [Diagnostic(line, 1, kind, text) for line in (0, 1) for kind in kinds]
    return [diagnostics_html.drawn(found), diagnostics_html.marks(found, text)]


def _differing(text: str) -> list[Markup]:
    difference = Difference(0, 3, 3, Row(3, 3, text + " y", text + "z", "different"))
    return [differing(difference, in_actual) for in_actual in (True, False)]


def _answer(text: str) -> Markup:
    lines = [TracedLine(text, 1, [])]
    return program_explanation_html.answer(WhyAnswer(text, lines, text))


def _board(text: str) -> list[Markup]:
    rows, labels = [text[:1] + "B"] * 2, ([text] * 2, [text] * 2)
    marks = {"different": [0]}
    value = {0: (text, text, True)}
    return [
        drawing.svg(rows, marks, labels),
        drawing.parts(rows, marks, labels),
        styling.document(rows, marks, labels, text, 2),
        drawing.felt(2, labels),
        drawing.values(value, 2),
        drawing.piece("B", 0, 2),
        drawing.shapes(rows, marks),
        small_svg(rows),
        drawing.grid([text], [text], 0),
    ]


# What calls each public function that makes markup.
MAKERS: dict[Callable[[str], Markup | list[Markup]], str] = {
    _board: "svg parts document felt values piece shapes small_svg grid",
    lambda text: tables.table([text], [[text, text]], text): "table",
    lambda text: tables.table_rows([[text, text]]): "table_rows",
    lambda text: tables.options([(text, text)]): "options",
    lambda text: prose.with_code(text): "with_code",
    lambda text: prose.unbroken(text): "unbroken",
    lambda text: timeline([0, 1], [0, None], [(1, text, text)], 1, 8): "timeline",
    _costly: "costliest",
    lambda text: band(text, 0, 1, text): "band",
    _differing: "differing",
    _rows_of_games: "listed recent_games",
    lambda text: games_html.reasons([[text, text]], 2): "reasons",
    _openings: "listed_moves",
    _statistics: "tables",
    lambda text: legend_html.legend(): "legend",
    lambda text: level_results_html.results_by_level({1: [1, 1, 1]}, 1): "results_by_level",
    _moves: "listed",
    lambda text: home_html.week([1], 1): "week",
    _session: "past",
    _put_away: "put_away",
    _puzzle: "rows",
    _diagnostics: "drawn marks",
    lambda text: program_explanation_html.change([(1, text)], True): "change",
    lambda text: program_explanation_html.moment(_explained(text)): "moment",
    lambda text: program_explanation_html.square(_explained(text)): "square",
    _answer: "answer",
    _trials: "report_html",
}


class Structure(HTMLParser):
    """The elements of markup, each with the names of its attributes."""

    def __init__(self, markup: Markup) -> None:
        super().__init__()
        self.parts: Parts = set()
        self.feed(markup.html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.add((tag, frozenset(name for name, _ in attrs)))

    def handle_comment(self, data: str) -> None:
        self.parts.add(("!", frozenset([data])))


def parts(make: Callable[[str], Markup | list[Markup]], text: str) -> Parts:
    made = make(text)
    every = made if isinstance(made, list) else [made]
    return {part for markup in every for part in Structure(markup).parts}


@pytest.mark.parametrize("make", MAKERS, ids=MAKERS.values())
def test_no_text_adds_an_element_or_an_attribute(make: Callable[[str], Markup]) -> None:
    allowed = {part for text in HARMLESS for part in parts(make, text)}
    assert allowed
    for text in [*INJECTIONS, *BOUND]:
        assert parts(make, text) <= allowed, text


def test_every_public_function_that_makes_markup_is_tested() -> None:
    makers = {
        node.name
        for file in with_text("Markup")
        for node in nodes(file)
        if isinstance(node, ast.FunctionDef) and node.returns and file.stem != "markup"
        if "Markup" in ast.unparse(node.returns)
    }
    public = {name for name in makers if not name.startswith("_")}
    assert public == {name for names in MAKERS.values() for name in names.split()}
