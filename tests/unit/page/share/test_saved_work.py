"""The user's work, the works that links lay over it, and what is stored of both."""

from collections.abc import Callable
from typing import Any

import pytest

from compiler.languages import CPP20
from othello import BLACK, WHITE
from page.model.app import App
from page.model.game.play import USUAL_LEVEL
from page.model.share import snapshot
from page.model.share.saved_work import (
    CHANGED_ELSEWHERE,
    CLOSED,
    KEPT,
    TWO_WORKS,
    SavedWork,
    Saving,
)
from page.model.share.snapshot import of_game, of_input
from page.model.share.stored import OPENED, SETTINGS, STATE, Stored
from reference.samples import JUTGE_INPUT
from saved.players import COMPUTER, FRIEND
from saved.work import JUDGE, LINK, NEW_GAME, OTHER_APP, PLAY
from unit.page.running import advance, finish

State = dict[str, Any]

GAME = "8..f5d6c3.2"
OTHER_GAME = "8..d3.1"
MINE = of_game("8..d3c3.2").state


class Visit:
    """A visit of the page."""

    def __init__(
        self,
        own: State | None = None,
        *opened: State,
        link: str = "",
        settings: str = "",
        is_changed: bool = False,
    ) -> None:
        data = {OPENED: list(opened), SETTINGS: settings} | ({STATE: own} if own else {})
        stored = Stored(data)
        assert not stored.problem
        self.app = App()
        self.work = SavedWork(self.app, stored, link, is_changed)

    @property
    def game(self) -> str:
        """The game on the page."""
        return snapshot.game_link(self.app.workspace.play)

    @property
    def snapshot(self) -> State:
        """A snapshot of the work on the page, with what only stored works have."""
        stored = {"last": self.last_game, "test": self.app.test_setup}
        return snapshot.taken(self.app) | stored

    @property
    def last_game(self) -> str:
        """The last game, empty if there is none."""
        return snapshot.last_game(self.app.workspace.play)

    @property
    def linked(self) -> State:
        """A snapshot of the work on the page, which was opened from a link."""
        return self.snapshot | {"origin": LINK}

    @property
    def notice(self) -> str:
        return self.app.notice.text

    def do(self, action: Callable[..., object], *arguments: object) -> None:
        self.app.workspace.do(action, *arguments)

    def press(self, square: int) -> None:
        self.do(self.app.workspace.press, square)

    def store(self, address: str = "") -> tuple[State | None, list[State]] | None:
        """Returns what the page stores when the user leaves it."""
        works = self.work.to_store(address)
        if works:
            self.do(self.work.note_stored)
        return works

    def hear(self, state: State) -> None:
        """Receives the work that another tab has stored."""
        self.do(self.work.take_from_other_tab, snapshot.read(state))

    def open_link(self, text: str) -> None:
        self.do(self.work.open_on_top, of_game(text), LINK, text)

    def open_shared(self, text: str) -> None:
        self.do(self.work.open_on_top, of_input(text), OTHER_APP)


def test_the_users_work_is_stored_each_time() -> None:
    visit = Visit()
    assert visit.store() == (visit.snapshot, [])
    visit.press(19)
    assert visit.store() == (visit.snapshot, [])
    assert visit.store() == (visit.snapshot, [])


def test_work_changed_before_the_visit_is_followed_is_not_lost() -> None:
    visit = Visit(is_changed=True)
    visit.hear(MINE)
    assert visit.notice == TWO_WORKS
    assert visit.store() == (visit.snapshot, [])
    visit = Visit(MINE, link=GAME, is_changed=True)
    visit.do(visit.app.workspace.say_again)
    assert visit.app.workspace.jobs.has(Saving)
    assert visit.work.link == ""
    assert visit.store(GAME) == (MINE, [visit.linked])


def test_going_to_another_variation_is_stored() -> None:
    """Neither the tree nor the number of the move changes."""
    visit = Visit(of_game("8..d3c3-1e3.2").state)
    visit.do(visit.app.workspace.load, of_game("8..d3c3-1e3.2").game)
    finish(visit.app.workspace.jobs)
    written: list[str] = []

    def write() -> tuple[()]:
        written.append(visit.game)
        return ()

    visit.work.write = write
    visit.do(visit.app.variations.go, 1)
    finish(visit.app.workspace.jobs)
    assert written == ["8..d3c3-1e3.3"]


def test_a_change_is_stored_at_once_and_the_next_one_after_a_pause() -> None:
    visit = Visit()
    jobs, test = visit.app.workspace.jobs, visit.app.program_test
    written: list[str] = []

    def write() -> tuple[()]:
        written.append(test.program)
        return ()

    visit.work.write = write
    visit.do(test.edit, "1")
    (saving,) = jobs.take_up()
    advance(jobs, saving)
    assert (written, saving.waits_for) == ([], 0.1)
    advance(jobs, saving)
    assert (written, saving.waits_for) == (["1"], 0.4)
    visit.do(test.edit, "12")
    assert jobs.take_up() == []
    advance(jobs, saving)
    finish(jobs)
    assert written == ["1", "12"]


def test_another_tabs_work_stays_stored_until_something_changes() -> None:
    visit = Visit()
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


def test_another_tab_is_reported_once_until_this_one_is_stored() -> None:
    visit = Visit()
    visit.hear(MINE)
    visit.do(visit.app.notice.forget)
    visit.hear(MINE)
    assert visit.notice == ""
    visit.press(19)
    visit.store()
    visit.hear(MINE)
    assert visit.notice == TWO_WORKS


def test_a_link_opens_on_top_of_the_users_work_and_closes_again() -> None:
    visit = Visit()
    visit.press(19)
    mine = visit.game
    visit.open_link(GAME)
    assert visit.work.is_borrowed
    assert visit.game == GAME
    visit.do(visit.work.close)
    assert not visit.work.is_borrowed
    assert visit.game == mine


def test_an_unchanged_link_gives_way_to_the_next_and_a_changed_one_does_not() -> None:
    visit = Visit()
    visit.press(19)
    mine = visit.game
    visit.open_link(GAME)
    visit.open_link(OTHER_GAME)
    visit.press(18)
    changed = visit.game
    visit.open_link(GAME)
    for expected in (changed, mine):
        visit.do(visit.work.close)
        assert visit.game == expected
    assert not visit.work.is_borrowed


def test_a_first_visit_by_a_link_closes_to_a_new_game() -> None:
    visit = Visit(link=GAME)
    visit.do(visit.work.close)
    assert visit.game == "8...0"


def test_the_last_game_is_stored_and_restored() -> None:
    visit = Visit()
    visit.do(visit.app.workspace.load, of_game(GAME).game)
    finish(visit.app.workspace.jobs)
    visit.do(visit.app.workspace.new_game, 8)
    assert visit.app.workspace.jobs.has(Saving)
    own, _ = visit.store() or (None, [])
    found = snapshot.read(own)
    visit = Visit(own)
    found.load_game(visit.app.workspace.play)
    assert (visit.game, visit.last_game) == ("8...0", GAME)
    visit.do(visit.app.workspace.play.swap)
    assert (visit.game, visit.last_game) == (GAME, "8...0")
    assert visit.store() == (visit.snapshot, [])


def test_no_link_contains_the_last_game() -> None:
    visit = Visit()
    visit.do(visit.app.workspace.load, of_game(GAME).game)
    visit.do(visit.app.workspace.new_game, 8)
    assert "f5" not in str(snapshot.taken(visit.app))


def test_moves_in_a_link_are_not_lost_when_it_is_closed() -> None:
    visit = Visit()
    visit.press(19)
    mine = visit.game
    visit.open_link(GAME)
    visit.do(visit.work.close)
    assert visit.notice == ""
    visit.open_link(OTHER_GAME)
    visit.press(18)
    changed = visit.game
    visit.do(visit.work.close)
    assert (visit.game, visit.notice) == (mine, CLOSED)
    visit.do(visit.app.notice.undo_it)
    assert (visit.game, visit.work.is_borrowed) == (changed, True)
    visit.do(visit.work.close)
    assert visit.game == mine


def test_the_users_game_is_the_last_game_after_a_links_is_kept() -> None:
    visit = Visit(MINE, link=GAME)
    visit.do(visit.work.keep)
    assert visit.last_game == "8..d3c3.2"
    assert visit.store() == (visit.snapshot, [])
    visit.do(visit.app.notice.undo_it)
    assert visit.last_game == ""


def test_only_a_changed_link_is_stored_beside_the_users_work() -> None:
    visit = Visit(MINE, link=GAME)
    assert visit.store(GAME) == (MINE, [])
    # The user has left the link by Back, so the address does not preserve it.
    assert visit.store() == (MINE, [visit.linked])
    visit.press(19)
    assert visit.store(GAME) == (MINE, [visit.linked])


def test_stored_links_come_back_in_the_next_visit() -> None:
    first, last = of_game(GAME).state, of_game(OTHER_GAME).state
    visit = Visit(MINE, first, last)
    assert visit.work.below == [MINE, first]
    assert visit.store() == (MINE, [first, visit.linked])
    visit = Visit(MINE, first, link=GAME)
    assert visit.work.below == [MINE, first]


@pytest.mark.parametrize("sent", [GAME, JUTGE_INPUT])
def test_no_work_is_lost_to_one_that_is_opened_in_a_later_visit(sent: str) -> None:
    """No link can open the works of the last visit again."""
    visit = Visit(MINE, of_game(NEW_GAME).state)
    restored = visit.linked
    (visit.open_link if sent == GAME else visit.open_shared)(sent)
    assert visit.work.below == [MINE, restored]
    visit.do(visit.work.close)
    assert visit.linked == restored


def test_shared_text_opens_on_top_of_the_users_work() -> None:
    visit = Visit()
    visit.press(19)
    visit.do(visit.app.judge.type, "mine \t\n")
    mine = visit.snapshot
    visit.open_shared(JUTGE_INPUT)
    assert (visit.work.origin, visit.app.judge.input) == (OTHER_APP, JUTGE_INPUT)
    assert visit.app.workspace.view == JUDGE
    assert visit.store() == (mine, [])
    visit.do(visit.app.judge.type, "changed")
    shared = visit.snapshot | {"origin": OTHER_APP}
    assert visit.store() == (mine, [shared])
    visit.open_link(GAME)
    assert visit.work.origin == LINK
    visit.do(visit.work.close)
    assert visit.work.origin == OTHER_APP
    visit.do(visit.work.close)
    assert visit.snapshot == mine


@pytest.mark.parametrize("is_kept", [False, True])
def test_shared_text_is_stored_only_if_it_is_kept(is_kept: bool) -> None:
    visit = Visit()
    mine = visit.snapshot
    visit.open_shared(JUTGE_INPUT)
    visit.do(visit.work.keep)
    if not is_kept:
        visit.do(visit.app.notice.undo_it)
    assert visit.store() == (visit.snapshot if is_kept else mine, [])


def test_unchanged_shared_text_gives_way_to_a_link() -> None:
    visit = Visit()
    mine = visit.snapshot
    visit.open_shared(JUTGE_INPUT)
    visit.open_link(GAME)
    assert visit.store(GAME) == (mine, [])
    visit.press(19)
    assert visit.store() == (mine, [visit.linked])


def test_shared_text_is_told_apart_in_the_next_visit() -> None:
    visit = Visit(MINE, of_input(JUTGE_INPUT).state | {"origin": OTHER_APP})
    assert visit.work.origin == OTHER_APP
    visit = Visit(MINE, of_input(JUTGE_INPUT).state | {"origin": OTHER_APP}, link=GAME)
    assert visit.work.origin == LINK
    visit.do(visit.work.close)
    assert visit.work.origin == OTHER_APP


def test_another_tab_replaces_the_users_work_under_a_link() -> None:
    visit, theirs = Visit(MINE, link=GAME), of_game(OTHER_GAME).state
    visit.hear(theirs)
    assert visit.notice == ""
    assert visit.store(GAME) == (theirs, [])


def test_keeping_a_links_work_makes_it_the_users_own_and_can_be_undone() -> None:
    visit = Visit(MINE, link=GAME)
    visit.do(visit.work.keep)
    assert visit.notice == KEPT
    assert (visit.work.is_borrowed, visit.work.link) == (False, "")
    assert visit.store() == (visit.snapshot, [])
    visit.do(visit.app.notice.undo_it)
    assert visit.work.below == [MINE]


def test_the_computer_paused_in_a_game_from_a_link() -> None:
    visit = Visit()
    visit.open_link("8..f5.1.person-7")
    play = visit.app.workspace.play
    assert play.players[WHITE] == COMPUTER
    assert play.computer_paused and not play.computer_due


def test_a_links_players_do_not_play_in_the_users_game() -> None:
    visit = Visit()
    visit.do(visit.app.workspace.play.set_player, BLACK, FRIEND)
    visit.press(19)
    mine = visit.work.settings
    visit.open_link("8..f5.1.2-7")
    assert visit.work.settings == mine
    visit.open_link(GAME)
    play = visit.app.workspace.play
    assert play.players == {BLACK: FRIEND, WHITE: FRIEND}
    visit.open_link("8..f5.1.2-7")
    visit.do(visit.work.close)
    assert play.players == {BLACK: FRIEND, WHITE: FRIEND}
    assert play.levels == {BLACK: USUAL_LEVEL, WHITE: USUAL_LEVEL}
    assert not play.computer_due
    assert visit.work.settings == mine


def test_a_links_players_do_not_play_in_the_next_visit() -> None:
    settings = f"green computer-{BLACK} level5-{BLACK} friend-{WHITE}"
    visit = Visit(link=GAME, settings=settings)
    play = visit.app.workspace.play
    visit.do(play.set_player, WHITE, COMPUTER, 9)  # As the link says.
    visit.do(visit.work.close)
    assert play.players == {BLACK: COMPUTER, WHITE: FRIEND}
    assert play.levels == {BLACK: 5, WHITE: USUAL_LEVEL}


def test_a_kept_links_players_stay() -> None:
    visit = Visit(MINE)
    visit.open_link("8..f5.1.2-7")
    visit.do(visit.work.keep)
    assert visit.app.workspace.play.levels == {BLACK: 2, WHITE: 7}
    assert f"level7-{WHITE}" in visit.work.settings
    visit.do(visit.app.notice.undo_it)
    assert f"level7-{WHITE}" not in visit.work.settings


def test_opening_other_work_drops_an_undo_and_keeps_a_warning() -> None:
    visit = Visit()
    visit.app.notice.say("A warning.")
    visit.open_link(GAME)
    assert visit.notice == "A warning."
    visit.do(visit.app.judge.clear)
    visit.open_link(OTHER_GAME)
    assert visit.notice == ""


def test_a_file_replaces_the_work_of_a_link() -> None:
    visit = Visit(MINE, link=GAME)
    visit.do(visit.work.open, of_game(OTHER_GAME))
    assert visit.work.link == ""
    assert visit.store(GAME) == (MINE, [visit.linked])


CHANGES: dict[str, Callable[[App], object]] = {
    "new game": lambda app: app.workspace.new_game(8),
    "move": lambda app: app.workspace.press(18),
    "player": lambda app: app.workspace.play.set_player(WHITE, COMPUTER),
    "input": lambda app: app.judge.type(JUTGE_INPUT),
    "output": lambda app: app.judge.compare("x"),
    "program": lambda app: app.program_test.edit("print()"),
    "format": lambda app: app.judge.choose_form("jutge"),
    "editor": lambda app: app.set_up(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_address_keeps_a_link_until_the_work_changes(change: str) -> None:
    visit = Visit()
    visit.open_link(OTHER_GAME)
    visit.do(visit.app.workspace.go_to, JUDGE)
    visit.do(visit.app.workspace.go_to, PLAY)
    assert visit.work.link == OTHER_GAME
    visit.do(CHANGES[change], visit.app)
    assert visit.work.link == ""


def test_an_edited_position_is_a_change_only_while_it_is_edited() -> None:
    visit = Visit()
    visit.hear(MINE)
    visit.app.set_up()
    visit.app.position_editor.press(0)
    visit.app.workspace.back_to_game()
    assert visit.store() is None
    visit.app.set_up()
    assert visit.store() is not None


def test_a_link_to_a_game_contains_nothing_else() -> None:
    found = of_game(GAME)
    assert (found.view, found.source, found.game.ply) == (PLAY, "", 2)


def test_the_language_the_limit_and_the_seed_are_restored() -> None:
    visit = Visit()
    test, generator = visit.app.program_test, visit.app.judge.generator
    visit.do(test.choose_language, CPP20)
    visit.do(test.choose_seconds, "5")
    visit.do(generator.choose_seed, "17")
    mine, _ = visit.store() or (None, [])
    assert mine
    other = App()
    snapshot.read(mine).restore(other)
    test, generator = other.program_test, other.judge.generator
    assert (test.language, test.seconds, generator.seed) == (CPP20, "5", "17")


def test_a_link_sets_neither_the_limit_nor_the_seed_and_lets_the_language_be_guessed() -> None:
    visit = Visit()
    app = visit.app
    visit.do(app.restore_test_setup, "C++20 10 17")
    visit.open_link(GAME)
    assert app.test_setup == "auto 10 17"
    visit.do(visit.work.close)
    assert app.test_setup == "C++20 10 17"


@pytest.mark.parametrize("words", ["", "C++98", "C++98 3", "C++98 3 ", "  "])
def test_an_unknown_language_or_limit_of_another_version_is_left_out(words: str) -> None:
    app = App()
    app.restore_test_setup(words)
    assert app.test_setup == "auto 2 1"


def test_a_change_of_the_language_the_limit_or_the_seed_is_stored() -> None:
    visit = Visit()
    app = visit.app
    for words in ("C 2 1", "C 5 1", "C 5 2"):
        finish(visit.app.workspace.jobs)
        visit.do(app.restore_test_setup, words)
        assert visit.app.workspace.jobs.has(Saving)


def test_an_edited_position_and_the_view_are_restored() -> None:
    app, other = App(), App()
    app.set_up()
    app.position_editor.press(0)
    app.position_editor.set_turn("white")
    app.workspace.go_to(JUDGE)
    found = snapshot.read(snapshot.taken(app))
    found.restore(other)
    assert found.view == JUDGE
    assert other.setting_up
    assert (other.position_editor.position, other.position_editor.turn) == (
        app.position_editor.position,
        "white",
    )
