"""Games as files: every file opens the same game again."""

import pytest

from othello import Game
from page.stored.snapshot import of_game
from play import records
from play.model.play.game_records import FILES, RecordWriter
from saved.game_text import to_fragment

USUAL = "8..f5d6c3.3"
SMALL = "6..c2b2.2"
SET_UP = "4.XO----OX--------X.c1.1"


def read_again(writer: RecordWriter, game: Game) -> Game:
    record = records.read(writer.write(game), 8)
    assert record.game
    assert record.problem is None
    return record.game


def name(writer: RecordWriter) -> str:
    return writer.name


@pytest.mark.parametrize("text", [USUAL, SMALL, SET_UP])
@pytest.mark.parametrize("writer", FILES, ids=name)
def test_a_saved_game_opens_again_or_is_refused(writer: RecordWriter, text: str) -> None:
    game = of_game(text).game
    if writer.name == "pgn" and text != USUAL:
        with pytest.raises(ValueError, match="PGN is only for"):
            writer.write(game)
    else:
        assert to_fragment(read_again(writer, game)) == text


@pytest.mark.parametrize("writer", FILES, ids=name)
def test_a_saved_game_has_the_moves_after_the_current_one(writer: RecordWriter) -> None:
    assert to_fragment(read_again(writer, of_game("8..f5d6c3.1").game)) == USUAL


@pytest.mark.parametrize("writer", FILES, ids=name)
def test_what_a_file_leaves_out_is_told(writer: RecordWriter) -> None:
    assert writer.lost(of_game(USUAL).game) == []
    game = of_game("8..f5d6_2Too-early_c3-2f4.3").game
    again = read_again(writer, game)
    lost = ["1 move in variations"] * (again.size < game.size)
    lost += ["annotations"] * (again.plies[1].mark != "?" or again.plies[1].comment != "Too early")
    assert writer.lost(game) == lost


COMMENTS = ["{a} b", "a}", "{", "\uff5ba\uff5d", " a", "a\n", "(a) b", "a; b", "a [b] \\"]


@pytest.mark.parametrize("comment", [*COMMENTS, '[A "b"]', "3.5"])
@pytest.mark.parametrize("writer", FILES[:3], ids=name)
def test_a_comment_that_a_file_changes_is_told(writer: RecordWriter, comment: str) -> None:
    for at in (0, 1):
        game = of_game(USUAL).game
        game.annotate([game.start, *game.plies][at], "", comment)
        again = read_again(writer, game)
        is_kept = [again.start, *again.plies][at].comment == comment
        lost = "blanks around comments" if comment.strip() != comment else "braces in comments"
        assert writer.lost(game) == ([] if is_kept else [lost])
