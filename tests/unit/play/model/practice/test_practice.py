"""Practice: verdicts on tried moves, progress through the mistakes, and what it leaves alone.

Expected values come from the slow solver.
"""

from collections.abc import Sequence

import pytest

from othello import BLACK, WHITE, Game, parse_square, square_name
from othello.phrases import SIDE, counted
from play.engine.protocol.engine_messages import EngineFact
from play.model.engine.analysis import PRACTISING
from play.model.engine.client import FAILED, IS_LOADING, READY
from play.model.engine.values import MoveValue, Values
from play.model.play_app import PlayApp
from play.model.practice.exercise import Exercise
from play.model.practice.practice import Practice
from play.model.practice.report_cards import NO_MISTAKES, NO_REPORT
from saved.game_text import to_fragment
from saved.players import COMPUTER, FRIEND, PERSON
from saved.work import JUDGE, PLAY
from unit.play.model.engine.engine_app import (
    app_with_engine,
    badly_played,
    before,
    do,
    losses,
    mistakes,
    reported,
    values,
    worth,
)
from unit.play.model.engine.fake_engine import FakeEngine, handler
from unit.play.model.practice.card_texts import card_of


def practising(game: Game, engine: FakeEngine | None = None) -> tuple[PlayApp, Practice]:
    app = reported(game, engine)
    do(app, app.practice.go_on)
    return app, app.practice


def legal(exercise: Exercise) -> list[int]:
    return exercise.position.legal_moves(exercise.color)


def told(app: PlayApp) -> str:
    return app.workspace.scene().message


@pytest.mark.parametrize("seed", [1, 2])
def test_each_mistake_is_set_up_in_the_order_of_the_game(seed: int) -> None:
    game = badly_played(seed)
    app, practice = practising(game)
    numbers = mistakes(game)
    assert numbers and [each.card.number for each in practice.exercises] == numbers
    for place, number in enumerate(numbers, 1):
        line, square = before(game, number), game.plies[number - 1].square or 0
        name, side = square_name(square, 8), SIDE[line.turn or ""]
        scene = app.workspace.scene()
        assert scene.rows == line.position.rows() and scene.turn == line.turn
        assert scene.marks["legal"] == line.position.legal_moves(line.turn or "")
        assert scene.values == {}
        assert scene.message == (
            f"Exercise {place} of {len(numbers)}, move {number}. "
            f"Find the best move in place of {name}."
        )
        cost = counted(losses(game)[number], "disc")
        assert practice.task == (
            f"Move {number}. {side} played {name} here, which cost {cost}. "
            f"Find the best move for {side}."
        )
        left = len(numbers) - place
        assert practice.progress == (f"{left} left" if left else "the last one")
        do(app, practice.go_on)
    assert practice.finished and practice.progress == ""
    do(app, app.workspace.press, legal(practice.exercise)[0])
    do(app, app.give_hint)
    scene = app.workspace.scene()
    assert scene.turn is None and scene.marks["legal"] == [] and scene.values == {}
    assert practice.preview(legal(practice.exercise)[0]) == {}
    assert told(app) == f"0 of {len(numbers)} right."


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_move_within_two_discs_of_the_best_is_right(seed: int) -> None:
    """Every legal move of every exercise is tried in a new practice."""
    game = badly_played(seed)
    app, practice = practising(game)
    for number in mistakes(game):
        line = before(game, number)
        moves = worth(line)
        best = max(moves.values())
        for square in moves:
            exercise = practice.exercise
            name, loss = square_name(square, 8), best - moves[square]
            do(app, app.workspace.press, square)
            if square == exercise.card.played.square:
                expected = f"{name} is the move of the game."
            elif loss <= 2:
                expected = f"{name} is right: "
            else:
                expected = f"{name} costs {counted(loss, 'disc')}: "
            assert told(app).startswith(expected)
            assert exercise.answered == (loss <= 2 and square != exercise.card.played.square)
            exercise.reset()
        do(app, practice.next)


def test_the_answer_names_the_best_move_of_the_board_also_after_a_deeper_look() -> None:
    app, practice = practising(badly_played(1))
    do(app, practice.show_answer)
    assert practice.exercise.answered and practice.comes_back == ""
    exercise = practice.exercise
    other = next(square for square in legal(exercise) if square != exercise.best.square)
    deeper = MoveValue(other, exercise.best.value + 5, 60, True)
    app.values.note_move(exercise.position, exercise.color, deeper)
    assert exercise.best.square == other
    assert exercise.message.startswith(f"The best move is {square_name(other, 8)}: ")


def first_right(game: Game, number: int) -> int:
    """Returns the best move in place of a mistake."""
    moves = worth(before(game, number))
    return max(moves, key=lambda square: moves[square])


def wrong_moves(game: Game, number: int) -> list[int]:
    """Returns the moves that cost more than two discs, without the one of the game."""
    moves, played = worth(before(game, number)), game.plies[number - 1].square
    return [s for s in moves if max(moves.values()) - moves[s] > 2 and s != played]


def test_a_wrong_move_can_be_followed_by_another() -> None:
    game = badly_played(1)
    app, practice = practising(game)
    number = mistakes(game)[0]
    moves, played = worth(before(game, number)), game.plies[number - 1].square
    wrong = wrong_moves(game, number)[0]
    for _ in range(3):  # The same move again is no other try.
        do(app, app.workspace.press, wrong)
        assert told(app).endswith(". Try another move.")
        assert {name: exact for name, (*_, exact) in values(app).items()} == {
            square_name(wrong, 8): True
        }
    do(app, app.workspace.press, first_right(game, number))
    assert practice.exercise.outcome == "found" and practice.exercise.is_right is False
    assert " is right: " in told(app)
    shown = values(app)
    assert set(shown) >= {square_name(square, 8) for square in (played or 0, wrong)}
    assert {name for name, (_, rating, _) in shown.items() if rating == "best"} == {
        square_name(s, 8) for s in moves if moves[s] == max(moves.values())
    } & set(shown)
    do(app, app.workspace.press, wrong)
    assert " costs " in told(app) and "Try another move" not in told(app)


@pytest.mark.parametrize("tries", [["wrong"], ["wrong", "wrong"], ["right"], ["wrong", "right"]])
def test_tries_can_be_taken_back_until_the_answer_is_shown(tries: list[str]) -> None:
    game = badly_played(1)
    app, practice = practising(game)
    number = mistakes(game)[0]
    moves = {"wrong": wrong_moves(game, number), "right": [first_right(game, number)]}
    assert not practice.can_take_back
    squares = [moves[kind][min(at, len(moves[kind]) - 1)] for at, kind in enumerate(tries)]
    for square in squares:
        do(app, app.workspace.press, square)
    assert practice.can_take_back
    do(app, practice.take_back)
    exercise = practice.exercise
    assert (exercise.outcome, exercise.is_right, exercise.tried) == ("open", None, [])
    assert told(app).startswith("Taken back, and not counted: ") and values(app) == {}
    assert app.sessions.recent == [] and not practice.can_take_back
    do(app, app.workspace.press, first_right(game, number))
    assert exercise.is_right is True
    [session] = app.sessions.recent
    assert (session.right, session.total) == (1, 1)
    do(app, practice.next)
    assert not practice.can_take_back
    do(app, practice.show_answer)
    assert not practice.can_take_back


def test_the_answer_is_shown_on_request_and_by_the_hint() -> None:
    game = badly_played(1)
    for ask in ("show_answer", "give_hint"):
        app, practice = practising(game)
        do(app, practice.show_answer if ask == "show_answer" else app.give_hint)
        best = parse_square(told(app).split(":")[0].split()[-1], 8)
        moves = worth(before(game, mistakes(game)[0]))
        assert moves[best] == max(moves.values())
        assert told(app).startswith("The best move is ")
        assert square_name(best, 8) in values(app)
        # A right move afterwards does not count as found.
        do(app, app.workspace.press, best)
        assert practice.exercise.outcome == "shown"


def test_illegal_moves_are_refused_and_legal_ones_previewed_beside_the_move_before() -> None:
    app, practice = practising(badly_played(1))
    position = practice.exercise.position
    occupied = next(square for square in range(64) if position.color_at(square))
    do(app, app.workspace.press, occupied)
    assert f"{square_name(occupied, 8)} is occupied" in told(app)
    assert practice.exercise.tried == []
    do(app, practice.next)
    game, number = app.table.play.game, practice.exercise.card.number
    last = game.plies[number - 2]
    marks = app.workspace.scene().marks
    assert (marks["placed"], marks["turned"]) == ([last.square], last.flips)
    exercise = practice.exercise
    for square in range(64):
        is_legal = square in legal(exercise)
        flips = exercise.position.move(square, exercise.color).flips if is_legal else []
        preview = {"preview": flips, f"ghost-{exercise.color}": [square]} if is_legal else {}
        assert practice.preview(square) == preview


def lasting(app: PlayApp) -> tuple[object, ...]:
    """Returns what practice must not change."""
    play = app.table.play
    return to_fragment(play.game), dict(play.players), dict(play.levels), app.setup.saved


def test_practice_changes_nothing_else() -> None:
    game = badly_played(2)
    app = reported(game)
    do(app, app.table.go_to_ply, 2)
    kept, message = lasting(app), told(app)
    practice = app.practice
    for leave in (practice.leave, practice.stop, practice.leave):
        do(app, practice.go_on)
        assert not app.table.game_on_board and lasting(app) == kept
        do(app, app.workspace.press, first_right(game, mistakes(game)[0]))
        do(app, practice.show_answer)
        assert lasting(app) == kept
        do(app, leave)
        assert app.table.game_on_board and told(app) == message
        assert lasting(app) == kept


def test_the_computer_does_not_move_during_practice() -> None:
    game = badly_played(2)
    game.go_to(len(game.plies) - 1)
    game.remove(game.plies[game.ply])
    app = reported(game)
    do(app, app.practice.go_on)
    assert game.turn and app.practice.under_way
    do(app, app.table.play.set_player, game.turn, COMPUTER)
    assert app.table.play.game.ply == len(game.plies)
    count = len(game.plies)
    do(app, app.practice.leave)
    assert app.table.play.game.ply > count


def test_the_analysis_waits_for_the_answer() -> None:
    game = badly_played(1)
    app = reported(game)
    do(app, app.table.go_to_ply, mistakes(game)[0] - 1)
    do(app, app.analysis.switch)
    assert len(values(app)) == len(worth(before(game, mistakes(game)[0])))
    do(app, app.practice.go_on)
    assert values(app) == {}
    assert app.analysis.status == PRACTISING
    do(app, app.practice.show_answer)
    assert len(values(app)) == len(worth(before(game, mistakes(game)[0])))
    assert app.analysis.status == ""
    names = app.workspace.scene().accessible_names
    assert max(name.count("exact") for name in names) == 1
    do(app, app.practice.next)
    assert values(app) == {}


def test_the_mistakes_are_the_users_own_against_the_computer() -> None:
    game = badly_played(1)
    app = reported(game)
    app.table.play.players.update({BLACK: COMPUTER, WHITE: PERSON})
    do(app, app.practice.go_on)
    practice = app.practice
    assert {each.color for each in practice.exercises} == {WHITE}
    assert ". You played " in practice.task and practice.task.endswith(" for White.")
    app.table.play.players.update({BLACK: PERSON, WHITE: FRIEND})
    do(app, practice.leave)
    do(app, practice.go_on)
    assert {each.color for each in practice.exercises} == {BLACK, WHITE}


def test_there_is_nothing_to_practise_without_a_report() -> None:
    app = app_with_engine(badly_played(1))
    do(app, app.practice.go_on)
    assert told(app) == NO_REPORT and app.table.game_on_board
    game = Game()
    game.play(parse_square("d3", 8))
    do(app, app.table.load, game)
    do(app, app.game_report.begin)
    do(app, app.practice.go_on)
    assert told(app) == NO_MISTAKES and app.table.game_on_board


def slow_engine(held: list[bool]) -> FakeEngine:
    """Returns an engine that explains nothing while `held` is not empty."""
    engine = handler()

    def answering(request: dict[str, object]) -> object:
        is_held = held and request["want"] == "explanation" and "better" not in request
        return [] if is_held else engine.answer(request)

    return FakeEngine(answering)  # type: ignore[arg-type]


def test_a_move_is_judged_when_the_engine_has_looked_at_it() -> None:
    game, held = badly_played(1), [True]
    app, practice = practising(game, slow_engine(held))
    square = first_right(game, mistakes(game)[0])
    do(app, app.workspace.press, square)
    assert told(app) == f"Looking at {square_name(square, 8)} …"
    do(app, practice.stop)
    assert told(app) == "Try another move." and practice.under_way
    do(app, app.workspace.press, square)
    held.clear()
    do(app, practice.next)
    assert practice.exercises[0].outcome == "skipped"
    do(app, app.workspace.press, first_right(game, mistakes(game)[1]))
    assert practice.exercise.outcome == "found"


def test_without_the_engine_the_best_move_of_the_report_is_right() -> None:
    game = badly_played(1)
    app, practice = practising(game, slow_engine([True]))
    exercise, client = practice.exercise, app.client
    best, played = exercise.card.best.square, exercise.card.played.square
    client.status, client.problem = "loading", ""
    do(app, app.workspace.press, best)
    assert told(app) == IS_LOADING
    client.status, client.problem = FAILED, "It is gone."
    do(app, app.workspace.move_focus, 0)
    assert told(app).startswith(f"{exercise.name(best)} is right: it ")
    untried = next(square for square in legal(exercise) if square not in (best, played))
    do(app, app.workspace.press, untried)
    assert told(app) == "The engine is not available. It is gone."
    client.status = READY


def test_other_games_and_views_end_or_hide_the_practice() -> None:
    game = badly_played(1)
    app, practice = practising(game)
    do(app, app.workspace.go_to, JUDGE)
    assert practice.under_way and app.workspace.on_board is not practice
    do(app, app.workspace.go_to, PLAY)
    assert app.workspace.on_board is practice
    do(app, app.table.go_to_ply, 1)
    assert not practice.under_way and app.table.play.game.ply == 1
    do(app, practice.go_on)
    do(app, app.table.new_game, 8)
    assert not practice.under_way


def estimated(values_of: dict[str, float]) -> Exercise:
    """Returns an exercise at the start of a game, with d3 as the mistake and estimated values."""
    start, found = Game().start, Values()
    moves = {
        name: MoveValue(parse_square(name, 8), values_of[name], 8, False) for name in values_of
    }
    best = max(moves.values(), key=lambda move: move.value)
    exercise = Exercise(card_of(start, 1, moves["d3"], best), found, True)
    for name in values_of:
        square = parse_square(name, 8)
        exercise.facts[square] = []
        found.note_move(start.position, BLACK, moves[name])
    return exercise


def tried(values_of: dict[str, float], facts: Sequence[EngineFact] = ()) -> Exercise:
    """Returns such an exercise after the user has tried f5."""
    exercise, f5 = estimated(values_of), parse_square("f5", 8)
    exercise.facts[f5] = list(facts)
    exercise.attempt(f5)
    exercise.judge(False)
    return exercise


@pytest.mark.parametrize(
    ("value", "verdict"), [(2.6, "found"), (1.0, "found"), (0.5, "found"), (0.4, "open")]
)
def test_two_discs_as_shown_are_the_limit(value: float, verdict: str) -> None:
    assert tried({"c4": 3.4, "d3": -3.0, "f5": value, "e6": -3.0}).outcome == verdict


def test_a_better_move_is_named_beside_a_right_one() -> None:
    said = "f5 is right: it keeps Black ahead by about 1. c4 is worth about 2 discs more."
    assert tried({"c4": 3.0, "d3": -3.0, "f5": 1.4, "e6": -3.0}).message == said


FACT = {"helps": WHITE, "contrast": ""}
NAMING = [
    FACT | {"squares": ["f5", "c4"], "sentence": "misses c4, which attacks the corner a1"},
    FACT | {"squares": ["f5", "e6"], "sentence": "leaves e6 to White"},
    FACT | {"helps": BLACK, "squares": [], "sentence": "leaves White only 2 moves"},
]


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        (NAMING, "leaves Black behind by about 3"),
        (
            [*NAMING, FACT | {"squares": ["f5"], "sentence": "gives White 8 moves",
                              "contrast": "c4 gives only 6"}],
            "gives White 8 moves",
        ),
    ],
)  # fmt: skip
def test_a_refusal_names_no_right_move(facts: list[EngineFact], reason: str) -> None:
    exercise = tried({"c4": 3.0, "d3": -5.0, "f5": -3.0, "e6": 2.0}, facts)
    assert exercise.message == f"f5 costs about 6 discs: it {reason}. Try another move."
