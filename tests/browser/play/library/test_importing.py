"""Files of games are read in the engine's worker, and games are saved as files."""

import re

import pytest
from playwright.sync_api import expect

from both.play.library.archives import pgn_game, sgf_game, wthor_file, wthor_game, wthor_names
from both.play.records.recording import Played
from driving import Othello
from driving.play.practice.puzzles import SLOW
from hosting.serving.server import SiteServer
from othello import Game, parse_transcript
from play.library.stored_game import HEAD, of_game
from reference.samples import JUTGE_INPUT
from saved.players import PERSON

pytestmark = pytest.mark.engine
BEGUN = [Game() for _ in range(2)]
for begun, moves in zip(BEGUN, ("f5d6c3d3c4", "f5f6e6f4e3")):
    for square in parse_transcript(moves, 8):
        begun.play(square)
PLAYED = [Played(8, seed) for seed in range(5)]
ARCHIVE = {
    "wth_1994.wtb": wthor_file(
        [wthor_game(one.moves, 0, number, 1) for number, one in enumerate(PLAYED)]
        + [wthor_game(["f5", "f5"], 0, 0, 1), wthor_game(PLAYED[0].moves, 0, 0, 1)]
    ),
    "wthor.jou": wthor_names(["Ann", "Bob", "Cid", "Dan", "Eve"], 20),
    "wthor.trn": wthor_names(["Oslo"], 26),
}


def test_tournament_games_are_read_with_names_and_reasons(othello: Othello) -> None:
    games = othello.games
    games.show()
    games.open_files(ARCHIVE)
    expect(games.import_said).to_have_text("5 games read, 2 skipped.")
    assert games.reasons() == [
        "wth_1994.wtb, game 6 Move 2: f5 is occupied.",
        "wth_1994.wtb, game 7 Read before in this import: the same moves, players and date.",
    ]
    games.choose_scope("Imported")
    games.sort_by("Opponent")
    names = ("Ann", "Bob", "Cid", "Dan", "Eve")
    games.expect_cells(2, [f"{name} \u2013 BobOslo" for name in names])
    games.select(2)
    games.button("Open").click()
    othello.record.expect_moves(PLAYED[2].moves)
    othello.restart()  # Playwright tells of one choice of files only in a Firefox of the system.
    games.show()
    games.open_files({"again.wtb": ARCHIVE["wth_1994.wtb"], "wthor.jou": ARCHIVE["wthor.jou"]})
    expect(games.import_said).to_have_text("0 games read, 7 skipped.")
    assert games.reasons()[6].endswith("Already here: the same moves, players and date.")


@pytest.mark.whole  # The model offers such a file, and reads it in Play.
@pytest.mark.parametrize("take", ["drop_file", "open_file"])
def test_a_file_of_many_games_is_imported_in_play_and_offered_in_judge(
    othello: Othello, take: str
) -> None:
    othello.judge.run(JUTGE_INPUT)
    getattr(othello.sharing, take)("a\x00\x1bb.WTB", "not a file of games")
    expect(othello.sharing.notice).to_have_text(re.compile(r"^[\w.]+ contains games"))
    assert othello.judge.source() == JUTGE_INPUT
    othello.sharing.open_in_play.click()
    expect(othello.games.import_said).to_contain_text(".WTB: ")
    othello.games.show_game()
    getattr(othello.sharing, take)("club.pgn", "".join(map(pgn_game, PLAYED)))
    expect(othello.games.import_said).to_have_text("5 games read, 0 skipped.")
    othello.games.show_game()
    othello.record.expect_moves([])
    othello.judge.open()
    assert othello.judge.source() == JUTGE_INPUT


@pytest.mark.whole  # Here an import is undone.
def test_undoing_an_import_keeps_games_that_went_on_and_can_be_undone(othello: Othello) -> None:
    games = othello.games
    rows = [of_game(game, PERSON, "friend").row for game in BEGUN]
    games.show()
    games.open_files({"games.txt": "\n".join([HEAD, *rows, ""]).encode()})
    expect(games.import_said).to_have_text("2 games read, 0 skipped.")
    games.open()
    othello.variations.comment.fill("note")
    games.show()
    games.expect_noted("note")
    games.button("Undo the import").click()
    expect(othello.sharing.notice).to_have_text(
        "1 game changed since is kept. 1 game of the import deleted."
    )
    expect(games.rows).to_have_count(1)
    othello.sharing.undo.click()
    expect(games.rows).to_have_count(2)


@pytest.mark.whole  # Two tabs share a store in the model, and one imports a file in the page.
def test_two_tabs_that_import_a_file_keep_each_game_once_and_delete_it_together(
    othello: Othello, site: SiteServer
) -> None:
    tabs = [othello, Othello.opened(othello.page.context.new_page(), site.address)]
    count = 20
    file = {"club.sgf": "".join(sgf_game(Played(8, seed)) for seed in range(count)).encode()}
    for tab in tabs:
        tab.games.show()
        tab.games.open_files(file)
    for tab in tabs:
        expect(tab.games.import_said).to_contain_text("skipped", timeout=SLOW)
        expect(tab.games.found).to_have_text(f"{count} games")
    for tab in tabs:  # One of them has read the game that it deletes, and the other has not.
        count -= 1
        tab.games.choose_scope("All")
        tab.games.rows.first.click()
        tab.games.button("Delete").click()
        for each in tabs:
            expect(each.games.found).to_have_text(f"{count} games")


@pytest.mark.whole  # A backup is restored without a browser.
def test_saved_games_are_read_again(othello: Othello) -> None:
    games = othello.games
    games.show()
    games.open_files({"a.sgf": "\n".join(map(sgf_game, PLAYED)).encode()})
    expect(games.import_said).to_have_text("5 games read, 0 skipped.")
    games.choose_scope("Imported")
    exported = games.export_all("PGN")
    assert exported.content.count(b'[Black "Ann"]') == 5
    games.select(0)
    assert games.export("SGF").content.count(b"PB[Ann]") == 1
    backup = games.back_up()
    games.button("Undo the import").click()
    expect(games.rows).to_have_count(0)
    games.open_files({backup.name: backup.content})
    expect(games.import_said).to_have_text("5 games read, 0 skipped.")
    expect(games.rows).to_have_count(5)


def test_openings_show_what_was_played_from_the_board(othello: Othello) -> None:
    games = othello.games
    games.show()
    texts = ("f5d6c3d3c4", "f5d6c4d3", "d3c5f6f5", "f5f6e6f4")
    games.open_files({"openings.txt": "\n".join(texts).encode()})
    expect(games.import_said).to_have_text("4 games read, 0 skipped.")
    othello.openings.show()
    othello.openings.expect_games({"f5": "4", "d3": "4", "c4": "4", "e6": "4"})
    othello.openings.press("f5")
    othello.openings.expect_games({"d6": "3", "f6": "1", "f4": ""})
    expect(othello.openings.reach).to_have_text("Values look 9 moves ahead")
    othello.openings.press("d6")
    othello.board.expect_square("d6", "d6, white")
    othello.openings.show_games()
    expect(games.found).to_have_text("3 of 4 games")
    games.search.fill("f5d6c4d3c3")  # The first game, in another order.
    expect(games.found).to_have_text("1 of 4 games")


LOSES_THE_READER = """() => {
  const { working } = window;
  window.working = (...given) => {
    const worker = working(...given), post = worker.postMessage.bind(worker);
    worker.postMessage = (message, ports) =>
      message.opened ? worker.onerror(new Event("error")) : post(message, ports);
    return worker;
  };
}"""


@pytest.mark.whole  # The model ends such an import.
def test_an_import_whose_reader_dies_says_so(own_page: Othello) -> None:
    games = own_page.games
    games.show()
    own_page.page.evaluate(LOSES_THE_READER)
    games.open_files({"one.txt": b"f5d6c3d3c4"})
    expect(games.import_said).to_have_text(
        "The reading has stopped. What was read until then is here."
    )
