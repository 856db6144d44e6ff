"""The statistics of the user's games say what is known."""

import pytest

from othello import Game
from play.library.statistics import Statistics
from play.library.stored_game import of_game
from play.view.library.statistics_html import tables


@pytest.mark.parametrize(
    ("losses", "said"),
    [
        (None, "There are none yet."),
        ([], "No loss is known yet."),
        ([0], "from 1 game looked through"),
    ],
)
def test_statistics_say_if_games_and_losses_are_known(losses: list[int] | None, said: str) -> None:
    statistics = Statistics()
    if losses is not None:
        game = Game()
        game.play(19)
        statistics.add(of_game(game, "person", "friend", "2026-11-26 20:00", losses=losses))
    assert said in tables(statistics).html
