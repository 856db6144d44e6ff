"""A row with anything in any of its columns is refused, or can be shown, counted and written."""

import pytest

from both.play.records.recording import game_after
from othello import BLACK, WHITE
from play.library.game_files import WRITERS, facts_of, written
from play.library.statistics import Statistics, adding
from play.library.stored_game import COLUMNS, StoredGame, of_game, parse_row
from play.model.library.listed_game import ListedGame
from play.view.library.games_html import listed
from saved.players import PERSON

WRONG = (
    "", " ", "x", "0", "-1", "7", "1e9", "9" * 400, "1-2-3", "-", "--", "1-", "٣", "²", "1,x", ",",
    "3.5.1", "nan", "red", "Draw", "person", "computer-99", "computer-", "computer--1", "resigned",
    "2026-13-45 99:99", "2026-²-1", "0000-00-00", "8..f5.1", "8...", "5...0", "8..z9.1", "8.x.f5.1",
    "8..f5.x", "....", "26...0", "<b>", "\x00", "\u2028", "\ud800", "x" * 9999,
)  # fmt: skip


def row_of(black: str, white: str) -> list[str]:
    game = game_after("d3c3c4")
    return of_game(game, black, white, "2026-11-26", resigned=BLACK, losses=[1]).row.split("\t")


def use(row: str, stored: StoredGame) -> None:
    """Does with a game what the page does."""
    game = ListedGame(f"mine-1\t0\t{row}")
    assert game.stored and game.name and stored.score and stored.all_losses is not None
    assert listed(game, 0, False, "2026-11-26", ("", ""), {})
    assert list(adding([row], Statistics().add)) == [None]
    for form in WRITERS:
        assert facts_of(stored, form) is not None
        try:
            written(stored, form)
        except ValueError:
            pass  # Its text has no legal game, or the form does not have it.


@pytest.mark.parametrize("column", range(len(COLUMNS)), ids=COLUMNS)
@pytest.mark.parametrize("players", [(PERSON, "computer-4"), ("Ann", "Bob")])
def test_a_row_is_refused_or_usable(column: int, players: tuple[str, str]) -> None:
    columns = row_of(*players)
    used = 0
    for wrong in (columns[column], *WRONG):
        row = "\t".join([*columns[:column], wrong, *columns[column + 1 :]])
        try:
            stored = parse_row(row)
        except ValueError:
            continue
        use(row, stored)
        used += 1
    assert used > 0


@pytest.mark.parametrize("wrong", WRONG)
def test_a_row_of_one_column_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="row"):
        parse_row(wrong)


# For each column that is not any text: what a game has there, and what none has.
LIMITS = {
    "winner": (("", BLACK, WHITE, "draw"), ("red", "Draw", " ", "0")),
    "resigned": (("", "resigned", "time"), ("Time", "black")),
    "discs": (("2-2", "64-0"), ("", "64", "1-2-3", "x-1", "1-", "²-1", "9" * 400 + "-1")),
    "moves": (("0", "60"), ("", "-1", "1.5", "x", "٣")),
    "loss": (("", "2.5", "0"), ("x", "1.2.3", "nan", "1e9")),
    "losses": (("", "1", "0,-1,12"), (",", "1,x", "1,,2")),
    "game": (("8...0", "26..f5.1"), ("", "5...0", "8..", "²...0", "8....0")),
}


@pytest.mark.parametrize("name", LIMITS)
def test_only_what_a_game_can_have_is_accepted(name: str) -> None:
    columns = row_of(PERSON, "computer-4")
    for text in LIMITS[name][0]:
        columns[COLUMNS.index(name)] = text
        assert getattr(parse_row("\t".join(columns)), name) == text
    for text in LIMITS[name][1]:
        columns[COLUMNS.index(name)] = text
        with pytest.raises(ValueError, match="row"):
            parse_row("\t".join(columns))
