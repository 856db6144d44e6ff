"""The page on phones and desks, light and dark: nothing sideways, and the board in view."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect

from browser.playthrough import playthrough, start_of
from browser.table import Table
from browser.workbench import Workbench
from harness.site import opened
from reference.samples import INPUTS, OUTPUTS
from serving.server import SiteServer

VIEWPORTS = ((320, 640), (390, 844), (1280, 800), (1920, 1080))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

BOXES = """(parts) => parts.map((part) => {
  const {x, y, width, height} = part.getBoundingClientRect();
  return [x, y, width, height];
})"""

# The distances, in squares, from the middle of each cell of the board to that of the disc under it.
OFFSETS = """(board) => {
  const middle = ({x, y, width, height}) => [x + width / 2, y + height / 2];
  const offsets = [];
  for (const cell of board.querySelectorAll("[data-square]")) {
    if (cell.ariaLabel.includes("empty")) continue;
    const box = cell.getBoundingClientRect();
    const [x, y] = middle(box);
    const [disc] = document.elementsFromPoint(x, y).filter((part) => part.localName === "circle");
    const [discX, discY] = middle(disc.getBoundingClientRect());
    offsets.push(Math.hypot(discX - x, discY - y) / box.width);
  }
  return offsets;
}"""


@pytest.fixture(params=VIEWPORTS, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(page: Page, site: SiteServer, request: pytest.FixtureRequest) -> Page:
    """The page in a window of one of the sizes."""
    width, height = request.param
    page.set_viewport_size({"width": width, "height": height})
    return opened(page, site.address)


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box
    return box


def expect_nothing_sideways(page: Page) -> None:
    """Nothing is wider than the window: the page cannot be scrolled to the side."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def expect_board_in_view(page: Page) -> None:
    """The whole board is in the window without scrolling."""
    box, window = box_of(page.get_by_role("grid", name="Board")), page.viewport_size
    assert window
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]


def test_the_start_fits(sized: Page) -> None:
    for scheme in SCHEMES:
        sized.emulate_media(color_scheme=scheme)
        expect_nothing_sideways(sized)
        expect_board_in_view(sized)


def test_boards_of_every_size_fit(sized: Page) -> None:
    """Cells are square, all alike, and lie in rows that fill the board."""
    table = Table(sized)
    for n in (4, 8, 14, 26):
        table.new_game(n)
        table.expect(start_of(n))
        sized.evaluate("scrollTo(0, 0)")
        expect_nothing_sideways(sized)
        expect_board_in_view(sized)
        board = box_of(table.board)
        side = board["width"] / n
        assert board["height"] == pytest.approx(board["width"], abs=1)
        boxes = table.board.get_by_role("gridcell").evaluate_all(BOXES)
        for place, (x, y, width, height) in enumerate(boxes):
            row, column = divmod(place, n)
            assert (width, height) == pytest.approx((side, side), abs=1)
            corner = board["x"] + column * side, board["y"] + row * side
            assert (x, y) == pytest.approx(corner, abs=1)


def test_discs_are_drawn_where_their_squares_are(sized: Page) -> None:
    """The middle of each disc is the middle of the cell that is clicked and focused."""
    table = Table(sized)
    for n in (8, 26):
        table.new_game(n)
        table.expect(start_of(n))
        for move in playthrough(n, 1)[:4]:
            table.click(move.square)
            table.expect(move.after)
        offsets = table.board.evaluate(OFFSETS)
        assert len(offsets) == 8
        assert max(offsets) < 0.05


def test_long_lines_and_long_messages_fit(sized: Page) -> None:
    """Input, output and messages scroll or wrap within their own boxes."""
    workbench = Workbench(sized)
    workbench.run(INPUTS["uva220"])
    workbench.expect_output(OUTPUTS["uva220"])
    expect_nothing_sideways(sized)
    workbench.run("100\nN 49 50\n" + "x" * 1000)
    expect(workbench.messages).to_contain_text("“xxx")
    expect_nothing_sideways(sized)


def test_a_tap_plays(new_context: Callable[..., BrowserContext], site: SiteServer) -> None:
    context = new_context(has_touch=True, viewport={"width": 390, "height": 844})
    table = Table(opened(context.new_page(), site.address))
    for move in playthrough(8, 2)[:6]:
        table.cell(move.square).tap()
        table.expect(move.after)


def test_beside_a_step_the_board_stays_in_view_on_a_telephone(page: Page, site: SiteServer) -> None:
    """The workbench is far below the board there; what a step did is seen all the same."""
    page.set_viewport_size({"width": 390, "height": 844})
    workbench = Workbench(opened(page, site.address))
    workbench.run(INPUTS["uva220"])
    workbench.expect_output(OUTPUTS["uva220"])
    following = page.get_by_role("button", name="Next step")
    for _ in range(4):
        following.click()
    expect(page.get_by_label("e4, white")).to_have_count(1)
    expect_board_in_view(page)
    expect_nothing_sideways(page)
    expect(page.get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(following).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("grid", name="Board")).not_to_be_in_viewport()
