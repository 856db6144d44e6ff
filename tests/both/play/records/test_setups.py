"""Explanations for positions set up by hand."""

from both.play.records.recording import Played
from othello import BLACK, WHITE, Position
from play.records import legality

EMPTY = ["----", "----", "----", "----"]


def legality_of(rows: list[str], turn: str = BLACK) -> list[str]:
    return legality(Position.from_rows(rows, "-BW"), turn)


def test_positions_of_games_need_no_explanation() -> None:
    for n, seed in ((4, 1), (4, 2), (6, 3), (8, 4)):
        for ply in Played(n, seed).game().plies:
            if ply.turn:
                assert legality(ply.position, ply.turn) == []
    for n in (4, 8, 26):
        assert legality(Position.start(n), BLACK) == legality(Position.start(n), WHITE) == []


def test_a_side_that_cannot_move() -> None:
    assert legality_of(["WWB-", "-WB-", "-WB-", "----"], WHITE) == []
    rows = ["BBBB", "BBBB", "BBBB", "BBW-"]
    assert legality_of(rows, BLACK) == []
    assert legality_of(rows, WHITE) == ["White has no legal move, so Black moves."]
    for turn in (BLACK, WHITE):
        over = legality_of(["BBBB"] * 4, turn)
        assert over == ["Neither side has a legal move: the game is over."]


def test_too_few_discs_and_empty_squares_in_the_centre() -> None:
    first = legality_of(["----", "-WB-", "-B--", "----"])[0]
    assert "four discs" in first and "3 discs" in first
    assert "0 discs" in legality_of(EMPTY)[0]
    assert "1 disc." in legality_of(["----", "-W--", "----", "----"])[0]
    assert len(legality_of(EMPTY)) == 3
    sentences = legality_of(["BBB-", "-WW-", "--B-", "---B"], BLACK)
    assert len(sentences) == 1
    assert "centre" in sentences[0] and "b3" in sentences[0] and "b2" not in sentences[0]
    assert "b2, c2, b3 and c3" in legality_of(EMPTY)[1]
    rows = ["------", "-BWBW-", "-B--B-", "------", "------", "------"]
    assert any("c3, d3, c4 and d4" in sentence for sentence in legality_of(rows))


def test_disconnected_discs() -> None:
    """The end of a row is not next to the start of the next one. Many discs are counted."""
    four, none = ["--WB--", "--BW--"], ["------"]
    for rows, named in (
        (["B-----"] + none + four + none * 2, "a1"),
        (["BW---W"] + none + four + none + ["W-----"], "a1, b1, f1 and a6"),
        (none * 2 + ["--WBBB", "W-BW--"] + none * 2, "a4"),
    ):
        sentence = legality_of(rows)[0]
        assert "next to another" in sentence and sentence.endswith(f": {named}."), rows
    assert len(legality_of(["B-----"] + none + four + none * 2)) == 1
    assert legality_of(none + ["-B----"] + four + none * 2) == []
    rows = ["BBBBBBBB", "--------", "--------", "--WWBBB-", "---BWW--", "--BB----"]
    assert legality_of(rows + ["--------"] * 2)[0].endswith(": 8 discs.")
