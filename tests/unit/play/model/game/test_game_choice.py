"""The choices for a new game: when they are shown, and what a press on the board begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from othello import BLACK, WHITE, Game, parse_square
from page.stored import settings
from play.model.game.game_choice import EITHER
from play.model.play.waiting_game import WaitingGame
from saved.players import COMPUTER, FRIEND, LEVELS, PERSON, USUAL_LEVEL, level_name
from saved.work import GAME, OPENINGS
from state.workspace import Workspace

D3 = parse_square("d3", 8)


@pytest.fixture
def workspace() -> Workspace:
    workspace = Workspace()
    WaitingGame(workspace)
    return workspace


def players(workspace: Workspace) -> tuple[str, str]:
    return workspace.play.players[BLACK], workspace.play.players[WHITE]


def test_the_choices_are_shown_before_the_first_move(workspace: Workspace) -> None:
    assert workspace.choosing
    workspace.do(workspace.press, D3)
    assert not workspace.choosing
    workspace.do(workspace.play.undo)
    assert not workspace.choosing


def test_the_board_changes_when_the_game_begins_and_not_before(workspace: Workspace) -> None:
    workspace.do(workspace.press, D3)
    game = workspace.play.game
    workspace.do(workspace.choose_game)
    workspace.do(lambda: workspace.choice.choose(opponent=COMPUTER, color=WHITE, n=6))
    assert workspace.choosing and workspace.play.game is game
    assert players(workspace) == (PERSON, FRIEND)
    workspace.do(workspace.begin)
    assert not workspace.choosing
    assert workspace.play.game.position.n == 6
    assert players(workspace) == (COMPUTER, PERSON)


def test_the_choices_over_a_game_can_be_closed_and_a_move_closes_them(workspace: Workspace) -> None:
    workspace.do(workspace.press, D3)
    for leave in (workspace.choice.close, lambda: workspace.press(parse_square("c3", 8))):
        workspace.do(workspace.choose_game)
        assert workspace.choosing
        workspace.do(leave)
        assert not workspace.choosing
    assert workspace.play.game.ply == 2


LEAVE: dict[str, Callable[[Workspace], None]] = {
    "close": lambda workspace: workspace.choice.close(),
    "move": lambda workspace: workspace.press(parse_square("c3", 8)),
    "load": lambda workspace: workspace.load(Game()),
}


@pytest.mark.parametrize("leave", LEAVE.values(), ids=LEAVE)
def test_choices_over_a_game_that_begin_none_are_forgotten(
    workspace: Workspace, leave: Callable[[Workspace], None]
) -> None:
    choice = workspace.choice
    workspace.do(workspace.press, D3)
    for attempt in range(2):
        workspace.do(workspace.choose_game)
        assert (choice.opponent, choice.level, choice.color) == (FRIEND, USUAL_LEVEL, BLACK)
        assert (choice.n, choice.is_changed) == (8, False)
        workspace.do(lambda: choice.choose(opponent=COMPUTER, level=10, color=WHITE, n=6))
        if attempt:  # Asked for again while they are shown.
            workspace.do(workspace.choose_game)
            assert (choice.level, choice.n) == (10, 6)
        workspace.do(leave, workspace)
        assert not choice.is_over(workspace.play.game)
        if workspace.play.game.ply > 1:
            workspace.do(workspace.play.undo)
    assert (choice.level, choice.n) == (USUAL_LEVEL, 8)


@pytest.mark.parametrize("begin", ["begin", "watch"])
def test_choices_that_began_a_game_are_those_of_the_next(workspace: Workspace, begin: str) -> None:
    workspace.do(workspace.press, D3)
    workspace.do(workspace.choose_game)
    workspace.do(lambda: workspace.choice.choose(opponent=COMPUTER, level=10, color=WHITE))
    workspace.do(getattr(workspace, begin))
    workspace.do(workspace.choose_game)
    workspace.do(workspace.choice.close)
    choice = workspace.choice
    assert (choice.opponent, choice.level, choice.color) == (COMPUTER, 10, WHITE)


def test_a_seat_taken_while_the_choices_are_shown_is_kept(workspace: Workspace) -> None:
    workspace.do(workspace.press, D3)
    workspace.do(workspace.choose_game)
    workspace.do(lambda: workspace.choice.choose(level=10))
    workspace.do(workspace.set_player, BLACK, COMPUTER, 7)
    workspace.do(workspace.choice.close)
    choice = workspace.choice
    assert (choice.opponent, choice.level, choice.color) == (COMPUTER, 7, WHITE)


def test_a_press_on_the_board_begins_with_the_choices_shown(workspace: Workspace) -> None:
    workspace.do(lambda: workspace.choice.choose(opponent=COMPUTER, level=6))
    workspace.do(workspace.press, D3)
    assert workspace.play.game.ply == 1
    assert players(workspace) == (PERSON, COMPUTER)
    assert workspace.play.levels[WHITE] == 6


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ({"n": 6}, "Press Play to begin."),
        ({"opponent": COMPUTER, "n": 6}, "You are Black. Press Play to begin."),
        ({"opponent": COMPUTER, "color": WHITE}, "You are White. Press Play to begin."),
        ({"opponent": COMPUTER, "color": EITHER}, "Press Play to begin."),
        ({"opponent": COMPUTER, "level": 6}, "You are Black. Press a ring to begin."),
        ({"opponent": FRIEND, "color": WHITE}, "Press a ring to begin."),
    ],
)
def test_a_press_plays_the_move_or_plays_nothing_as_the_message_says(
    workspace: Workspace, choice: dict[str, str | int], said: str
) -> None:
    workspace.show_sheet(OPENINGS)
    workspace.do(lambda: workspace.choice.choose(**choice))
    assert workspace.scene().message == said
    workspace.do(workspace.press, D3)
    plays = "a ring" in said
    assert workspace.play.game.ply == plays and workspace.choosing != plays
    assert plays or (workspace.scene().message, workspace.sheet) == (said, GAME)


def test_no_ring_is_named_while_none_is_marked(workspace: Workspace) -> None:
    settings.apply(workspace, settings.NEWCOMER)
    workspace.welcome()
    workspace.mark_legal(False)
    assert workspace.scene().message == "You are Black. Press Play to begin."


def test_the_seats_of_a_game_that_waits_are_those_chosen(workspace: Workspace) -> None:
    settings.apply(workspace, settings.NEWCOMER)
    workspace.welcome()
    waiting = WaitingGame(workspace)
    assert waiting.seats == {}
    workspace.do(lambda: workspace.choice.choose(color=WHITE, level=10))
    assert waiting.seats == {BLACK: (COMPUTER, 10), WHITE: (PERSON, 10)}
    assert not workspace.play.computer_due
    workspace.do(lambda: workspace.choice.choose(color=EITHER))
    assert [player for player, _ in waiting.seats.values()] == ["", ""]
    workspace.do(workspace.begin)
    assert waiting.seats == {}


def test_the_message_does_not_invite_while_the_computer_begins(workspace: Workspace) -> None:
    workspace.welcome()
    workspace.do(workspace.set_player, BLACK, COMPUTER, 3)
    assert workspace.scene().message == "Black to move."


def test_the_choices_follow_the_seats(workspace: Workspace) -> None:
    workspace.do(workspace.set_player, BLACK, COMPUTER, 7)
    choice = workspace.choice
    assert (choice.opponent, choice.level, choice.color) == (COMPUTER, 7, WHITE)
    workspace.do(workspace.set_player, BLACK, FRIEND, None)
    assert choice.opponent == FRIEND


def test_either_colour_is_drawn(workspace: Workspace) -> None:
    seats = set()
    for _ in range(40):
        workspace.do(lambda: workspace.choice.choose(opponent=COMPUTER, color=EITHER))
        workspace.do(workspace.begin)
        seats.add(players(workspace))
    assert seats == {(PERSON, COMPUTER), (COMPUTER, PERSON)}


def test_a_name_stands_for_its_higher_level_or_the_one_last_played(workspace: Workspace) -> None:
    choice = workspace.choice
    choice.choose_name(4)
    assert choice.level == 4
    workspace.do(workspace.set_player, WHITE, COMPUTER, 3)
    choice.choose_name(6)
    assert choice.level == 6
    choice.choose_name(4)
    assert choice.level == 3


def test_every_level_has_a_name() -> None:
    names = [level_name(level) for level in LEVELS]
    assert names == ["First game"] + [
        name for name in ("Beginner", "Casual", "Club", "Strong", "Expert") for _ in range(2)
    ]


def test_a_first_visit_begins_against_the_lowest_level(workspace: Workspace) -> None:
    settings.apply(workspace, settings.NEWCOMER)
    workspace.welcome()
    workspace.do(workspace.press, D3)
    assert players(workspace) == (PERSON, COMPUTER)
    assert workspace.play.levels[WHITE] == 0
    assert workspace.play.message == "Black d3, turning 1 disc. White to move."
