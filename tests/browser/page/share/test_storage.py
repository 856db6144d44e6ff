"""The stored work is never lost to another version, another tab or a link."""

import json

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core import starting, stored
from driving.core.waiting import expect_value, settle
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving.server import SiteServer
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, STORED_WORK
from saved.work import SHAPES

# The second as a newer version with another view could write it.
STORED = json.dumps(STORED_WORK | {"game": "8..d3c3.2"})
LONG = ("8 " * 999 + "8\n") * 200  # It is converted in pieces.
# The lengths of the texts that are written from now on, by key.
RECORD = """() => {
  window.recorded = {};
  const { write } = memory;
  memory.write = (changes) => {
    for (const [key, pieces] of changes) recorded[key] = pieces?.join("").length ?? 0;
    return write(changes);
  };
}"""
# Scripts after which the browser stores nothing.
NO_STORAGE = "Object.defineProperty(window, 'indexedDB', {get() { throw new Error(); }})"
# While the address has the link of a game, the database is made but never said to be open.
SLOW_TO_OPEN = """if (location.hash.includes("."))
  Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", { set() {} });"""
# There, the database is open when the test says so, and no change is ever said to be on the disk.
SLOW_TO_WRITE = """if (location.hash.includes(".")) {
  Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", {
    set(then) { this.addEventListener("success", () => { window.sayOpen = then; }); },
  });
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set() {} });
}"""
IS_UNWRITTEN = """() =>
  Object.entries(localStorage).some(([key, text]) => /unwritten/.test(key) && text.includes("c3"))
  && "sayOpen" in window"""
# As if all changes from now on waited for another one when the page ends.
DROPPED_AT_THE_END = """() => {
  IDBObjectStore.prototype.put = () => {};
  IDBTransaction.prototype.commit = () => {};
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set() {} });
}"""
# The page waits ten seconds for an answer. Here its timers run twenty times as fast.
NO_ANSWER = """IDBFactory.prototype.open = () => new EventTarget();
const later = setTimeout;
window.setTimeout = (then, wait, ...values) => later(then, wait / 20, ...values);"""
REFUSED = "IDBObjectStore.prototype.put = () => { throw new Error(); }"
NO_ROOM = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, ...key) {
    if (value.text?.length > 1e5) throw new DOMException("", "QuotaExceededError");
    return put.call(this, value, ...key);
  };
}"""
# Scripts after which the browser refuses a store or a worker that the page can do without.
THROW = "{ throw new DOMException('', 'SecurityError'); }"
REFUSALS = {
    "storage": NO_STORAGE,
    "an answer": NO_ANSWER,
    "access to databases": f"Object.defineProperty(window, 'indexedDB', {{get() {THROW}}})",
    "database": f"IDBFactory.prototype.open = () => {THROW}",
    "database, later": """IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      setTimeout(() => request.onerror(new Event("error")));
      return request;
    }""",
    "caches": f"Object.defineProperty(window, 'caches', {{get() {THROW}}})",
    "service workers": f"Object.defineProperty(navigator, 'serviceWorker', {{get() {THROW}}})",
}


@pytest.fixture
def other_page(own_page: Othello) -> Othello:
    """The page in another tab of the same browser."""
    return Othello.opened(own_page.page.context.new_page(), own_page.page.url)


def test_members_and_texts_that_this_version_does_not_know_are_kept(othello: Othello) -> None:
    known = json.loads(STORED)
    unknown = {"lessons": {"done": [1, {"of": None}], "text": "x" * 100_001}, "tags": []}
    own, below, shown = [known | unknown | {"place": place} for place in range(3)]
    opened = json.dumps([below, STORED, shown])  # Earlier versions stored links' works as texts.
    othello.come_anew(**{"othello": json.dumps(own), "othello-opened": opened})
    othello.page.evaluate("memory.write([['now/lessons', ['done']]])")
    othello.board.press("b3")
    games = ["8..d3c3.2", "8..d3c3.2", "8..d3c3b3.3"]
    stored.expect_opened_games(othello.page, games)
    assert stored.texts(othello.page)["now/lessons"] == "done"
    works = [stored.own_work(othello.page), *stored.opened_works(othello.page)]
    assert [work.get("place") for work in works] == [0, 1, None, 2]
    for work in works:
        added = {name for name in work if name not in SHAPES} - {"place"}
        assert {name: work[name] for name in added} == (unknown if "place" in work else {})


@pytest.mark.whole  # The default run takes over the work of earlier versions.
def test_an_earlier_version_that_was_used_again_has_the_newest_work(othello: Othello) -> None:
    othello.judge.paste("6\n")
    othello.sharing.leave()
    stored.expect_length(othello.page, "now/work/input", 2)
    othello.page.evaluate("text => { localStorage.othello = text; }", STORED)
    othello.reload()
    stored.expect_game(othello.page, "8..d3c3.2")
    assert "6\n" in stored.texts(othello.page).values()


def test_changes_before_the_database_is_open_survive_a_reload(own_page: Othello) -> None:
    own_page.page.add_init_script(SLOW_TO_OPEN)
    own_page.come_anew(own_page.page.url.partition("#")[0] + "#play/8..f5d6.2")
    own_page.press_and_reload("c3")
    own_page.record.expect_moves(["f5", "d6", "c3"])
    stored.expect_opened_games(own_page.page, ["8..f5d6c3.3"])


@pytest.mark.whole  # The default run reloads before the database is open.
def test_changes_before_others_are_on_the_disk_survive_a_reload(own_page: Othello) -> None:
    page = own_page.page
    page.add_init_script(SLOW_TO_WRITE)
    own_page.come_anew(page.url.partition("#")[0] + "#play/8..f5d6.2")
    own_page.board.press("c3")
    expect_value(page, IS_UNWRITTEN, True)
    page.evaluate("sayOpen()")
    own_page.board.press("d3")
    own_page.reload()
    own_page.record.expect_moves(["f5", "d6", "c3", "d3"])
    own_page.reload()
    own_page.record.expect_moves(["f5", "d6", "c3", "d3"])


def test_changes_that_the_browser_drops_when_the_page_ends_survive(own_page: Othello) -> None:
    own_page.board.press("d3")
    stored.expect_game(own_page.page, "8..d3.1")
    own_page.page.evaluate(DROPPED_AT_THE_END)
    own_page.board.press("c3")
    own_page.press_and_reload("c4")
    own_page.record.expect_moves(["d3", "c3", "c4"])
    stored.expect_game(own_page.page, "8..d3c3c4.3")


@pytest.mark.whole  # The default run has two tabs with different work.
def test_changes_of_a_closed_tab_do_not_replace_later_ones(
    own_page: Othello, other_page: Othello
) -> None:
    other_page.page.evaluate(DROPPED_AT_THE_END)
    other_page.board.press("d3")
    other_page.page.close(run_before_unload=True)
    own_page.board.press("c4")
    stored.expect_game(own_page.page, "8..c4.1")
    own_page.reload()
    own_page.record.expect_moves(["c4"])
    stored.expect_game(own_page.page, "8..c4.1")


@pytest.mark.parametrize("refusal", in_part(REFUSALS, 1))
def test_a_page_works_whichever_store_or_worker_is_refused(
    page: Page, site: SiteServer, faults: Faults, refusal: str
) -> None:
    """A browser without storage is reported."""
    page.add_init_script(REFUSALS[refusal])
    faults.allow("^page error: ")  # Of PyScript, which opens a database.
    othello = Othello.opened(page, site.address)
    othello.sharing.follow("play/8..f5.1")
    othello.record.expect_moves(["f5"])
    settle(page)
    if refusal in ("storage", "an answer"):
        expect(othello.sharing.notice).to_contain_text("Save what you need")
    else:
        expect(starting.alert(page)).to_be_hidden()
    othello.judge.run(JUTGE_INPUT)
    othello.judge.expect_output(JUTGE_OUTPUT)


def test_two_tabs_with_different_work_say_so(own_page: Othello, other_page: Othello) -> None:
    """The work that was changed last is stored, and leaving the other tab does not replace it."""
    other_page.board.press("c4")
    other_page.sharing.leave()
    expect(own_page.sharing.notice).to_contain_text("changed in another tab")
    stored.expect_key(other_page.page)  # It is stored again with the key of the game.
    own_page.board.press("d3")
    own_page.sharing.leave()
    expect(other_page.sharing.notice).to_contain_text("Another tab has different work")
    other_page.sharing.leave()
    own_page.reload()
    own_page.record.expect_moves(["d3"])


def test_a_missing_room_and_a_refusing_store_are_each_reported_once(own_page: Othello) -> None:
    own_page.page.evaluate(NO_ROOM)
    own_page.tested_program.paste_lines("x = 1\n", 20_000)
    expect(own_page.sharing.notice).to_contain_text("no room to keep your program")
    own_page.sharing.close_notice()
    own_page.board.press("d3")
    stored.expect_game(own_page.page, "8..d3.1")
    expect(own_page.sharing.notice).to_be_hidden()
    own_page.page.evaluate(f"() => {{ {REFUSED} }}")
    own_page.judge.paste("10\n")
    expect(own_page.sharing.notice).to_contain_text("does not store changes of this page")
    own_page.sharing.close_notice()
    own_page.judge.paste("6\n")
    own_page.sharing.leave()
    settle(own_page.page)
    expect(own_page.sharing.notice).to_be_hidden()


@pytest.mark.whole  # The default run has the program of the user's own work.
def test_a_links_program_too_large_to_store_does_not_replace_the_users_own(
    own_page: Othello,
) -> None:
    own_page.page.evaluate(NO_ROOM)
    own_page.tested_program.paste_lines("x = 1\n", 10_000)
    stored.expect_length(own_page.page, "now/work/program", 60_000)
    own_page.sharing.follow("play/8..f5.1")
    expect(own_page.sharing.borrowed).to_be_visible()
    own_page.tested_program.paste_lines("x = 1\n", 20_000)
    expect(own_page.sharing.notice).to_contain_text("no room to keep your program")
    stored.expect_length(own_page.page, "now/opened/0/program", None)
    stored.expect_length(own_page.page, "now/work/program", 60_000)


@pytest.mark.whole  # It only saves time.
def test_a_save_writes_only_texts_that_have_changed(own_page: Othello) -> None:
    own_page.judge.paste(LONG)
    stored.expect_length(own_page.page, "now/work/input", len(LONG))
    own_page.reload()
    assert own_page.judge.source() == LONG
    own_page.page.evaluate(RECORD)
    own_page.tested_program.paste("# " + LONG)
    stored.expect_length(own_page.page, "now/work/program", len(LONG) + 2)
    recorded = own_page.page.evaluate("recorded")
    assert recorded["now/work"] < 2000 and "now/work/input" not in recorded
    own_page.judge.paste("8\n")
    stored.expect_length(own_page.page, "now/work/input", 2)
    own_page.reload()
    assert own_page.judge.source() == "8\n"
    expect(own_page.tested_program.program).to_have_value("# " + LONG)
