"""The players of a game: when the computer moves, and when it is paused."""

from othello import BLACK, WHITE, parse_square
from play.model.game.play import Play
from saved.players import COMPUTER, PERSON


def played(play: Play, *names: str) -> Play:
    for name in names:
        play.play(parse_square(name, play.game.position.n))
    return play


def against_white() -> Play:
    """Returns a game after two moves, with a person as Black and the computer as White."""
    play = Play()
    play.set_player(WHITE, COMPUTER)
    play.press(parse_square("d3", 8))
    return played(play, "c3")


def test_the_computer_has_the_turns_of_its_colours() -> None:
    play = Play()
    assert not play.computer_due
    play.press(parse_square("d3", 8))
    assert not play.computer_due
    play.set_player(WHITE, COMPUTER)
    assert play.computer_due
    play.new_game(8)
    assert not play.computer_due
    play.set_player(BLACK, COMPUTER)
    assert play.computer_due
    play.set_player(BLACK, PERSON)
    assert not play.computer_due
    play.set_player(BLACK, COMPUTER)
    play.new_game(6)
    assert play.computer_due


def test_a_paused_computer_can_be_resumed_or_replaced_by_the_user() -> None:
    play = Play()
    play.set_player(BLACK, COMPUTER)
    play.pause_computer()
    assert not play.computer_due
    assert play.computer_paused
    play.resume_computer()
    assert play.computer_due
    assert not play.computer_paused
    play.pause_computer()
    play.take_over()
    assert play.players[BLACK] == PERSON
    assert not play.computer_paused


def test_the_lowest_level_is_kept_until_another_is_given() -> None:
    play = Play()
    play.set_player(BLACK, COMPUTER, 0)
    play.set_player(BLACK, PERSON)
    assert play.levels[BLACK] == 0


def test_the_computer_can_play_against_itself() -> None:
    play = Play()
    play.watch(7, 6)
    assert play.players == {BLACK: COMPUTER, WHITE: COMPUTER} and play.computer_plays_both
    assert play.levels == {BLACK: 7, WHITE: 7}
    assert play.game.position.n == 6
    assert play.computer_due
    played(play, "c2", "b2")
    for do, ply in ((play.undo, 1), (play.undo, 0), (play.redo, 1)):
        do()
        assert play.game.ply == ply


def test_the_user_cannot_move_for_the_computer() -> None:
    play = Play()
    play.set_player(BLACK, COMPUTER)
    assert play.scene().marks["legal"] == []
    assert play.preview(parse_square("d3", 8)) == {}
    play.press(parse_square("d3", 8))
    assert play.game.ply == 0
    assert play.message == "The computer plays Black."


def test_undo_goes_back_to_the_users_move_and_the_move_is_answered_again() -> None:
    play = against_white()
    play.undo()
    assert (play.game.ply, play.game.turn) == (0, BLACK)
    assert play.message == "Took back: Black d3. Black to move."
    play.redo()
    assert (play.game.ply, play.game.turn) == (2, BLACK)
    play.undo()
    play.press(parse_square("d3", 8))
    assert play.computer_due
    assert len(play.game.plies) == 2


def test_undo_takes_back_all_moves_of_the_computer() -> None:
    """After a pass of White, the computer has moved twice in a row."""
    play = Play()
    play.new_game(4)
    play.set_player(BLACK, COMPUTER)
    played(play, "b1", "c1", "d1", "a1", "a3")
    play.play(play.game.legal_moves()[0])
    number = play.game.ply
    assert play.game.plies[-1].color == play.game.plies[-2].color == BLACK
    play.undo()
    assert play.game.ply == number - 3
    assert play.game.turn == WHITE


def test_the_computer_is_paused_after_a_jump_and_trying_again_gives_the_user_its_side() -> None:
    play = against_white()
    play.go_to(1)
    assert play.game.turn == WHITE
    assert not play.computer_due
    play.press(0)
    assert play.computer_due
    for ply, white in ((0, COMPUTER), (1, PERSON)):
        play.go_to(ply)
        play.branch("Trying again.")
        assert play.players == {BLACK: PERSON, WHITE: white}
        played(play, *["d3", "c3"][ply:])
