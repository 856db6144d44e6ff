"""The layout on phones and desktops: no sideways scrolling, board in view, touch targets."""

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from driving import Othello
from driving.core.window import (
    DESK,
    FINGER,
    PHONE,
    PHONE_ON_ITS_SIDE,
    SMALL_ON_ITS_SIDE,
    SMALLEST,
    TINY,
    ZOOMED,
    box_of,
    boxes_in,
    boxes_of,
    of_sizes,
)
from driving.page.shell.navigation import open_tab
from driving.playthrough import playthrough
from driving.workbench.judge.judge import ENDLESS
from harness.extent import in_part
from othello import Game
from reference.samples import UVA220_INPUT, UVA220_OUTPUT
from saved.game_text import to_fragment

LARGE: ViewportSize = {"width": 1920, "height": 1080}
WRONG = UVA220_OUTPUT.replace("WWWWW---", "WWWBW---")
TABS = ("Input", "Output", "Compare", "Make", "Test")


def lay_out(othello: Othello, n: int) -> None:
    """Starts a game on an n x n board, scrolled to the top."""
    othello.game.new(n)
    othello.board.expect_size(n)
    othello.window.scroll_to_top()


def expect_large_enough(part: Locator) -> None:
    box = box_of(part)
    assert min(box["width"], box["height"]) >= FINGER, part


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overlap(box: FloatRect, other: FloatRect) -> bool:
    beside = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
    below = box["y"] + box["height"] <= other["y"] or other["y"] + other["height"] <= box["y"]
    return not (beside or below)


def _play_out(othello: Othello) -> None:
    """Plays a position of two discs to its end."""
    othello.board.press("a1", "b1", "b1")
    othello.position_editor.play_from_here.click()
    othello.board.press("c1")


@of_sizes(SMALLEST, PHONE, PHONE_ON_ITS_SIDE, ZOOMED, DESK, LARGE)
def test_nothing_is_wider_than_the_window(othello: Othello, size: ViewportSize) -> None:
    """Boards, settings, long lines and long messages fit the width or scroll in a box.

    The board fits the window at any size.
    """
    window, judge = othello.window, othello.judge
    window.resize(size)
    for n in (26, 8):
        lay_out(othello, n)
        window.expect_nothing_sideways()
        window.expect_whole(othello.board.grid)
    othello.settings.open()
    window.expect_nothing_sideways()
    window.expect_whole(othello.settings.panel)
    othello.settings.close()
    judge.run(UVA220_INPUT)
    window.expect_nothing_sideways()
    judge.run("100\nN 49 50\n" + "x" * 1000)
    expect(judge.messages).to_contain_text("“xxx")
    window.expect_nothing_sideways()


@of_sizes(*TINY)
def test_everything_can_be_used_in_tiny_windows(othello: Othello, size: ViewportSize) -> None:
    """By scrolling: the board is large enough to play on, and each pane to read in."""
    window, judge, frame = othello.window, othello.judge, othello.board.frame
    window.resize(size)
    assert window.out_of_reach() == []
    assert 8 * 24 <= box_of(frame)["height"] <= size["height"]
    judge.run_sample("uva220")
    othello.comparison.paste(WRONG)
    othello.comparison.expect_verdict("First difference")
    assert 8 * 24 <= box_of(frame)["height"] <= size["height"]
    for tab in TABS:
        open_tab(othello.page, tab)
        assert window.out_of_reach() == [], tab
    for tab, text in (("Input", judge.input), ("Compare", othello.comparison.actual)):
        open_tab(othello.page, tab)
        expect(text).to_be_visible()
        assert box_of(text)["height"] >= 100
    window.expect_nothing_sideways()


@of_sizes(LARGE, DESK)
def test_play_uses_the_whole_width_of_a_window(othello: Othello, size: ViewportSize) -> None:
    othello.window.resize(size)
    parts = [box_of(part) for part in (othello.board.frame, othello.game.score)]
    used = parts[1]["x"] + parts[1]["width"] - parts[0]["x"]
    assert used >= 0.95 * size["width"]


def test_rows_of_moves_with_long_marks_are_not_cut(othello: Othello) -> None:
    game = Game()
    while game.turn:
        game.annotate(game.play(game.legal_moves()[0]), "??", "")
    othello.sharing.follow(f"play/{to_fragment(game)}")
    othello.record.expect_plies(len(game.plies))
    for width in (390, 1101, 1200, 1280, 1600):
        othello.window.resize({"width": width, "height": 800})
        othello.record.expect_whole_rows()


@pytest.mark.whole  # How the boxes of texts scroll rarely changes.
def test_the_ends_of_long_lines_can_be_scrolled_to(othello: Othello) -> None:
    characters, lines = 500, 11_000
    othello.comparison.open()
    othello.comparison.drop_file("yours.txt", ("x" * characters + "\n") * lines)
    othello.comparison.expect_text()
    width = othello.comparison.long_actual.evaluate("text => text.scrollWidth")
    assert width > 5 * characters


def test_a_line_of_counts_is_whole_beside_a_program(othello: Othello) -> None:
    """In a usual window also beside a scroll bar, which the tests' browser does not show."""
    othello.judge.run(f"{ENDLESS}M35\nQ\n", "uva220")
    open_tab(othello.page, "Test")
    for width, scroll_bar in ((1200, 0), (1280, 15)):
        othello.window.resize({"width": width, "height": 800})
        othello.judge.expect_whole_lines(scroll_bar)


@of_sizes(PHONE, DESK)
def test_the_sheet_of_keys_opens_at_its_beginning(othello: Othello, size: ViewportSize) -> None:
    othello.window.resize(size)
    othello.keyboard.press("?")
    expect(othello.shortcuts.first_key).to_be_in_viewport()


@of_sizes(PHONE, DESK, PHONE_ON_ITS_SIDE)
def test_neither_a_box_nor_a_notice_hides_the_verdict(othello: Othello, size: ViewportSize) -> None:
    """Its whole text can be scrolled to in the page."""
    comparison = othello.comparison
    othello.window.resize(size)
    othello.judge.run_sample("uva220")
    comparison.paste(WRONG)
    comparison.expect_verdict("First difference")
    expect(comparison.guess).not_to_be_empty()
    foot, *texts = boxes_of(comparison.foot, comparison.verdict, comparison.guess)
    for text in texts:
        assert foot["y"] <= text["y"]
        assert text["y"] + text["height"] <= foot["y"] + foot["height"]
    othello.sharing.copy_link()
    notice = box_of(othello.sharing.toast)
    for part in (comparison.verdict, comparison.next, othello.status):
        assert not overlap(notice, box_of(part))


@of_sizes(ZOOMED, PHONE_ON_ITS_SIDE, SMALLEST)
def test_all_tabs_of_play_are_in_view(othello: Othello, size: ViewportSize) -> None:
    othello.window.resize(size)
    bar = box_of(othello.sheet.bar)
    for name in ("Game", "Openings", "Practice", "Games"):
        tab = box_of(othello.sheet.tab(name))
        assert bar["x"] <= tab["x"] and tab["x"] + tab["width"] <= bar["x"] + bar["width"] + 0.5


@of_sizes(DESK, PHONE, PHONE_ON_ITS_SIDE)
@pytest.mark.parametrize("n", in_part([4, 8, 26], 1))
def test_the_whole_board_and_its_controls_are_in_view(
    othello: Othello, n: int, size: ViewportSize
) -> None:
    """The squares of all but large boards are large enough to touch."""
    othello.window.resize(size)
    lay_out(othello, n)
    controls = othello.game.visible_controls()
    assert len(controls) >= 7
    othello.window.expect_whole(othello.board.grid, *controls)
    if n <= 8:
        expect_large_enough(othello.board.square("b2"))


@of_sizes(SMALLEST, PHONE, DESK, LARGE)
def test_discs_and_coordinates_are_drawn_where_their_squares_are(
    othello: Othello, size: ViewportSize
) -> None:
    """Each disc is centred in the cell that is clicked and focused."""
    othello.window.resize(size)
    squares, labels = othello.board.boxes(), boxes_in(othello.drawing.coordinates)
    for column, box in zip(squares[:8], labels[:8], strict=True):
        assert middle(box)[0] == pytest.approx(middle(column)[0], abs=2)
    for row, box in zip(squares[::8], labels[8:], strict=True):
        assert middle(box)[1] == pytest.approx(middle(row)[1], abs=2)
    for n in in_part((8, 26), 1):
        lay_out(othello, n)
        for move in playthrough(n, 1, 4):
            othello.board.press(move.square)
            othello.board.expect(move.after)
        offsets = othello.drawing.offsets()
        assert len(offsets) == 8
        assert max(offsets) < 0.05


@of_sizes(SMALLEST, PHONE, PHONE_ON_ITS_SIDE, SMALL_ON_ITS_SIDE)
def test_every_control_is_large_enough_to_touch(phone: Othello, size: ViewportSize) -> None:
    """In a game, in the position editor, in every tab of Judge, and in the menus."""
    phone.window.resize(size)
    phone.window.expect_nothing_sideways()
    assert phone.window.small_controls() == []
    phone.board.press("d3", "c3")
    phone.record.show_graph()
    assert phone.window.small_controls() == []
    phone.settings.open()
    assert phone.window.small_controls() == []
    phone.settings.close()
    phone.position_editor.begin()
    assert phone.window.small_controls() == []
    for brush in phone.position_editor.brushes.all():
        expect_large_enough(brush)
    phone.judge.run(UVA220_INPUT)
    for tab in TABS:
        open_tab(phone.page, tab)
        assert phone.window.small_controls() == [], tab


def test_a_double_tap_does_not_zoom(othello: Othello) -> None:
    for part in (othello.settings.root, othello.board.grid, othello.game.undo):
        expect(part).to_have_css("touch-action", "manipulation")


def test_the_lines_of_a_piece_are_in_view(othello: Othello) -> None:
    othello.judge.run_sample("boardsilly")
    othello.board.press("g3")
    expect(othello.stepper.details).to_have_count(8)
    for line in othello.stepper.details.all():
        expect(line).to_be_in_viewport(ratio=1)


@of_sizes(PHONE, DESK)
def test_board_and_panel_are_in_view_together(othello: Othello, size: ViewportSize) -> None:
    """In the position editor, with the result, and while a board of Board Silly is edited."""
    othello.window.resize(size)
    othello.position_editor.begin_empty()
    for part in (othello.board.frame, othello.position_editor.play_from_here):
        expect(part).to_be_in_viewport(ratio=0.99)
    _play_out(othello)
    for part in (othello.board.frame, othello.game.result):
        expect(part).to_be_in_viewport(ratio=0.99)
    board, panel = box_of(othello.board.frame), box_of(othello.game.result)
    below = panel["y"] >= board["y"] + board["height"]
    beside = panel["x"] >= board["x"] + board["width"]
    assert below or beside
    othello.judge.run_sample("boardsilly")
    for part in (othello.board.frame, othello.stepper.brushes):
        expect(part).to_be_in_viewport(ratio=0.99)
