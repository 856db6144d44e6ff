"""The server serves a folder like a static host, and nothing that must stay hidden."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse, IncompleteRead
from pathlib import Path
from typing import Any

import pytest

from harness.site import serving
from hosting.serving.server import SiteHandler, SiteServer

# RFC 9239 for scripts, the WebAssembly and Web Application Manifest specifications, RFC 8259.
TYPES = {
    "index.html": "text/html; charset=utf-8",
    "style.css": "text/css; charset=utf-8",
    "core.js": "text/javascript; charset=utf-8",
    "core.mjs": "text/javascript; charset=utf-8",
    "python.wasm": "application/wasm",
    "app.webmanifest": "application/manifest+json; charset=utf-8",
    "data.json": "application/json; charset=utf-8",
    "icon.svg": "image/svg+xml; charset=utf-8",
    "main.py": "text/plain; charset=utf-8",
    "library.zip": "application/zip",
    "LICENSE": "application/octet-stream",
}


@contextmanager
def connected(folder: Path, path: str = "/") -> Iterator[HTTPConnection]:
    """Serves the folder under a path and connects to the server."""
    with serving(path, folder) as server:
        connection = HTTPConnection("127.0.0.1", server.server_port)
        yield connection
        connection.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a file of every type, some of them hidden."""
    for name in (*TYPES, ".git/config", ".env", "static/.hidden/file.txt", "static/style.css"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"this is {name}", encoding="utf-8")
    return tmp_path


@pytest.fixture
def connection(folder: Path) -> Iterator[HTTPConnection]:
    with connected(folder) as connection:
        yield connection


def get(connection: HTTPConnection, address: str, **headers: str) -> tuple[HTTPResponse, str]:
    """Returns the response and its body."""
    connection.request("GET", address, headers={k.replace("_", "-"): v for k, v in headers.items()})
    response = connection.getresponse()
    return response, response.read().decode()


@pytest.mark.parametrize("name", TYPES)
def test_a_file_has_its_content_type(connection: HTTPConnection, name: str) -> None:
    response, body = get(connection, f"/{name}")
    assert (response.status, body) == (200, f"this is {name}")
    assert response.headers["Content-Type"] == TYPES[name]


@pytest.mark.parametrize(
    "address",
    [
        "/.git/config",
        "/%2egit/config",
        "/.env",
        "/static/.hidden/file.txt",
        "/static/../.git/config",
        "/static/%2e%2e/.git/config",
        "/../../../../etc/passwd",
        "/static/",
        "/nosuch.html",
    ],
)
def test_hidden_files_and_listings_are_not_found(connection: HTTPConnection, address: str) -> None:
    assert get(connection, address)[0].status == 404


@pytest.mark.parametrize(
    ("link", "target", "status"),
    [
        ("inside.css", "style.css", 200),
        ("outside.css", "{outside}/secret.css", 404),
        ("outside", "{outside}", 404),
        ("outside/secret.css", "{outside}", 404),
        ("nested/index.html", "{outside}/secret.css", 404),
        ("nested/index.htm", "{outside}/secret.css", 404),
        ("hidden.css", ".env", 404),
        ("loop", "loop", 404),
    ],
)
def test_links_are_followed_only_to_visible_files_of_the_folder(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, link: str, target: str, status: int
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.css").write_text("secret", encoding="utf-8")
    (folder / "nested").mkdir()
    place = folder / link.removesuffix("/secret.css")
    place.symlink_to(target.format(outside=outside))
    address = "/nested/" if link.startswith("nested") else f"/{link}"
    with connected(folder) as connection:
        response, body = get(connection, address)
    assert response.status == status
    assert "secret" not in body


def test_the_folder_itself_may_be_a_link(folder: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(folder)
    with connected(link) as connection:
        assert get(connection, "/style.css")[1] == "this is style.css"


def test_a_nul_in_an_address_is_not_found(
    connection: HTTPConnection, capsys: pytest.CaptureFixture[str]
) -> None:
    for address in ("/%00", "/style.css%00", "/%00/style.css", "/static/%00.css"):
        assert get(connection, address)[0].status == 404
        assert get(connection, "/style.css")[1] == "this is style.css"
        assert "Traceback" not in capsys.readouterr().err


def get_from(connection: HTTPConnection, *hosts: str) -> tuple[HTTPResponse, str]:
    """Requests the style sheet with these Host headers; returns the response and its body."""
    connection.putrequest("GET", "/style.css", skip_host=True)
    for host in hosts:
        connection.putheader("Host", host)
    connection.endheaders()
    response = connection.getresponse()
    return response, response.read().decode()


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "127.0.0.1:8000", "localhost", "localhost:9", "LocalHost:8000", "[::1]:8000"],
)
def test_it_answers_to_the_names_of_this_machine(connection: HTTPConnection, host: str) -> None:
    assert get_from(connection, host)[1] == "this is style.css"


@pytest.mark.parametrize(
    "hosts",
    [
        ["evil.example"],
        ["evil.example:8000"],
        ["127.0.0.1.evil.example"],
        ["localhost.evil.example:8000"],
        ["evil.example#127.0.0.1"],
        ["[::1].evil.example:8000"],
        ["localhost:evil"],
        ["127.0.0.1@evil.example"],
        [""],
        [],
        ["localhost", "evil.example"],
    ],
    ids=repr,
)
def test_it_answers_to_no_other_name(connection: HTTPConnection, hosts: list[str]) -> None:
    """Prevents DNS rebinding, where another site makes its name resolve to this machine."""
    address = f"http://127.0.0.1:{connection.port}/"
    response, body = get_from(connection, *hosts)
    assert response.status == 421
    assert "this is" not in body
    assert f"answers at {address} only" in body


def test_a_connection_is_reused_for_the_next_request(connection: HTTPConnection) -> None:
    get(connection, "/core.js")
    kept = connection.sock
    get(connection, "/core.mjs")
    assert kept is not None
    assert connection.sock is kept


def test_a_file_is_sent_again_only_if_it_was_edited(
    connection: HTTPConnection, folder: Path
) -> None:
    first, _ = get(connection, "/style.css")
    assert first.headers["Cache-Control"] == "no-cache"
    again, body = get(connection, "/style.css", If_Modified_Since=first.headers["Last-Modified"])
    assert (again.status, body) == (304, "")
    style = folder / "style.css"
    style.write_text("edited", encoding="utf-8")
    os.utime(style, (style.stat().st_atime, style.stat().st_mtime + 2))
    again, body = get(connection, "/style.css", If_Modified_Since=first.headers["Last-Modified"])
    assert (again.status, body) == (200, "edited")


def test_a_file_that_shrinks_while_it_is_sent_ends_the_connection(
    connection: HTTPConnection, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser would wait for the rest that the head has promised."""
    send_head = SiteHandler.send_head

    def shrink(handler: SiteHandler) -> Any:
        file = send_head(handler)
        (folder / "index.html").write_text("this", encoding="utf-8")
        return file

    monkeypatch.setattr(SiteHandler, "send_head", shrink)
    connection.timeout = 60
    with pytest.raises(IncompleteRead):
        get(connection, "/")


def test_the_folder_can_be_served_under_a_path(folder: Path) -> None:
    with connected(folder, "/othello/") as connection:
        assert get(connection, "/othello/")[1] == "this is index.html"
        assert get(connection, "/othello/static/style.css")[1] == "this is static/style.css"
        assert get(connection, "/othello/.git/config")[0].status == 404
        assert get(connection, "/othello/static")[0].headers["Location"] == "/othello/static/"
        for outside in ("/", "/index.html", "/static/style.css", "/othellos/index.html"):
            assert get(connection, outside)[0].status == 404


def test_only_failed_requests_are_logged(
    connection: HTTPConnection, capsys: pytest.CaptureFixture[str]
) -> None:
    get(connection, "/index.html")
    assert capsys.readouterr().err == ""
    get(connection, "/nosuch.html")
    assert "GET /nosuch.html" in capsys.readouterr().err


def test_a_connection_closed_by_the_browser_is_no_error(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with SiteServer(folder) as server:
        for error in (BrokenPipeError(), ConnectionResetError()):
            try:
                raise error
            except ConnectionError:
                server.handle_error(None, ("127.0.0.1", 1))
    assert capsys.readouterr().err == ""
