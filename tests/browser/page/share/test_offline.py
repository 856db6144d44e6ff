"""The published page works offline, repairs itself, and is updated as a whole."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from driving import Othello
from driving.core.starting import alert, expect_all_ready, expect_state
from driving.page.share.offline import Offline, Outside, expect_controlled
from driving.page.share.published import PublishedHost, kept, put
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving.server import SiteHandler
from reference.samples import INPUTS, OUTPUTS

pytestmark = [
    pytest.mark.only_browser("chromium"),
    pytest.mark.browser_context_args(service_workers="allow"),
]

# Marks the new version.
NEW = '<meta name="generator" content="new">'
# Makes a version that cannot start, because its policy forbids all requests.
BROKEN = """<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">"""


def renew(folder: Path, mark: str = NEW, removed: str = "") -> None:
    """Publishes a new version of the page in the folder.

    Args:
        folder: The published files.
        mark: HTML at the start of the new version's head.
        removed: The beginning of the names of the files that the new version does not have.
    """
    index, worker = folder / "index.html", folder / "service-worker.js"
    html = index.read_text(encoding="utf-8").partition("<head>")
    old = html[2].removeprefix(BROKEN)
    put(index, "".join([*html[:2], mark, old]).encode())
    code = worker.read_text(encoding="utf-8")
    start = code.index("{")
    kept, end = json.JSONDecoder().raw_decode(code, start)
    kept["version"] = "renewed" if mark == NEW else "broken"
    kept["first"]["index.html"] = hashlib.sha256(index.read_bytes()).hexdigest()
    for name in [name for name in kept["later"] if removed and name.startswith(removed)]:
        del kept["later"][name]
        (folder / name).unlink()
    put(worker, f"{code[:start]}{json.dumps(kept)}{code[end:]}".encode())


def play(othello: Othello) -> None:
    othello.game.against(2, "black", 6)
    othello.engine.expect_ready()
    assert othello.game.play_on(othello.board, "black")
    othello.record.expect_plies(2)
    expect(othello.engine.said).to_be_hidden()


def try_program(othello: Othello) -> None:
    othello.tested_program.try_program("print(1)", "uva220")
    othello.tested_program.expect_said("differs")


def test_the_whole_page_works_offline(
    context: BrowserContext, host: PublishedHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a new tab after one that was opened with the server, and in which a download broke off."""
    server, _, stack = host
    address = server.address
    send = SiteHandler.copyfile
    broken_off: list[str] = []

    def break_off(handler: SiteHandler, source: Any, output: Any) -> None:
        if broken_off or not handler.path.endswith("/python_stdlib.zip"):
            send(handler, source, output)
            return
        output.write(source.read(1000))
        handler.close_connection = True
        broken_off.append(handler.path)

    monkeypatch.setattr(SiteHandler, "copyfile", break_off)
    kept(context.new_page(), address)
    assert broken_off
    stack.close()
    othello = Othello.opened(context.new_page(), address)
    othello.judge.run_sample("jutge")
    othello.judge.expect_output(OUTPUTS["jutge"])
    # By default the engine stands for all workers; the build's tests know what is stored.
    for use in in_part((play, try_program), 1):
        use(othello)


@pytest.mark.whole  # In the default run the user activates it.
def test_a_new_version_starts_with_the_next_visit(
    context: BrowserContext, host: PublishedHost
) -> None:
    """Until then, open and new tabs have the old version, with files that the host lacks now."""
    server, folder, stack = host
    address = server.address
    open_page = kept(context.new_page(), address)
    renew(folder, removed="py/workbench/formats/uva220/sample")
    second_page = Othello.opened(context.new_page(), address)
    expect(Offline(open_page.page).new_version).to_be_visible()
    for othello in (open_page, second_page):
        expect(Offline(othello.page).new).to_have_count(0)
    second_page.judge.run_sample("uva220")
    second_page.judge.expect_output(OUTPUTS["uva220"])
    open_page.board.press("d3")  # The work changed last is kept.
    open_page.board.expect_square("d3", "d3, black")
    outside = Outside(context.new_page(), server.origin)
    second_page.page.close()
    open_page.page.goto("about:blank")  # Unlike closing, this lets the page save its work.
    open_page.page.close()
    outside.expect_updated("renewed", "/othello/", is_to_be_found=False)
    renewed = kept(context.new_page(), address)
    expect(Offline(renewed.page).new).to_have_count(1)
    renewed.record.expect_moves(["d3"])
    stack.close()
    renewed.reload()
    expect(Offline(renewed.page).new).to_have_count(1)


def test_the_user_activates_a_new_version(context: BrowserContext, host: PublishedHost) -> None:
    """Nothing is lost, and caches of another page are left alone.

    Another tab keeps the old version, with files that the host lacks now.
    """
    server, folder, _ = host
    page, other = (kept(context.new_page(), server.address) for _ in range(2))
    page.judge.run(INPUTS["uva220"])
    page.stepper.back_to_game()
    page.board.press("d3")
    page.page.evaluate("caches.open('othello-of-another')")
    renew(folder, removed="py/workbench/formats/jutge/sample")
    page.reload()
    offline = Offline(page.page)
    expect(offline.new_version).to_be_visible()
    expect(offline.new).to_have_count(0)
    offline.activate.click()
    expect(offline.new).to_have_count(1)
    expect_all_ready(page.page)
    page.record.expect_moves(["d3"])
    page.judge.open()
    page.judge.expect_output(OUTPUTS["uva220"])
    expect(offline.new_version).to_be_hidden()
    expect(Offline(other.page).new).to_have_count(0)
    other.judge.run_sample("jutge")
    other.judge.expect_output(OUTPUTS["jutge"])
    assert "othello-of-another" in page.page.evaluate("caches.keys()")


@pytest.mark.whole  # The default run replaces a working version.
def test_a_version_that_cannot_start_is_replaced(
    page: Page, host: PublishedHost, faults: Faults
) -> None:
    faults.allow_complaints()
    server, folder, _ = host
    renew(folder, BROKEN)
    page.goto(server.address)
    expect_state(page, "failed")
    page.evaluate("registering('./service-worker.js')")
    expect_controlled(page)
    renew(folder)
    page.goto(server.address)
    expect_state(page, "failed")
    Outside(page, server.origin).expect_updated("renewed", "/othello/")
    kept(page, server.address)
    expect(Offline(page).new).to_have_count(1)


@pytest.mark.whole  # The default run retries an incomplete download.
def test_an_incomplete_new_version_is_not_used(
    page: Page, host: PublishedHost, faults: Faults
) -> None:
    """The current version keeps working, also without the server."""
    server, folder, stack = host
    address = server.address
    kept(page, address)
    renew(folder)
    put(folder / "index.html", b"<!doctype html>")
    Outside(page, server.origin).expect_refused("/othello/")
    Othello.opened(page, address)
    stack.close()
    Othello.opened(page, address)


@pytest.mark.whole  # The default run repairs a damaged file of a host.
@pytest.mark.parametrize("part", ["core.js", "micropython.mjs", "micropython.wasm"])
def test_without_the_host_a_damaged_file_is_not_said_to_be_the_hosts(
    page: Page, host: PublishedHost, faults: Faults, part: str
) -> None:
    faults.allow_complaints()
    kept(page, host.server.address)
    Offline(page).damage(part, "a flipped bit")
    host.stack.close()
    page.goto(host.server.address)
    expect_state(page, "failed")
    expect(alert(page)).to_have_text(
        "Python could not be loaded, so the board cannot answer. "
        "Check the connection and reload the page."
    )


@pytest.mark.whole  # The default run repairs damaged files.
def test_lost_files_are_fetched_again(page: Page, host: PublishedHost) -> None:
    server, _, stack = host
    kept(page, server.address)
    Offline(page).lose()
    address = server.address
    kept(page, address)
    stack.close()
    Othello.opened(page, address)


@pytest.mark.whole  # The default run retries a download that broke off.
def test_an_interrupted_first_load_is_completed_by_the_next(
    page: Page, host: PublishedHost, faults: Faults
) -> None:
    """Even if the host's timestamps say that the partial file has not changed."""
    server, folder, _ = host
    [archive] = folder.glob("pyodide-*/python_stdlib.zip")
    content = archive.read_bytes()
    put(archive, content[:1000])
    written = archive.stat()
    Othello.opened(page, server.address).judge.run_sample("jutge")
    Offline(page).expect_not_kept()
    put(archive, content)
    os.utime(archive, ns=(written.st_atime_ns, written.st_mtime_ns))
    kept(page, server.address)


def test_a_full_storage_is_reported(page: Page, host: PublishedHost) -> None:
    server, _, _ = host
    quota = {"origin": server.origin, "quotaSize": 4_000_000}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    othello = Othello.opened(page, server.address)
    expect(othello.sharing.notice).to_contain_text("no room to keep this page")
    expect(Offline(page).works).to_be_hidden()


@pytest.mark.whole  # The default run opens a link beside the user's work.
def test_a_shared_file_opens_beside_the_users_work_and_comes_back_only_if_it_is_kept(
    page: Page, host: PublishedHost, faults: Faults
) -> None:
    address = host.server.address
    faults.expect("request that sends: POST .*/othello/shared")
    kept(page, address)
    othello = kept(page, address)
    othello.judge.run(INPUTS["jutge"])
    Offline(page).share(address, INPUTS["uva220"])
    othello.judge.expect_output(OUTPUTS["uva220"])
    expect(othello.sharing.shared).to_be_visible()
    othello.reload()
    expect(othello.judge.input).to_have_value(INPUTS["jutge"])
    expect(othello.sharing.shared).to_be_hidden()
    Offline(page).share(address, INPUTS["uva220"])
    othello.sharing.keep_this.click()
    expect(othello.sharing.shared).to_be_hidden()
    othello.reload()
    expect(othello.judge.input).to_have_value(INPUTS["uva220"])
    expect(othello.sharing.shared).to_be_hidden()


@pytest.mark.whole  # The worker's handler of shared files rarely changes.
def test_a_form_of_another_page_changes_nothing(
    page: Page, host: PublishedHost, faults: Faults
) -> None:
    server, _, _ = host
    faults.allow("request that sends: POST .*/othello/shared")
    faults.expect("request to elsewhere: http://foreign.example/")
    kept(page, server.address)
    othello = kept(page, server.address)
    othello.judge.run(INPUTS["jutge"])
    page.route("http://foreign.example/", lambda route: route.fulfill(body="<body>"))
    page.goto("http://foreign.example/")
    Offline(page).send(server.address, INPUTS["uva220"])
    expect_all_ready(page)
    othello.judge.open()
    expect(othello.judge.input).to_have_value(INPUTS["jutge"])
