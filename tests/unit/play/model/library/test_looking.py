"""A kept game opens at the end of its main line, wherever it was left."""

from play.library.stored_game import of_game
from saved.game_text import from_fragment
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab


def test_a_kept_game_that_was_left_in_a_variation_opens_on_its_main_line() -> None:
    game = from_fragment("8..f5d6c3d3c4.5")
    main = [ply.square for ply in game.plies]
    game.go_to(2)
    game.play(
        next(square for square in game.position.legal_moves(game.turn or "") if square != main[2])
    )
    tab = Tab(FakeStore({"mine-1": [of_game(game, "person", "computer-1").row]}))
    tab.list_games()
    tab.open(0)
    shown = tab.table.play.game
    assert [ply.square for ply in shown.plies] == main
    assert shown.ply == len(main)
