"""The published page on a host that shortens addresses, such as `index.html` to the folder."""

from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from driving import Othello
from driving.page.share.offline import Outside, expect_controlled
from driving.page.share.published import PublishedHost, kept, published_version, put
from harness.faults import Faults
from hosting.serving.server import SiteHandler
from reference.samples import OUTPUTS

pytestmark = [
    pytest.mark.only_browser("chromium"),
    pytest.mark.browser_context_args(service_workers="allow"),
]

BROKEN_WORKER = Path(__file__).with_name("broken_worker.js")


@pytest.fixture(autouse=True)
def clean_urls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes hosts redirect the addresses of HTML files, as Netlify and Cloudflare Pages do."""
    send_head = SiteHandler.send_head

    def send_shortened(handler: SiteHandler) -> Any:
        if handler.path.endswith(".html"):
            handler.send_response(HTTPStatus.PERMANENT_REDIRECT)
            short = handler.path.removesuffix(".html").removesuffix("index")
            handler.send_header("Location", short)
            handler.send_header("Content-Length", "0")
            handler.end_headers()
            return None
        if Path(handler.translate_path(handler.path) + ".html").is_file():
            handler.path += ".html"
        return send_head(handler)

    monkeypatch.setattr(SiteHandler, "send_head", send_shortened)


@pytest.mark.whole  # The default run works offline on a host with file names.
def test_every_later_visit_works_also_offline(page: Page, host: PublishedHost) -> None:
    address = host.server.address
    kept(page, address)
    kept(page, address)
    host.stack.close()
    for name in ("", "index.html", "index"):
        Othello.opened(page, address + name)
    judge = Othello.opened(page, address).judge
    judge.run_sample("jutge")
    judge.expect_output(OUTPUTS["jutge"])


@pytest.mark.whole  # The default run replaces damaged files.
def test_a_broken_worker_is_replaced(page: Page, host: PublishedHost, faults: Faults) -> None:
    faults.allow_complaints()
    server, folder, _ = host
    worker = folder / "service-worker.js"
    mended = worker.read_bytes()
    put(worker, BROKEN_WORKER.read_bytes())
    Othello.opened(page, server.address)
    expect_controlled(page)
    with pytest.raises(Error, match="ERR_FAILED"):
        page.goto(server.address)
    put(worker, mended)
    Outside(page, server.origin).expect_updated(published_version(folder), "/othello/")
    kept(page, server.address)
