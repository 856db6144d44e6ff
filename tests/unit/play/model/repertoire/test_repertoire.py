"""The repertoire: trees of games with variations, for one side, and where a game left them."""

import pytest

from both.play.records.recording import tree_of
from othello import BLACK, WHITE, Game, Position, parse_square, parse_transcript
from othello.phrases import SIDE
from play.library.stored_game import of_game
from play.model.library.listed_game import ListedGame
from play.model.play.move_list import COMMENT, entries
from play.model.play_app import PlayApp
from play.model.repertoire.repertoire import NOT_STANDARD
from saved.game_text import from_fragment
from saved.players import COMPUTER, FRIEND, PERSON
from saved.work import PRACTICE
from unit.play.model.engine.engine_app import do
from unit.play.model.new_play import new_play
from unit.play.model.repertoire.test_drill import (
    Store,
    learning,
    moves_by_position,
    opened,
    played,
)

TREE = "f5d6c3d3c4 f5d6c5 f5f6e6f4 f5f4e3"  # Four lines, with Black's answers to three replies.
ORDERS = "f5f6d3c3c4c5 f5f6c4c3d3c5"


def asked(moves: str, color: str) -> int:
    """Returns the number of positions in which a side is to move, all of them different."""
    return len(moves_by_position(moves.split(), color))


@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_all_moves_of_a_side_in_all_variations_are_asked(color: str) -> None:
    app, drill = learning(TREE, color)
    assert app.repertoire.chosen == ("Your Tiger", color)
    count = asked(TREE, color)
    assert drill.known == f"You know 0 of {count} moves of your Tiger as {SIDE[color]}."


def answer(app: PlayApp, moves: str) -> None:
    """Plays right moves until the line ends."""
    while not app.drill.is_over:
        here = played(app)
        line = next(line for line in moves.split() if line.startswith(here) and line != here)
        do(app, app.workspace.press, parse_square(line[len(here) :][:2], 8))


def test_all_branches_come_in_turn_and_then_nothing_is_due() -> None:
    app, drill = learning(TREE, BLACK)
    count, replies = asked(TREE, BLACK), set()
    do(app, drill.begin)
    for _ in range(3):
        answer(app, TREE)
        replies.add(played(app)[2:4])
        known = int(drill.known.split()[2])
        new = f", {count - known} new" if known < count else ""
        assert drill.known.endswith(f" 0 due today{new}.")
        do(app, drill.next)
    assert replies == {"d6", "f6", "f4"}
    while " 0 due today." not in drill.known:
        answer(app, TREE)
        do(app, drill.next)
    known = int(drill.known.split()[2])
    assert drill.known.startswith(f"You know {known} of {count} moves")
    assert known >= count - 1  # Black chooses between c3 and c5.


@pytest.mark.parametrize("turned", ["f5d6c3d3", "e6f4c3c4", "c4e3f6e6", "d3c5f6f5"])
def test_what_is_known_of_a_position_holds_in_every_symmetry(turned: str) -> None:
    app, drill = learning("f5d6c3", BLACK)
    do(app, drill.begin)
    answer(app, "f5d6c3")
    app.repertoire.take(tree_of(turned), BLACK)
    do(app, lambda: None)
    of = "your Perpendicular Opening 2 as Black"
    assert drill.known == f"You know 2 of 2 moves of {of}. 0 due today."


def test_a_position_that_two_orders_reach_is_asked_once() -> None:
    one, other = ORDERS.split()
    assert tree_of(one[:-2]).position == tree_of(other[:-2]).position
    _, drill = learning(ORDERS, WHITE)
    assert drill.known.split()[4] == str(asked(ORDERS, WHITE) - 1)


def test_a_tree_is_kept_until_it_is_removed_which_can_be_undone() -> None:
    store = Store()
    app, _ = learning(TREE, BLACK, store)
    said = app.repertoire.take(tree_of(TREE), BLACK)
    assert said == "You are learning this game already: Your Tiger."
    for _ in range(2):
        later, _ = opened(store)
        assert later.repertoire.choices[0] == ("Your Tiger", BLACK)
        assert later.repertoire.own[BLACK].asked == app.repertoire.own[BLACK].asked
    do(later, later.repertoire.choose, "Your Tiger", BLACK)
    later.workspace.do(later.repertoire.remove)
    do(later, later.notice.undo_it)
    assert opened(store)[0].repertoire.choices[0] == ("Your Tiger", BLACK)
    do(later, later.repertoire.remove)
    assert later.repertoire.own[BLACK].asked == set()
    assert ("Your Tiger", BLACK) not in opened(store)[0].repertoire.choices


def test_a_tree_taken_before_the_names_of_openings_were_read_is_named_after_them() -> None:
    store = Store()
    app = new_play()
    for each in (app.kept, app.practice_store, app.repertoire):
        app.workspace.do(each.connect, store)
    for moves, color in (("d3", BLACK), ("f5d6c3d3c4", WHITE), ("f5d6c3d3c4b3", BLACK)):
        assert "Your game" in app.repertoire.take(tree_of(moves), color)
    do(app, app.table.show_sheet, PRACTICE)
    own = [("Your Aubrey", BLACK), ("Your Tiger", WHITE), ("Your game", BLACK)]
    assert app.repertoire.choices[:3] == own
    assert app.repertoire.chosen == own[0] and app.repertoire.tree.asked
    assert opened(store)[0].repertoire.choices[:3] == own


def test_lines_of_earlier_versions_are_a_tree_for_both_sides() -> None:
    store = Store()
    store.texts["line f5d6c3d3"] = store.time
    app, drill = opened(store)
    assert app.repertoire.choices[:2] == [("Your lines", BLACK), ("Your lines", WHITE)]
    do(app, app.repertoire.choose, "Your lines", WHITE)
    assert drill.known == "You know 0 of 2 moves of your lines as White."


@pytest.mark.parametrize(
    ("game", "color", "said"),
    [
        (Game(Position.start(6)), BLACK, NOT_STANDARD),
        (Game(), BLACK, "This game has no move for Black yet."),
        (from_fragment("8..f5.1"), WHITE, "This game has no move for White yet."),
    ],
)
def test_a_game_that_cannot_be_learnt_is_refused(game: Game, color: str, said: str) -> None:
    app, _ = opened()
    assert app.repertoire.take(game, color) == said
    assert app.repertoire.own[color].asked == set()


LEFT = pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("f5d6c3d3c4", ""),
        ("f5d6c5f4", ""),
        ("f5d6c4", "move 3: you played c4, your lines are c3 and c5."),
        ("f5f6c4", "move 3: you played c4, your line is e6."),
        ("f5f4c3", "move 3: you played c3, your line is e3."),
        ("d3c5e6", "move 3: you played e6, your lines are d6 and f6."),
        ("f5f6e6d6c3", ""),  # White left it.
    ],
)


@LEFT
def test_a_game_says_where_it_left_the_repertoire_once_it_is_over(moves: str, said: str) -> None:
    app, _ = learning(TREE, BLACK)
    play, departures = app.table.play, app.departures
    play.players.update({BLACK: PERSON, WHITE: COMPUTER})
    do(app, app.table.load, Game())
    for square in parse_transcript(moves, 8):
        do(app, play.game.play, square)
        assert departures.told == ""
    do(app, play.resign)
    do(app, lambda: None)
    assert departures.told == (f"You left your repertoire at {said}" if said else "")
    listed = entries(play.game, lambda number, ply: None, departures.left_at, departures.told)
    remarks = [notes[0][1] for kind, _, _, notes in listed if kind == COMMENT]
    assert remarks == [departures.told] * bool(said)


@LEFT
def test_the_row_of_a_game_says_the_same_in_short(moves: str, said: str) -> None:
    app, _ = learning(TREE, BLACK)
    short = said.rstrip(".").replace("move ", "").replace(": you played", ".")
    short = short.replace("your line is", "yours").replace("your lines are", "yours")
    short = short.replace(" and ", " or ")
    for white, start, wanted in (
        (COMPUTER, "8.", short),
        (PERSON, "8.", ""),  # Both sides are the user's.
        (COMPUTER, "8.---------------------------OX------XO---------------------------*", ""),
    ):
        stored = of_game(tree_of(moves), PERSON, white)
        stored.game = stored.game.replace("8.", start, 1)
        row = ListedGame(f"mine-1\t0\t{stored.row}")
        assert app.replays.lacks([row], False)
        do(app, app.replays.want, [row])
        assert app.replays.found[row.row][1] == wanted
    app.repertoire.take(tree_of("e6f4"), WHITE)
    do(app, lambda: None)
    assert app.replays.lacks([row], False)


def test_games_of_others_and_from_other_starts_leave_no_repertoire() -> None:
    app, _ = learning(TREE, BLACK)
    play = app.table.play
    for start, seat in ((Game(), FRIEND), (Game(tree_of("f5d6").position), COMPUTER)):
        play.players.update({BLACK: seat if seat == FRIEND else PERSON, WHITE: seat})
        do(app, app.table.load, start)
        do(app, start.play, start.legal_moves()[0])
        do(app, start.play, start.legal_moves()[0])
        do(app, play.resign)
        do(app, lambda: None)
        assert app.departures.told == ""
