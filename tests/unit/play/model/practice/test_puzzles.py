"""Puzzles on the board: the first try counts, the next one is ready, and the game stays."""

from typing import Any

import pytest

from othello import Game, square_name
from play.library.stored_game import of_game
from play.model.engine.client import IS_LOADING
from play.model.play_app import PlayApp
from play.model.practice.days import day_number
from play.model.practice.puzzle import Puzzle
from play.model.practice.puzzles import HARDEST, MAKING, NO_PUZZLE, Puzzles
from saved.players import COMPUTER, PERSON
from saved.work import GAME, PLAY, PRACTICE
from unit.page.running import finish
from unit.play.engine.boards import random_game, text
from unit.play.model.engine.engine_app import app_with_engine, do
from unit.play.model.engine.fake_engine import FakeEngine, real_engine
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play

TODAY = day_number("2026-11-26")


def solving(app: PlayApp | None = None) -> tuple[PlayApp, Puzzles, Puzzle]:
    """Returns the application with a puzzle with six empty squares on the board."""
    app = app or app_with_engine(random_game(1, 8, 30))
    do(app, app.puzzles.choose, 6)
    do(app, app.puzzles.begin)
    puzzle = app.puzzles.puzzle
    assert puzzle
    return app, app.puzzles, puzzle


def wrong(puzzle: Puzzle) -> int:
    return puzzle.moves[-1].square


def test_only_the_first_try_counts() -> None:
    app, puzzles, puzzle = solving()
    do(app, app.workspace.press, wrong(puzzle))
    do(app, puzzles.try_again)
    do(app, app.workspace.press, puzzle.right.square)
    assert (puzzles.row, puzzles.longest) == (0, 0)
    [session] = app.sessions.recent
    assert (session.name, session.right, session.total) == ("Endgames, 6 empty", 0, 1)


def test_right_ones_count_in_a_row_and_make_the_next_harder() -> None:
    engine = real_engine()
    app, puzzles, puzzle = solving(app_with_engine(engine=engine))
    hardness = []
    for _ in range(4):
        do(app, app.workspace.press, puzzle.right.square)
        hardness.append(puzzles.hardness)
        do(app, puzzles.try_again)
        puzzle.state = ""  # As if it were another puzzle.
    assert hardness == [0, 1, 1, 2]
    assert puzzles.record == "Find the one right move. 4 in a row; your longest is 4."
    do(app, app.give_hint)
    assert puzzles.record == "Find the one right move. 0 in a row; your longest is 4."
    assert puzzles.hardness == 1
    do(app, puzzles.next)
    assert engine.requests[-1]["hardness"] == 1


def test_a_puzzle_shows_no_value_until_it_is_answered_by_a_legal_move() -> None:
    app, _, puzzle = solving()
    occupied = next(s for s in range(64) if puzzle.position.color_at(s))
    do(app, app.workspace.press, occupied)
    assert "is occupied" in app.workspace.scene().message
    assert not puzzle.answered and app.sessions.recent == []
    scene = app.workspace.scene()
    assert scene.rows == puzzle.position.rows() and puzzle.empties == 6
    assert scene.marks["legal"] == puzzle.position.legal_moves(puzzle.color)
    assert scene.values == {} and app.workspace.on_board.hides_advice
    assert app.table.sheet == PRACTICE
    do(app, app.workspace.press, wrong(puzzle))
    scene = app.workspace.scene()
    assert set(scene.values) == set(puzzle.position.legal_moves(puzzle.color))
    assert scene.marks["listed"] == [wrong(puzzle)]
    assert scene.message == puzzle.summary and not app.workspace.on_board.hides_advice


def test_the_next_puzzle_is_ready_before_it_is_asked_for() -> None:
    app, puzzles, first = solving()
    app.workspace.do(puzzles.next)  # Without running any job.
    assert puzzles.is_made and puzzles.puzzle is not first


def test_a_puzzle_that_is_made_and_an_engine_that_fails_say_so() -> None:
    app = new_play()
    app.workspace.do(app.puzzles.begin)
    assert app.workspace.scene().message in (IS_LOADING, MAKING)
    assert not app.puzzles.is_made and app.workspace.on_board.preview(19) == {}
    app = app_with_engine(engine=FakeEngine(lambda request: [], problem="No memory."))
    do(app, app.puzzles.begin)
    assert "No memory." in app.workspace.scene().message


def test_the_line_of_a_move_is_stepped_through_and_leaving_brings_back_the_game() -> None:
    app, puzzles, puzzle = solving()
    rows = app.table.play.game.position.rows()
    do(app, puzzles.show_answer)
    move = puzzle.moves[1]
    do(app, puzzles.show_line, move.square)
    for number, ply in enumerate(move.plies, 1):
        scene = app.workspace.scene()
        assert scene.rows == ply.position.rows()
        name = square_name(ply.square or 0, 8)
        assert scene.message == f"{name}: move {number} of {len(move.plies)}."
        do(app, puzzles.go, 1)
    do(app, puzzles.stop)
    assert app.workspace.scene().rows == puzzle.position.rows() and puzzles.under_way
    do(app, puzzles.stop)
    assert app.workspace.scene().rows == rows and not puzzles.under_way


def test_a_puzzle_is_played_out_against_the_computer() -> None:
    app, puzzles, puzzle = solving()
    do(app, puzzles.show_answer)
    app.workspace.do(puzzles.play_out)
    play = app.table.play
    assert play.game.position == puzzle.position and play.game.turn == puzzle.color
    assert play.players[puzzle.color] == PERSON
    assert COMPUTER in play.players.values()
    assert app.table.sheet == GAME and app.workspace.boards[PLAY] is play


def test_a_link_opens_the_same_puzzle_which_like_a_game_without_a_date_names_no_source() -> None:
    _, puzzles, puzzle = solving()
    link = puzzles.link_text
    other = app_with_engine()
    do(other, other.puzzles.open, link)
    opened = other.puzzles.puzzle
    assert opened and opened.position == puzzle.position and opened.color == puzzle.color
    assert [move.value for move in opened.moves] == [move.value for move in puzzle.moves]
    assert solving_own(puzzle, "computer-6", "").source(TODAY) == opened.source(TODAY) == ""


@pytest.mark.parametrize(
    "link", ["", "X", "-" * 64 + "X", "?" * 65, text(Game()).replace(" ", ""), "-X" * 5000]
)
def test_a_link_without_a_puzzle_says_so(link: str) -> None:
    app = app_with_engine()
    do(app, app.puzzles.open, link)
    assert app.notice.text == NO_PUZZLE
    assert not app.puzzles.under_way


def test_what_is_known_survives_a_reload() -> None:
    store = FakeStore()
    app = app_with_engine()
    connected(app, store)
    _, puzzles, puzzle = solving(app)
    do(app, app.workspace.press, puzzle.right.square)
    again = app_with_engine()
    connected(again, store)
    assert (again.puzzles.row, again.puzzles.longest) == (1, 1)
    assert again.puzzles.empties == puzzles.empties == 6


def test_a_puzzle_that_an_earlier_version_left_is_there_again() -> None:
    _, puzzles, puzzle = solving()
    store = FakeStore()
    store.texts["puzzle"] = f"0\t0\t0\t6\t{puzzle.text}\tshown\t2026-11-20\tcomputer-4\t"
    again = app_with_engine()
    connected(again, store)
    do(again, again.puzzles.open, puzzles.link_text)
    restored = again.puzzles.puzzle
    assert restored and restored.answered and restored.opponent == "computer-4"
    assert restored.marks == {"placed": []}


@pytest.mark.parametrize(
    "damaged", ["", "1\t2", "5\t3\t0\t9", "0\t0\t9\t9", "0\t0\t0\t7", "x\t1\t1\t9"]
)
def test_damaged_records_are_left_out(damaged: str) -> None:
    store = FakeStore()
    store.texts["puzzle"] = damaged
    app = app_with_engine()
    connected(app, store)
    assert (app.puzzles.row, app.puzzles.longest, app.puzzles.empties) == (0, 0, 9)


def test_hardness_stays_in_its_range() -> None:
    app, puzzles, puzzle = solving()
    hardness = []
    for is_right in [True] * 11 + [False] * 6:
        do(app, app.workspace.press, puzzle.right.square if is_right else wrong(puzzle))
        hardness.append(puzzles.hardness)
        do(app, puzzles.try_again)
        puzzle.state = ""  # As if it were another puzzle.
    assert max(hardness) == HARDEST and hardness[-1] == min(hardness) == 0


def connected(app: PlayApp, store: Any, link: str = "") -> None:
    """Opens the puzzle of a link, if any, connects a store, and reads it."""
    store.resume(app)
    if link:
        do(app, app.puzzles.open, link)
    do(app, app.kept.connect, store)
    do(app, app.practice_store.connect, store)
    do(app, lambda: None)


def with_own_game(game: Game, white: str = "computer-4", date: str = "2026-11-26") -> FakeStore:
    return FakeStore({"mine": [of_game(game, PERSON, white, date).row]})


def solving_own(puzzle: Puzzle, *facts: str) -> Puzzle:
    """Returns the puzzle that is made of the user's game with these facts."""
    game = Game(puzzle.position, puzzle.color)
    game.play(puzzle.right.square)
    app, store = app_with_engine(random_game(1, 8, 30)), with_own_game(game, *facts)
    do(app, app.puzzles.own.connect, store)
    app.puzzles.own.take(6)
    finish(app.workspace.jobs)
    return solving(app)[2]


def test_positions_of_own_games_that_are_puzzles_are_asked_and_say_which_game() -> None:
    _, _, puzzle = solving()
    assert puzzle.source(TODAY) == "From a game of the computer against itself."
    for facts, source in (
        (("computer-6", "2026-11-12 09:05"), " of 12 Nov, 09:05 against Computer, Club 6"),
        (("friend", "2026-11-25"), " of yesterday against a friend"),
        ((PERSON, "2026-11-26 08:00"), " of today, 08:00"),
    ):
        again = solving_own(puzzle, *facts)
        assert again.position == puzzle.position
        assert again.source(TODAY) == f"From your game{source}."


def test_positions_of_own_games_that_are_no_puzzles_make_way_for_others() -> None:
    game, engine = random_game(2, 8, 4), real_engine()
    app = new_play()
    app.client.connect(engine)
    do(app, app.puzzles.own.connect, with_own_game(game))
    app.puzzles.own.take(6)
    finish(app.workspace.jobs)
    _, _, puzzle = solving(app)
    asked = [request for request in engine.requests if request["want"] == "puzzle"]
    own, *others = [request.get("position", "") for request in asked]
    assert own and own.count("-") == 6 and set(others) == {""}
    assert puzzle.empties == 6
