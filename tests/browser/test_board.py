"""The board as it is seen: discs that turn, marks, names, coordinates, pictures and its place."""

import base64
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from harness.accessibility import findings
from harness.site import opened
from serving.server import SiteServer

SVG = "{http://www.w3.org/2000/svg}"


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-square={name}]")


def play(page: Page, moves: str) -> None:
    for move in moves.split():
        square(page, move).click()


def new_game(page: Page, n: int) -> None:
    page.get_by_label("Size").select_option(str(n))
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("gridcell")).to_have_count(n * n)


def settings(page: Page) -> Locator:
    """Returns the settings, opened."""
    panel = page.get_by_role("group", name="Settings")
    if not panel.is_visible():
        page.get_by_role("button", name="Settings", exact=True).click()
    return panel


def step_to_the_end_of(page: Page, sample: str) -> None:
    page.get_by_role("button", name=sample).click()
    page.get_by_role("button", name="Last step").click()


# Notes every disc that begins to turn, and when it is going to have turned.
WATCH_DISCS = """
window.turns = [];
window.ended = 0;
const drawing = document.getElementById("drawing");
drawing.addEventListener("animationstart", ({ target }) => {
  const [animation] = target.getAnimations();
  turns.push([target.getAttribute("class"), animation.effect.getComputedTiming().endTime]);
});
drawing.addEventListener("animationend", () => { ended += 1; });
"""
# Two frames on, whatever was going to begin has begun.
NEXT_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture
def watched(othello: Page) -> Page:
    othello.evaluate(WATCH_DISCS)
    return othello


def turns(page: Page) -> list[tuple[str, float]]:
    page.evaluate(NEXT_FRAMES)
    found: list[tuple[str, float]] = page.evaluate("turns")
    return found


def finished_turns(page: Page, number: int) -> list[tuple[str, float]]:
    """Returns the turns of the discs once so many have ended."""
    page.wait_for_function("number => ended === number", arg=number)
    return turns(page)


def test_the_discs_that_a_move_turns_are_seen_turning_within_400_milliseconds(
    watched: Page,
) -> None:
    expected = 0
    for move, number in (("d3", 1), ("c3", 1), ("c4", 1), ("e3", 2), ("c2", 1), ("b3", 1)):
        play(watched, move)
        expected += number
        seen = finished_turns(watched, expected)
        assert all(end <= 400 for _, end in seen)


def test_nothing_turns_again_afterwards(watched: Page) -> None:
    for number, move in enumerate(("d3", "c3", "c4"), start=1):
        play(watched, move)
        before = len(finished_turns(watched, number))
    settings(watched).get_by_label("Wood").check()
    settings(watched).get_by_role("button", name="Turn").click()
    settings(watched).get_by_role("button", name="Mirror").click()
    watched.keyboard.press("Escape")
    for button in ("Score", "Undo", "Undo", "Redo", "Redo"):
        watched.get_by_role("button", name=button, exact=True).click()
    step_to_the_end_of(watched, "Sample of UVa 220")
    watched.get_by_role("button", name="Back to the game").click()
    watched.locator("#drawing").evaluate("drawing => { drawing.style.display = 'none' }")
    watched.evaluate(NEXT_FRAMES)
    watched.locator("#drawing").evaluate("drawing => { drawing.style.display = '' }")
    assert len(turns(watched)) == before


def test_a_move_need_not_wait_for_the_discs_of_the_last(watched: Page) -> None:
    watched.evaluate(
        """for (const name of ["d3", "c3", "c4"]) {
             document.querySelector(`[data-square=${name}]`).click();
           }"""
    )
    expect(watched.get_by_role("status")).to_contain_text("Black c4")


def test_nothing_turns_for_a_reader_who_wants_no_motion(watched: Page) -> None:
    watched.emulate_media(reduced_motion="reduce")
    play(watched, "d3 c3")
    assert turns(watched) == []


def marks(page: Page, layer: str) -> list[str]:
    """Returns the kinds of the marks in a layer of the drawing."""
    shapes = page.locator(f"#drawing .{layer} .mark").all()
    return sorted((shape.get_attribute("class") or "").split()[1] for shape in shapes)


def test_the_last_move_and_the_legal_ones_are_marked(othello: Page) -> None:
    assert marks(othello, "marks") == ["legal"] * 4
    play(othello, "d3")
    assert marks(othello, "marks") == ["legal"] * 3 + ["placed", "turned"]
    othello.get_by_role("button", name="Undo").click()
    assert marks(othello, "marks") == ["legal"] * 4


def test_pointing_at_a_legal_square_shows_what_a_move_would_do(othello: Page) -> None:
    square(othello, "d3").hover()
    assert marks(othello, "preview") == ["ghost-black", "preview"]
    square(othello, "a1").hover()
    assert marks(othello, "preview") == []
    square(othello, "d4").hover()
    assert marks(othello, "preview") == []
    square(othello, "e6").focus()
    assert marks(othello, "preview") == ["ghost-black", "preview"]
    square(othello, "e6").blur()
    assert marks(othello, "preview") == []


def test_pointing_at_a_square_tells_all_its_names(othello: Page) -> None:
    names = othello.locator("#square-names")
    expect(names).to_be_empty()
    square(othello, "d3").hover()
    expect(names).to_have_text("d3 · (3,4) · M34 · N 3 4")
    play(othello, "d3")
    square(othello, "c5").focus()
    expect(names).to_have_text("c5 · (5,3) · M53 · B 5 3")
    othello.get_by_role("heading", name="Othello", exact=True).hover()
    new_game(othello, 10)
    square(othello, "j10").hover()
    expect(names).to_have_text("j10 · (10,10) · N 10 10")


def coordinates(page: Page) -> str:
    return " ".join(page.locator("#drawing .coordinate").all_text_contents())


def test_board_silly_has_its_own_coordinates_and_both_names(othello: Page) -> None:
    assert coordinates(othello) == "a b c d e f g h 1 2 3 4 5 6 7 8"
    step_to_the_end_of(othello, "Sample of Board Silly")
    assert coordinates(othello) == "1 2 3 4 5 6 7 8 A B C D E F G H"
    expect(square(othello, "c1")).to_have_accessible_name("c1, A3, O")
    expect(square(othello, "d3")).to_have_accessible_name("d3, C4, empty")
    square(othello, "d3").hover()
    expect(othello.locator("#square-names")).to_have_text("d3 · C4")
    othello.get_by_role("button", name="Back to the game").click()
    assert coordinates(othello) == "a b c d e f g h 1 2 3 4 5 6 7 8"
    expect(square(othello, "d3")).to_have_accessible_name("d3, empty, black may play, turns 1")


def test_a_turned_board_is_the_same_board(othello: Page) -> None:
    play(othello, "d3")
    settings(othello).get_by_role("button", name="Turn").click()
    expect(othello.get_by_role("status")).to_have_text("a1 is now at the top right.")
    assert coordinates(othello) == "8 7 6 5 4 3 2 1 a b c d e f g h"
    settings(othello).get_by_role("button", name="Mirror").click()
    expect(othello.get_by_role("status")).to_have_text("a1 is now at the top left.")
    assert coordinates(othello) == "1 2 3 4 5 6 7 8 a b c d e f g h"
    othello.keyboard.press("Escape")
    expect(square(othello, "d3")).to_have_accessible_name("d3, black")
    play(othello, "c5")
    expect(othello.get_by_role("status")).to_contain_text("White c5")
    cells = othello.get_by_role("gridcell")
    expect(cells.nth(1)).to_have_attribute("data-square", "a2")


def saved(page: Page, button: str) -> bytes:
    """Returns the file that a button of the settings saves."""
    with page.expect_download() as download:
        settings(page).get_by_role("button", name=button).click()
    assert download.value.suggested_filename == f"othello-board.{button[-3:].lower()}"
    return Path(download.value.path()).read_bytes()


def test_the_board_is_saved_as_a_drawing_that_needs_nothing_else(othello: Page) -> None:
    play(othello, "d3 c5")
    settings(othello).get_by_label("Wood").check()
    text = saved(othello, "Save SVG").decode()
    drawing = ElementTree.fromstring(text)
    classes = [circle.attrib["class"] for circle in drawing.iter(f"{SVG}circle")]
    assert (classes.count("piece black"), classes.count("piece white")) == (3, 3)
    [style] = [style.text or "" for style in drawing.iter(f"{SVG}style")]
    felt = othello.evaluate("getComputedStyle(document.body).getPropertyValue('--felt')")
    assert f"fill: {felt}" in style
    assert "var(" not in text
    assert text.count("http") == 1
    assert "url(#" in text
    assert text.count("url(") == text.count("url(#")


# Decodes a picture, given in base64, and returns the colours at some points of it.
COLORS = """
async ({ picture, points }) => {
  const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return points.map(([x, y]) => [
    ...context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data,
  ]);
}
"""


def point(column: float, row: float) -> tuple[float, float]:
    """Returns where a place on a board of 8 rows is in a picture of it, as parts of its width."""
    return (0.052 + column / 8) / 1.064, (0.052 + row / 8) / 1.064


def test_the_board_is_saved_as_pixels(othello: Page) -> None:
    settings(othello).get_by_label("Contrast").check()
    picture = saved(othello, "Save PNG")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 1200)
    points = [point(0.5, 0.5), point(4.5, 3.5), point(3.5, 3.5), point(4, 4), point(3.5, 3.11)]
    encoded = base64.b64encode(picture).decode()
    colors = othello.evaluate(COLORS, {"picture": encoded, "points": points})
    white, black = [255, 255, 255, 255], [0, 0, 0, 255]
    assert colors == [white, black, white, black, black]


PLACES = {"desktop": (1280, 800), "phone": (390, 844), "phone on its side": (844, 390)}


@pytest.mark.parametrize("n", [4, 8, 26])
def test_the_whole_board_and_its_controls_are_in_view(othello: Page, n: int) -> None:
    new_game(othello, n)
    for width, height in PLACES.values():
        othello.set_viewport_size({"width": width, "height": height})
        expect_all_in_view(othello, width, height)


def expect_all_in_view(othello: Page, width: int, height: int) -> None:
    assert othello.evaluate("scrollY") == 0
    controls = othello.get_by_role("region", name="Game", exact=True).get_by_role("button").all()
    visible = [control for control in controls if control.is_visible()]
    assert len(visible) >= 10
    for part in (othello.get_by_role("grid"), *visible):
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("n", [4, 6, 8])
def test_squares_are_large_enough_to_touch(othello: Page, n: int) -> None:
    new_game(othello, n)
    for width, height in PLACES.values():
        othello.set_viewport_size({"width": width, "height": height})
        box = square(othello, "b2").bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_buttons_are_large_enough_to_touch(
    browser: Browser, browser_name: str, site: SiteServer
) -> None:
    if browser_name == "firefox":
        pytest.skip("Playwright makes no telephone of Firefox")
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = opened(context.new_page(), site.address)
    for button in page.get_by_role("region", name="Game", exact=True).get_by_role("button").all():
        if button.is_visible():
            box = button.bounding_box()
            assert box
            assert box["height"] >= 44
    context.close()


def test_a_double_tap_does_not_zoom(othello: Page) -> None:
    for part in ("html", "#board", "#undo"):
        action = othello.locator(part).evaluate("part => getComputedStyle(part).touchAction")
        assert action == "manipulation"


# The second is a window of 1280 x 800 at 200%.
@pytest.mark.parametrize("size", [(320, 640), (640, 400)])
def test_nothing_has_to_be_scrolled_sideways(othello: Page, size: tuple[int, int]) -> None:
    othello.set_viewport_size({"width": size[0], "height": size[1]})
    play(othello, "d3 c3")
    settings(othello)
    assert othello.evaluate("document.documentElement.scrollWidth") <= size[0]
    panel = settings(othello).bounding_box()
    assert panel
    assert panel["x"] >= 0
    assert panel["x"] + panel["width"] <= size[0]


def judge_error(page: Page) -> None:
    page.get_by_label("Judge input").fill("1\n--------\n")
    page.get_by_role("button", name="Run").click()
    expect(page.locator("#judge-messages .error")).to_be_visible()


def a_piece_of_board_silly(page: Page) -> None:
    # Along its column to C3, along its two diagonals to B2 and C5; along its row is an X.
    step_to_the_end_of(page, "Sample of Board Silly")
    square(page, "c1").click()
    expect(page.get_by_role("status")).to_have_text("The O on A3 has 3 moves.")


STATES = {
    "start": lambda page: None,
    "mid-game": lambda page: play(page, "d3 c3 c4 e3"),
    "26 x 26": lambda page: new_game(page, 26),
    "judge error": judge_error,
    "stepping": lambda page: step_to_the_end_of(page, "Sample of UVa 220"),
    "Board Silly": a_piece_of_board_silly,
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(othello: Page, state: str) -> None:
    STATES[state](othello)
    assert findings(othello) == []
