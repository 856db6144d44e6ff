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
from saved.players import COMPUTER, FRIEND, PERSON
from unit.page.running import finish
from unit.page.share.visit import Visit
from unit.play.model.library.fake_store import FakeStore

GAME, OTHER = "8..d3c3.2", "8..f5d6c3.3"
WIPED_OUT = "f5d6c5f4e3f6g5e6e7"  # The shortest game.
D3, C3, C4 = 19, 18, 26


class Tab(Visit):
    """A visit with a store of games."""

    def __init__(self, store: FakeStore, *work: object, **visit: object) -> None:
        super().__init__(*work, **visit)  # type: ignore[arg-type]
        app = self.app.play
        for connected in (app.kept, app.library, app.openings, app.level_results):
            self.do(connected.connect, store)
        self.settle()

    def settle(self) -> None:
        """Ends all jobs, as after a second."""
        finish(self.workspace.jobs)

    def play(self, *squares: int) -> None:
        """Plays moves, and waits until they are kept."""
        for square in squares:
            self.press(square)
        self.settle()

    def stored_work(self) -> object:
        """Returns what a later visit begins with."""
        own, _ = self.store() or (None, [])
        return own


def two_tabs(store: FakeStore) -> list[Tab]:
    """Returns two tabs that begin with the same game."""
    first = Tab(store)
    first.play(D3)
    work = first.stored_work()
    return [Tab(store, work) for _ in range(2)]


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


def test_a_game_is_kept_from_its_first_move_on(store: FakeStore) -> None:
    tab = Tab(store)
    assert store.games == []
    tab.play(D3)
    assert store.games == ["8..d3"]
    tab.play(C3)
    assert store.games == ["8..d3c3"]
    [[row]] = store.records.values()
    stored = parse_row(row)
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


@pytest.mark.parametrize("replace", REPLACING.values(), ids=REPLACING.keys())
def test_nothing_removes_a_game(store: FakeStore, replace: object) -> None:
    assert callable(replace)
    tab = Tab(store)
    tab.play(D3)
    tab.press(C3)  # The next game begins before this move is kept.
    replace(tab)
    tab.settle()
    assert "8..d3c3" in store.games
    row = next(row for [row] in store.records.values() if "d3c3" in row)
    assert (parse_row(row).black, parse_row(row).white) == (PERSON, FRIEND)


def test_a_game_left_before_everything_is_loaded_is_kept(store: FakeStore) -> None:
    Tab(store, early=lambda table: (table.workspace.press(D3), table.new_game(8)))
    assert store.games == ["8..d3"]


def test_a_later_visit_goes_on_with_the_same_game(store: FakeStore) -> None:
    first = Tab(store)
    first.play(D3)
    later = Tab(store, first.stored_work())
    assert store.games == ["8..d3"]
    later.play(C3)
    assert store.games == ["8..d3c3"]


def test_going_on_in_two_tabs_makes_two_games(store: FakeStore) -> None:
    tabs = two_tabs(store)
    for tab, square in zip(tabs, (C3, 34), strict=True):
        tab.play(square)
    assert store.games == ["8..d3c3", "8..d3c5"]
    for tab in tabs:
        tab.play(tab.table.play.game.legal_moves()[0])
    assert len(store.games) == 2
    assert all(len(game) == len("8..d3c3xx") for game in store.games)


def test_a_tab_with_an_older_copy_of_a_game_shortens_it_in_no_way(store: FakeStore) -> None:
    first = Tab(store)
    first.play(D3)
    older = first.stored_work()
    first.play(C3)
    second = Tab(store, older)
    assert store.games == ["8..d3c3"]
    second.do(second.table.new_game, 8)
    second.settle()
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
    tab.play(tab.table.play.game.legal_moves()[0])
    assert tab.notice == CHANGED
    tab.do(tab.table.new_game, 8)
    assert tab.notice == ""
    tab.do(tab.app.notice.say, FULL)
    tab.do(tab.table.new_game, 8)
    assert tab.notice == FULL


def test_a_game_that_was_left_gets_no_notice_on_another_tab(store: FakeStore) -> None:
    other, tab = two_tabs(store)
    other.play(C3)
    tab.do(tab.workspace.press, 34)
    tab.do(tab.table.new_game, 8)
    tab.settle()
    assert tab.notice == "" and store.games == ["8..d3c3", "8..d3c5"]


def test_the_game_of_a_link_is_kept_only_after_a_change(store: FakeStore) -> None:
    tab = Tab(store)
    tab.open_link(GAME)
    tab.do(tab.table.play.undo)
    tab.settle()
    tab.open_link(OTHER)
    tab.settle()
    assert store.games == []
    tab.play(tab.table.play.game.legal_moves()[0])
    assert [game[: len("8..f5d6c3")] for game in store.games] == ["8..f5d6c3"]


def test_the_game_of_a_link_that_the_user_keeps_is_kept(store: FakeStore) -> None:
    tab = Tab(store)
    tab.play(D3)
    tab.open_link(OTHER)
    tab.do(tab.works.keep)
    tab.play(tab.table.play.game.legal_moves()[0])
    assert len(store.games) == 2


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


def test_a_game_that_was_resigned_says_so(store: FakeStore) -> None:
    tab = Tab(store)
    tab.table.choice.choose(opponent=COMPUTER, level=4)
    tab.do(tab.table.begin)
    tab.press(D3)
    tab.do(tab.table.play.resign)
    tab.settle()
    [[row]] = store.records.values()
    stored = parse_row(row)
    assert (stored.winner, stored.resigned, stored.white) == (WHITE, "resigned", "computer-4")


def test_the_game_on_the_page_is_saved_with_its_facts(store: FakeStore) -> None:
    tab = Tab(store)
    tab.play(D3, C3)
    game = tab.table.play.game
    assert tab.app.play.kept.facts_of(game, "sgf") == {
        BLACK: "You",
        WHITE: "A friend",
        "date": "2026-11-26",
    }
    tab.do(tab.table.play.resign)
    facts = tab.app.play.kept.facts_of(game, "pgn")
    assert (facts["won"], facts["by"], facts["date"]) == (WHITE, "resigned", "2026.11.26")
    row = of_game(game, "Ann", "Bob", "1994", "", "a.wtb", "Cup \u00b7 at Oslo \u00b7 round 3").row
    store.records["read-1"] = [row]
    tab.do(tab.app.play.library.choose_scope, "read")
    tab.do(tab.table.show_sheet, "games")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    facts = tab.app.play.kept.facts_of(tab.table.play.game, "ggf")
    assert [facts[name] for name in ("event", "place", "round", WHITE)] == [
        "Cup",
        "Oslo",
        "3",
        "Bob",
    ]


MOVES = "f5d6c3d3c4f4"
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
def test_the_list_the_seats_and_files_have_the_players_of_a_pasted_record(
    store: FakeStore, kind: str
) -> None:
    tab = Tab(store)
    tab.do(tab.app.play.pasted.read, NAMED[kind])
    tab.settle()
    game, stored = tab.table.play.game, only(store)
    assert (game.size, stored.black, stored.white, stored.is_mine) == (6, "Ann", "Bob", False)
    assert tab.app.play.kept.outsiders(game) == {BLACK: "Ann", WHITE: "Bob"}
    facts = tab.app.play.kept.facts_of(game, "sgf")
    assert (facts[BLACK], facts[WHITE]) == ("Ann", "Bob")
    if kind != "transcript":
        assert (stored.date, stored.winner, stored.resigned) == ("1994-05-01", BLACK, "resigned")
        assert (facts["date"], facts["won"], facts["by"]) == ("1994-05-01", BLACK, "resigned")
    later = Tab(store, tab.stored_work())
    assert later.app.play.kept.outsiders(later.table.play.game) == {BLACK: "Ann", WHITE: "Bob"}
    later.play(later.table.play.game.legal_moves()[0])
    assert (only(store).black, only(store).resigned) == ("Ann", "")


@pytest.mark.parametrize(("text", "scope"), [(NAMED["sgf"], "read"), (MOVES, "read"), ("", "mine")])
def test_a_kept_game_is_sought_where_it_is_listed(store: FakeStore, text: str, scope: str) -> None:
    for number in range(100):
        for key, source in (("mine", ""), ("read", "a.sgf")):
            row = of_game(snapshot_of(OTHER).game, PERSON, FRIEND, "1999", source=source).row
            store.records[f"{key}-{number}"] = [row]
    tab = Tab(store)
    tab.play(D3, C3)
    if text:
        tab.do(tab.app.play.pasted.read, text)
    tab.settle()
    game = tab.table.play.game
    library = tab.app.play.library
    tab.do(lambda: library.want(scope="all", opponent=FRIEND, words="x"))
    tab.do(library.seek)
    tab.settle()
    assert (tab.table.sheet, library.wanted["scope"], library.is_filtered) == (
        "games",
        scope,
        False,
    )
    assert library.chosen and library.chosen.stored
    assert library.chosen.stored.game.startswith(tab.game.rpartition(".")[0])
    tab.do(tab.table.show_sheet, "game")
    assert tab.table.play.game is game


def test_the_part_of_a_pasted_record_has_its_players_too(store: FakeStore) -> None:
    tab = Tab(store)
    tab.do(tab.app.play.pasted.read, NAMED["sgf"].replace("[f4]", "[a1]"))
    tab.settle()
    tab.do(tab.app.play.pasted.load_part)
    tab.settle()
    assert (only(store).moves, only(store).black, only(store).white) == ("5", "Ann", "Bob")


def test_a_seat_has_an_unknown_player_only_after_the_end(store: FakeStore) -> None:
    tab = Tab(store)
    tab.do(tab.app.play.pasted.read, WIPED_OUT)
    tab.settle()
    assert tab.app.play.kept.outsiders(tab.table.play.game) == {BLACK: "Black", WHITE: "White"}
    tab.do(tab.table.play.undo)
    assert tab.app.play.kept.outsiders(tab.table.play.game) == {}
    tab.open_link(f"8..{WIPED_OUT}.9.person-7")
    assert tab.app.play.kept.outsiders(tab.table.play.game) == {BLACK: "Black"}
    tab.do(tab.table.new_game, 8)
    tab.play(D3, C3)
    assert tab.app.play.kept.outsiders(tab.table.play.game) == {}


def test_a_game_of_others_keeps_its_date_until_it_is_the_users(store: FakeStore) -> None:
    row = of_game(snapshot_of(OTHER).game, "Ann", "Bob", "1994", source="a.sgf").row
    store.records["read-1"] = [row]
    tab = Tab(store)
    tab.do(tab.app.play.library.choose_scope, "read")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    tab.settle()
    game = tab.table.play.game
    assert tab.app.play.kept.facts_of(game, "ggf")["date"] == "1994"
    tab.play(game.legal_moves()[0])
    assert newest(store).date == "1994"
    while newest(store).source:
        tab.play(game.legal_moves()[0])
    assert newest(store).date == "2026-11-26 21:40"


def resigned_game(store: FakeStore) -> Tab:
    """Returns a visit with a game in which White, a friend, has resigned after d3."""
    tab = Tab(store)
    tab.play(D3)
    tab.do(tab.table.play.resign)
    tab.settle()
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
    later.do(later.table.show_sheet, "games")
    later.settle()
    later.do(later.app.play.library.select, 0)
    later.do(later.app.play.looking.open)
    later.settle()
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


def test_a_resigned_game_stays_resigned_while_earlier_moves_are_looked_at(
    store: FakeStore,
) -> None:
    tab = resigned_game(store)
    tab.do(tab.table.go_to_ply, 0)
    tab.settle()
    assert only(store).resigned == "resigned"
    again = reloaded(tab, store)
    assert only(store).resigned == "resigned"
    again.do(again.table.go_to_ply, 1)
    assert again.table.play.ending.over(again.table.play.game)


def test_a_variation_in_which_somebody_resigns_becomes_the_main_line(store: FakeStore) -> None:
    tab = Tab(store)
    tab.play(D3, C3, C4)
    tab.do(tab.table.go_to_ply, 1)
    tab.play(34)
    tab.do(tab.table.play.resign)
    tab.settle()
    assert store.games == ["8..d3c5-1c3c4"]
    assert (only(store).resigned, only(store).moves) == ("resigned", "2")


@pytest.mark.parametrize("by", ["resigned", "time"])
def test_a_note_on_a_kept_game_does_not_change_how_it_ended(store: FakeStore, by: str) -> None:
    game = snapshot_of(OTHER).game
    store.records["mine-1"] = [of_game(game, "computer-4", PERSON, resigned=WHITE, by=by).row]
    tab = Tab(store)
    tab.do(tab.table.show_sheet, "games")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    tab.do(tab.app.play.looking.open)
    game = tab.table.play.game
    tab.do(game.annotate, game.last, "?", "")
    tab.settle()
    assert (only(store).winner, only(store).resigned) == (BLACK, by)
    if by == "resigned":
        tab.do(tab.table.play.undo)
    tab.play(game.legal_moves()[0])
    assert (only(store).winner, only(store).resigned) == ("", "")


def test_a_listed_game_goes_on_under_its_own_key(store: FakeStore) -> None:
    tab = Tab(store)
    tab.play(D3, C3)
    tab.do(tab.table.new_game, 8)
    tab.settle()
    tab.do(tab.table.show_sheet, "games")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    tab.do(tab.app.play.looking.open)
    tab.play(C4)
    assert store.games == ["8..d3c3c4"]


def test_playing_on_in_an_imported_game_makes_a_game_of_the_users(store: FakeStore) -> None:
    game = snapshot_of(OTHER).game
    store.records["read-1"] = [of_game(game, "Ann", "Bob", source="a.sgf").row]
    tab = Tab(store)
    tab.do(tab.app.play.library.choose_scope, "all")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    tab.settle()
    assert len(store.records) == 1
    tab.play(game.legal_moves()[0])
    assert len(store.records) == 2
    assert store.games[0] == "8..f5d6c3" != store.games[1]


@pytest.mark.parametrize("between", ["games", "openings"])
def test_selecting_games_changes_none_and_the_game_in_play_comes_back(
    store: FakeStore, between: str
) -> None:
    for number, text in enumerate((GAME, OTHER)):
        row = of_game(snapshot_of(text).game, PERSON, "computer-7").row
        store.records[f"mine-{number}"] = [row]
    before = dict(store.records)
    tab = Tab(store)
    tab.do(tab.table.play.set_player, WHITE, FRIEND)
    game = tab.table.play.game
    tab.do(tab.table.show_sheet, "games")
    tab.settle()
    for number in (0, 1, 0):
        tab.do(tab.app.play.library.select, number)
        tab.settle()
        tab.do(tab.table.show_sheet, between)
        tab.settle()
        assert tab.table.play.game.size == (2, 3)[number]
        tab.do(tab.table.show_sheet, "games")
        tab.settle()
    tab.do(tab.table.show_sheet, between)
    assert tab.table.play.players == {BLACK: PERSON, WHITE: COMPUTER}
    assert tab.game.startswith(GAME)
    assert not tab.table.play.computer_due  # It must not play on in a game that is looked at.
    tab.do(tab.table.show_sheet, "game")
    tab.settle()
    assert tab.table.play.game is game
    assert tab.table.play.players == {BLACK: PERSON, WHITE: FRIEND}
    assert store.records == before


def test_a_new_game_begun_beside_the_list_stays(store: FakeStore) -> None:
    store.records["mine-1"] = [of_game(snapshot_of(GAME).game, PERSON, FRIEND).row]
    tab = Tab(store)
    tab.play(C4)
    tab.do(tab.table.show_sheet, "games")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    tab.do(tab.table.new_game, 8)
    tab.do(tab.table.show_sheet, "game")
    assert tab.game == "8...0"


def test_a_deleted_game_can_be_brought_back(store: FakeStore) -> None:
    for number, text in enumerate((GAME, OTHER)):
        store.records[f"mine-{number}"] = [of_game(snapshot_of(text).game, PERSON, FRIEND).row]
    tab = Tab(store)
    tab.do(tab.table.show_sheet, "games")
    tab.settle()
    tab.do(tab.app.play.library.select, 1)
    tab.settle()
    tab.app.notice.say_briefly = tab.app.notice.say  # type: ignore[method-assign]
    tab.do(tab.app.play.deleting.delete)
    tab.settle()
    assert (store.games, tab.app.play.library.games.count) == (["8..d3c3"], 1)
    assert tab.notice == "Deleted: A friend here."
    tab.do(tab.app.notice.undo_it)
    tab.settle()
    assert (len(store.games), tab.app.play.library.games.count) == (2, 2)


LATER: dict[str, tuple[Callable[[Tab], None], str, bool]] = {
    "a move": (lambda tab: tab.press(C4), "8..d3c3c4", False),
    "the end": (lambda tab: tab.do(tab.table.play.resign), "8..d3c3", True),
    "nothing": (lambda tab: None, "8..d3c3", False),
}


@pytest.mark.parametrize("later", LATER)
def test_what_happens_while_a_game_is_judged_is_kept(store: FakeStore, later: str) -> None:
    go_on, game, has_resigned = LATER[later]
    tab = Tab(store)
    tab.play(D3, C3)
    [(key, [row])] = store.records.items()
    stored = parse_row(row)
    stored.judge([1, 2], [BLACK, WHITE])
    go_on(tab)
    store.records[key] = [stored.row]
    writes = tab.app.play.kept.writes
    tab.do(tab.app.play.kept.note_review, key, stored.row)
    tab.settle()
    [[row]] = store.records.values()
    assert (store.games, bool(parse_row(row).resigned)) == ([game], has_resigned)
    assert parse_row(row).all_losses[:2] == [1, 2]
    assert tab.app.play.kept.writes == writes + 1 + (later != "nothing")


@pytest.mark.parametrize("is_brought_back", [False, True])
def test_a_game_that_was_deleted_on_the_board_stays_deleted_until_it_goes_on(
    store: FakeStore, is_brought_back: bool
) -> None:
    tab = Tab(store)
    tab.play(D3)
    [key] = store.records
    tab.do(tab.table.show_sheet, "games")
    tab.do(tab.table.show_sheet, "game")
    tab.app.play.library.selection.places = {(key, 0)}
    tab.do(tab.app.play.deleting.delete)
    tab.settle()
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
    store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = Tab(store)
    tab.play(D3, C3)
    judged = {number: SimpleNamespace(loss=3 * number) for number in (1, 2)}
    plies = tab.table.play.game.plies
    report = SimpleNamespace(plies=plies, judged=judged, practised=lambda color: [])
    report.is_kept = False
    monkeypatch.setattr(GameReport, "finished", report)
    tab.do(tab.workspace.say_again)
    tab.settle()
    assert only(store).losses == "3,6"
    monkeypatch.undo()
    later = Tab(store, tab.stored_work())
    later.play(C4)
    assert only(store).losses == "3,6"


def test_the_store_learns_the_names_of_openings_before_it_keeps_a_game(store: FakeStore) -> None:
    tab = Tab(store)
    assert store.names == {}
    tab.play(D3)
    keys = [str(game_keys(snapshot_of(moves).game)[-1]) for moves in ("8..c4c3.2", "8..f5d6c3.3")]
    assert store.names == dict(zip(keys, ("Diagonal", "Tiger"), strict=True))


@pytest.mark.parametrize("fails", ["", "open"], ids=["kept", "not kept"])
def test_the_opening_of_a_game_is_named_wherever_the_board_is(store: FakeStore, fails: str) -> None:
    store.fails = fails
    tab = Tab(store)
    names = []
    for square in (37, 43, C3, D3):
        tab.play(square)
        names.append(tab.app.play.opening)
    assert names == ["", "", "Tiger", "Tiger"]
    tab.do(tab.table.go_to_ply, 2)
    assert tab.app.play.opening == "Tiger"
    tab.do(tab.app.play.setup.open)
    assert tab.app.play.opening == ""
    tab.do(tab.table.back_to_game)
    tab.play(C4)
    assert tab.app.play.opening == ""


def only(store: FakeStore) -> StoredGame:
    """Returns the only game of a store."""
    [[row]] = store.records.values()
    return parse_row(row)


def newest(store: FakeStore) -> StoredGame:
    """Returns the game that was stored first under the last key."""
    return parse_row(list(store.records.values())[-1][0])


def keep_link(tab: Tab) -> None:
    tab.open_link(LONG)
    tab.do(tab.works.keep)


LONG = "8..f5d6c3d3c4f4.6"
# How a game of six moves comes from elsewhere.
BRINGING = {
    "paste": lambda tab: tab.do(tab.app.play.pasted.read, "f5d6c3d3c4f4"),
    "link": keep_link,
    "file": lambda tab: tab.do(tab.works.open, snapshot_of(LONG)),
}


@pytest.mark.parametrize("bring", BRINGING.values(), ids=BRINGING.keys())
def test_the_opening_of_a_game_from_elsewhere_is_named(store: FakeStore, bring: object) -> None:
    assert callable(bring)
    tab = Tab(store)
    bring(tab)
    tab.settle()
    assert tab.app.play.opening == "Tiger"


def test_the_opening_is_named_after_a_reload_before_the_last_move_was_stored(
    store: FakeStore,
) -> None:
    tab = Tab(store)
    tab.play(37, 43, C3)
    tab.press(D3)
    again = Tab(store, tab.stored_work())
    assert len(again.table.play.game.plies) == 4
    assert again.app.play.opening == "Tiger"


def test_a_record_that_cannot_be_read_is_not_replaced(store: FakeStore) -> None:
    tab = Tab(store)
    tab.play(37, 43)
    [key] = store.records
    store.records[key] = ["damaged"]
    again = Tab(store, tab.stored_work())
    again.play(C3)
    assert (again.app.play.opening, store.records) == ("Tiger", {key: ["damaged"]})


@pytest.mark.parametrize("bring", BRINGING.values(), ids=BRINGING.keys())
def test_a_game_belongs_to_who_played_most_of_its_moves(store: FakeStore, bring: object) -> None:
    assert callable(bring)
    tab = Tab(store)
    bring(tab)
    tab.settle()
    for played in range(9):
        stored = newest(store)
        black, white = PERSON * ((played + 1) // 2 >= 3), FRIEND * (played // 2 >= 3)
        assert (stored.black, stored.white) == (black, white)
        assert (stored.source == "") == stored.is_mine == (black != "")
        tab.play(tab.table.play.game.legal_moves()[0])
    later = Tab(store, tab.stored_work())
    later.play(later.table.play.game.legal_moves()[0])
    assert (newest(store).black, newest(store).white) == (PERSON, FRIEND)


OWN = {
    "friend": (lambda tab: None, (PERSON, FRIEND)),
    "computer": (
        lambda tab: tab.do(tab.table.play.play_against, COMPUTER, 4, BLACK, 8),
        (PERSON, "computer-4"),
    ),
    "set up": (
        lambda tab: tab.do(lambda: (tab.app.play.setup.open(), tab.app.play.setup.play())),
        (PERSON, FRIEND),
    ),
}


@pytest.mark.parametrize(("begin", "players"), OWN.values(), ids=OWN.keys())
def test_what_is_played_here_is_the_users_own(
    store: FakeStore, begin: object, players: tuple[str, str]
) -> None:
    assert callable(begin)
    tab = Tab(store)
    begin(tab)
    tab.play(D3)
    assert (only(store).black, only(store).white, only(store).source) == (*players, "")


def test_another_player_in_the_seat_has_not_played_the_moves_before(store: FakeStore) -> None:
    tab = Tab(store)
    tab.play(D3, C3)
    tab.do(tab.table.play.set_player, WHITE, COMPUTER, 10)
    tab.do(tab.table.play.game.annotate, tab.table.play.game.last, "!", "")
    tab.settle()
    assert only(store).white == FRIEND


def test_coming_back_to_the_own_game_after_a_link_keeps_one_game(store: FakeStore) -> None:
    tab = Tab(store)
    tab.do(tab.table.play.play_against, COMPUTER, 4, BLACK, 8)
    tab.play(D3)
    tab.open_link(LONG)
    tab.do(tab.works.close)
    tab.do(tab.table.play.set_player, WHITE, FRIEND)
    tab.play(C3, C4)
    assert only(store).game.startswith("8..d3c3c4")


def test_an_imported_game_stays_that_of_its_players(store: FakeStore) -> None:
    row = of_game(snapshot_of(LONG).game, "Ann", "Bob", source="a.sgf").row
    store.records["read-1"] = [row]
    tab = Tab(store)
    tab.do(tab.app.play.library.choose_scope, "all")
    tab.settle()
    tab.do(tab.app.play.library.select, 0)
    tab.play(tab.table.play.game.legal_moves()[0])
    stored = newest(store)
    assert (stored.black, stored.white, stored.source) == ("Ann", "Bob", "a.sgf")


@pytest.mark.parametrize("is_deleted", [False, True])
def test_an_imported_game_stays_that_of_its_players_after_a_reload(
    store: FakeStore, is_deleted: bool
) -> None:
    rows = [
        of_game(snapshot_of(text).game, "Ann", black, "1994", source="a.sgf").row
        for text, black in ((OTHER, "Cid"), (LONG, "Bob"))
    ]
    store.records["read-1"] = rows
    tab = Tab(store)
    tab.do(tab.app.play.library.choose_scope, "read")
    tab.settle()
    tab.do(tab.app.play.library.select, 1)
    tab.do(tab.app.play.looking.open)
    tab.settle()
    work = tab.stored_work()
    if is_deleted:
        store.records["read-1"] = [rows[0], ""]
    for later in (Tab(store, work), Tab(store, Tab(store, work).stored_work())):
        later.do(later.workspace.say_again)
        later.settle()
        game = later.table.play.game
        names = {} if is_deleted else {BLACK: "Ann", WHITE: "Bob"}
        assert later.app.play.kept.outsiders(game) == names
        assert list(store.records) == ["read-1"]
    later.play(game.legal_moves()[0])
    found = [(newest(store).black, newest(store).white), newest(store).is_mine]
    assert found == [("", "") if is_deleted else ("Ann", "Bob"), False]
    assert list(store.records)[1].startswith("mine-")


def test_a_kept_link_is_listed_without_another_move(store: FakeStore) -> None:
    tab = Tab(store)
    tab.open_link(LONG)
    tab.settle()
    assert store.games == []
    tab.do(tab.works.keep)
    tab.settle()
    assert store.games == ["8..f5d6c3d3c4f4"]
