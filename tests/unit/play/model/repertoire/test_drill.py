"""Openings by heart: what is right, what comes back when, and what counts as known."""

from collections.abc import Iterable
from random import Random

import pytest

from both.play.records.recording import game_after, tree_of
from hosting.serving import ROOT
from othello import BLACK, WHITE, Game, parse_square, square_name
from play.library.opening_tree import position_key
from play.model.play_app import PlayApp
from play.model.repertoire.drill import Drill
from play.model.repertoire.repertoire import UNSOUND
from saved.work import PRACTICE
from unit.page.running import interleave
from unit.play.model.engine.engine_app import do
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play

FILE = (ROOT / "static" / "openings.txt").read_text(encoding="utf-8")
LINES = {
    moves: names.split(" / ")[0]
    for moves, _, names in (line.partition(" ") for line in FILE.splitlines())
    if moves != "#"
}


class Store(FakeStore):
    """A store with the openings of the page."""

    async def openings(self) -> str:
        return FILE


def opened(store: FakeStore | None = None) -> tuple[PlayApp, Drill]:
    app = new_play()
    app.table.show_sheet(PRACTICE)
    store = store or Store()
    store.resume(app)
    for each in (app.kept, app.practice_store, app.repertoire):
        app.workspace.do(each.connect, store)
    for _ in range(3):
        do(app, lambda: None)
    return app, app.drill


def learning(moves: str, color: str, store: FakeStore | None = None) -> tuple[PlayApp, Drill]:
    """Returns a visit in which the user has taken the tree of a game."""
    app, drill = opened(store)
    app.repertoire.take(tree_of(moves), color)
    do(app, lambda: None)
    return app, drill


def moves_by_position(lines: Iterable[str], color: str) -> dict[str, set[str]]:
    """Returns the moves of lines in each position of a side, by the moves that lead to it."""
    found: dict[str, set[str]] = {}
    for line in lines:
        game = Game()
        for at in range(0, len(line), 2):
            if game.turn == color:
                found.setdefault(line[:at], set()).add(line[at : at + 2])
            game.play(parse_square(line[at : at + 2], 8))
    return found


def tree(name: str, color: str) -> dict[str, set[str]]:
    """Returns the moves of the lines of an opening in each position of a side."""
    [root] = [moves for moves in LINES if LINES[moves] == name]
    return moves_by_position((moves for moves in LINES if moves.startswith(root)), color)


def played(app: PlayApp) -> str:
    """Returns the moves of the line on the board."""
    return "".join([square_name(ply.square or 0, 8) for ply in app.drill.game.plies])


def test_every_opening_of_three_moves_can_be_chosen_and_the_page_answers() -> None:
    app, drill = opened()
    assert {name for name, _ in app.repertoire.choices} == {LINES[m] for m in LINES if len(m) >= 6}
    assert app.repertoire.chosen == ("Tiger", BLACK)
    do(app, app.repertoire.choose, "Tiger", WHITE)
    do(app, drill.begin)
    assert played(app) == "c4" and app.workspace.scene().turn == WHITE


def test_nothing_is_said_of_an_opening_before_all_its_moves_are_known() -> None:
    app = new_play()
    app.table.show_sheet(PRACTICE)
    said: set[str] = set()
    app.workspace.changes.subscribe(lambda: said.add(app.drill.known))
    for each in (app.kept, app.practice_store, app.repertoire):
        app.workspace.do(each.connect, Store())
    interleave(app.workspace.jobs, Random(1))
    asked = len(tree("Tiger", BLACK))
    assert said == {"", f"You know 0 of {asked} moves of Tiger as Black."}


def solve(app: PlayApp, drill: Drill) -> None:
    """Plays a right move until the line ends, in the orientation of the file."""
    known = tree(*app.repertoire.chosen)
    while not drill.is_over:
        do(app, app.workspace.press, parse_square(min(known[played(app)]), 8))


def test_unsound_lines_are_played_only_if_they_are_chosen() -> None:
    app, _ = opened()
    assert set(UNSOUND) <= set(LINES.values())
    [line] = [moves for moves in LINES if LINES[moves] == "Bat (Kling Continuation)"]
    game = game_after(line[:-2])
    last = position_key(game.position, game.turn or "")
    for name in ("Cow", "Bat (Kling Continuation)"):
        do(app, app.repertoire.choose, name, WHITE)
        assert (last in app.repertoire.tree.after) == (name in UNSOUND)


def test_symmetric_moves_are_right() -> None:
    for first in ("c4", "d3", "e6", "f5"):
        app, drill = opened()
        do(app, drill.begin)
        do(app, app.workspace.press, parse_square(first, 8))
        assert drill.game.ply == 2
        assert "Play a move of Tiger for Black." in app.workspace.scene().message


def test_no_number_of_wrong_moves_names_the_right_one() -> None:
    app, drill = opened()
    do(app, drill.begin)
    do(app, app.workspace.press, parse_square("c4", 8))
    right, here = set(drill._right), played(app)
    do(app, app.workspace.press, 0)
    assert app.workspace.scene().message.startswith("a1 turns nothing over.")
    for wrong in set(drill.game.legal_moves()) - right:
        do(app, app.workspace.press, wrong)
        scene = app.workspace.scene()
        said = f"{square_name(wrong, 8)} is not a move of these lines. Try another one."
        assert scene.message == said and "listed" not in scene.marks and played(app) == here
    do(app, app.workspace.press, min(right))
    [session] = app.sessions.recent
    assert (session.right, session.total) == (1, 2)


def test_what_is_known_survives_a_reload_and_is_due_after_the_steps() -> None:
    store = Store()
    app, drill = opened(store)
    do(app, drill.begin)
    solve(app, drill)
    known = drill.known
    assert " 0 of " not in known
    _, again = opened(store)
    assert again.known == known


@pytest.mark.parametrize(
    ("replies", "shown"),
    [
        (["d6"], "The move is d6: play it."),
        (["d6", "f6"], "The moves are d6 and f6: play one."),
        (["d6", "f6", "f4"], "The moves are f4, d6 and f6: play one."),
    ],
)
def test_every_right_move_is_named_and_marked(replies: list[str], shown: str) -> None:
    app, drill = learning(" ".join([f"f5{reply}" for reply in replies]), WHITE)
    do(app, drill.begin)
    right = sorted(parse_square(reply, 8) for reply in replies)
    assert "listed" not in app.workspace.scene().marks
    do(app, drill.show_answer)
    assert app.workspace.scene().message == shown
    assert app.workspace.scene().marks["listed"] == right
    do(app, app.workspace.press, right[0])
    assert "listed" not in app.workspace.scene().marks


def test_the_analysis_does_not_help_within_a_line_and_one_that_is_played_right_is_known() -> None:
    app, drill = opened()
    do(app, drill.begin)
    assert drill.hides_advice and drill.position_and_turn() is None
    solve(app, drill)
    assert drill.position_and_turn() is not None
    asked = len(tree("Tiger", BLACK))
    for _ in range(20):
        solve(app, drill)
        do(app, drill.next)
    assert int(drill.known.split()[2]) > asked // 2
    [session] = app.sessions.recent
    assert session.right == session.total and session.name == "Tiger, as Black"
