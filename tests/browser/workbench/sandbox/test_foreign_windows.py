"""No window but the page's own reaches its sandbox, even if it has opened or embedded the page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from driving import Othello
from driving.core.shared_page import BLANK
from driving.core.starting import expect_all_ready, expect_playable
from driving.core.waiting import wait_until
from harness.faults import Faults
from hosting.serving import ROOT
from hosting.serving.server import HOST, SiteServer

# Sends messages to a window and to the windows in it, again and again, and records the answers.
ATTACK = """victim => {
  window.heard = [];
  const send = (target, message) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push(data);
    target.postMessage(message, "*", [port2]);
  };
  const attack = () => {
    const inside = Array.from({ length: victim.length }, (_, at) => victim[at]);
    for (const target of [victim, ...inside]) {
      send(target, { files: {}, image: null });
      send(target, { program: "print()", input: "", most: 10, milliseconds: 0 });
      send(target, null);
    }
    setTimeout(attack, 20);
  };
  attack();
}"""
EMBED = """address => new Promise((done) => {
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: address, width: 1280, height: 800, onload: done });
  document.body.append(frame);
})"""
# Opens channels to the first and the second frame of the page, sends files through them, and
# records who is answered. The second frame is asked by the third, its sibling, then by the page.
ASK = """() => {
  window.answered = [];
  const ask = (name, sender, target) => {
    const channel = new MessageChannel(), answer = new MessageChannel();
    sender.eval("(target, port) => target.postMessage(null, '*', [port])")(target, channel.port2);
    answer.port1.onmessage = () => answered.push(name);
    channel.port1.postMessage({ files: {}, image: null }, [answer.port2]);
  };
  ask("embedder", window, window[0]);
  ask("sibling", window[2], window[1]);
  ask("page", window, window[1]);
}"""
FRAME = """html => new Promise((done) => {
  const frame = document.createElement("iframe");
  Object.assign(frame, { sandbox: "allow-scripts", srcdoc: html, onload: done });
  document.body.append(frame);
})"""


@pytest.fixture
def foreign(page: Page, site: SiteServer, faults: Faults) -> Page:
    """An empty page of another site."""
    address = site.address.replace(HOST, "localhost") + BLANK
    faults.allow_complaints()
    faults.allow(f"request to elsewhere: {address}")
    page.goto(address)
    return page


def embedded(page: Page, address: str) -> Any:
    """Embeds an address in a page; returns the frame, which has the methods of a page."""
    page.evaluate(EMBED, address)
    return page.frames[-1]


def expect_protected(victim: Any, attacker: Any) -> None:
    """Tests a program under attack, and checks that only the page itself gets its outcome."""
    expect_playable(victim)
    expect_all_ready(victim)
    tested_program = Othello(victim).tested_program
    tested_program.try_program("1 / 0", "jutge")
    tested_program.expect_said("ZeroDivisionError")
    assert attacker.evaluate("heard") == []


@pytest.mark.whole  # The default run tests that the sandbox answers only the page itself.
def test_neither_opener_nor_embedder_nor_sibling_reaches_the_sandbox(
    foreign: Page, site: SiteServer
) -> None:
    with foreign.expect_popup() as opened:
        foreign.evaluate(f"address => ({ATTACK})(open(address))", site.address)
    expect_protected(opened.value, foreign)
    victim = embedded(foreign, site.address)
    foreign.evaluate(f"({ATTACK})(window[0])")
    expect_protected(victim, foreign)
    sibling = embedded(foreign, foreign.url)
    sibling.evaluate(f"({ATTACK})(parent[0])")
    expect_protected(victim, sibling)


def test_the_sandbox_answers_only_the_page_that_created_it(
    foreign: Page, checkout: SiteServer
) -> None:
    embedded(foreign, f"{checkout.address}static/sandbox.html")
    foreign.evaluate(FRAME, (ROOT / "static" / "sandbox.html").read_text(encoding="utf-8"))
    embedded(foreign, foreign.url)
    foreign.evaluate(ASK)
    assert wait_until(foreign, "() => answered.includes('page')")
    assert foreign.evaluate("answered") == ["page"]
