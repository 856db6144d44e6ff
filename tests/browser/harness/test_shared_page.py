"""Tests the sharing of a page: every test finds it as if just opened."""

import json

import pytest
from playwright.sync_api import Page, expect

from driving import Othello
from driving.core.shared_page import SharedPage
from driving.core.waiting import wait_until
from driving.core.window import DESK, PHONE
from driving.workbench.judge.judge import ENDLESS
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_INPUT

# The observable state of a page: its HTML without PyScript's additions and the offline notice, the
# values of controls, open popups, scrolling, focus, selection, media, storage and address.
EVERYTHING = """() => {
  const { documentElement: root, body } = document;
  const boxes = document.querySelectorAll("input, select, textarea");
  const parts = [...document.querySelectorAll("*")];
  const media = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];
  const html = root.cloneNode(true);
  for (const script of html.querySelectorAll("script, script-py, style")) script.remove();
  html.querySelector("#offline").hidden = true;
  return JSON.stringify({
    html: html.outerHTML.replace(/\\s+/g, " "),
    boxes: [...boxes].map(({ value, checked, disabled }) => [value, checked, disabled]),
    open: parts.filter((part) => part.matches(":popover-open, :modal, [open]")).length,
    scrolled: [scrollX, scrollY, ...parts.map((part) => part.scrollTop)].filter(Boolean),
    focused: document.activeElement === body,
    selected: String(getSelection()),
    media: media.map((query) => matchMedia(query).matches),
    window: [innerWidth, innerHeight],
    storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
    address: location.hash + location.search,
    hovered: document.querySelectorAll("main :hover").length,
  });
}"""


def everything(page: Page) -> dict[str, object]:
    return dict(json.loads(page.evaluate(EVERYTHING)))


def initial(othello: Othello) -> dict[str, object]:
    """Returns what a page has once it has counted the kept games, and explains the rule."""
    expect(othello.game.lesson).to_be_visible()
    return everything(othello.page)


def start_long_run(othello: Othello) -> None:
    othello.judge.paste_lines(ENDLESS, "L\n", 3000)
    othello.judge.run_button.click()


def use(othello: Othello) -> None:
    """Leaves as many traces as possible."""
    othello.window.resize(PHONE)
    othello.window.prefer(color_scheme="dark", forced_colors="active")
    othello.game.new(6)
    othello.board.press("b3")
    othello.game.set_player("White", "computer-3")
    othello.settings.choose_theme("Blue")
    othello.settings.turn()
    othello.shortcuts.turn_off()
    othello.judge.run(UVA220_INPUT, "uva220")
    othello.comparison.paste("mine")
    othello.generator.open()
    othello.generator.seed.fill("77")
    othello.stepper.set_speed("fast")
    othello.stepper.play.click()
    othello.tested_program.paste("print()")
    othello.position_editor.begin_empty()
    othello.position_editor.choose_brush("White")
    othello.record.put_on_the_board("nonsense")
    othello.sharing.copy_link()
    start_long_run(othello)
    othello.page.evaluate(
        """() => {
          window.left = localStorage.left = sessionStorage.left = "left";
          document.cookie = "left=left";
          document.title = "left";
          document.body.append(Object.assign(document.createElement("p"), { id: "left" }));
          document.addEventListener("keydown", () => {});
          window.onhashchange = () => {};
        }"""
    )
    othello.board.point_at("a1")
    othello.settings.open()
    othello.judge.output.evaluate("output => { output.scrollTop = 99; }")


@pytest.fixture
def fresh(own_page: Othello) -> dict[str, object]:
    """The state of a page that was really just opened."""
    own_page.window.resize(DESK)
    return initial(own_page)


@pytest.mark.whole  # Tests the tests, not the page.
def test_a_used_page_is_reset(
    othello: Othello, shared_page: SharedPage, fresh: dict[str, object]
) -> None:
    assert initial(othello) == fresh
    use(othello)
    used = everything(othello.page)
    assert all(used[part] != fresh[part] for part in ("html", "boxes", "storage", "window"))
    shared_page.reset()
    assert initial(othello) == fresh
    assert othello.page.evaluate("window.left") is None


@pytest.mark.whole
def test_a_reloaded_or_navigated_page_is_reset(
    othello: Othello, shared_page: SharedPage, fresh: dict[str, object]
) -> None:
    """Even while it was judging an input restored from storage."""
    othello.judge.start_endless()
    othello.reload()
    expect(othello.judge.cancel).to_be_visible()
    shared_page.reset()
    assert initial(othello) == fresh
    othello.judge.run(JUTGE_INPUT)
    othello.judge.expect_output(JUTGE_OUTPUT)
    shared_page.page.goto("about:blank")
    shared_page.reset()
    assert initial(othello) == fresh


@pytest.mark.whole
def test_no_task_of_the_last_test_continues(othello: Othello, shared_page: SharedPage) -> None:
    """Neither the computer's move nor a judge's run, which is longer than any test waits."""
    othello.game.set_player("White", "computer-3")
    othello.board.press("d3")
    othello.judge.start_endless()
    assert othello.page.evaluate("pageReset.tasksUnderWay()") >= 1
    assert wait_until(shared_page.reset(), "() => pageReset.tasksUnderWay() === 0")
    othello.judge.expect_output("")
    othello.record.expect_moves([])


def test_a_key_press_is_answered_once(othello: Othello) -> None:
    """The page's listeners are not duplicated by resets."""
    othello.game.record_announcements()
    othello.keyboard.press("c")
    expect(othello.status).to_contain_text("Black 2, white 2.")
    assert len(othello.game.announcements()) == 1
