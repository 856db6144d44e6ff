"""Games as files: every file opens the same game again."""

import pytest

import records
from othello import Game
from page.model.play.game_records import FILES, WITHOUT_VARIATIONS, remark_on
from page.model.share.snapshot import of_game
from saved.game_text import to_fragment

USUAL = "8..f5d6c3.3"
SMALL = "6..c2b2.2"
SET_UP = "4.XO----OX--------X.c1.1"


def read_again(ending: str, game: Game) -> str:
    record = records.read(FILES[ending](game), 8)
    assert record.game
    assert record.problem is None
    return to_fragment(record.game)


@pytest.mark.parametrize("text", [USUAL, SMALL, SET_UP])
@pytest.mark.parametrize("ending", FILES)
def test_a_saved_game_opens_again_or_is_refused(ending: str, text: str) -> None:
    game = of_game(text).game
    if ending == "pgn" and text != USUAL:
        with pytest.raises(ValueError, match="PGN is only for"):
            FILES[ending](game)
    else:
        assert read_again(ending, game) == text


@pytest.mark.parametrize("ending", FILES)
def test_a_saved_game_has_the_moves_after_the_current_one(ending: str) -> None:
    assert read_again(ending, of_game("8..f5d6c3.1").game) == USUAL


@pytest.mark.parametrize("ending", FILES)
def test_only_a_file_without_the_variations_says_so(ending: str) -> None:
    game = of_game("8..f5d6c3-2f4.3").game
    again = read_again(ending, game)
    is_whole = "-" in again
    assert remark_on(ending, game) == ("" if is_whole else WITHOUT_VARIATIONS)
    assert remark_on(ending, of_game(USUAL).game) == ""
