"""The choices for a new game: when they are shown, and what a press on the board begins."""

from collections.abc import Callable

import pytest

from othello import BLACK, WHITE, Game, parse_square
from page.stored import settings
from play.model.game.game_choice import EITHER
from play.model.game.table import Table
from play.model.play.waiting_game import WaitingGame
from saved.players import COMPUTER, FRIEND, PERSON, USUAL_LEVEL
from saved.work import GAME, OPENINGS
from state.board_commands import BoardCommands

D3 = parse_square("d3", 8)


@pytest.fixture
def table() -> Table:
    table = Table()
    table.workspace.add_overlay(WaitingGame(table))
    return table


def players(table: Table) -> tuple[str, str]:
    return table.play.players[BLACK], table.play.players[WHITE]


def test_the_board_changes_when_the_game_begins_and_not_before(table: Table) -> None:
    table.workspace.do(table.workspace.press, D3)
    game = table.play.game
    table.workspace.do(table.choose_game)
    table.workspace.do(lambda: table.choice.choose(opponent=COMPUTER, color=WHITE, n=6))
    assert table.choosing and table.play.game is game
    assert players(table) == (PERSON, FRIEND)
    table.workspace.do(table.begin)
    assert not table.choosing
    assert table.play.game.position.n == 6
    assert players(table) == (COMPUTER, PERSON)


LEAVE: dict[str, Callable[[Table], None]] = {
    "close": lambda table: table.choice.close(),
    "move": lambda table: table.workspace.press(parse_square("c3", 8)),
    "load": lambda table: table.load(Game()),
}


@pytest.mark.parametrize("leave", LEAVE)
def test_choices_that_begin_no_game_are_forgotten(table: Table, leave: str) -> None:
    choice = table.choice
    table.workspace.do(table.workspace.press, D3)
    for attempt in range(2):
        table.workspace.do(table.choose_game)
        assert (choice.opponent, choice.level, choice.color) == (FRIEND, USUAL_LEVEL, BLACK)
        assert (choice.n, choice.is_changed) == (8, False)
        table.workspace.do(lambda: choice.choose(opponent=COMPUTER, level=10, color=WHITE, n=6))
        if attempt:  # Asked for again while they are shown.
            table.workspace.do(table.choose_game)
            assert (choice.level, choice.n) == (10, 6)
        table.workspace.do(LEAVE[leave], table)
        assert not choice.is_over(table.play.game)
        if table.play.game.ply > 1:
            table.workspace.do(table.play.undo)
    assert (choice.level, choice.n) == (USUAL_LEVEL, 8)


@pytest.mark.parametrize("begin", ["begin", "watch"])
def test_choices_that_began_a_game_are_those_of_the_next(table: Table, begin: str) -> None:
    table.workspace.do(table.workspace.press, D3)
    table.workspace.do(table.choose_game)
    table.workspace.do(lambda: table.choice.choose(opponent=COMPUTER, level=10, color=WHITE))
    table.workspace.do(getattr(table, begin))
    table.workspace.do(table.choose_game)
    table.workspace.do(table.choice.close)
    choice = table.choice
    assert (choice.opponent, choice.level, choice.color) == (COMPUTER, 10, WHITE)


def test_a_seat_taken_while_the_choices_are_shown_is_kept(table: Table) -> None:
    table.workspace.do(table.workspace.press, D3)
    table.workspace.do(table.choose_game)
    table.workspace.do(lambda: table.choice.choose(level=10))
    table.workspace.do(table.set_player, BLACK, COMPUTER, 7)
    table.workspace.do(table.choice.close)
    choice = table.choice
    assert (choice.opponent, choice.level, choice.color) == (COMPUTER, 7, WHITE)


def test_the_choices_follow_the_seats(table: Table) -> None:
    choice = table.choice
    for color, other, level in ((BLACK, WHITE, 7), (WHITE, BLACK, 5)):
        table.workspace.do(table.set_player, color, COMPUTER, level)
        assert (choice.opponent, choice.level, choice.color) == (COMPUTER, level, other)
        table.workspace.do(table.set_player, color, FRIEND, None)
        assert choice.opponent == FRIEND


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
    table: Table, choice: dict[str, str | int], said: str
) -> None:
    table.show_sheet(OPENINGS)
    table.workspace.do(lambda: table.choice.choose(**choice))
    assert table.workspace.scene().message == said
    table.workspace.do(table.workspace.press, D3)
    plays = "a ring" in said
    assert table.play.game.ply == plays and table.choosing != plays
    assert plays or (table.workspace.scene().message, table.sheet) == (said, GAME)


def test_a_game_that_waits_has_the_chosen_seats_and_names_no_hidden_ring(table: Table) -> None:
    settings.apply(table, settings.NEWCOMER)
    table.welcome()
    BoardCommands(table.workspace).mark_legal(False)
    assert table.workspace.scene().message == "You are Black. Press Play to begin."
    waiting = WaitingGame(table)
    assert waiting.seats == {}
    table.workspace.do(lambda: table.choice.choose(color=WHITE, level=10))
    assert waiting.seats == {BLACK: (COMPUTER, 10), WHITE: (PERSON, 10)}
    assert not table.play.computer_due
    table.workspace.do(lambda: table.choice.choose(color=EITHER))
    assert [player for player, _ in waiting.seats.values()] == ["", ""]
    table.workspace.do(table.begin)
    assert waiting.seats == {}


def test_the_message_does_not_invite_while_the_computer_begins(table: Table) -> None:
    table.welcome()
    table.workspace.do(table.set_player, BLACK, COMPUTER, 3)
    assert table.workspace.scene().message == "Black to move."


def test_either_colour_is_drawn(table: Table) -> None:
    seats = set()
    for _ in range(40):
        table.workspace.do(lambda: table.choice.choose(opponent=COMPUTER, color=EITHER))
        table.workspace.do(table.begin)
        seats.add(players(table))
    assert seats == {(PERSON, COMPUTER), (COMPUTER, PERSON)}


def test_a_name_stands_for_its_higher_level_or_the_one_last_played(table: Table) -> None:
    choice = table.choice
    choice.choose_name(4)
    assert choice.level == 4
    table.workspace.do(table.set_player, WHITE, COMPUTER, 3)
    choice.choose_name(6)
    assert choice.level == 6
    choice.choose_name(4)
    assert choice.level == 3


def test_a_first_visit_begins_against_the_lowest_level(table: Table) -> None:
    settings.apply(table, settings.NEWCOMER)
    table.welcome()
    table.workspace.do(table.workspace.press, D3)
    assert players(table) == (PERSON, COMPUTER)
    assert table.play.levels[WHITE] == 0
    assert table.play.message == "Black d3, turning 1 disc. White to move."
