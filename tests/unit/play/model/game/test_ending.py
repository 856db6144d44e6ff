"""Resigning, and a rematch with the colours swapped."""

from othello import BLACK, WHITE, parse_square
from page.share.title import title
from play.model.game.play import Play
from saved.players import COMPUTER, FRIEND, PERSON
from unit.page.running import new_app
from unit.play.model.game.test_players import played


def between_friends() -> Play:
    return played(Play(), "d3")


def test_of_two_people_the_side_to_move_resigns_until_undo() -> None:
    play = between_friends()
    play.resign()
    assert play.message == "White resigns, Black wins. Undo takes this back."
    ending, game = play.ending, play.game
    assert (ending.over(game), ending.winner(game)) == (True, BLACK)
    assert ending.result(game) == "Black wins, White resigned"
    assert play.scene().turn is None and play.scene().marks["legal"] == []
    assert play.preview(parse_square("c3", 8)) == {}
    play.press(parse_square("c3", 8))
    assert play.game.ply == 1
    play.undo()
    assert play.message == "The game continues. White to move."
    assert play.game.ply == 1 and not play.ending.over(play.game)
    play.press(parse_square("c3", 8))
    assert play.game.ply == 2


def test_nobody_resigns_before_a_move_or_after_the_end_or_for_the_computer() -> None:
    play = Play()
    play.resign()
    assert not play.ending.over(play.game)
    play = played(between_friends(), "c3")
    play.undo()
    play.resign()
    assert not play.ending.over(play.game)
    play = between_friends()
    play.resign()
    assert play.ending.resigning(play.game, play.people) is None
    play = Play()
    play.watch(1, 8)
    played(play, "d3").resign()
    assert not play.ending.over(play.game)


def test_a_resignation_belongs_to_its_position() -> None:
    play = between_friends()
    play.resign()
    play.go_to(0)
    assert not play.ending.over(play.game)
    play.go_to(1)
    assert play.ending.over(play.game)
    play.new_game(8)
    assert not play.ending.over(play.game)


def test_the_title_names_the_result() -> None:
    app = new_app()
    played(app.table.play, "d3").resign()
    assert title(app) == "Othello · Black wins, White resigned"


def test_a_rematch_swaps_players_and_levels_and_keeps_the_board_size() -> None:
    play = Play()
    play.play_against(COMPUTER, 4, BLACK, 8)
    play.press(parse_square("d3", 8))
    play.rematch()
    assert play.players == {BLACK: COMPUTER, WHITE: PERSON}
    assert play.levels[BLACK] == 4
    assert play.message == "You play white against Casual \u00b7 4. Black to move."
    assert play.computer_due and play.game.ply == 0
    play.rematch()
    assert play.players == {BLACK: PERSON, WHITE: COMPUTER}
    play = Play()
    play.new_game(6)
    play.rematch()
    assert play.game.position.n == 6
    assert play.players == {BLACK: FRIEND, WHITE: PERSON}
    assert play.message == "New game on 6 by 6 squares. Black to move."
