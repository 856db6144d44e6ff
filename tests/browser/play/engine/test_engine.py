"""Games against the engine, also when it fails."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from driving import Othello
from harness.extent import in_part
from harness.faults import Faults

pytestmark = pytest.mark.engine

ALONE = "computer looks one move ahead"
# Removes WebAssembly from workers, whose scripts the page copies.
WITHOUT_WEBASSEMBLY = """
const copy = URL.createObjectURL;
window.lacksWebAssembly = true;
URL.createObjectURL = (blob) => {
  const isRemoved = window.lacksWebAssembly && blob.type === "text/javascript";
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


def test_a_long_think_can_be_stopped_and_a_waiting_computer_offers_how_to_continue(
    othello: Othello,
) -> None:
    game, engine, record = othello.game, othello.engine, othello.record
    engine.instrument_workers()
    game.against(10, "black")
    engine.expect_ready()
    engine.hold(True)
    othello.board.press("d3")
    engine.stop.click()
    record.expect_plies(2)
    expect(engine.stop).to_be_hidden()
    engine.hold(False)
    record.go_to(1)
    expect(game.waiting).to_contain_text("The computer plays White.")
    game.play_it_myself.click()
    game.expect_player("White", "person")
    expect(game.let_it_play).to_be_hidden()
    game.set_player("White", "computer-3")
    record.go_to(1)
    game.let_it_play.click()
    game.expect_turn("black")


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
    othello: Othello, faults: Faults, failure: str
) -> None:
    faults.allow_complaints()
    script, pattern, said = FAILURES[failure]
    page = othello.page
    page.evaluate(f"() => {{ {script} }}")
    if pattern:
        page.route(pattern, ANSWERS[failure])
    othello.game.against(7, "black")
    othello.engine.expect_failed()
    for sentence in ("The engine could not be loaded.", said, ALONE):
        expect(othello.engine.said).to_contain_text(sentence)
    othello.board.press("d3")
    othello.record.expect_plies(2)
    page.unroute_all()
    page.evaluate("window.lacksWebAssembly = false")
    othello.engine.load_again.click()
    othello.engine.expect_ready()
