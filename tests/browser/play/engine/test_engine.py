"""Games against the engine, also when it fails."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from driving import Othello
from driving.core.waiting import hold_back
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving.server import SiteServer

pytestmark = pytest.mark.engine

ALONE = "computer looks one move ahead"
# Removes WebAssembly from workers, whose scripts the page copies.
WITHOUT_WEBASSEMBLY = """
const copy = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  const isRemoved = !window.hasWebAssembly && blob.type === "text/javascript";
  return copy(isRemoved ? new Blob(["delete self.WebAssembly;\\n", blob], blob) : blob);
};
"""
# For each failure a script of the page, the file that is not answered as usual, and what is said.
FAILURES = {
    "no connection": ("", "**/evaluation*.bin", "Check the connection"),
    "damaged kernel": ("", "**/engine*.wasm", "engine.wasm"),
    "no WebAssembly": (WITHOUT_WEBASSEMBLY, "", ""),
}
ANSWERS: dict[str, Callable[[Route], None]] = {
    "no connection": lambda route: route.abort(),
    "damaged kernel": lambda route: route.fulfill(
        body=b"\0asm" + bytes(99), content_type="application/wasm"
    ),
}


@pytest.mark.whole  # The model plays whole games with the real engine.
@pytest.mark.parametrize(
    ("level", "own_color", "n"), in_part([(4, "black", 4), (4, "white", 6), (0, "black", 8)], 1)
)
def test_a_whole_game_against_a_level(othello: Othello, level: int, own_color: str, n: int) -> None:
    game, other = othello.game, {"black": "White", "white": "Black"}[own_color]
    game.against(level, own_color, n)
    othello.engine.expect_ready()
    expect(othello.engine.said).to_be_hidden()
    while game.play_on(othello.board, own_color):
        pass
    expect(game.result).to_be_visible()
    expect(othello.status).to_contain_text("Game over")
    game.expect_player(other, f"computer-{level}")


@pytest.mark.whole  # The default run plays games with the loaded engine.
def test_the_computers_move_waits_for_the_engine(page: Page, site: SiteServer) -> None:
    release = hold_back(page, "**/evaluation*.bin")
    othello = Othello.opened(page, site.address)
    othello.game.against(7, "black")
    othello.board.press("d3")
    expect(othello.engine.said).to_contain_text("The engine is loading")
    othello.record.expect_plies(1)
    release()
    othello.record.expect_plies(2)


def test_a_long_think_can_be_stopped(othello: Othello) -> None:
    game, engine = othello.game, othello.engine
    engine.instrument_workers()
    game.against(10, "black")
    engine.expect_ready()
    engine.hold(True)
    othello.board.press("d3")
    engine.stop.click()
    othello.record.expect_plies(2)
    expect(engine.stop).to_be_hidden()


@pytest.mark.whole  # The default run loses an engine without a browser.
def test_a_lost_worker_is_restarted_once_and_then_reported(
    othello: Othello, faults: Faults
) -> None:
    faults.allow_complaints()
    game, engine, record = othello.game, othello.engine, othello.record
    engine.instrument_workers()
    game.against(1, "black")
    engine.expect_ready()
    engine.hold(True)
    othello.board.press("d3")
    expect(engine.stop).to_be_visible()
    engine.end(silently=True)
    engine.expect_workers(2)
    engine.expect_ready()
    record.expect_plies(1)
    engine.end()
    engine.expect_failed()
    expect(engine.said).to_contain_text(ALONE)
    record.expect_plies(2)
    engine.hold(False)
    engine.load_again.click()
    engine.expect_ready()
    expect(engine.said).to_be_hidden()
    for _ in range(2):
        assert game.play_on(othello.board, "black")


@pytest.mark.parametrize("failure", in_part(FAILURES, 1))
def test_a_failed_load_of_the_engine_is_reported(
    page: Page, site: SiteServer, faults: Faults, failure: str
) -> None:
    faults.allow_complaints()
    script, pattern, said = FAILURES[failure]
    page.add_init_script(script)
    if pattern:
        page.route(pattern, ANSWERS[failure])
    othello = Othello.opened(page, site.address)
    othello.game.against(7, "black")
    othello.engine.expect_failed()
    for sentence in ("The engine could not be loaded.", said, ALONE):
        expect(othello.engine.said).to_contain_text(sentence)
    othello.board.press("d3")
    othello.record.expect_plies(2)
    page.unroute_all()
    page.evaluate("window.hasWebAssembly = true")
    othello.engine.load_again.click()
    othello.engine.expect_ready()


@pytest.mark.whole  # The default run pauses the computer without a browser.
def test_a_game_between_two_levels_can_be_paused(othello: Othello) -> None:
    game = othello.game
    game.choose()
    game.option("Computer").check(force=True)
    game.size.select_option("4")
    game.level.select_option("2")
    game.watch.click()
    game.pause.click()
    expect(game.pause).to_be_hidden()
    game.let_it_play.click()
    expect(game.result).to_be_visible()
    for color in ("Black", "White"):
        game.expect_player(color, "computer-2")


@pytest.mark.whole  # The default run tests players after a reload, and a game in a link.
def test_the_choices_for_a_new_game_are_kept_and_shared(othello: Othello) -> None:
    game = othello.game
    game.choose()
    game.option("Computer").check(force=True)
    game.level.select_option("9")
    expect(game.level_line).to_contain_text("twelve moves ahead")
    game.against(8, "white", 6)
    othello.record.expect_plies(1)
    link = othello.sharing.copy_link()
    othello.reload()
    game.expect_player("Black", "computer-8")
    game.choose()
    expect(game.level).to_have_value("8")
    expect(game.option("White")).to_be_checked()
    othello.come_anew(link)
    game.expect_player("Black", "computer-8")
    game.expect_player("White", "person")
    othello.record.expect_plies(1)
