"""Loading of the sandbox: when, from where, and from the memory image of the last visit."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Request

from driving.play.engine.memory_image import forget_memory_images, kept_memory_image
from driving.workbench.program.sandbox import HELLO, SAID, Programs
from harness.extent import in_part
from harness.faults import Faults
from hosting.serving import ROOT

UNAVAILABLE = "Python could not be loaded to run the program."
OFFLINE = "Check the connection and try again."
INSTALLED = "**/static/runtime/pyodide/*"
SANDBOX = {
    "pyodide.mjs",
    "pyodide.asm.wasm",
    "sandbox.html",
    "sandbox.js",
    "python.js",
    "harness.py",
}


@contextmanager
def asked(page: Page) -> Iterator[list[str]]:
    """Yields a list that fills with the names of the files that the page requests."""
    names: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith("http"):
            names.append(request.url.split("/")[-1])

    page.on("request", note)
    yield names
    page.remove_listener("request", note)


@pytest.mark.whole  # The default run replaces a damaged memory image.
def test_another_version_does_not_use_the_old_memory_image(programs: Programs) -> None:
    assert programs.run(HELLO) == SAID
    kept = kept_memory_image(programs.page, "sandbox")
    harness = (ROOT / "py" / "workbench" / "programs" / "sandbox" / "harness.py").read_text(
        encoding="utf-8"
    )
    another = f"{harness}\nANOTHER = True\n"
    programs.page.route("**/harness.py", lambda route: route.fulfill(body=another))
    programs.visit()
    assert programs.run(HELLO) == SAID
    assert not programs.frame.evaluate("brought")
    kept_memory_image(programs.page, "sandbox", unlike=kept)
    programs.page.unroute_all()
    forget_memory_images(programs.page)
    programs.visit()


@pytest.mark.parametrize("damage", in_part(["a bit", "all of it"], 1))
def test_the_memory_image_is_kept_for_the_next_visit_and_replaced_if_damaged(
    programs: Programs, damage: str
) -> None:
    """Everything is loaded for the first run only."""
    assert programs.run(HELLO) == SAID
    kept = kept_memory_image(programs.page, "sandbox")
    with asked(programs.page) as names:
        programs.visit()
        assert not SANDBOX & set(names)
        assert programs.run(HELLO) == SAID
        assert programs.frame.evaluate("brought")
        assert set(names) >= SANDBOX
        names.clear()
        programs.close()
        assert programs.run(HELLO) == SAID
        assert names == []
    assert kept_memory_image(programs.page, "sandbox") == kept
    damaged = kept_memory_image(programs.page, "sandbox", damage)
    programs.visit()
    assert programs.run(HELLO) == SAID
    assert programs.frame.evaluate("brought") == (damage == "all of it")
    assert kept_memory_image(programs.page, "sandbox", unlike=damaged)


@pytest.mark.parametrize(
    "missing", in_part([INSTALLED, *(f"**/{name}" for name in sorted(SANDBOX))], 1)
)
@pytest.mark.parametrize("broken", in_part(["pyodide.asm.wasm", "python_stdlib.zip"], 1))
def test_a_lost_connection_and_a_broken_download_are_reported_and_can_be_retried(
    programs: Programs, faults: Faults, missing: str, broken: str
) -> None:
    faults.allow_complaints()
    if broken == "python_stdlib.zip":  # The memory image contains it.
        forget_memory_images(programs.page)
    programs.visit()
    programs.page.route(missing, lambda route: route.abort())
    assert programs.run(HELLO) == ("unavailable", "", f"{UNAVAILABLE} {OFFLINE}")
    programs.page.unroute(missing)
    programs.page.route(f"**/{broken}", lambda route: route.fulfill(body="<!doctype html>"))
    assert programs.run(HELLO) == ("unavailable", "", f"{UNAVAILABLE} Try again.")
    programs.page.unroute_all()
    assert programs.run(HELLO) == SAID
