"""Public addresses of the runtime, simulated for hosts without one."""

from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Page, Route

from hosting.serving.server import CONTENT_TYPES


def deliver(page: Page, folders: Mapping[str, Path], tampered: str = "") -> set[str]:
    """Answers requests to public addresses from folders.

    Args:
        page: The page whose requests are answered.
        folders: The folder for each address.
        tampered: The name of a file to which a byte is appended.

    Returns:
        A set that fills with the addresses as they are requested.
    """
    asked: set[str] = set()

    def answer(route: Route) -> None:
        url = route.request.url
        start = next(start for start in folders if url.startswith(start))
        asked.add(start)
        file = folders[start] / url.removeprefix(start)
        route.fulfill(
            body=file.read_bytes() + (b"\n" if file.name == tampered else b""),
            headers={"Access-Control-Allow-Origin": "*"},
            content_type=CONTENT_TYPES[file.suffix],
        )

    for start in folders:
        page.route(f"{start}**", answer)
    return asked
