"""Every game is kept from its first move on, and no game replaces another."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from othello import BLACK, WHITE
from page.stored.snapshot import of_game as snapshot_of
from play.library.opening_tree import game_keys
from play.library.stored_game import StoredGame, of_game, parse_row
from play.model.engine.game_report import GameReport
from play.model.library.kept_games import CHANGED, FULL, NO_ROOM, NOT_KEPT
from play.view.library.games_html import IN_PLAY, outcome
from saved.players import COMPUTER, FRIEND, PERSON
from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab

GAME, OTHER = "8..d3c3.2", "8..f5d6c3.3"
MOVES = "f5d6c3d3c4f4"
LONG = f"8..{MOVES}.6"
WIPED_OUT = "f5d6c5f4e3f6g5e6e7"  # The shortest game.
D3, C3, C4 = 19, 18, 26


def two_tabs(store: FakeStore) -> list[Tab]:
    """Returns two tabs that begin with the same game."""
    first = Tab(store)
    first.play(D3)
    work = first.stored_work()
    return [Tab(store, work) for _ in range(2)]


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def tab(store: FakeStore) -> Tab:
    return Tab(store)


def only(store: FakeStore) -> StoredGame:
    [[row]] = store.records.values()
    return parse_row(row)


def newest(store: FakeStore) -> StoredGame:
    """Returns the game that was stored first under the last key."""
    return parse_row(list(store.records.values())[-1][0])


def outsiders(tab: Tab) -> dict[str, str]:
    """Returns the names of the players in the seats who are neither the user nor the computer."""
    return tab.app.play.kept.outsiders(tab.table.play.game)


def row_of(text: str, *players: str, source: str = "") -> str:
    """Returns the stored row of a game, which is Ann's and Bob's unless told otherwise."""
    black, white, *date = players or ("Ann", "Bob", "1994")
    return of_game(snapshot_of(text).game, black, white, "".join(date), source=source).row


def test_a_game_is_kept_from_its_first_move_on(tab: Tab, store: FakeStore) -> None:
    assert store.games == []
    tab.play(D3)
    assert store.games == ["8..d3"]
    tab.play(C3)
    assert store.games == ["8..d3c3"]
    stored = only(store)
    assert (stored.black, stored.white, stored.date) == (PERSON, FRIEND, "2026-11-26 21:40")
    assert stored.is_mine


REPLACING = {
    "new game": lambda tab: tab.do(tab.table.new_game, 8),
    "rematch": lambda tab: tab.do(tab.table.rematch),
    "the computer": lambda tab: tab.do(tab.table.begin),
    "paste": lambda tab: tab.do(tab.app.play.pasted.read, "f5d6c3"),
    "set up": lambda tab: tab.do(lambda: (tab.app.play.setup.open(), tab.app.play.setup.play())),
    "link": lambda tab: tab.open_link(OTHER),
    "shared": lambda tab: tab.open_shared("x"),
    "other work": lambda tab: tab.do(tab.works.open, snapshot_of(OTHER)),
}


@pytest.mark.parametrize("kind", REPLACING)
def test_nothing_removes_a_game(tab: Tab, store: FakeStore, kind: str) -> None:
    tab.play(D3)
    tab.press(C3)  # The next game begins before this move is kept.
    tab.run(REPLACING[kind], tab)
    assert "8..d3c3" in store.games
    row = next(row for [row] in store.records.values() if "d3c3" in row)
    assert (parse_row(row).black, parse_row(row).white) == (PERSON, FRIEND)


def test_a_game_left_before_everything_is_loaded_is_kept(store: FakeStore) -> None:
    Tab(store, early=lambda table: (table.workspace.press(D3), table.new_game(8)))
    assert store.games == ["8..d3"]


def test_going_on_in_two_tabs_makes_two_games(store: FakeStore) -> None:
    tabs = two_tabs(store)
    for tab, square in zip(tabs, (C3, 34), strict=True):
        tab.play(square)
    assert store.games == ["8..d3c3", "8..d3c5"]
    for tab in tabs:
        tab.move()
    assert len(store.games) == 2
    assert all(len(game) == len("8..d3c3xx") for game in store.games)


def test_a_tab_with_an_older_copy_of_a_game_shortens_it_in_no_way(store: FakeStore) -> None:
    first = Tab(store)
    first.play(D3)
    older = first.stored_work()
    first.play(C3)
    second = Tab(store, older)
    assert store.games == ["8..d3c3"]
    second.run(second.table.new_game, 8)
    assert store.games == ["8..d3c3"]
    third = Tab(store, older)
    third.play(34)
    assert store.games == ["8..d3c3", "8..d3c5"]


@pytest.mark.parametrize(
    ("later", "early", "games"),
    [
        ([C3], [34], ["8..d3c3", "8..d3c5"]),
        ([C3], [34, 41], ["8..d3c3", "8..d3c5b6"]),
        ([C3], [C3], ["8..d3c3"]),
        ([C3], [C3, C4], ["8..d3c3c4"]),
        ([C3, C4], [C3], ["8..d3c3c4"]),
        ([], [C3], ["8..d3c3"]),
    ],
    ids=["other move", "other moves", "same move", "further", "not as far", "only here"],
)
def test_moves_before_the_store_answers_replace_no_moves_of_another_tab(
    store: FakeStore, later: list[int], early: list[int], games: list[str]
) -> None:
    first = Tab(store)
    first.play(D3)
    older = first.stored_work()
    first.play(*later)
    Tab(store, older, early=lambda table: [table.workspace.press(square) for square in early])
    assert store.games == games


def test_a_variation_before_the_store_answers_makes_no_other_game(store: FakeStore) -> None:
    first = Tab(store)
    first.play(D3, C3)
    second = Tab(
        store,
        first.stored_work(),
        early=lambda table: [table.go_to_ply(1), table.workspace.press(34), table.play.go_to(1)],
    )
    assert store.games == ["8..d3c3-1c5"]
    assert second.notice == ""


def test_the_notice_on_another_tab_stays_only_with_its_game(store: FakeStore) -> None:
    other, tab = two_tabs(store)
    other.play(C3)
    tab.play(34)
    assert tab.notice == CHANGED
    tab.move()
    assert tab.notice == CHANGED
    tab.run(tab.app.notice.undo_it)
    assert tab.game.startswith("8..d3c3.")
    tab.do(tab.table.new_game, 8)
    assert tab.notice == ""
    tab.do(tab.app.notice.say, FULL)
    tab.do(tab.table.new_game, 8)
    assert tab.notice == FULL


def test_a_game_that_was_left_gets_no_notice_on_another_tab(store: FakeStore) -> None:
    other, tab = two_tabs(store)
    other.play(C3)
    tab.do(tab.workspace.press, 34)
    tab.run(tab.table.new_game, 8)
    assert tab.notice == "" and store.games == ["8..d3c3", "8..d3c5"]


def test_the_game_of_a_link_is_kept_only_after_a_change(tab: Tab, store: FakeStore) -> None:
    tab.open_link(GAME)
    tab.run(tab.table.play.undo)
    tab.open_link(OTHER)
    tab.settle()
    assert store.games == []
    tab.move()
    assert [game[: len("8..f5d6c3")] for game in store.games] == ["8..f5d6c3"]


def test_the_last_game_of_an_earlier_version_is_kept_once(store: FakeStore) -> None:
    tab = Tab(store, snapshot_of(GAME).data | {"last": OTHER})
    assert store.games == ["8..d3c3", "8..f5d6c3"]
    later = Tab(store, tab.stored_work())
    assert later.table.play.game.size == 2
    assert len(store.games) == 2


@pytest.mark.parametrize(("error", "said"), [(NO_ROOM, FULL), ("NotFoundError", NOT_KEPT)])
def test_one_sentence_says_that_games_are_not_kept(error: str, said: str) -> None:
    store = FakeStore()
    if error != NO_ROOM:
        store.fails = error
    tab = Tab(store)
    store.fails = error
    tab.play(D3)
    assert tab.notice == said
    tab.do(tab.app.notice.forget)
    tab.play(C3)
    assert (tab.notice, tab.table.play.game.ply) == ("", 2)
    store.fails = ""
    tab.play(C4)
    assert store.games == ([] if error != NO_ROOM else ["8..d3c3c4"])


def test_the_last_game_of_an_earlier_version_is_not_lost_without_a_store() -> None:
    store = FakeStore()
    store.fails = "NotFoundError"
    tab = Tab(store, snapshot_of(GAME).data | {"last": OTHER})
    store.fails = ""
    Tab(store, tab.stored_work())
    assert "8..f5d6c3" in store.games


def test_a_game_that_was_resigned_says_so(tab: Tab, store: FakeStore) -> None:
    tab.table.choice.choose(opponent=COMPUTER, level=4)
    tab.do(tab.table.begin)
    tab.press(D3)
    tab.run(tab.table.play.resign)
    stored = only(store)
    assert (stored.winner, stored.resigned, stored.white) == (WHITE, "resigned", "computer-4")


def test_the_game_on_the_page_is_saved_with_its_facts(tab: Tab, store: FakeStore) -> None:
    tab.play(D3, C3)
    game = tab.table.play.game
    facts = tab.app.play.kept.facts_of(game, "sgf")
    assert facts == {BLACK: "You", WHITE: "A friend", "date": "2026-11-26"}
    tab.do(tab.table.play.resign)
    facts = tab.app.play.kept.facts_of(game, "pgn")
    assert (facts["won"], facts["by"], facts["date"]) == (WHITE, "resigned", "2026.11.26")
    row = of_game(game, "Ann", "Bob", "1994", "", "a.wtb", "Cup \u00b7 at Oslo \u00b7 round 3").row
    store.records["read-1"] = [row]
    tab.list_games("read")
    tab.select(0)
    facts = tab.app.play.kept.facts_of(tab.table.play.game, "ggf")
    assert (facts["event"], facts["place"], facts["round"]) == ("Cup", "Oslo", "3")
    assert facts[WHITE] == "Bob"


SGF_MOVES = "".join(f";{'BW'[at % 2]}[{MOVES[2 * at : 2 * at + 2]}]" for at in range(6))
# The same game of six moves with the same players in each kind of record that has names.
NAMED = {
    "sgf": f"(;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob]DT[1994-05-01]EV[Cup]RE[B+R]{SGF_MOVES})",
    "ggf": "(;GM[Othello]PC[GGS/os]DT[1994-05-01]PB[Ann]PW[Bob]RE[+2:r]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]"
    f"{SGF_MOVES.replace(';', '')};)",
    "pgn": '[Event "Cup"]\n[Date "1994.05.01"]\n[Black "Ann"]\n[White "Bob"]\n[Result "1-0"]\n'
    '[Termination "resignation"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 1-0\n',
    "transcript": f"Black: Ann\nWhite: Bob\n{MOVES}",
}


@pytest.mark.parametrize("kind", NAMED)
def test_a_pasted_record_keeps_its_players(tab: Tab, store: FakeStore, kind: str) -> None:
    tab.paste(NAMED[kind])
    game, stored = tab.table.play.game, only(store)
    assert (game.size, stored.black, stored.white, stored.is_mine) == (6, "Ann", "Bob", False)
    assert outsiders(tab) == {BLACK: "Ann", WHITE: "Bob"}
    facts = tab.app.play.kept.facts_of(game, "sgf")
    assert (facts[BLACK], facts[WHITE]) == ("Ann", "Bob")
    if kind != "transcript":
        assert (stored.date, stored.winner, stored.resigned) == ("1994-05-01", BLACK, "resigned")
        assert (facts["date"], facts["won"], facts["by"]) == ("1994-05-01", BLACK, "resigned")
    later = Tab(store, tab.stored_work())
    assert outsiders(later) == {BLACK: "Ann", WHITE: "Bob"}
    later.move()
    assert (only(store).black, only(store).resigned) == ("Ann", "")


@pytest.mark.parametrize(("text", "scope"), [(NAMED["sgf"], "read"), (MOVES, "read"), ("", "mine")])
def test_a_game_is_sought_in_its_list(tab: Tab, store: FakeStore, text: str, scope: str) -> None:
    for key, source in (("mine", ""), ("read", "a.sgf")):
        row = row_of(OTHER, PERSON, FRIEND, "1999", source=source)
        store.records |= {f"{key}-{number}": [row] for number in range(100)}
    tab.play(D3, C3)
    if text:
        tab.paste(text)
    game = tab.table.play.game
    library = tab.app.play.library
    tab.do(lambda: library.want(scope="all", opponent=FRIEND, words="x"))
    tab.run(library.seek)
    assert (tab.table.sheet, library.wanted["scope"]) == ("games", scope)
    assert not library.is_filtered
    assert library.chosen and library.chosen.stored
    assert library.chosen.stored.game.startswith(tab.game.rpartition(".")[0])
    tab.do(tab.table.show_sheet, "game")
    assert tab.table.play.game is game


def test_the_part_of_a_pasted_record_has_its_players_too(tab: Tab, store: FakeStore) -> None:
    tab.paste(NAMED["sgf"].replace("[f4]", "[a1]"))
    tab.run(tab.app.play.pasted.load_part)
    assert (only(store).moves, only(store).black, only(store).white) == ("5", "Ann", "Bob")


def test_a_seat_has_an_unknown_player_only_after_the_end(tab: Tab) -> None:
    tab.paste(WIPED_OUT)
    assert outsiders(tab) == {BLACK: "Black", WHITE: "White"}
    tab.do(tab.table.play.undo)
    assert outsiders(tab) == {}
    tab.open_link(f"8..{WIPED_OUT}.9.person-7")
    assert outsiders(tab) == {BLACK: "Black"}
    tab.do(tab.table.new_game, 8)
    tab.play(D3, C3)
    assert outsiders(tab) == {}


@pytest.mark.parametrize("scope", ["read", "all"])
def test_an_imported_game_is_copied_and_stays_that_of_its_players_until_the_user_played_most(
    tab: Tab, store: FakeStore, scope: str
) -> None:
    store.records["read-1"] = [row_of(LONG, source="a.sgf")]
    tab.list_games(scope)
    tab.select(0)
    assert tab.app.play.kept.facts_of(tab.table.play.game, "ggf")["date"] == "1994"
    assert len(store.records) == 1
    tab.move()
    assert store.games[0] == LONG.removesuffix(".6") != store.games[1]
    stored = newest(store)
    assert (stored.black, stored.white, stored.source) == ("Ann", "Bob", "a.sgf")
    assert (len(store.records), stored.date) == (2, "1994")
    while newest(store).source:
        tab.move()
    assert newest(store).date == "2026-11-26 21:40"


def resigned_game(store: FakeStore) -> Tab:
    """Returns a visit with a game in which White, a friend, has resigned after d3."""
    tab = Tab(store)
    tab.play(D3)
    tab.run(tab.table.play.resign)
    return tab


def reloaded(tab: Tab, store: FakeStore) -> Tab:
    return Tab(store, tab.stored_work())


def without_store(tab: Tab, store: FakeStore) -> Tab:
    broken = FakeStore()
    broken.fails = "open"
    return Tab(broken, tab.stored_work())


def updated(tab: Tab, store: FakeStore) -> Tab:
    """Returns a visit after one of an earlier version, which stored no resignation."""
    work = tab.stored_work()
    assert isinstance(work, dict)
    return Tab(store, {name: work[name] for name in work if name != "resigned"})


def opened_from_the_list(tab: Tab, store: FakeStore) -> Tab:
    later = Tab(store)
    later.list_games()
    later.open(0)
    return later


@pytest.mark.parametrize(
    "again", [reloaded, without_store, updated, opened_from_the_list], ids=lambda how: how.__name__
)
def test_a_resignation_stands_when_the_game_comes_back_until_it_is_undone(
    store: FakeStore, again: Callable[[Tab, FakeStore], Tab]
) -> None:
    tab = again(resigned_game(store), store)
    play = tab.table.play
    assert play.ending.over(play.game) and play.ending.winner(play.game) == BLACK
    assert play.message == "White resigns, Black wins. Undo takes this back."
    assert only(store).resigned == "resigned"
    tab.do(play.undo)
    assert play.game.ply == 1 and not play.ending.over(play.game)
    if again is not without_store:
        tab.settle()
        assert only(store).resigned == ""


def test_a_resigned_game_stays_so_while_earlier_moves_are_looked_at(store: FakeStore) -> None:
    tab = resigned_game(store)
    tab.run(tab.table.go_to_ply, 0)
    assert only(store).resigned == "resigned"
    again = reloaded(tab, store)
    assert only(store).resigned == "resigned"
    again.do(again.table.go_to_ply, 1)
    assert again.table.play.ending.over(again.table.play.game)


def test_a_variation_that_is_resigned_becomes_the_main_line(tab: Tab, store: FakeStore) -> None:
    tab.play(D3, C3, C4)
    tab.do(tab.table.go_to_ply, 1)
    tab.play(34)
    tab.run(tab.table.play.resign)
    assert store.games == ["8..d3c5-1c3c4"]
    assert (only(store).resigned, only(store).moves) == ("resigned", "2")


@pytest.mark.parametrize("by", ["resigned", "time"])
def test_a_note_does_not_change_how_a_game_ended(tab: Tab, store: FakeStore, by: str) -> None:
    game = snapshot_of(OTHER).game
    store.records["mine-1"] = [of_game(game, "computer-4", PERSON, resigned=WHITE, by=by).row]
    tab.list_games()
    tab.open(0)
    game = tab.table.play.game
    tab.run(game.annotate, game.last, "?", "")
    assert (only(store).winner, only(store).resigned) == (BLACK, by)
    if by == "resigned":
        tab.do(tab.table.play.undo)
    tab.move()
    assert (only(store).winner, only(store).resigned) == ("", "")


def test_a_game_left_in_a_variation_opens_on_its_main_line(tab: Tab, store: FakeStore) -> None:
    store.records["mine-1"] = [row_of("8..f5d6c3d3c4-3c5.6", PERSON, "computer-1")]
    tab.list_games()
    tab.open(0)
    assert tab.game.startswith("8..f5d6c3d3c4-3c5.5.")


def outcomes(tab: Tab) -> list[str]:
    """Lists the games, and returns how each ended."""
    tab.list_games()
    app = tab.app.play
    in_play = app.kept.content_of(app.looking.in_play)
    return [outcome(row.stored, in_play) for row in app.library.rows if row.stored]


def test_only_the_game_in_play_is_in_progress(tab: Tab, store: FakeStore) -> None:
    tab.play(D3, C3, C4)
    tab.do(tab.table.new_game, 8)
    tab.play(D3, C3)
    for page in (tab, reloaded(tab, store)):
        for number in (0, 1, 0):
            assert outcomes(page) == ["left", IN_PLAY]
            page.select(number)
    page.open(0)
    assert outcomes(page) == [IN_PLAY, "left"]


@pytest.mark.parametrize("between", ["games", "openings"])
def test_selecting_games_changes_none_and_the_game_in_play_comes_back(
    tab: Tab, store: FakeStore, between: str
) -> None:
    for number, text in enumerate((GAME, OTHER)):
        store.records[f"mine-{number}"] = [row_of(text, PERSON, "computer-7")]
    before = dict(store.records)
    tab.do(tab.table.play.set_player, WHITE, FRIEND)
    game = tab.table.play.game
    tab.list_games()
    for number in (0, 1, 0):
        tab.select(number)
        tab.run(tab.table.show_sheet, between)
        assert tab.table.play.game.size == (2, 3)[number]
        tab.list_games()
    tab.do(tab.table.show_sheet, between)
    assert tab.table.play.players == {BLACK: PERSON, WHITE: COMPUTER}
    assert tab.game.startswith(GAME)
    assert not tab.table.play.computer_due  # It must not play on in a game that is looked at.
    tab.run(tab.table.show_sheet, "game")
    assert tab.table.play.game is game
    assert tab.table.play.players == {BLACK: PERSON, WHITE: FRIEND}
    assert store.records == before


def test_a_new_game_begun_beside_the_list_stays(tab: Tab, store: FakeStore) -> None:
    store.records["mine-1"] = [row_of(GAME, PERSON, FRIEND)]
    tab.play(C4)
    tab.list_games()
    tab.select(0)
    tab.do(tab.table.new_game, 8)
    tab.do(tab.table.show_sheet, "game")
    assert tab.game == "8...0"


LATER: dict[str, tuple[Callable[[Tab], None], str, bool]] = {
    "a move": (lambda tab: tab.press(C4), "8..d3c3c4", False),
    "the end": (lambda tab: tab.do(tab.table.play.resign), "8..d3c3", True),
    "nothing": (lambda tab: None, "8..d3c3", False),
}


@pytest.mark.parametrize("later", LATER)
def test_what_is_done_while_a_game_is_judged_stays(tab: Tab, store: FakeStore, later: str) -> None:
    go_on, game, has_resigned = LATER[later]
    tab.play(D3, C3)
    [(key, [row])] = store.records.items()
    stored = parse_row(row)
    stored.judge([1, 2], [BLACK, WHITE])
    go_on(tab)
    store.records[key] = [stored.row]
    writes = tab.app.play.kept.writes
    tab.run(tab.app.play.kept.note_review, key, stored.row)
    assert (store.games, bool(only(store).resigned)) == ([game], has_resigned)
    assert only(store).all_losses[:2] == [1, 2]
    assert tab.app.play.kept.writes == writes + 1 + (later != "nothing")


@pytest.mark.parametrize("is_brought_back", [False, True])
def test_a_game_that_was_deleted_on_the_board_stays_deleted_until_it_goes_on(
    tab: Tab, store: FakeStore, is_brought_back: bool
) -> None:
    tab.play(D3)
    [key] = store.records
    tab.do(tab.table.show_sheet, "games")
    tab.do(tab.table.show_sheet, "game")
    tab.app.play.library.selection.places = {(key, 0)}
    tab.run(tab.app.play.deleting.delete)
    assert store.games == []
    if is_brought_back:
        tab.app.notice.undo_it()
        tab.settle()
    games = list(store.games)
    for _ in range(2):  # Reloads.
        tab = Tab(store, tab.stored_work())
        assert (store.games, tab.game) == (games, "8..d3.1")
    tab.play(C3)
    assert store.games == ["8..d3c3"]


def test_first_positions_have_keys(store: FakeStore) -> None:
    asked = []
    put = store._put
    store._put = lambda **question: asked.append(question) or put(**question)  # type: ignore
    tab = Tab(store)
    tab.play(D3, C3)
    assert asked[-1]["keys"] == [str(key) for key in game_keys(tab.table.play.game)]


def test_the_values_of_a_report_are_kept_with_the_game(
    tab: Tab, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab.play(D3, C3)
    judged = {number: SimpleNamespace(loss=3 * number) for number in (1, 2)}
    plies = tab.table.play.game.plies
    report = SimpleNamespace(plies=plies, judged=judged, practised=lambda color: [])
    report.is_kept = False
    monkeypatch.setattr(GameReport, "finished", report)
    tab.run(tab.workspace.say_again)
    assert only(store).losses == "3,6"
    monkeypatch.undo()
    later = Tab(store, tab.stored_work())
    later.play(C4)
    assert only(store).losses == "3,6"


def test_the_store_learns_openings_before_it_keeps_a_game(tab: Tab, store: FakeStore) -> None:
    assert store.names == {}
    tab.play(D3)
    keys = [str(game_keys(snapshot_of(moves).game)[-1]) for moves in ("8..c4c3.2", "8..f5d6c3.3")]
    assert store.names == dict(zip(keys, ("Diagonal", "Tiger"), strict=True))


@pytest.mark.parametrize("fails", ["", "open"], ids=["kept", "not kept"])
def test_the_opening_of_a_game_is_named_wherever_the_board_is(store: FakeStore, fails: str) -> None:
    store.fails = fails
    tab = Tab(store)
    for square, name in ((37, ""), (43, ""), (C3, "Tiger"), (D3, "Tiger")):
        tab.play(square)
        assert tab.app.play.opening == name
    tab.do(tab.table.go_to_ply, 2)
    assert tab.app.play.opening == "Tiger"
    tab.do(tab.app.play.setup.open)
    assert tab.app.play.opening == ""
    tab.do(tab.table.back_to_game)
    tab.play(C4)
    assert tab.app.play.opening == ""


def keep_link(tab: Tab) -> None:
    tab.open_link(LONG)
    tab.do(tab.works.keep)


# How a game of six moves comes from elsewhere.
BRINGING = {
    "paste": lambda tab: tab.paste(MOVES),
    "link": keep_link,
    "file": lambda tab: tab.do(tab.works.open, snapshot_of(LONG)),
}


def test_the_opening_is_named_before_the_last_move_is_stored(tab: Tab, store: FakeStore) -> None:
    tab.play(37, 43, C3)
    tab.press(D3)
    again = Tab(store, tab.stored_work())
    assert len(again.table.play.game.plies) == 4
    assert again.app.play.opening == "Tiger"


def test_a_record_that_cannot_be_read_is_not_replaced(tab: Tab, store: FakeStore) -> None:
    tab.play(37, 43)
    [key] = store.records
    store.records[key] = ["damaged"]
    again = Tab(store, tab.stored_work())
    again.play(C3)
    assert (again.app.play.opening, store.records) == ("Tiger", {key: ["damaged"]})


@pytest.mark.parametrize("kind", BRINGING)
def test_a_game_belongs_to_who_played_most_of_it(tab: Tab, store: FakeStore, kind: str) -> None:
    tab.run(BRINGING[kind], tab)
    assert tab.app.play.opening == "Tiger"
    for played in range(9):
        stored = newest(store)
        black, white = PERSON * ((played + 1) // 2 >= 3), FRIEND * (played // 2 >= 3)
        assert (stored.black, stored.white) == (black, white)
        assert (stored.source == "") == stored.is_mine == (black != "")
        tab.move()
    later = Tab(store, tab.stored_work())
    later.move()
    assert (newest(store).black, newest(store).white) == (PERSON, FRIEND)


def play_the_computer(tab: Tab) -> None:
    tab.do(tab.table.play.play_against, COMPUTER, 4, BLACK, 8)


@pytest.mark.parametrize(
    ("begin", "opponent"),
    [(play_the_computer, "computer-4"), (REPLACING["set up"], FRIEND)],
    ids=["the computer", "a position that was set up"],
)
def test_what_is_played_here_is_the_users_own(
    tab: Tab, store: FakeStore, begin: Callable[[Tab], object], opponent: str
) -> None:
    begin(tab)
    tab.play(D3)
    assert (only(store).black, only(store).white, only(store).source) == (PERSON, opponent, "")


def test_a_new_player_has_not_played_the_moves_before(tab: Tab, store: FakeStore) -> None:
    tab.play(D3, C3)
    tab.do(tab.table.play.set_player, WHITE, COMPUTER, 10)
    tab.run(tab.table.play.game.annotate, tab.table.play.game.last, "!", "")
    assert only(store).white == FRIEND


def test_coming_back_from_a_link_keeps_one_game(tab: Tab, store: FakeStore) -> None:
    play_the_computer(tab)
    tab.play(D3)
    tab.open_link(LONG)
    tab.do(tab.works.close)
    tab.do(tab.table.play.set_player, WHITE, FRIEND)
    tab.play(C3, C4)
    assert only(store).game.startswith("8..d3c3c4")


@pytest.mark.parametrize("is_deleted", [False, True])
def test_an_imported_game_stays_that_of_its_players_after_a_reload(
    tab: Tab, store: FakeStore, is_deleted: bool
) -> None:
    rows = [row_of(text, source="a.sgf") for text in (OTHER, LONG)]
    store.records["read-1"] = rows
    tab.list_games("read")
    tab.open(1)
    work = tab.stored_work()
    if is_deleted:
        store.records["read-1"] = [rows[0], ""]
    for later in (Tab(store, work), Tab(store, Tab(store, work).stored_work())):
        later.run(later.workspace.say_again)
        assert outsiders(later) == ({} if is_deleted else {BLACK: "Ann", WHITE: "Bob"})
        assert list(store.records) == ["read-1"]
    later.move()
    found = [(newest(store).black, newest(store).white), newest(store).is_mine]
    assert found == [("", "") if is_deleted else ("Ann", "Bob"), False]
    assert list(store.records)[1].startswith("mine-")
