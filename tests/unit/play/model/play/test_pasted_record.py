"""The message about a pasted record, and the part of it that is offered."""

from collections.abc import Callable

import pytest

from both.play.library.archives import ggf_game, pgn_game, sgf_game
from both.play.records.recording import INPUTS, Played, read
from othello import BLACK, WHITE, Game, Position, square_name
from play.model.game.table import Table
from play.model.play.pasted_record import KEPT, PastedRecord
from saved.players import COMPUTER
from saved.work import GAMES
from unit.page.running import finish


def paste(table: Table, text: str) -> PastedRecord:
    record = PastedRecord(table, INPUTS, lambda game, record: None)
    table.workspace.do(record.read, text)
    finish(table.workspace.jobs)
    return record


def pasted(text: str) -> PastedRecord:
    return paste(Table(), text)


def game(record: PastedRecord) -> Game:
    return record._table.play.game


@pytest.mark.parametrize("text", ["", " ", "\n\t", "hello", "f5 a1", "1 2 3", "[FEN]", "(;", "{"])
def test_the_message_about_a_text_names_no_missing_problem(text: str) -> None:
    said = pasted(text).said
    assert said and "None" not in said and said == said.strip()


def test_a_complete_record_is_put_on_the_board() -> None:
    record = pasted("f5d6c3")
    assert game(record).ply == 3
    assert record.said == read("f5d6c3").sentence
    assert (record.part, record.offer) == (None, "")


FEW = [Played(8, seed, 9) for seed in range(3)]
TEXTS = {
    "lines": "\n".join("".join(one.moves) for one in FEW),
    "other lines": "\r\n \r\n" + "\r\n\r\n".join(" ".join(one.moves) for one in FEW),
    "sgf": "".join(map(sgf_game, FEW)),
    "ggf": "".join(map(ggf_game, FEW)),
    "pgn": "".join(map(pgn_game, FEW)),
}


@pytest.mark.parametrize("form", TEXTS)
def test_the_first_of_several_games_is_put_on_the_board_and_the_rest_is_said(form: str) -> None:
    record = pasted(TEXTS[form])
    assert [square_name(ply.square or 0, 8) for ply in game(record).plies] == FEW[0].moves
    more = "The text has more games; this is the first. Paste them in Games to keep all."
    assert record.said.endswith(f"9 moves read. {more}")


@pytest.mark.parametrize(("text", "moves"), [("f5d6c3", 3), ("f5 a1", 1)])
def test_no_computer_plays_in_a_pasted_game_until_one_is_chosen(text: str, moves: int) -> None:
    table = Table()
    play = table.play
    play.watch(4, 8)
    record = paste(table, text)
    record.load_part()
    assert (play.game.ply, play.people, play.computer_due) == (moves, [BLACK, WHITE], False)
    play.set_player(play.game.turn or "", COMPUTER, 4)
    assert play.computer_due


GOING_ON = {
    "move": lambda table: table.workspace.press(18),
    "undo": lambda table: table.play.undo(),
    "player": lambda table: table.set_player(WHITE, COMPUTER, 2),
    "tab": lambda table: table.show_sheet(GAMES),
    "new game": lambda table: table.new_game(8),
    "game of the list": lambda table: (table.load(Game()), table.workspace.say("Ann, Bob")),
}


@pytest.mark.parametrize("go_on", GOING_ON.values(), ids=GOING_ON.keys())
def test_a_refusal_goes_with_the_next_action(go_on: Callable[[Table], object]) -> None:
    table = Table()
    table.workspace.do(table.workspace.press, 26)
    record = paste(table, "hello")
    refused = record.said
    assert refused and table.workspace.scene().message == refused
    table.workspace.do(table.workspace.say_again)
    assert record.said == table.workspace.scene().message == refused
    table.workspace.do(go_on, table)
    said = table.workspace.scene().message
    assert record.said == "" and refused not in said and said
    assert (said == "Ann, Bob") == (go_on is GOING_ON["game of the list"])


@pytest.mark.parametrize("n", [4, 6, 10])
def test_a_transcript_is_read_for_the_current_board_size(n: int) -> None:
    table = Table()
    table.new_game(n)
    name = square_name(Game(Position.start(n)).legal_moves()[0], n)
    paste(table, name)
    assert (table.play.game.position.n, table.play.game.ply) == (n, 1)


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
    record = pasted(text)
    assert game(record).standard and not game(record).plies
    assert record.offer == offer
    assert record.said.endswith(KEPT)
    assert str(read(text).problem) in record.said
    part = record.part
    assert part
    record.load_part()
    assert game(record) is part.game
    assert (record.said, record.offer) == ("", "")


@pytest.mark.parametrize("text", ["f5d6c3", "f5d6a1", "hello"])
def test_nothing_is_said_of_a_record_beside_another_game(text: str) -> None:
    table = Table()
    record = paste(table, text)
    table.workspace.do(table.show_sheet, GAMES)
    assert (record.said != "", record.offer != "") == (text == "f5d6c3", text == "f5d6a1")
    table.workspace.do(table.new_game, 8)
    assert (record.said, record.part, record.offer) == ("", None, "")


def test_another_text_removes_the_offer_and_a_message_leaves_it() -> None:
    record = pasted("f5 a1")
    record.forget()
    assert (record.said, record.part, record.offer) == ("", None, "")
    record.read("f5 a1")
    record.read("d3")
    assert record.offer == ""
    record = pasted("f5 a1")
    record.say("Copied.")
    assert record.said == "Copied."
    assert record.offer


def test_the_status_says_why_a_record_is_not_read_until_another_is() -> None:
    record = pasted("hello")
    workspace = record._workspace
    assert workspace.scene().message == record.said != ""
    record.read("-" * 27 + "OX------XO" + "-" * 27 + " X")
    finish(workspace.jobs)
    assert workspace.scene().message == "Black to move."


@pytest.mark.parametrize(
    ("text", "plies", "ply"),
    [
        ("https://example.org/othello/#play/8..f5d6c3.2", 3, 2),
        ("http://127.0.0.1:8000/#play?embed/8..f5d6c3.3", 3, 3),
        ("#play/8..f5d6c3.3.person-7", 3, 3),
        ("Look (https://example.org/#play/8..f5_2Too-early_d6.2). Nice, c3!", 2, 2),
        ('<iframe src="https://example.org/#play?embed/8..f5.1" width=360>', 1, 1),
    ],
)
def test_a_link_to_the_page_is_read(text: str, plies: int, ply: int) -> None:
    record = pasted(text)
    assert (len(game(record).plies), game(record).ply) == (plies, ply)
    assert record.said.startswith("A link to this page:")


LINK = "A link to this page. "
WHOLE_WORK = f"{LINK}It holds a whole work: open it in the browser's address bar."


@pytest.mark.parametrize(
    ("links", "said"),
    [
        (["#play/8..f5a1.2", "#play/9...0", "https://x.org/#play/8..zz.0"], f"{LINK}Found “"),
        (["#play", "#play/", "#play f5", "#play/8"], "not a game record"),
        (["See https://x.org/othello/#judge/eJxyz.", "#play/eJxyz", "#eJxyz"], WHOLE_WORK),
    ],
    ids=["damaged", "other", "a whole work"],
)
def test_a_link_that_holds_no_game_says_so(links: list[str], said: str) -> None:
    for record in map(pasted, links):
        assert said in record.said, record.said
        assert game(record).standard and not game(record).plies and record.offer == ""


@pytest.mark.parametrize(
    "text", ['[Black "A"]\n\n1. P@f5', '[Black "A"]\n\n1. 56 64', "(;GM[2]PB[x])", "(;"]
)
def test_a_record_without_a_readable_move_never_replaces_the_game(text: str) -> None:
    table = Table()
    for written in ("f5d6", text):
        record = paste(table, written)
    assert table.play.game.ply == 2
    assert record.offer == ""
    assert record.said.endswith(KEPT)


def test_a_record_whose_text_changes_is_not_put_on_the_board() -> None:
    table = Table()
    record = PastedRecord(table, INPUTS, lambda game, record: None)
    record.read("(;GM[2];B[f5])")
    (job,) = table.workspace.jobs.take_up()
    table.workspace.jobs.advance(job, 0, lambda: 0)
    assert not job.done
    record.forget()
    assert job.cancelled
    assert table.play.game.ply == 0
