"""Shrinking reduces a failing input until nothing more can be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from both.workbench.inputs.shrinking import check_features, check_least, shrunk, with_feature
from reference.expect import raises
from reference.formats import REFERENCES
from reference.formats.boardsilly.features import length
from reference.formats.jutge import slow as jutge_slow
from reference.othello_games import Event
from reference.sizes import parts
from reference.slow import othello_slow as rules
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate, shrink

if TYPE_CHECKING:
    from collections.abc import Callable

    Fails = Callable[[str], bool]

EMPTY = "--------\n" * 8


def always(text: str) -> bool:
    return True


def only(text: str) -> Fails:
    return lambda trial: trial == text


def any_move(holds: Callable[[Event], bool]) -> Fails:
    return lambda text: any(
        holds(move) for game in REFERENCES["uva220"].cases(text) for move in game.moves()
    )


def test_inputs_of_jutge_shrink_to_their_passes() -> None:
    text = generate(JUTGE, 1, "two-passes")
    check_least(JUTGE, text, with_feature(JUTGE, "two-passes"))


def test_a_smaller_board_is_tried_if_no_move_can_be_left_out() -> None:
    """A pass on 8 x 8 needs the moves that lead to it; one on 4 x 4 needs fewer."""
    for seed in range(1, 20):
        text = generate(JUTGE, seed, "pass")
        if text.startswith("8\n"):
            assert shrunk(JUTGE, text, with_feature(JUTGE, "pass")).startswith("4\n")
            return
    raise AssertionError("no pass on 8 x 8")


def test_inputs_of_boardsilly_shrink_to_their_feature() -> None:
    check_features(BOARDSILLY, range(1))


def test_where_everything_fails_the_smallest_input_is_left() -> None:
    for seed in range(2):
        board = shrunk(UVA220, generate(UVA220, seed, games=3, commands=5), always)
        assert board in (f"1\n{EMPTY}{player}\nQ\n" for player in "BW")
        assert shrunk(JUTGE, generate(JUTGE, seed, n=10, moves=9), always) == "4\n"
        pieces = shrunk(BOARDSILLY, generate(BOARDSILLY, seed, boards=3), always)
        assert pieces.count("X") + pieces.count("O") == 3 and pieces.count("\n") == 9


def test_where_nothing_smaller_fails_the_input_is_left_as_it_was() -> None:
    for form, feature in ((UVA220, "no-discs"), (JUTGE, "smallest"), (BOARDSILLY, "jump")):
        text = generate(form, 3, feature)
        assert shrunk(form, text, only(text)) == text


def test_a_failing_list_shrinks_to_an_empty_board() -> None:
    def fails(text: str) -> bool:
        return "W\nL\n" in text

    text = generate(UVA220, 7, "start", games=4, commands=9).replace("\nB\n", "\nW\nL\n")
    assert fails(text) and shrunk(UVA220, text, fails) == f"1\n{EMPTY}W\nL\nQ\n"


def test_a_failing_blank_line_between_games_needs_two_games() -> None:
    fails = with_feature(UVA220, "games")
    text = generate(UVA220, 2, "games")
    least = shrunk(UVA220, text, fails)
    assert least.replace("W", "B") == f"2\n{EMPTY}B\nQ\n{EMPTY}B\nQ\n"


def test_missed_flips_to_the_north_west_shrink_to_one_line_and_one_move() -> None:
    def turns_north_west(move: Event) -> bool:
        row, column = move.square
        return bool(rules.bracketed(move.board, row, column, (-1, -1), move.mover))

    fails = any_move(turns_north_west)
    for seed in range(2):
        text = generate(UVA220, seed, "all-rays")
        least = check_least(UVA220, text, fails)
        (game,) = REFERENCES["uva220"].cases(least)
        (move,) = game.events
        turned = rules.flips(move.board, move.square[0], move.square[1], move.mover)
        assert (
            sum([rules.count(game.start, color) for color in ("black", "white")]) == len(turned) + 1
        )


def test_a_missed_pass_shrinks_to_one_move() -> None:
    fails = any_move(lambda move: move.mover != move.turn)
    text = generate(UVA220, 1, "pass")
    (game,) = REFERENCES["uva220"].cases(check_least(UVA220, text, fails))
    assert len(game.events) == 1


def test_a_late_mistake_shrinks_to_the_position_before_it() -> None:
    """Only the last of many moves fails, so the earlier moves become part of the start position."""
    text = generate(UVA220, 4, "start", commands=12)
    lines = text.split("\n")
    last = [line for line in lines if line.startswith("M")][-1]
    least = shrunk(UVA220, text, lambda trial: last in trial.split("\n"))
    (game,) = REFERENCES["uva220"].cases(least)
    assert len(game.events) == 1 and game.moves()


def test_inputs_of_jutge_lose_their_last_moves_and_the_outer_rings_of_the_board() -> None:
    text = generate(JUTGE, 1, "large", moves=20)
    assert shrunk(JUTGE, text, lambda trial: trial.count("\n") >= 4).count("\n") == 4
    assert shrunk(JUTGE, text, lambda trial: int(trial.split()[0]) >= 10) == "10\n"
    wipe_out = generate(JUTGE, 1, "wipe-out")
    least = shrunk(JUTGE, wipe_out, with_feature(JUTGE, "wipe-out"))
    assert sum(parts("jutge", least)) <= sum(parts("jutge", "8\n" + 9 * "N 1 1\n"))


def test_a_capture_shrinks_to_the_pieces_of_its_line() -> None:
    """A move is as many squares long as its line has pieces."""
    for seed in range(2):
        text = generate(BOARDSILLY, seed, "capture", boards=2)
        least = check_least(BOARDSILLY, text, with_feature(BOARDSILLY, "capture"))
        (board,) = REFERENCES["boardsilly"].cases(least)
        lengths = [length(*move) for move in board.moves]
        assert board.count("X") + board.count("O") in lengths


def test_white_space_that_causes_the_failure_is_kept() -> None:
    text = generate(JUTGE, 1).replace("\n", "\r\n")
    trials = shrink(JUTGE, text)
    assert next(trials) == text.replace("\r\n", "\n")
    end = raises(StopIteration, trials.send, False)
    assert end.value == text


def test_white_space_that_does_not_matter_is_removed_first() -> None:
    text = "\ufeff" + generate(BOARDSILLY, 1).replace("\n", "\r\n\r\n")
    least = shrunk(BOARDSILLY, text, lambda trial: True)
    assert "\r" not in least and "\ufeff" not in least and "\n\n" not in least


def test_other_white_space_is_kept_if_it_causes_the_failure_and_else_removed() -> None:
    for seed in range(8):
        text = generate(JUTGE, seed, "white-space")
        least = check_least(JUTGE, text, with_feature(JUTGE, "white-space"))
        assert len(least.split()) == 4
        n, *move = shrunk(JUTGE, text, lambda trial: len(trial.split()) > 1).split("\n")
        assert n == "4" and len(move) == 2 and len(move[0].split(" ")) == 3


def test_invalid_inputs_are_refused_with_the_line_of_the_error() -> None:
    doubtful = "4\nN 1 1\n"
    broken = "4\nN 1 x\n"
    assert any(jutge_slow.doubts(doubtful))
    for text in (doubtful, broken):
        assert "ine 2" in str(raises(ValueError, next, shrink(JUTGE, text)))


def test_an_input_without_cases_cannot_shrink() -> None:
    for form, text in ((UVA220, "0\n"), (JUTGE, ""), (BOARDSILLY, "")):
        end = raises(StopIteration, next, shrink(form, text))
        assert end.value == text
