"""A smoke test in WebKitGTK: `python3 tests/run.py --webkit`.

Each test uses the page as the test before left it, as one user would.
"""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from driving.webkit import WebkitPage, webkit
from harness.site import serving
from reference.samples import INPUTS, OUTPUTS

# Selenium's own driver of WebKitGTK uses what Selenium deprecates.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

WRONG = OUTPUTS["jutge"].replace("4:1", "5:1")
PROGRAM = "print(input())"


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ExitStack]]:
    """A static host of the build, and the stack that stops it."""
    folder = tmp_path_factory.mktemp("host") / "site"
    shutil.copytree(built, folder)
    with ExitStack() as stack:
        yield stack.enter_context(serving("/othello/", folder)).address, stack


@pytest.fixture(scope="module")
def webkit_page(host: tuple[str, ExitStack]) -> Iterator[WebkitPage]:
    """The page, completely loaded."""
    with webkit() as driver:
        opened = WebkitPage(driver)
        opened.open(host[0])
        yield opened


def test_a_click_plays_a_move(webkit_page: WebkitPage) -> None:
    webkit_page.press("d3")
    webkit_page.expect_square("d3", "d3, black")
    webkit_page.expect_square("d4", "d4, black")


def test_the_keyboard_plays_a_move(webkit_page: WebkitPage) -> None:
    webkit_page.press_key("d3", "ARROW_LEFT", "ENTER")
    webkit_page.expect_square("c3", "c3, white")


def test_the_analysis_writes_values_on_the_board(webkit_page: WebkitPage) -> None:
    webkit_page.click("analyse")
    webkit_page.expect_root("analysis", "ready")
    webkit_page.expect_values()
    webkit_page.click("analyse")


@pytest.mark.parametrize("form", INPUTS)
def test_a_judge_prints_its_exact_output(webkit_page: WebkitPage, form: str) -> None:
    webkit_page.paste("judge-input", INPUTS[form])
    webkit_page.expect_text("judge-output", OUTPUTS[form])


def test_a_wrong_output_has_a_first_difference(webkit_page: WebkitPage) -> None:
    webkit_page.paste("judge-input", INPUTS["jutge"])
    webkit_page.expect_text("judge-output", OUTPUTS["jutge"])
    webkit_page.paste("your-output", WRONG)
    webkit_page.expect_part("judge-verdict", "First difference at line")


def test_a_wrong_program_fails(webkit_page: WebkitPage) -> None:
    webkit_page.paste("program", PROGRAM)
    webkit_page.click("stress-start")
    webkit_page.expect_part("stress-judgement", "Wrong answer")


def test_the_page_works_offline(webkit_page: WebkitPage, host: tuple[str, ExitStack]) -> None:
    webkit_page.expect_works_offline()
    host[1].close()
    webkit_page.reload()
    webkit_page.expect_square("d3", "d3, black")
