"""A host without a Python of its own, where it comes from its public address."""

from playwright.sync_api import Page, Route

from harness.faults import Faults
from serving.runtime import PYODIDE, RUNTIME

ADDRESS = f"https://cdn.jsdelivr.net/npm/{PYODIDE.spec}/"
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm"}


def published(page: Page, faults: Faults, tampered: str = "") -> None:
    """Has Pyodide come from its public address alone, with a byte more in one file."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS)
        content = (RUNTIME / PYODIDE.folder / name).read_bytes()
        route.fulfill(
            body=content + (b"\n" if name == tampered else b""),
            headers={"Access-Control-Allow-Origin": "*"},
            content_type=TYPES.get(name.rpartition(".")[2], "application/octet-stream"),
        )

    faults.allow_complaints()
    faults.expect("answer 404: .*/pyodide.mjs")
    faults.expect(f"request to elsewhere: {ADDRESS}")
    page.route("**/static/runtime/pyodide/*", lambda route: route.fulfill(status=404))
    page.route(f"{ADDRESS}*", answer)
