"""The rule of the browser tests itself: whatever goes wrong in a page is noticed."""

import re

import pytest
from playwright.sync_api import Browser

from driving.core.shared_page import BLANK
from harness.faults import Faults
from serving.server import SiteServer

OPEN_SOCKET = """new Promise((done) => {
  new WebSocket(location.origin.replace("http", "ws")).onclose = done;
})"""
# What is noticed of each script.
MISHAPS = {
    "console.error('no')": "console error: no",
    "setTimeout(() => { throw new Error('no'); })": "page error: .*no",
    "fetch('http://elsewhere.example/')": "request to elsewhere: http://elsewhere.example/",
    "fetch('/nosuch')": "answer 404: http://127.0.0.1:.*/nosuch",
    "fetch('.', { method: 'POST', body: 'input' })": "request that sends: POST http://127.0.0.1:",
    "navigator.sendBeacon('.', 'input')": "request that sends: POST http://127.0.0.1:",
    "fetch('?input')": "request that tells: http://127.0.0.1:.*input",
    OPEN_SOCKET: "(WebSocket|page error): .*ws://127.0.0.1:",
}


def faults_of(script: str, browser: Browser, site: SiteServer) -> Faults:
    """Returns what goes wrong in a page of ours that runs the script."""
    faults = Faults()
    context = browser.new_context()
    faults.watch(context)
    page = context.new_page()
    page.goto(site.address + BLANK)
    page.evaluate(f"async () => {{ try {{ await {script} }} catch {{}} }}")
    page.evaluate("() => new Promise(done => setTimeout(done))")
    context.close()
    return faults


@pytest.mark.parametrize("script", MISHAPS)
def test_a_mishap_is_noticed(browser: Browser, site: SiteServer, script: str) -> None:
    report = faults_of(script, browser, site).report()
    assert any(re.search(MISHAPS[script], fault) for fault in report), report


def test_nothing_is_noticed_where_nothing_goes_wrong(browser: Browser, site: SiteServer) -> None:
    assert faults_of("console.warn('careful')", browser, site).report() == []


def test_an_expected_fault_is_none_but_has_to_happen() -> None:
    faults = Faults()
    faults.seen = ["console error: no network", "page error: no"]
    faults.expect("network")
    assert faults.report() == ["page error: no"]
    faults.expect("console error: disk")
    assert faults.report() == [
        "page error: no",
        "expected, but did not happen: console error: disk",
    ]
