"""Kept games are looked through when nothing else needs the engine, and their mistakes are cards.

Expected values come from the slow solver.
"""

from typing import Any

import pytest

from othello import BLACK, WHITE, Game, Position, square_name
from play.library.stored_game import of_game, parse_row
from play.model.engine.client import END, FAILED, LOW
from play.model.engine.values import MoveValue
from play.model.library.kept_games import NO_ROOM
from play.model.play_app import PlayApp
from play.model.practice.practice import HIDDEN
from play.model.practice.practice_store import FULL, NOT_KEPT
from saved.players import COMPUTER, FRIEND, PERSON
from saved.work import GAME, JUDGE, PLAY, PRACTICE
from unit.page.running import advance, finish
from unit.play.model.engine.engine_app import badly_played, do, losses
from unit.play.model.engine.fake_engine import FakeEngine, real_engine
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.new_play import new_play
from unit.play.model.practice.card_texts import card_of

KEY = "mine-2026-11-2{} 10:00:00-0001-0.5"
DATE = "2026-11-2{} 10:00"


def stored(game: Game, number: int = 1, black: str = PERSON, white: str = "computer-4") -> str:
    return of_game(game, black, white, DATE.format(number)).row


def store_of(*games: Game) -> FakeStore:
    return FakeStore(
        {KEY.format(number): [stored(game, number)] for number, game in enumerate(games)}
    )


def opened(store: FakeStore, engine: FakeEngine | None = None, shown: bool = True) -> PlayApp:
    """Returns a visit that looks at the practice, with an engine and a store."""
    app = opening(store, engine or real_engine(), shown)
    settle(app)
    return app


def opening(store: FakeStore, engine: FakeEngine, shown: bool = True) -> PlayApp:
    """Returns such a visit before any of its jobs has run."""
    app = new_play()
    app.client.connect(engine)
    if shown:
        app.table.show_sheet(PRACTICE)
    store.resume(app)
    for connected in (app.kept, app.practice_store, app.reviewing):
        app.workspace.do(connected.connect, store)
    return app


def settle(app: PlayApp) -> None:
    finish(app.workspace.jobs)
    for _ in range(3):
        do(app, lambda: None)


def practising(store: FakeStore) -> PlayApp:
    """Returns a visit in which the user has begun to practise the cards that are due."""
    app = opened(store)
    do(app, app.practice.begin_due)
    return app


def play_here(app: PlayApp, game: Game) -> None:
    """Plays the moves of a game on the page, from its start."""
    do(app, app.table.load, Game(game.start.position, game.first_turn))
    for ply in game.plies:
        do(app, app.workspace.press, ply.square)
    settle(app)


def reports(engine: FakeEngine) -> list[Any]:
    """Returns the requests to judge a game, without those of other features of the practice."""
    return [request for request in engine.requests if request["want"] == "report"]


def costly(game: Game, color: str) -> set[int]:
    costs = losses(game)
    return {number for number in costs if costs[number] >= 3 and ply_color(game, number) == color}


def ply_color(game: Game, number: int) -> str | None:
    return game.plies[number - 1].color


@pytest.mark.parametrize("own", [BLACK, WHITE])
@pytest.mark.parametrize("other", [FRIEND, "computer-4"])
def test_own_costly_moves_become_cards_and_all_losses_are_kept(own: str, other: str) -> None:
    games = [badly_played(seed) for seed in (1, 2)]
    players = {BLACK: other, WHITE: other} | {own: PERSON}
    records = {
        KEY.format(number): [stored(game, number, players[BLACK], players[WHITE])]
        for number, game in enumerate(games)
    }
    store, engine = FakeStore(records), real_engine()
    app = opened(store, engine)
    looked = [request["position"] for request in engine.requests if "better" in request]
    assert {position[-1] for position in looked} == {"X" if own == BLACK else "O"}
    for number, game in enumerate(games):
        row = parse_row(store.records[KEY.format(number)][0])
        costs = losses(game)
        assert row.all_losses == [costs[at] for at in sorted(costs)]
        mine = [costs[at] for at in costs if ply_color(game, at) == own]
        assert row.loss == f"{sum(mine) / len(mine):.1f}"
        found = {card.number for card in app.cards.plan.due() if card.date == DATE.format(number)}
        assert found == costly(game, own) != set()
    assert all(card.color == own for card in app.cards.plan.due())
    assert app.reviewing.left == 0 and not app.reviewing.is_working


def test_many_games_are_looked_through_the_latest_first() -> None:
    games = [badly_played(seed) for seed in (1, 2, 3, 4)]
    store = store_of(*games)
    app = opened(store, shown=False)
    seen: list[tuple[int, float]] = []
    app.workspace.changes.subscribe(
        lambda: seen.append((app.reviewing.left, app.reviewing.progress))
    )
    app.workspace.do(app.table.show_sheet, PRACTICE)
    settle(app)
    assert [left for left, _ in seen if left] == sorted([left for left, _ in seen if left])[::-1]
    assert {left for left, _ in seen} == {4, 3, 2, 1, 0}
    shares = [share for left, share in seen if left]
    assert shares == sorted(shares) and 0 <= shares[0] < shares[-1] <= 1
    firsts = {app.cards.add(card).date: card for card in app.cards.plan.due()}
    assert set(firsts) == {DATE.format(number) for number in range(4)}


def test_a_game_is_looked_through_once() -> None:
    store = store_of(badly_played(1))
    app = opened(store)
    count = len(app.cards)
    engine = real_engine()
    later = opened(store, engine)
    assert len(later.cards) == count > 0 and not reports(engine)


def test_games_of_others_short_ones_and_those_on_large_boards_are_left_alone() -> None:
    game = badly_played(1)
    short = Game()
    short.play(19)
    rows = [stored(game, black="A", white="B"), stored(game, black=COMPUTER), stored(short)]
    rows.append(stored(game, black=PERSON, white=PERSON))
    large = Game(Position.start(12))
    for _ in range(4):
        large.play(large.legal_moves()[0])
    rows.append(stored(large))
    engine = real_engine()
    store = FakeStore({KEY.format(number): [row] for number, row in enumerate(rows)})
    app = opened(store, engine)
    assert not reports(engine) and not len(app.cards) and app.reviewing.left == 0


def test_the_unfinished_game_on_the_page_is_looked_through_once_it_is_left() -> None:
    game, engine, store = Game(), real_engine(), FakeStore()
    app = opened(store, engine)
    do(app, app.table.load, game)
    for _ in range(4):
        do(app, app.workspace.press, game.legal_moves()[0])
    settle(app)
    wants = {request["want"] for request in engine.requests}
    assert len(store.records) == 1 and app.reviewing.left == 0 and "report" not in wants
    do(app, app.table.new_game, 8)
    settle(app)
    [[row]] = store.records.values()
    assert len(parse_row(row).all_losses) == 4


def test_going_back_in_a_finished_game_does_not_interrupt() -> None:
    app = opened(store_of(badly_played(2)), holding("report"), shown=False)
    do(app, app.client.load)
    play_here(app, badly_played(1))
    app.table.play.set_player(WHITE, COMPUTER, 1)
    assert reviewing(app) and app.reviewing.left == 2
    do(app, app.table.play.go_to, 2)
    app.table.play.pause_computer()
    assert reviewing(app) and app.reviewing.left == 2


def test_a_report_of_a_variation_makes_no_cards() -> None:
    game = badly_played(1)
    app = opened(FakeStore())
    app.reviewing.stop()
    play_here(app, game)
    line = app.table.play.game
    line.go_to(0)
    do(app, app.workspace.press, next(s for s in line.legal_moves() if s != line.plies[0].square))
    while line.turn:
        do(app, app.workspace.press, line.legal_moves()[0])
    do(app, app.game_report.begin)
    settle(app)
    assert app.game_report.mistakes and not len(app.cards)


def holding(*wants: str) -> FakeEngine:
    """Returns an engine that never answers some requests."""
    engine = FakeEngine(lambda request: [])

    def answering(request: Any) -> list[Any]:
        return [] if request["want"] in wants else [{"answer": END}]

    engine._answering = answering
    return engine


def reviewing(app: PlayApp) -> bool:
    """Returns whether the engine would look through games now."""
    return app.reviewing._may_ask


def test_games_wait_while_the_user_plays_the_computer_analyses_or_judges() -> None:
    app = opened(store_of(badly_played(1)), holding("report"), shown=False)
    play = app.table.play
    assert not reviewing(app), "The engine is not loaded for it."
    do(app, app.client.load)
    assert reviewing(app)
    play.set_player(WHITE, COMPUTER, 1)
    assert reviewing(app), "No move has been played."
    app.workspace.do(app.workspace.press, 19)
    assert not reviewing(app)
    app.table.show_sheet(PRACTICE)
    assert reviewing(app), "The user looks at the practice."
    app.table.show_sheet(GAME)
    play.resign()
    assert reviewing(app)
    do(app, app.workspace.go_to, JUDGE)
    assert not reviewing(app)
    do(app, app.workspace.go_to, PLAY)
    do(app, app.analysis.switch)
    assert not reviewing(app)


def test_a_hint_interrupts_at_once_and_the_games_follow() -> None:
    engine = real_engine()
    app = opening(store_of(badly_played(1)), engine)
    started = app.workspace.jobs
    while not reports(engine):  # Until the report of the game has been asked for.
        for job in started.take_up():
            while not job.done and not reports(engine):
                advance(started, job)
    stopped = engine.stopped
    app.workspace.do(app.hint.give)
    assert engine.stopped == stopped + 1
    settle(app)
    wants = [request["want"] for request in engine.requests]
    wants = wants[wants.index("report") :]
    assert wants[:3] == ["report", "explanation", "report"]
    assert len(app.cards)


def test_nothing_is_looked_through_on_a_low_battery_or_in_a_hidden_page() -> None:
    for rest in (
        lambda app: app.client.discharge(False, LOW),
        lambda app: app.client.hide(True),
    ):
        engine = real_engine()
        app = opening(store_of(badly_played(1)), engine)
        app.workspace.do(rest, app)
        settle(app)
        do(app, app.client.load)
        assert not engine.requests and app.reviewing.left == 1
        app.workspace.do(app.client.discharge, True, 1)
        app.workspace.do(app.client.hide, False)
        settle(app)
        assert app.reviewing.left == 0 and len(app.cards)


def test_a_game_that_is_not_looked_through_does_not_count() -> None:
    game = badly_played(1)
    end = game.plies.pop()
    app = opened(FakeStore({}), shown=False)
    play_here(app, game)
    assert (app.reviewing.games, app.reviewing.left) == (0, 0)
    do(app, app.workspace.press, end.square)
    settle(app)
    assert (app.reviewing.games, app.reviewing.left) == (1, 1)


def test_stop_ends_it_until_the_user_goes_on() -> None:
    store, engine = store_of(badly_played(1)), real_engine()
    app = opened(store, engine, shown=False)
    app.workspace.do(app.reviewing.stop)
    app.table.show_sheet(PRACTICE)
    settle(app)
    assert app.reviewing.left == 1 and not reports(engine) and not app.reviewing.is_working
    do(app, app.reviewing.go_on)
    settle(app)
    assert app.reviewing.left == 0 and app.reviewing.progress == 0


def test_a_game_that_the_engine_refuses_is_left_out() -> None:
    error = {"answer": "error", "message": "No."}
    engine = FakeEngine(lambda request: [error])
    app = opened(store_of(badly_played(1)), engine)
    assert app.reviewing.left == 0 and not len(app.cards)
    asked = len(engine.requests)
    app.kept.writes += 1  # So that the games are listed again.
    settle(app)
    assert app.reviewing.left == 0 and len(engine.requests) == asked


def test_without_the_engine_nothing_is_under_way() -> None:
    app = opened(store_of(badly_played(1)), FakeEngine(lambda request: [], problem="No network."))
    assert app.client.status == FAILED
    assert app.reviewing.left == 1 and not app.reviewing.is_working


def test_a_game_that_changes_meanwhile_keeps_its_row() -> None:
    store = store_of(badly_played(1))
    row = stored(badly_played(2))
    ask = store.ask

    async def meddle(name: str, **question: Any) -> Any:
        if name == "review":
            store.records[KEY.format(0)] = [row]
        return await ask(name, **question)

    store.ask = meddle  # type: ignore[method-assign]
    app = opened(store)
    assert store.records[KEY.format(0)] == [row] and not len(app.cards)


def test_the_losses_of_the_game_on_the_page_stay_when_it_is_written_again() -> None:
    game, store = badly_played(1), FakeStore()
    app = opened(store)
    play_here(app, game)
    [[row]] = store.records.values()
    assert len(parse_row(row).all_losses) == len(game.plies)
    here = app.table.play.game
    do(app, here.annotate, here.last, "", "A comment")
    settle(app)
    [[later]] = store.records.values()
    assert later != row and parse_row(later).losses == parse_row(row).losses


def test_cards_and_sessions_survive_a_reload() -> None:
    store = store_of(badly_played(1), badly_played(2))
    app = opened(store)
    count = len(app.cards.plan.due())
    do(app, app.practice.begin_due)
    assert len(app.practice.exercises) == count > 3
    do(app, app.workspace.press, app.practice.exercise.card.best.square)
    do(app, app.practice.next)
    do(app, app.give_hint)
    do(app, app.practice.next)
    hidden, number = app.practice.exercise, app.practice.number
    app.workspace.do(app.practice.hide)
    assert app.notice.text == HIDDEN
    assert app.practice.number == number and hidden not in app.practice.exercises
    undo = app.notice.undo
    assert undo
    settle(app)
    later = opened(store)
    assert len(later.cards.plan.due()) == count - 3
    assert later.cards.plan.week[1] == 2
    [session] = later.sessions.recent
    assert (session.name, session.right, session.total) == ("Your mistakes", 1, 2)
    assert later.sessions.month == "30 days: 2 positions, 50 % right at once"
    do(app, undo)
    assert app.practice.exercise is hidden
    settle(app)
    do(later, later.practice_store.refresh)
    assert len(later.cards.plan.due()) == count - 2


def test_a_card_names_its_game_and_counts_once_also_if_it_is_put_away_and_comes_back() -> None:
    app = practising(store_of(badly_played(1)))
    exercise = app.practice.exercise
    move = square_name(exercise.card.played.square, 8)
    assert exercise.task.startswith(
        f"Move {exercise.card.number} of your game of 20 Nov, 10:00. You played {move} here, "
    )
    do(app, app.give_hint)
    app.workspace.do(app.practice.hide)
    app.workspace.do(app.notice.undo_it)
    settle(app)
    assert app.practice.exercise.answered and app.sessions.recent[0].total == 1


def test_a_session_ends_with_its_result_and_the_next_day() -> None:
    app = practising(store_of(badly_played(1)))
    practice, store = app.practice, app.practice_store
    count = len(practice.exercises)
    for number in range(count):
        exercise = practice.exercise
        if number:
            do(app, app.workspace.press, exercise.card.best.square)
        else:
            assert practice.comes_back == ""
            do(app, app.give_hint)
            assert practice.comes_back == "Comes back tomorrow."
        do(app, practice.next)
    assert practice.task == f"{count - 1} of {count} right. Next: {count} tomorrow."
    do(app, practice.begin_again)
    assert len(practice.exercises) == 1
    do(app, app.workspace.press, practice.exercise.card.best.square)
    do(app, practice.next)
    assert practice.task == f"1 of 1 right. Next: {count} tomorrow."
    [session] = app.sessions.recent
    assert session.total == count and store.problem == ""
    do(app, practice.begin_due)
    assert len(practice.exercises) == count, "Nothing is due, so the next ones are practised."


def test_an_answer_that_is_not_written_yet_is_not_replaced_by_the_kept_one() -> None:
    store = store_of(badly_played(1))
    app = opened(store)
    count = len(app.cards.plan.due())
    app.cards.answer(app.cards.plan.due()[0], False)
    do(app, app.practice_store.refresh)
    assert len(app.cards.plan.due()) == count - 1 == len(opened(store).cards.plan.due())


def test_without_a_store_practice_works_for_the_visit_and_says_so_once() -> None:
    store = FakeStore()
    store.fails = "NotFoundError"
    app = opened(store)
    play_here(app, badly_played(1))
    do(app, app.game_report.begin)
    app.notice.forget()
    do(app, app.practice.begin)
    assert app.notice.text == NOT_KEPT
    do(app, app.workspace.press, app.practice.exercise.card.best.square)
    app.notice.forget()
    do(app, app.practice.leave)
    do(app, app.practice.begin_due)
    assert app.notice.text == "" and app.practice.under_way
    assert app.sessions.recent[0].total == 1


def test_a_full_store_is_told_once_and_practice_goes_on() -> None:
    store = store_of(badly_played(1))
    app = opened(store)
    store.fails = NO_ROOM
    do(app, app.practice.begin_due)
    told = []
    for _ in range(2):
        do(app, app.give_hint)
        told.append(app.notice.text)
        app.notice.forget()
        do(app, app.practice.next)
    assert told == [FULL, ""] and app.cards.plan.week[1] == 2


def test_the_mistakes_of_a_report_are_the_same_cards() -> None:
    game = badly_played(1)
    store = FakeStore()
    app = opened(store)
    app.reviewing.stop()
    play_here(app, game)
    assert not len(app.cards)
    do(app, app.game_report.begin)
    settle(app)
    own = costly(game, BLACK)
    assert {card.number for card in app.cards.plan.due()} == own
    do(app, app.practice.begin)
    numbers = {exercise.card.number for exercise in app.practice.exercises}
    assert numbers == own | costly(game, WHITE)
    assert len(app.cards) == len(own)
    mine = [exercise.card for exercise in app.practice.exercises if exercise.color == BLACK]
    assert all(any(card is known for known in app.cards.plan.due()) for card in mine)
    opened(store)
    assert len([key for key in store.texts if key.startswith("card ")]) == len(own)


def test_a_report_puts_away_the_card_of_a_move_that_it_finds_to_be_no_mistake() -> None:
    game, store = badly_played(3), FakeStore()
    app = opened(store)
    app.reviewing.stop()
    play_here(app, game)
    [key], own, good = store.records, costly(game, BLACK), 1
    before, square = game.start, game.plies[0].square
    assert losses(game)[good] == 2 and square is not None
    other = next(one for one in before.position.legal_moves(BLACK) if one != square)
    card = card_of(before, good, MoveValue(square, -9, 8, False), MoveValue(other, 9, 8, False))
    card.game = key
    do(app, app.cards.add, card)
    assert [card.number for card in app.cards.of_game(key)] == [good]
    do(app, app.game_report.begin)
    settle(app)
    assert {card.number for card in app.cards.of_game(key)} == own


def test_a_card_whose_moves_are_not_legal_is_put_away() -> None:
    store = store_of(badly_played(1))
    count = len(opened(store).cards)
    key, text = next(item for item in store.texts.items() if item[0].startswith("card "))
    columns = text.split("\t")
    cells, side = columns[8].split()
    occupied = next(square for square in range(64) if cells[square] != "-")
    columns[10] = " ".join([square_name(occupied, 8), *columns[10].split()[1:]])
    store.texts[key] = "\t".join(columns)
    app = opened(store)
    do(app, app.practice.begin_due)
    for _ in range(count):
        do(app, app.practice.next)
    assert len(app.practice.exercises) == count - 1 and side in "XO"
    assert len(app.cards.plan.due()) == count - 1
