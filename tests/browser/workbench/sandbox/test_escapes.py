"""No program escapes from the sandbox, even with full access to Python or JavaScript."""

import socketserver
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from driving.workbench.program.sandbox import HELLO, SAID, Programs
from harness.extent import in_part
from harness.faults import Faults
from harness.site import answering
from hosting.serving import ROOT
from hosting.serving.server import HOST, SiteServer

PROBE = ROOT / "tests" / "browser" / "workbench" / "sandbox" / "sandbox_probe.js"

# Runs the probe in an ordinary worker of the page.
PROBE_OUTSIDE = """address => new Promise(resolve => {
  const worker = new Worker("./tests/browser/workbench/sandbox/sandbox_probe.js");
  worker.onmessage = ({ data }) => {
    if (ArrayBuffer.isView(data)) resolve(new TextDecoder().decode(data));
    else worker.postMessage({ program: address });
  };
  worker.postMessage({});
})"""
LISTEN = """() => {
  window.heard = [];
  window.channel = new BroadcastChannel("probe");
  channel.onmessage = ({ data }) => heard.push(data);
}"""


# Forges the worker's answer, as a program with access to JavaScript could.
FORGE = """answer => {
  const worker = workers.at(-1);
  worker.postMessage = () => worker.onmessage({ data: answer });
}"""


class Outside(socketserver.ThreadingTCPServer):
    """A server outside the sandbox that counts its visits."""

    def __init__(self) -> None:
        super().__init__((HOST, 0), socketserver.BaseRequestHandler)
        self.visits = 0
        self.address = f"http://{HOST}:{self.server_address[1]}/"

    def verify_request(self, request: object, client_address: object) -> bool:
        self.visits += 1
        return False


@pytest.fixture
def outside() -> Iterator[Outside]:
    with Outside() as server, answering(server):
        yield server


@pytest.fixture
def programs(programs: Programs, faults: Faults) -> Programs:
    """The shared sandbox. The browser may log errors about these programs."""
    faults.allow_complaints()
    return programs


@pytest.fixture
def probe(browser: Browser, checkout: SiteServer) -> Iterator[Programs]:
    """A sandbox whose worker runs the probe instead of Python."""
    page = browser.new_page()
    page.route("**/static/sandbox.js", lambda route: route.fulfill(path=PROBE))
    programs = Programs(page, checkout)
    page.evaluate(LISTEN)
    yield programs
    page.close()


def test_the_probe_does_not_escape_from_the_sandbox(probe: Programs, outside: Outside) -> None:
    """It escapes from an ordinary worker."""
    assert probe.run(outside.address) == ("ok", "", None)
    # Messages arrive in the order in which they were sent.
    probe.page.evaluate("new BroadcastChannel('probe').postMessage('last')")
    probe.page.wait_for_function("heard.length")
    assert probe.page.evaluate("heard") == ["last"]
    assert outside.visits == 0
    ways = probe.page.evaluate(PROBE_OUTSIDE, outside.address).split(",")
    assert {"indexedDB", "caches", "eval", "Function"} <= set(ways)
    probe.page.wait_for_function("heard.length > 1")
    assert outside.visits


@pytest.mark.parametrize(
    "statement",
    in_part(
        [
            "import js",
            "from js import fetch",
            "import pyodide",
            "from pyodide.code import run_js",
            "from pyodide.ffi import create_proxy",
            "import pyodide.http",
            "import pyodide_js",
            "import _pyodide._importhook",
            "import _pyodide_core",
            "import micropip",
            "import pyscript",
            "__import__('importlib').import_module('js')",
            "import socket",
            "import webbrowser; webbrowser.open('http://127.0.0.1/')",
        ],
        1,
    ),
)
def test_modules_that_lead_out_are_missing(programs: Programs, statement: str) -> None:
    ended = programs.run(statement)
    assert ended.kind == "crash"
    assert ended.error is not None
    assert ended.error.startswith("Line 1: ModuleNotFoundError: No module named ")


@pytest.mark.parametrize(
    "program",
    in_part(
        [
            "import urllib.request\nurllib.request.urlopen('{}')",
            "import urllib.request\nurllib.request.urlopen('{}'.replace('http', 'https'))",
            "import http.client\nhttp.client.HTTPConnection('{}'[7:-1]).request('GET', '/')",
            "import socket\nhost, port = '{}'[7:-1].split(':')\n"
            "socket.create_connection((host, int(port))).send(b'out')",
        ],
        1,
    ),
)
def test_no_program_reaches_the_network(programs: Programs, outside: Outside, program: str) -> None:
    program = program.replace("{}", outside.address)
    ended = programs.run(program)
    assert ended == ("crash", "", "Line 1: ModuleNotFoundError: No module named 'socket'")
    # Nor does a program that gets at the module in another way.
    stubborn = programs.run(f"import sys\ndel sys.meta_path[0]\n{program}")
    assert "ModuleNotFoundError" not in str(stubborn.error)
    assert outside.visits == 0


def test_javascript_run_through_the_c_library_is_refused(
    programs: Programs, outside: Outside
) -> None:
    script = (
        f"import ctypes\nctypes.CDLL(None).emscripten_run_script(b'fetch(\"{outside.address}\")')"
    )
    assert programs.run(script).kind == "broken"
    assert outside.visits == 0


def test_javascript_objects_found_in_python_cannot_run_code(programs: Programs) -> None:
    program = (
        "import gc\n"
        "[finder] = [one for one in gc.get_objects() if type(one).__name__ == 'JsFinder']\n"
        "run = finder.jsproxies['js'].constructor.constructor\n"
        "print('found')\n"
        "run('return 1')()"
    )
    ended = programs.run(program)
    assert (ended.kind, ended.output) == ("crash", "found\n")
    assert ended.error is not None
    assert ended.error.startswith("Line 5: pyodide.ffi.JsException: EvalError: ")


@pytest.mark.parametrize(
    ("sent", "kind"), [({"kind": "ok", "image": {"buffer": 1}}, "ok"), ({"image": 1}, "broken")]
)
def test_a_forged_answer_ends_the_run(programs: Programs, sent: object, kind: str) -> None:
    programs.run(HELLO)
    programs.frame.evaluate(FORGE, sent)
    assert programs.run(HELLO).kind == kind
    assert programs.run(HELLO) == SAID
