"""The board's themes in the browser: what is really drawn stands out, and axe finds nothing."""

import pytest
from playwright.sync_api import Page, expect

from harness.accessibility import findings, tab_to
from page.state.view import THEMES

# Returns, for each mark on the board, its kind, its colour and the colours of all it stands on.
DRAWN = """
() => {
  const paint = (element, property) => getComputedStyle(element)[property];
  const stops = (face) =>
    [...document.querySelectorAll(`#drawing #face-${face} stop`)].map((stop) =>
      paint(stop, "stopColor"));
  const behind = {
    empty: [paint(document.querySelector("#drawing .squares"), "fill")],
    black: stops("black"),
    white: stops("white"),
  };
  const around = ["preview", "listed", "chosen"];
  return [...document.querySelectorAll("#drawing .mark")].map((mark) => {
    const [, kind, on] = mark.getAttribute("class").split(" ");
    const stroke = paint(mark, "stroke");
    const ground = around.includes(kind) || kind.startsWith("ghost") ? "empty" : on.slice(3);
    return [kind, stroke === "none" ? paint(mark, "fill") : stroke, behind[ground]];
  });
}
"""

# Returns how the browser writes one of the reader's own colours.
SYSTEM_COLOR = """
(name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = name;
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
"""


def choose(page: Page, theme: str) -> None:
    page.locator("#board-settings").evaluate("panel => panel.showPopover()")
    page.locator(f"#themes [value={theme}]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.locator("#board-settings").evaluate("panel => panel.hidePopover()")


def luminance(color: str) -> float:
    """Returns the relative luminance of a colour written `rgb(r, g, b)`, as WCAG defines it."""
    assert color.startswith("rgb(")
    channels = [int(part) / 255 for part in color[4:-1].split(",")]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_every_mark_that_is_drawn_stands_out(othello: Page, theme: str) -> None:
    choose(othello, theme)
    seen = set()
    # The last moves of either colour, so that there are marks on black discs and on white ones.
    for move in ("d3", "c3", "c4"):
        othello.locator(f"[data-square={move}]").click()
        othello.keyboard.press("m")
        for kind, color, grounds in othello.evaluate(DRAWN):
            assert all(contrast(color, ground) >= 3 for ground in grounds), (kind, color, grounds)
            seen.add(kind)
    assert seen >= {"legal", "turned", "placed", "preview", "ghost-black", "ghost-white"}


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(othello: Page, theme: str) -> None:
    choose(othello, theme)
    othello.locator("[data-square=d3]").click()
    assert findings(othello) == []


def test_axe_finds_nothing_while_a_theme_is_chosen(othello: Page) -> None:
    othello.get_by_role("button", name="Settings", exact=True).click()
    assert findings(othello) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_readers_own_colors_replace_those_of_any_theme(othello: Page, theme: str) -> None:
    choose(othello, theme)
    othello.emulate_media(forced_colors="active")
    own = {"squares": "Canvas", "frame": "Canvas", "coordinate": "CanvasText"}
    for drawn, color in own.items():
        expected = othello.evaluate(SYSTEM_COLOR, color)
        expect(othello.locator(f"#drawing .{drawn}").first).to_have_css("fill", expected)


def test_a_theme_is_chosen_by_keyboard(othello: Page) -> None:
    othello.get_by_role("button", name="Settings", exact=True).focus()
    othello.keyboard.press("Enter")
    tab_to(othello, othello.get_by_role("radio", name="Green"))
    othello.keyboard.press("ArrowRight")
    expect(othello.get_by_role("radio", name="Wood")).to_be_checked()
    expect(othello.locator("html")).to_have_attribute("data-theme", "wood")
    othello.keyboard.press("Escape")
    expect(othello.get_by_role("group", name="Settings")).to_be_hidden()


def test_what_is_set_stays_set(othello: Page) -> None:
    choose(othello, "blue")
    othello.locator("#turn-board").evaluate("button => button.click()")
    othello.get_by_role("button", name="Keys").click()
    othello.get_by_role("checkbox").uncheck()
    othello.reload()
    expect(othello.locator("html")).to_have_attribute("data-theme", "blue")
    expect(othello.locator("html")).to_have_attribute("data-page", "ready")
    expect(othello.get_by_role("gridcell").first).to_have_attribute("data-square", "a8")
    othello.get_by_role("button", name="Keys").click()
    expect(othello.get_by_role("checkbox")).not_to_be_checked()
