"""After a reload, the user is where they were: on a card, in an opening, or in a puzzle."""

from collections.abc import Callable

import pytest

from othello import BLACK, WHITE, parse_square, square_name
from play.model.play_app import PlayApp
from play.model.practice.puzzle import ASKED
from saved.work import GAME, PRACTICE
from unit.play.model.engine.engine_app import app_with_engine, badly_played, before, do
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.practice.test_practice import wrong_moves
from unit.play.model.practice.test_puzzles import connected, solving, wrong
from unit.play.model.practice.test_reviewing import opened, practising, settle, store_of
from unit.play.model.repertoire.test_drill import Store, played, tree
from unit.play.model.repertoire.test_drill import opened as drilling


def test_a_card_comes_back_with_its_session_and_counts_once() -> None:
    game = badly_played(1)
    store = store_of(game)
    app = practising(store)
    do(app, app.workspace.press, app.practice.exercise.card.best.square)
    do(app, app.practice.next)
    number = app.practice.exercise.card.number
    do(app, app.workspace.press, wrong_moves(game, number)[0])
    settle(app)
    later = opened(store)
    practice, task = later.practice, app.practice.task
    assert practice.under_way and practice.task == task and practice.number == 1
    assert later.workspace.scene().rows == before(game, number).position.rows()
    assert [each.outcome for each in practice.exercises] == [
        each.outcome for each in app.practice.exercises
    ]
    do(later, later.workspace.press, practice.exercise.card.best.square)
    settle(later)
    [session] = later.sessions.recent
    assert (session.right, session.total) == (1, 2)


def test_an_answered_card_and_a_finished_session_come_back() -> None:
    store = store_of(badly_played(1))
    app = practising(store)
    do(app, app.give_hint)
    settle(app)
    later = opened(store)
    assert later.workspace.scene().message == app.workspace.scene().message
    assert later.workspace.scene().values != {} and later.practice.exercise.is_right is False
    while not app.practice.finished:
        do(app, app.practice.next)
    settle(app)
    later = opened(store)
    assert later.practice.finished and later.practice.task == app.practice.task


def test_mistakes_of_a_report_that_are_no_cards_come_back_too() -> None:
    store, game = FakeStore(), badly_played(1)
    app = opened(store, shown=False)
    do(app, app.table.load, game)
    do(app, app.game_report.begin)
    do(app, app.practice.go_on)
    settle(app)
    assert len(app.cards) == 0 and app.table.sheet == PRACTICE
    later = opened(store)
    assert later.practice.task == app.practice.task
    do(later, later.practice.leave)
    assert later.table.sheet == GAME


def leave(app: PlayApp) -> None:
    do(app, app.practice.leave)


def show_game(app: PlayApp) -> None:
    do(app, app.table.show_game)


def sleep(app: PlayApp) -> None:
    app.practice_store._store.time = "2026-11-27 08:00:00"  # type: ignore[union-attr]


@pytest.mark.parametrize("action", [leave, show_game, sleep])
def test_nothing_left_or_of_another_day_comes_back(action: Callable[[PlayApp], None]) -> None:
    store = store_of(badly_played(1))
    app = practising(store)
    settle(app)
    action(app)
    settle(app)
    assert not opened(store).practice.under_way


def test_nothing_comes_back_over_another_tab_of_play() -> None:
    store = store_of(badly_played(1))
    app = practising(store)
    settle(app)
    later = opened(store, shown=False)
    assert later.table.sheet == GAME and later.table.game_on_board


@pytest.mark.parametrize(
    "damaged",
    ["", "cards", "cards\tnull", "cards\t[]", 'cards\t["games","",0,true,[]]', "opening\t[", "x\t1",
     'cards\t["practice","",0,true,[["x","open",null]]]',
     'opening\t["Tiger","black","","a1",0]', 'opening\t["None","black","","c4",0]',
     'opening\t["Tiger","red","","c4",0]'],
)  # fmt: skip
def test_damaged_places_are_left_out(damaged: str) -> None:
    store = Store()
    store.shown = f"{store.time}\t{damaged}"
    app, _ = drilling(store)
    assert app.table.game_on_board and app.repertoire.chosen == ("Tiger", BLACK)


def test_a_line_comes_back_with_its_session_and_its_answer() -> None:
    store = Store()
    app, drill = drilling(store)
    do(app, app.repertoire.choose, "Tiger", WHITE)
    do(app, drill.begin)
    moves = tree("Tiger", WHITE)
    do(app, app.workspace.press, parse_square(min(moves[played(app)]), 8))
    wrong_move = next(s for s in drill.game.legal_moves() if s not in drill._right)
    for shows in (False, True):
        do(app, drill.show_answer if shows else lambda: app.workspace.press(wrong_move))
        do(app, lambda: None)
        later, again = drilling(store)
        assert again.under_way and later.repertoire.chosen == ("Tiger", WHITE)
        assert played(later) == played(app)
        assert ("listed" in later.workspace.scene().marks) == shows
    do(later, later.workspace.press, min(again._right))
    [session] = later.sessions.recent
    assert (session.right, session.total) == (1, 2)


def test_a_puzzle_is_in_the_address_and_comes_back_as_it_was_left() -> None:
    store, app = FakeStore(), app_with_engine()
    connected(app, store)
    _, puzzles, puzzle = solving(app)
    assert len(puzzle.marks["placed"]) == 1
    do(app, app.workspace.press, wrong(puzzle))
    assert app.table.place == f"play/puzzle/{puzzles.link_text}"
    for is_again in (False, True):
        if is_again:
            do(app, puzzles.try_again)
        do(app, lambda: None)
        later = app_with_engine()
        connected(later, store, app.table.place.rpartition("/")[2])
        found = later.puzzles.puzzle
        assert found and (found.position, found.marks) == (puzzle.position, puzzle.marks)
        assert found.state == (ASKED if is_again else square_name(wrong(puzzle), 8))
        assert found.source(later.practice_store.today) != ""
    do(later, later.workspace.press, puzzle.right.square)
    [session] = later.sessions.recent
    assert (session.right, session.total) == (0, 1) and later.puzzles.row == 0
