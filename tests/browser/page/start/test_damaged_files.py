"""When a file is missing or damaged, the page says so at once, and all else works."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from driving import Othello
from driving.core import starting
from harness.browsers import is_systems_firefox
from harness.build_parts import KEPT_GAMES, LATER, LIGHT, START, STYLE
from harness.extent import in_part
from harness.faults import Faults
from hosting.building.pyscript_core import imported
from hosting.serving import ROOT
from hosting.serving.runtime import PUBLISHED, RUNTIME
from hosting.serving.server import CONTENT_TYPES, SiteServer
from reference.samples import INPUTS, OUTPUTS

NOTHING_WORKS = "Python could not be loaded, so the board cannot answer. "
NO_JUDGES = "The judges and the analysis could not be loaded. "
NO_STYLE = "This page looks plain"

# The message for each file if it is damaged.
OF_THE_CHECKOUT = {
    **{f"static/runtime/pyscript/{name}": NOTHING_WORKS for name in imported(RUNTIME / "pyscript")},
    "static/runtime/micropython/micropython.mjs": NOTHING_WORKS,
    "static/runtime/micropython/micropython.wasm": NOTHING_WORKS,
    "py/page/loader.py": NOTHING_WORKS,
    "static/modules.json": NO_JUDGES,
    "py/page/main.py": NOTHING_WORKS,
    "py/browser/board/board.py": NOTHING_WORKS,
    "py/othello/position.py": NOTHING_WORKS,
    "py/page/later.py": NO_JUDGES,
    "py/workbench/formats/__init__.py": NO_JUDGES,
    "static/style.css": NO_STYLE,
    "static/judge.css": NO_STYLE,
}
# How the host answers instead of sending the file.
ANSWERS: dict[str, Callable[[bytes], dict[str, object]]] = {
    "missing": lambda content: {"status": 404, "body": "not found"},
    "cut short": lambda content: {"body": content[: len(content) // 3]},
    "corrupted": lambda content: {"body": b"\xff" * 64 + content[64:]},
    "a page": lambda content: {"body": "<!doctype html>", "content_type": "text/html"},
}


def damage(page: Page, file: Path, address: str, how: str, faults: Faults) -> None:
    """Damages the answer to requests for a file."""
    faults.allow_complaints()
    if how == "missing":
        faults.expect("answer 404: ")
    kind = CONTENT_TYPES.get(file.suffix, CONTENT_TYPES[""])
    answer = {"content_type": kind, **ANSWERS[how](file.read_bytes())}
    page.route(address, lambda route: route.fulfill(**answer))


def expect_reported(page: Page, said: str) -> None:
    """Waits for the message; checks that everything else works."""
    othello = Othello(page)
    place = othello.sharing.notice if said == NO_JUDGES else starting.alert(page)
    expect(place).to_contain_text(said)
    if said == NOTHING_WORKS:
        starting.expect_state(page, "failed")
    elif said == NO_STYLE:
        # By keyboard: without style sheets, elements may overlap.
        starting.expect_all_ready(page)
        expect(starting.advice_to_wait(page)).to_be_hidden()
        page.keyboard.press("2")
        othello.judge.input.fill(INPUTS["jutge"])
        page.keyboard.press("Control+Enter")
        othello.judge.expect_output(OUTPUTS["jutge"])
    else:
        othello.board.press("d3")
        othello.board.expect_square("d3", "d3, black")


@pytest.mark.parametrize(
    ("name", "how"),
    # Browsers skip nonsense in a style sheet, and only the build has hashes for them.
    in_part(
        [
            case
            for case in product(OF_THE_CHECKOUT, ANSWERS)
            if not (case[0].endswith(".css") and case[1] == "corrupted")
        ],
        1,
    ),
)
def test_a_damaged_file_of_the_checkout_is_reported(
    page: Page, checkout: SiteServer, faults: Faults, name: str, how: str
) -> None:
    damage(page, ROOT / name, checkout.address + name, how, faults)
    if "core" in name:
        faults.expect(f"request to elsewhere: {PUBLISHED}")  # The page tries this address next.
        page.route(f"{PUBLISHED}/**", lambda route: route.abort())
    page.goto(checkout.address)
    expect_reported(page, OF_THE_CHECKOUT[name])


def test_the_build_loads_no_other_files(page: Page, published: SiteServer, built: Path) -> None:
    """Except icons, and the worker of games, which not every browser requests or tells of."""
    starting.connect(page, is_fast=False)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(published.address)))
    Othello.opened(page, published.address)
    named = {
        path.relative_to(built).as_posix()
        for pattern, part in LIGHT
        for path in built.glob(pattern)
        if part in (START, LATER, STYLE)
    }
    others = {
        path.relative_to(built).as_posix()
        for pattern in ("static/icon-*", KEPT_GAMES)
        for path in built.glob(pattern)
    }
    assert asked - others == {"", *named}


def test_a_truncated_page_says_so(page: Page, site: SiteServer) -> None:
    def answer_half(route: Route) -> None:
        html = route.fetch().text()
        route.fulfill(body=html[: html.index("</main>")], content_type="text/html")

    page.route(site.address, answer_half)
    page.goto(site.address)
    expect(starting.alert(page)).to_have_text("Only part of this page has loaded. Reload it.")
    starting.expect_state(page, "failed")


@pytest.mark.parametrize(
    ("tag", "place", "said"),
    in_part(
        [
            ('<script type="importmap">', starting.alert, ""),
            ('<script id="asking">', starting.alert, NOTHING_WORKS),
            ("<script>", starting.advice_to_wait, "taking its time"),
            ('<script type="module"', starting.advice_to_wait, "taking its time"),
        ],
        1,
    ),
)
def test_a_changed_script_of_the_page_is_refused(
    page: Page,
    published: SiteServer,
    faults: Faults,
    tag: str,
    place: Callable[[Page], Locator],
    said: str,
) -> None:
    """The page works without it, or says that it is not loading."""
    faults.allow_complaints()
    faults.expect("violates the following (Content Security Policy )?directive")

    def change(route: Route) -> None:
        html = route.fetch().text()
        start, end = html.index(tag), html.index("</script>", html.index(tag))
        middle = html.index("e", (start + end) // 2)
        route.fulfill(body=html[:middle] + "d" + html[middle + 1 :], content_type="text/html")

    page.route(published.address, change)
    page.goto(published.address)
    if said:
        expect(place(page)).to_contain_text(said)
    else:
        starting.expect_all_ready(page)


def test_a_page_opened_as_a_file_says_how_to_serve_it(page: Page, faults: Faults) -> None:
    faults.allow_complaints()
    faults.allow("request to elsewhere: file://")  # Firefox makes no such request.
    page.goto((ROOT / "index.html").as_uri())
    expect(starting.alert(page)).to_contain_text("Run “python3 -m http.server”")
    starting.expect_state(page, "failed")


def test_missing_webassembly_is_reported(page: Page, site: SiteServer) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(site.address)
    expect(starting.alert(page)).to_contain_text("WebAssembly is missing: switch it on")
    starting.expect_state(page, "failed")


def test_missing_javascript_is_reported(
    browser: Browser, new_context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    if is_systems_firefox(browser.browser_type):
        pytest.skip("with scripts off, Playwright leaves noscript out of this Firefox's page")
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site.address)
    expect(starting.advice_without_scripts(page)).to_contain_text("Switch JavaScript on")
    expect(starting.advice_to_wait(page)).to_be_hidden()


def test_an_exception_in_one_part_leaves_the_others_working(
    own_page: Othello, faults: Faults
) -> None:
    """Here an extension has removed a part of the page."""
    faults.allow_complaints()
    own_page.game.undo.evaluate("button => button.remove()")
    own_page.board.press("d3")
    own_page.board.expect_square("d3", "d3, black")
    expect(starting.alert(own_page.page)).to_contain_text("went wrong. Reload it")
    own_page.judge.run(INPUTS["jutge"])
    own_page.judge.expect_output(OUTPUTS["jutge"])
