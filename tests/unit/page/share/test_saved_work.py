"""The user's work, the works that links lay over it, and what is stored of both."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from othello import BLACK, WHITE, Game
from page.app import App
from page.share.opened_file import of_text
from page.share.opened_works import CHANGED_ELSEWHERE, CLOSED, KEPT, TWO_WORKS
from page.stored import saved_work
from page.stored.saved_work import SENT
from page.stored.settings import NEWCOMER
from page.stored.snapshot import Snapshot, of_game
from page.stored.storing import SAVING
from play.model.game.table import Table
from reference.samples import JUTGE_INPUT
from saved.game_text import to_fragment
from saved.players import COMPUTER, FRIEND, PERSON, USUAL_LEVEL
from saved.work import JUDGE, LINK, NEW_GAME, OTHER_APP, PLAY, with_members
from unit.page.running import advance, finish
from unit.page.share.visit import Visit
from workbench.programs.compiler.languages import CPP20

if TYPE_CHECKING:
    from collections.abc import Callable

    Data = Any  # A snapshot.
    Works = tuple[Data | None, list[Data]]

GAME = "8..f5d6c3.2"
OTHER_GAME = "8..d3.1"
LINKED = "8..f5d6.2"
MINE = of_game("8..d3c3.2.person-friend").data
SHARED = of_text(JUTGE_INPUT, json.loads).data | {"origin": OTHER_APP, "seats": MINE["seats"]}


@pytest.fixture
def visit() -> Visit:
    return Visit()


TYPED = MINE | {
    "format": "jutge",
    "input": JUTGE_INPUT,
    "yours": "mine\n",
    "program": "print()",
    "step": 1,
    "shown": "make",
    "test": "C++20 5 17",
}


@pytest.mark.parametrize("mine", [MINE, TYPED, MINE | {"setup": "4.----XXO---------O..0"}])
def test_a_move_before_everything_is_loaded_is_stored_at_once_and_changes_nothing_else(
    mine: Data,
) -> None:
    visit = Visit(mine, early=press_first)
    assert visit.stored == [(mine | {"game": "8..d3c3b3.3"}, [])]
    assert not visit.workspace.jobs.has(SAVING)
    later, _ = visit.store() or (None, [])
    unknown = {"shown": "", "test": ""}
    assert later and later | unknown == mine | unknown | {"game": "8..d3c3b3.3"}
    visit = Visit(MINE, early=press_first)
    visit.hear(MINE)
    assert visit.notice == TWO_WORKS  # As after any change.


def test_early_moves_are_stored_on_top_of_the_users_own_work() -> None:
    visit = Visit(MINE, SHARED, early=press_first)
    assert visit.stored == [(MINE, [SHARED | {"game": "8..d3.1"}])]
    visit = Visit(MINE, SHARED, link=LINKED, early=press_first)
    assert visit.stored == [(MINE, [SHARED, of_game("8..f5d6c3.3.person-friend").data])]
    assert visit.work.link == ""
    visit = Visit(link=LINKED, early=press_first)
    assert visit.stored == [(None, [of_game("8..f5d6c3.3.person-friend").data])]


def test_another_place_in_the_game_of_a_link_is_no_change() -> None:
    visit = Visit(MINE, link=LINKED)
    visit.do(visit.table.play.undo)
    assert (visit.game, visit.work.link) == ("8..f5d6.1", LINKED)
    assert visit.store(LINKED) == (MINE, [])


@pytest.mark.parametrize("link", ["", GAME])
def test_the_start_of_a_visit_is_not_a_change(link: str) -> None:
    for mine in (None, MINE, TYPED):
        visit = Visit(mine, link=link, early=lambda table: table.workspace.say_again())
        assert visit.stored == []
        visit.do(visit.workspace.say_again)
        assert not visit.workspace.jobs.has(SAVING)
        assert not visit.work.is_changed


def test_early_games_and_players_are_stored() -> None:
    visit = Visit(MINE, early=lambda table: table.new_game(8))
    assert visit.stored == [(MINE | {"game": NEW_GAME}, [])]
    visit = Visit(early=lambda table: table.play.set_player(WHITE, COMPUTER, 7))
    assert visit.stored == [(of_game(f"{NEW_GAME}.person-7").data, [])]


@pytest.mark.parametrize("black", [PERSON, FRIEND, COMPUTER])
@pytest.mark.parametrize("white", [PERSON, FRIEND, COMPUTER])
def test_the_players_of_a_stored_game_do_not_depend_on_the_settings_of_another_tab(
    visit: Visit, black: str, white: str
) -> None:
    visit.do(visit.table.play.set_player, BLACK, black, 7)
    visit.do(visit.table.play.set_player, WHITE, white, 7)
    works = visit.store()
    assert works
    for settings in (NEWCOMER, f"green computer-{BLACK} friend-{WHITE}"):
        for later in (Visit(works[0], settings=settings), Visit(settings=settings, link=GAME)):
            later.hear(works[0])
            if later.work.is_borrowed:
                later.do(later.works.close)
            play = later.table.play
            assert play.players == {BLACK: black, WHITE: white}


def test_the_text_of_a_game_is_written_again_only_after_a_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[Game] = []

    def text_of(game: Game) -> str:
        written.append(game)
        return to_fragment(game)

    monkeypatch.setattr(saved_work, "to_fragment", text_of)
    visit = Visit(MINE)
    visit.do(visit.workspace.say_again)
    assert written == []
    for change in (press_first, undo, comment):
        written.clear()
        visit.do(change, visit.table)
        visit.store()
        assert written == [visit.table.play.game]
        assert visit.store() == (visit.snapshot, [])


def test_another_line_after_the_same_move_is_stored() -> None:
    visit = Visit(of_game("8..d3c3-1e3.1").data)
    play = visit.table.play

    def choose_line() -> None:
        play.show(play.game.last.children[1])
        play.go_to(1)

    visit.do(choose_line)
    assert visit.workspace.jobs.has(SAVING)
    own, _ = visit.store() or (None, [])
    assert own and own["game"] == "8..d3c3-1e3.1-3"


def press_first(table: Table) -> None:
    table.play.press(table.play.game.legal_moves()[0])


def undo(table: Table) -> None:
    table.play.undo()


def comment(table: Table) -> None:
    game = table.play.game
    game.annotate(game.last, "!", "good")


def test_going_to_another_variation_is_stored() -> None:
    """Neither the tree nor the number of the move changes."""
    visit = Visit(of_game("8..d3c3-1e3.2").data)
    visit.do(visit.app.table.load, of_game("8..d3c3-1e3.2").game)
    finish(visit.app.workspace.jobs)
    written: list[str] = []

    visit.browser.on_write = lambda: written.append(visit.game)
    visit.do(visit.app.play.variations.go, 1)
    finish(visit.app.workspace.jobs)
    assert written == ["8..d3c3-1e3.3"]


def test_a_change_is_stored_at_once_and_the_next_one_after_a_pause(visit: Visit) -> None:
    jobs, test = visit.app.workspace.jobs, visit.app.workbench.program_test
    written: list[str] = []

    visit.browser.on_write = lambda: written.append(test.program)
    visit.do(test.edit, "1")
    (saving,) = jobs.take_up()
    advance(jobs, saving)
    assert (written, saving.waits_for) == (["1"], 0.1)
    visit.do(test.edit, "12")
    assert jobs.take_up() == []
    advance(jobs, saving)
    finish(jobs)
    assert written == ["1", "12"]


def test_another_tabs_work_stays_stored_until_something_changes(visit: Visit) -> None:
    visit.hear(MINE)
    assert visit.notice == CHANGED_ELSEWHERE
    assert visit.store() is None
    visit.press(19)
    assert visit.store() == (visit.snapshot, [])
    visit.hear(MINE)
    assert visit.notice == TWO_WORKS
    assert visit.store() is None
    visit.press(18)
    assert visit.store() == (visit.snapshot, [])


def test_what_another_tab_stores_while_this_one_is_being_stored_stays(visit: Visit) -> None:
    visit.press(19)
    visit.work.note_storing()
    visit.do(visit.works.note_other_tab)
    assert visit.store() is None


def test_another_tab_is_reported_once_until_this_one_is_stored(visit: Visit) -> None:
    visit.hear(MINE)
    visit.do(visit.app.notice.forget)
    visit.hear(MINE)
    assert visit.notice == ""
    visit.press(19)
    visit.store()
    visit.hear(MINE)
    assert visit.notice == TWO_WORKS


def with_link() -> tuple[Visit, str]:
    """Returns a visit that has opened GAME, and the user's own game below it."""
    visit = Visit()
    visit.press(19)
    mine = visit.game
    visit.open_link(GAME)
    return visit, mine


def with_shared() -> tuple[Visit, Data]:
    """Returns a visit that has opened shared text, and the user's own work below it."""
    visit = Visit()
    mine = visit.snapshot
    visit.open_shared(JUTGE_INPUT)
    return visit, mine


def test_an_unchanged_link_gives_way_to_the_next_and_a_changed_one_does_not() -> None:
    visit, mine = with_link()
    visit.open_link(OTHER_GAME)
    visit.press(18)
    changed = visit.game
    visit.open_link(GAME)
    for expected in (changed, mine):
        visit.do(visit.works.close)
        assert visit.game == expected
    assert not visit.work.is_borrowed


def test_a_first_visit_by_a_link_closes_to_a_new_game() -> None:
    visit = Visit(link=GAME)
    visit.do(visit.works.close)
    assert visit.game == "8...0"


def test_no_link_says_how_the_game_is_kept() -> None:
    visit = Visit(MINE | {"kept": "mine-1", "last": GAME})
    assert visit.store() == (visit.snapshot | {"kept": "mine-1", "last": GAME}, [])
    assert not {"kept", "last"} & visit.works.to_send().keys()


def test_moves_in_a_link_are_not_lost_when_it_is_closed() -> None:
    visit, mine = with_link()
    visit.do(visit.works.close)
    assert visit.notice == ""
    visit.open_link(OTHER_GAME)
    visit.press(18)
    changed = visit.game
    visit.do(visit.works.close)
    assert (visit.game, visit.notice) == (mine, CLOSED)
    visit.do(visit.app.notice.undo_it)
    assert (visit.game, visit.work.is_borrowed) == (changed, True)
    visit.do(visit.works.close)
    assert visit.game == mine


def test_only_a_changed_link_is_stored_beside_the_users_work() -> None:
    visit = Visit(MINE, link=LINKED)
    assert visit.store(LINKED) == (MINE, [])
    # The user has left the link by Back, so the address does not preserve it.
    assert visit.store() == (MINE, [visit.snapshot])
    visit.do(press_first, visit.table)
    assert visit.store(LINKED) == (MINE, [visit.snapshot])


def test_stored_links_come_back_in_the_next_visit() -> None:
    first, last = of_game(GAME).data, of_game(OTHER_GAME).data
    visit = Visit(MINE, first, last)
    assert visit.below == [MINE, first]
    assert visit.store() == (MINE, [first, visit.snapshot])
    visit = Visit(MINE, first, link=GAME)
    assert visit.below == [MINE, first]


@pytest.mark.parametrize("sent", [GAME, JUTGE_INPUT])
def test_no_work_is_lost_to_one_that_is_opened_in_a_later_visit(sent: str) -> None:
    """No link can open the works of the last visit again."""
    visit = Visit(MINE, of_game(NEW_GAME).data)
    restored = visit.snapshot
    (visit.open_link if sent == GAME else visit.open_shared)(sent)
    assert visit.below == [MINE, restored]
    visit.do(visit.works.close)
    assert visit.snapshot == restored


def test_shared_text_opens_on_top_of_the_users_work(visit: Visit) -> None:
    visit.press(19)
    visit.do(visit.app.workbench.judge.type, "mine \t\n")
    mine = visit.snapshot
    visit.open_shared(JUTGE_INPUT)
    assert (visit.work.origin, visit.app.workbench.judge.input) == (OTHER_APP, JUTGE_INPUT)
    assert visit.app.workspace.view == JUDGE
    assert visit.store() == (mine, [])
    visit.do(visit.app.workbench.judge.type, "changed")
    shared = visit.snapshot | {"origin": OTHER_APP}
    assert visit.store() == (mine, [shared])
    visit.open_link(GAME)
    assert visit.work.origin == LINK
    visit.do(visit.works.close)
    assert visit.work.origin == OTHER_APP
    visit.do(visit.works.close)
    assert visit.snapshot == mine


@pytest.mark.parametrize("is_kept", [False, True])
def test_shared_text_is_stored_only_if_it_is_kept(is_kept: bool) -> None:
    visit, mine = with_shared()
    visit.do(visit.works.keep)
    if not is_kept:
        visit.do(visit.app.notice.undo_it)
    assert visit.store() == (visit.snapshot if is_kept else mine, [])


def test_shared_text_that_was_changed_while_it_was_kept_is_stored() -> None:
    visit, mine = with_shared()
    visit.do(visit.works.keep)
    visit.do(visit.app.workbench.judge.comparison.discard)
    visit.app.workbench.judge.comparison.actual = "mine"
    visit.do(visit.app.notice.undo_it)
    assert visit.store() == (mine, [visit.snapshot])


@pytest.mark.parametrize("is_changed", [False, True])
def test_shared_text_that_was_closed_comes_back_as_it_was(is_changed: bool) -> None:
    visit, mine = with_shared()
    if is_changed:
        visit.do(visit.app.workbench.judge.type, "changed")
    visit.do(visit.works.close)
    visit.do(visit.app.notice.undo_it)
    assert visit.work.origin == OTHER_APP
    assert visit.store() == (mine, [visit.snapshot] if is_changed else [])


def test_unchanged_shared_text_gives_way_to_a_link() -> None:
    visit, mine = with_shared()
    visit.open_link(GAME)
    assert visit.store(GAME) == (mine, [])
    visit.press(19)
    assert visit.store() == (mine, [visit.snapshot])


def test_shared_text_is_told_apart_in_the_next_visit() -> None:
    visit = Visit(MINE, SHARED)
    assert visit.work.origin == OTHER_APP
    visit = Visit(MINE, SHARED, link=GAME)
    assert visit.work.origin == LINK
    visit.do(visit.works.close)
    assert visit.work.origin == OTHER_APP


def test_another_tab_replaces_the_users_work_under_a_link() -> None:
    visit, theirs = Visit(MINE, link=GAME), of_game(OTHER_GAME).data
    visit.hear(theirs)
    assert visit.notice == ""
    assert visit.store(GAME) == (theirs, [])


def test_nothing_is_stored_over_the_work_of_another_tab_before_it_is_read() -> None:
    visit, theirs = Visit(MINE), of_game(OTHER_GAME).data
    visit.do(visit.works.note_other_tab)
    assert visit.store() is None
    visit.open_link(GAME)
    assert [visit.store(GAME), visit.store(GAME)] == [(None, [])] * 2
    visit.do(visit.works.take_from_other_tab, Snapshot(theirs))
    assert visit.store(GAME) == (theirs, [])


@pytest.mark.parametrize("hears", [False, True])
def test_keeping_a_links_work_makes_it_the_users_own_and_can_be_undone(hears: bool) -> None:
    visit = Visit(MINE, link=GAME)
    if hears:
        visit.do(visit.works.note_other_tab)
    visit.do(visit.works.keep)
    assert visit.notice == KEPT
    assert (visit.work.is_borrowed, visit.work.link) == (False, "")
    assert visit.store() == (visit.snapshot, [])
    visit.do(visit.app.notice.undo_it)
    assert visit.below == [MINE]


@pytest.mark.parametrize("is_followed", [False, True])
def test_the_computer_paused_in_a_game_from_a_link(is_followed: bool) -> None:
    link = "8..f5.1.person-7"
    visit = Visit(link="" if is_followed else link)
    if is_followed:
        visit.open_link(link)
    play = visit.table.play
    assert play.players[WHITE] == COMPUTER
    assert play.computer_paused and not play.computer_due


def test_a_links_players_do_not_play_in_the_users_game(visit: Visit) -> None:
    visit.do(visit.app.table.play.set_player, BLACK, FRIEND)
    visit.press(19)
    mine = visit.work.settings
    visit.open_link("8..f5.1.2-7")
    assert visit.work.settings == mine
    visit.open_link(GAME)
    play = visit.app.table.play
    assert play.players == {BLACK: FRIEND, WHITE: FRIEND}
    visit.open_link("8..f5.1.2-7")
    visit.do(visit.works.close)
    assert play.players == {BLACK: FRIEND, WHITE: FRIEND}
    assert play.levels == {BLACK: USUAL_LEVEL, WHITE: USUAL_LEVEL}
    assert not play.computer_due
    assert visit.work.settings == mine


def test_a_links_players_do_not_play_in_the_next_visit() -> None:
    settings = f"green computer-{BLACK} level5-{BLACK} friend-{WHITE}"
    visit = Visit(link=GAME, settings=settings)
    play = visit.app.table.play
    visit.do(play.set_player, WHITE, COMPUTER, 9)  # As the link says.
    visit.do(visit.works.close)
    assert play.players == {BLACK: COMPUTER, WHITE: FRIEND}
    assert play.levels == {BLACK: 5, WHITE: USUAL_LEVEL}
    visit = Visit(of_game("8...0.person-7").data, link=GAME)
    assert f"level7-{WHITE}" in visit.work.settings
    visit.do(visit.works.close)
    assert visit.table.play.players == {BLACK: PERSON, WHITE: COMPUTER}


def test_a_kept_links_players_stay() -> None:
    visit = Visit(MINE)
    visit.open_link("8..f5.1.2-7")
    visit.do(visit.works.keep)
    assert visit.app.table.play.levels == {BLACK: 2, WHITE: 7}
    assert f"level7-{WHITE}" in visit.work.settings
    visit.do(visit.app.notice.undo_it)
    assert f"level7-{WHITE}" not in visit.work.settings


def test_opening_other_work_drops_an_undo_and_keeps_a_warning(visit: Visit) -> None:
    visit.app.notice.say("A warning.")
    visit.open_link(GAME)
    assert visit.notice == "A warning."
    visit.do(visit.app.workbench.judge.clear)
    visit.open_link(OTHER_GAME)
    assert visit.notice == ""


def test_a_file_replaces_the_work_of_a_link() -> None:
    visit = Visit(MINE, link=GAME)
    visit.do(visit.works.open, of_game(OTHER_GAME))
    assert visit.work.link == ""
    assert visit.store(GAME) == (MINE, [visit.snapshot])


CHANGES: dict[str, Callable[[App], object]] = {
    "new game": lambda app: app.table.new_game(8),
    "move": lambda app: app.workspace.press(18),
    "player": lambda app: app.table.play.set_player(WHITE, COMPUTER),
    "input": lambda app: app.workbench.judge.type(JUTGE_INPUT),
    "output": lambda app: app.workbench.judge.compare("x"),
    "program": lambda app: app.workbench.program_test.edit("print()"),
    "format": lambda app: app.workbench.judge.choose_form("jutge"),
    "editor": lambda app: app.play.setup.open(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_address_keeps_a_link_until_the_work_changes(visit: Visit, change: str) -> None:
    visit.open_link(OTHER_GAME)
    visit.do(visit.app.workspace.go_to, JUDGE)
    visit.do(visit.app.workspace.go_to, PLAY)
    assert visit.work.link == OTHER_GAME and OTHER_GAME not in visit.browser.removed
    visit.do(CHANGES[change], visit.app)
    assert visit.work.link == "" and visit.browser.removed[-1] == OTHER_GAME


def test_an_edited_position_is_a_change_only_while_it_is_edited(visit: Visit) -> None:
    visit.hear(MINE)
    visit.app.play.setup.open()
    visit.app.play.setup.editor.press(0)
    visit.app.table.back_to_game()
    assert visit.store() is None
    visit.app.play.setup.open()
    assert visit.store() is not None


def test_a_failure_that_replaced_texts_is_sent_and_the_texts_are_stored() -> None:
    visit = Visit(TYPED)
    judge = visit.app.workbench.judge
    visit.do(visit.app.workbench.failures.show, judge.form, "4\nN 1 2\n", "fails", None)
    stored, sent = visit.store(), visit.works.to_send()
    assert stored and stored[0]
    for field in ("format", "input", "yours", "step"):
        assert stored[0][field] == TYPED[field]
    assert (sent["format"], sent["input"], sent["yours"]) == ("auto", "4\nN 1 2\n", "fails")
    visit.open_link(LINKED)
    assert visit.store(LINKED) == (stored[0], [])


@pytest.mark.parametrize("link", ["packed", SENT])
def test_a_failure_in_place_of_the_texts_of_a_link_is_a_change_whose_texts_are_stored(
    link: str,
) -> None:
    visit = Visit(MINE)
    linked = Snapshot(with_members(input=JUTGE_INPUT, yours="mine", program="print()", view=JUDGE))
    visit.do(visit.works.open_on_top, linked, LINK, link)
    own, opened = visit.store("packed") or (None, [])
    assert visit.work.link == link and opened == []
    judge = visit.app.workbench.judge
    visit.do(visit.app.workbench.failures.show, judge.form, "4\nN 1 2\n", "fails", None)
    assert visit.work.link == "" and visit.workspace.jobs.has(SAVING)
    assert visit.browser.removed[-1] == link
    later, opened = visit.store("packed") or (None, [])
    assert later == own
    assert [(work["input"], work["yours"]) for work in opened] == [(JUTGE_INPUT, "mine")]
    again = Visit(own, *opened)
    assert (again.app.workbench.judge.input, again.work.is_borrowed) == (JUTGE_INPUT, True)


def test_the_language_the_limit_and_the_seed_are_restored(visit: Visit) -> None:
    test, generator = visit.app.workbench.program_test, visit.app.workbench.judge.generator
    visit.do(test.choose_language, CPP20)
    visit.do(test.choose_seconds, "5")
    visit.do(generator.choose_seed, "17")
    mine, _ = visit.store() or (None, [])
    app = Visit(mine).app
    test, generator = app.workbench.program_test, app.workbench.judge.generator
    assert (test.language, test.seconds, generator.seed) == (CPP20, "5", "17")


def test_a_link_sets_neither_the_limit_nor_the_seed_and_lets_the_language_be_guessed() -> None:
    visit = Visit(TYPED | {"test": "C++20 10 17"})
    visit.open_link(GAME)
    assert visit.test_setup == "auto 10 17"
    visit.do(visit.works.close)
    assert visit.test_setup == "C++20 10 17"


@pytest.mark.parametrize("words", ["", "C++98", "C++98 3", "C++98 3 ", "  "])
def test_an_unknown_language_or_limit_of_another_version_is_left_out(words: str) -> None:
    assert Visit(MINE | {"test": words}).test_setup == "auto 2 1"


def test_a_change_of_the_language_the_limit_or_the_seed_is_stored(visit: Visit) -> None:
    for words in ("C 2 1", "C 5 1", "C 5 2"):
        finish(visit.workspace.jobs)
        visit.do(visit.app.workbench.program_test.restore, MINE | {"test": words})
        assert visit.workspace.jobs.has(SAVING)


def test_an_edited_position_and_the_view_are_restored(visit: Visit) -> None:
    app = visit.app
    app.play.setup.open()
    editor = app.play.setup.editor
    editor.press(0)
    editor.set_turn("white")
    app.workspace.go_to(JUDGE)
    mine, _ = visit.store() or (None, [])
    other = Visit(mine).app
    assert other.workspace.view == JUDGE
    assert other.play.setup.is_open
    restored = other.play.setup.editor
    assert (restored.position, restored.turn) == (editor.position, "white")
