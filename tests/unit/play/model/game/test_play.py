"""The game: messages, marks, turning discs and the variations after each action."""

from collections.abc import Callable

import pytest

from othello import BLACK, WHITE, Game, Position, parse_square
from play.model.engine.judging import move_names
from play.model.game import messages
from play.model.game import play as play_module
from play.model.game.play import Play
from saved.players import COMPUTER

A1, C2, C3, C4, D3, E3, E6, F5 = (
    parse_square(name, 8) for name in ("a1", "c2", "c3", "c4", "d3", "e3", "e6", "f5")
)
D4, E4 = parse_square("d4", 8), parse_square("e4", 8)
# Black flips two discs at distances one and two, and White has no disc left.
LAST_MOVE = Game(Position.from_rows([".WWB....", *["........"] * 7]), BLACK)


def after(*squares: int) -> Play:
    play = Play()
    for square in squares:
        play.press(square)
    return play


@pytest.mark.parametrize(
    ("squares", "action", "ply", "message"),
    [
        ([], lambda play: None, 0, "Black to move."),
        ([D3], lambda play: None, 1, "Black d3, turning 1 disc. White to move."),
        ([D3, C3, C4, E3], lambda play: None, 4, "White e3, turning 2 discs. Black to move."),
        ([D3], lambda play: play.redo(), 1, "Black d3, turning 1 disc. White to move."),
        ([D3], lambda play: play.undo(), 0, "Took back: Black d3. Black to move."),
        ([D3], lambda play: [play.undo(), play.undo()], 0, "Took back: Black d3. Black to move."),
        ([D3], lambda play: [play.undo(), play.redo()], 1,
         "Black d3, turning 1 disc. White to move."),
        ([D3], lambda play: play.go_to(0), 0, "The start. Black to move."),
        ([D3], lambda play: play.go_to(1), 1, "Black d3, turning 1 disc. White to move."),
        ([D3], lambda play: [play.go_to(0), play.go_to(1)], 1,
         "After move 1, Black d3. White to move."),
        ([D3], lambda play: play.new_game(6), 0, "New game on 6 by 6 squares. Black to move."),
        ([A1], lambda play: None, 0, "a1 turns nothing over. Black may play on any marked square."),
        ([D4], lambda play: None, 0, "d4 is occupied. Black may play on any marked square."),
    ],
)  # fmt: skip
def test_each_action_is_announced(
    squares: list[int], action: Callable[[Play], object], ply: int, message: str
) -> None:
    play = after(*squares)
    action(play)
    assert (play.game.ply, play.message) == (ply, message)


@pytest.mark.parametrize(
    ("rows", "color", "names"),
    [
        (["WB..", "....", "....", "..BW"], WHITE, ("White", "Black")),
        (["BW..", "....", "....", "..WB"], BLACK, ("Black", "White")),
    ],
)
def test_a_forced_pass_is_announced(rows: list[str], color: str, names: tuple[str, str]) -> None:
    """The first player flips b1 and can move on, while the second has no move."""
    play = Play()
    play.load(Game(Position.from_rows(rows), color))
    play.press(2)
    assert play.message == (
        "{0} c1, turning 1 disc. {1} has no legal move and passes. {0} to move.".format(*names)
    )


def test_a_press_after_the_end_announces_the_result() -> None:
    play = Play()
    play.load(LAST_MOVE.copy())
    play.press(0)
    over = "Game over: Black wins, 64 to 0, counting empty squares."
    assert play.message == f"Black a1, turning 2 discs. {over}"
    assert move_names(play.game.plies) == ["a1"]
    play.press(9)
    assert play.message == f"{over} Undo a move or start a new game to play on."


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (["BBWW", "BBBB", "WWWW", "BBBB"], "Black wins, 10 to 6"),
        (["WWWW", "WWWW", "WWWW", "WWWB"], "White wins, 15 to 1"),
        (["BBBB", "BBBB", "WWWW", "WWWW"], "A draw, 8 to 8"),
    ],
)
def test_the_result_names_the_winner_first(rows: list[str], said: str) -> None:
    assert messages.result(Game(Position.from_rows(rows))) == said


def test_legal_moves_and_the_last_move_are_marked() -> None:
    scene = Play().scene()
    assert scene.marks == {"legal": [D3, C4, F5, E6], "turned": [], "placed": []}
    assert scene.accessible_names[D3] == "d3, empty, black may play, turns 1"
    assert scene.accessible_names[A1] == "a1, empty"
    assert (scene.turn, scene.score) == (BLACK, [(BLACK, 2), (WHITE, 2)])
    scene = after(D3).scene()
    assert (scene.marks["turned"], scene.marks["placed"]) == ([D4], [D3])
    assert scene.accessible_names[C3] == "c3, empty, white may play, turns 1"
    assert scene.accessible_names[D4] == "d4, black"
    assert (scene.turn, scene.score) == (WHITE, [(BLACK, 4), (WHITE, 1)])


def test_discs_turn_in_the_order_of_their_distance() -> None:
    play = Play()
    play.load(LAST_MOVE.copy())
    play.press(0)
    assert play.turning == {1: 1, 2: 2}
    assert play.scene().turning == {1: 1, 2: 2}
    assert after(D3, C3, C4, E3).turning == {D3: 1, E4: 1}


def test_only_moves_turn_discs() -> None:
    leaving: list[Callable[[Play], None]] = [
        lambda play: play.undo(),
        lambda play: play.go_to(0),
        lambda play: play.new_game(8),
        lambda play: play.load(Game()),
    ]
    for leave in leaving:
        play = after(D3)
        assert play.turning
        leave(play)
        assert play.turning == {}


def test_a_preview_shows_the_disc_and_its_flips() -> None:
    assert Play().preview(D3) == {"preview": [D4], "ghost-black": [D3]}
    assert after(D3).preview(C3) == {"preview": [D4], "ghost-white": [C3]}
    for square in (A1, D4):
        assert Play().preview(square) == {}
    play = Play()
    play.load(LAST_MOVE.copy())
    play.press(0)
    assert play.preview(9) == {}


def test_only_a_new_move_begins_a_variation_and_a_jump_says_which_it_leads_to() -> None:
    play = after(D3, C3)
    play.go_to(1)
    play.press(C3)
    assert (play.game.size, play.game.ply) == (2, 2)
    assert "variation" not in play.message
    play.go_to(1)
    play.press(E3)
    assert play.message == ("White e3, turning 1 disc. Black to move. This is a new variation.")
    assert move_names(list(play.game.tree())) == ["d3", "c3", "e3"]
    assert move_names(play.game.plies) == ["d3", "e3"]
    assert play.left == []
    play.go_to(1)
    play.press(C3)
    assert play.message == "White c3, turning 1 disc. Black to move."
    assert (play.game.size, move_names(play.game.plies)) == (3, ["d3", "c3"])
    play.go_to(1)
    c3 = play.game.start.children[0].children[0]
    play.show(c3)
    assert play.message == "After move 2, White c3. Variation 1 of 2. Black to move."
    assert play.game.last is c3 and move_names(play.game.plies) == ["d3", "c3"]


def test_a_full_game_takes_no_new_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "MOST_MOVES", 2)
    play = after(D3, C3)
    play.press(C4)
    assert (play.game.size, play.message.startswith("A game holds at most 2 moves")) == (2, True)
    play.go_to(0)
    play.press(D3)
    assert play.game.ply == 1
    play.set_player(WHITE, COMPUTER)
    play.resume_computer()
    play.play(E3)
    assert not play.computer_due and play.game.size == 2


def test_every_game_with_moves_or_a_comment_is_left_to_be_kept() -> None:
    play = Play()
    play.new_game(6)
    assert play.left == []
    first = play.game
    play.press(first.legal_moves()[0])
    play.new_game(8)
    second = play.game
    second.annotate(second.start, "", "A plan")
    play.load(Game())
    assert play.left == [first, second]
