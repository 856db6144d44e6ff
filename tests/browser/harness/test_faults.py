"""Tests the recording of errors: no error in a page goes unnoticed."""

import re

import pytest
from playwright.sync_api import Browser

from driving.core.shared_page import BLANK
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving.server import SiteServer

OPEN_SOCKET = """new Promise((done) => {
  new WebSocket(location.origin.replace("http", "ws")).onclose = done;
})"""
# The error that each script must cause.
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
    """Returns the errors in one of our pages that runs the script."""
    faults = Faults()
    context = browser.new_context()
    faults.watch(context)
    page = context.new_page()
    page.goto(site.address + BLANK)
    page.evaluate(f"async () => {{ try {{ await {script} }} catch {{}} }}")
    page.evaluate("() => new Promise(done => setTimeout(done))")
    context.close()
    return faults


@pytest.mark.parametrize("script", in_part(MISHAPS, 4))
def test_an_error_is_recorded(browser: Browser, site: SiteServer, script: str) -> None:
    report = faults_of(script, browser, site).report()
    assert any(re.search(MISHAPS[script], fault) for fault in report), report


def test_nothing_is_recorded_without_an_error(browser: Browser, site: SiteServer) -> None:
    assert faults_of("console.warn('careful')", browser, site).report() == []


def test_an_expected_error_is_allowed_but_must_occur() -> None:
    faults = Faults()
    faults.seen = ["console error: no network", "page error: no"]
    faults.expect("network")
    assert faults.report() == ["page error: no"]
    faults.expect("console error: disk")
    assert faults.report() == [
        "page error: no",
        "expected, but did not happen: console error: disk",
    ]
