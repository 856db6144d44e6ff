"""What is said of a pasted record, and what of it is offered."""

import pytest

from othello import Game, Position, square_name
from page.model.play.pasted_record import KEPT, PastedRecord
from records import read


def test_a_complete_record_is_returned() -> None:
    pasted = PastedRecord()
    game = pasted.read("f5d6c3", 8)
    assert game and game.ply == 3
    assert pasted.said == read("f5d6c3").sentence
    assert (pasted.part, pasted.offer) == (None, "")


@pytest.mark.parametrize("n", [4, 6, 10])
def test_a_transcript_is_read_for_the_current_board_size(n: int) -> None:
    start = Game(Position.start(n))
    name = square_name(start.legal_moves()[0], n)
    game = PastedRecord().read(name, n)
    assert game and (game.position.n, game.ply) == (n, 1)


@pytest.mark.parametrize(
    ("text", "offer"),
    [
        ("f5d6c3d3c4 oops", "Put the first 5 moves on the board"),
        ("f5 a1", "Put the first move on the board"),
        ("-" * 26 + "XXX------XO---" + "-" * 24 + " O hello", "Put the position on the board"),
        ("(;BO[4 ---- -O*- -*O- ---- O]W[a1];)", "Put the position on the board"),
    ],
)
def test_the_readable_part_of_a_record_is_offered(text: str, offer: str) -> None:
    pasted = PastedRecord()
    assert pasted.read(text, 8) is None
    assert pasted.part is not None
    assert pasted.offer == offer
    assert pasted.said.endswith(KEPT)
    assert str(read(text).problem) in pasted.said


@pytest.mark.parametrize("text", ["a1 f5", "hello", "", "-" * 63])
def test_an_unreadable_record_offers_nothing(text: str) -> None:
    pasted = PastedRecord()
    assert pasted.read(text, 8) is None
    assert (pasted.part, pasted.offer) == (None, "")
    assert pasted.said != ""


def test_another_text_removes_the_offer() -> None:
    pasted = PastedRecord()
    pasted.read("f5 a1", 8)
    pasted.forget()
    assert (pasted.said, pasted.part, pasted.offer) == ("", None, "")
    pasted.read("f5 a1", 8)
    assert pasted.read("d3", 8)
    assert pasted.offer == ""
