"""The rows of the list of games."""

import re

from othello import Game
from play.library.stored_game import of_game
from play.model.library.listed_game import ListedGame
from play.view.library.games_html import listed
from saved.players import COMPUTER, FRIEND, PERSON

LEVELS = ["First game"] + ["Beginner"] * 2 + ["Casual"] * 2 + ["Club"] * 2 + ["Strong"] * 2
LEVELS += ["Expert"] * 2


def opponent_in(black: str, white: str, event: str = "", source: str = "") -> tuple[str, str]:
    """Returns the opponent in the row of a game, and the small text after it."""
    row = of_game(Game(), black, white, event=event, source=source).row
    html = listed(ListedGame(f"mine-1\t0\t{row}"), 0, False, "", ("", ""), {}).html
    found: list[tuple[str, str]] = re.findall(r"<span>([^<]*)<small[^>]*>([^<]*)</small>", html)
    return found[0]


def test_the_level_of_the_computer_or_else_the_event_is_small() -> None:
    for level, name in enumerate(LEVELS):
        computer = f"{COMPUTER}-{level}"
        for sides in ((PERSON, computer), (computer, PERSON)):
            assert opponent_in(*sides, "Cup") == ("Computer", f"{name} {level}")
    for sides in ((PERSON, FRIEND), (FRIEND, PERSON)):
        assert opponent_in(*sides, "Cup") == ("A friend here", "Cup")
    assert opponent_in("Ann, A.", "Bob", "Cup") == ("Ann, A. \u2013 Bob", "Cup")


def test_the_file_of_a_game_without_players_is_small() -> None:
    for black, event, small in (("", "", "a.sgf"), ("", "Cup", "Cup"), ("Ann", "", "")):
        who, about = opponent_in(black, "", event, "a.sgf")
        assert about == small and "a.sgf" not in who


def test_where_a_game_left_the_repertoire_is_shown_once_it_is_not_in_play() -> None:
    stored = of_game(Game(), PERSON, FRIEND)
    for in_play, shown in ((("", ""), True), ((stored.game, stored.date), False)):
        replays = {stored.row: (["." * 8] * 8, "left at move 5")}
        listing = ListedGame(f"mine-1\t0\t{stored.row}")
        assert ("left at move 5" in listed(listing, 0, False, "", in_play, replays).html) == shown
