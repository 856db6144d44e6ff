"""SGF and GGF are split into games piece by piece, also if a file has only one line."""

from random import Random

import pytest

from play.library import game_files
from play.library.game_files import texts_of_games


def split(text: str) -> list[str]:
    """Returns the games of a text, character by character."""
    games, depth, start, inside, escaped = [], 0, 0, False, False
    for at, sign in enumerate(text):
        if inside and sign == "]" and not escaped:
            inside = False
        elif not inside and sign == "[":
            inside = True
        elif not inside and sign == "(":
            start, depth = at if depth == 0 else start, depth + 1
        elif not inside and sign == ")" and depth:
            depth -= 1
            if not depth:
                games.append(text[start : at + 1])
        escaped = inside and sign == "\\" and not escaped
    return games + ([text[start:]] if depth else [])


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 20_000])
def test_games_are_split_at_the_same_places_in_pieces_of_any_length(
    piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_files, "PIECE", piece)
    chance = Random(piece)
    for _ in range(2000):
        text = "(;" + "".join(chance.choices("()[]\\a;B", k=chance.randrange(40)))
        assert [game for game in texts_of_games(text) if game] == split(text)


@pytest.mark.parametrize("text", ["(;GM[2])" + ")" * 1_000_000, "(;C[" + "]" * 1_000_000])
def test_one_long_line_is_split_with_pauses(text: str) -> None:
    pauses = sum(game is None for game in texts_of_games(text))
    assert pauses >= len(text) / game_files.PIECE
