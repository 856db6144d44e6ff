"""The page in WebKitGTK, driven by W3C WebDriver, because Playwright cannot drive this browser."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from glob import glob
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from driving.core.pasting import PASTE
from driving.core.visits import RETURNING

DRIVER = "WebKitWebDriver"
BROWSER = "/usr/lib/*/webkit*gtk-*/MiniBrowser"
WITHIN = 120  # Seconds that a slow machine may take for one step.
ROOT_STATE = "return document.documentElement.dataset[arguments[0]]"
PASTE_INTO = f"({PASTE})(arguments[0], arguments[1])"
# A click by script, like a user's on an element that is in view.
CLICK = "arguments[0].scrollIntoView({ block: 'nearest' }); arguments[0].click()"


@contextmanager
def webkit() -> Iterator[webdriver.WebKitGTK]:
    """Starts WebKitGTK's MiniBrowser on an invisible screen."""
    options = Options()
    options.binary_location = glob(BROWSER)[0]
    options.add_argument("--automation")
    with screen() as environment:
        driver = webdriver.WebKitGTK(options, Service(shutil.which(DRIVER), env=environment))
        try:
            yield driver
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Starts an X server without a screen; yields the environment of its programs."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield os.environ | {"DISPLAY": f":{server.stdout.readline().strip()}"}
        finally:
            server.terminate()


class WebkitPage:
    """The page and what a user does with it."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        """Opens an address as on a later visit, and waits until the page is completely loaded."""
        self._driver.get(f"{address}no-such-file")  # Of the same origin, without the page.
        self._driver.execute_script(RETURNING)
        self._driver.get(address)
        self.expect_root("page", "ready")
        self.expect_root("workbench", "ready")

    def reload(self) -> None:
        self._driver.refresh()
        self.expect_root("page", "ready")
        self.expect_root("workbench", "ready")

    def press(self, square: str) -> None:
        self._square(square).click()

    def press_key(self, square: str, *keys: str) -> None:
        self._driver.execute_script("arguments[0].focus()", self._square(square))
        for key in keys:
            active = self._driver.switch_to.active_element
            active.send_keys(getattr(Keys, key))

    def click(self, name: str) -> None:
        self._driver.execute_script(CLICK, self._element(name))

    def paste(self, name: str, text: str) -> None:
        """Replaces the text of the box with an id."""
        self._driver.execute_script(PASTE_INTO, self._element(name), json.dumps(text))

    def expect_root(self, name: str, state: str) -> None:
        """Waits until a data attribute of the root element has a value."""
        self._wait(lambda: self._driver.execute_script(ROOT_STATE, name), equals(state))

    def expect_square(self, square: str, start: str) -> None:
        """Waits until the accessible name of a square begins with a text."""
        label = "aria-label"
        self._wait(lambda: self._square(square).get_attribute(label), starts_with(start))

    def expect_text(self, name: str, text: str) -> None:
        self._wait(lambda: self._element(name).get_property("textContent"), equals(text))

    def expect_part(self, name: str, part: str) -> None:
        """Waits until the text of an element contains a part."""
        self._wait(lambda: self._element(name).get_property("textContent"), contains(part))

    def expect_values(self) -> None:
        self._wait(
            lambda: len(self._driver.find_elements(By.CSS_SELECTOR, "#drawing .value")), bool
        )

    def expect_works_offline(self) -> None:
        self._wait(
            lambda: self._driver.find_element(By.TAG_NAME, "body").get_property("innerText"),
            contains("Works offline"),
        )

    def _square(self, square: str) -> WebElement:
        return self._driver.find_element(By.CSS_SELECTOR, f"[role=gridcell][data-square={square}]")

    def _element(self, name: str) -> WebElement:
        return self._driver.find_element(By.ID, name)

    def _wait(self, value: Callable[[], Any], fits: Callable[[Any], Any]) -> None:
        """Waits until a value fits. The message of a failure has the last value."""
        last: list[Any] = [None]

        def fitting(driver: Any) -> bool:
            last[0] = value()
            return bool(fits(last[0]))

        try:
            WebDriverWait(self._driver, WITHIN).until(fitting)
        except TimeoutException as error:
            raise AssertionError(f"last value: {last[0]!r}") from error


def equals(expected: str) -> Callable[[Any], bool]:
    """Returns a predicate that is true for one text."""
    return lambda text: bool(text == expected)


def starts_with(start: str) -> Callable[[Any], bool]:
    """Returns a predicate that is true for texts with a beginning."""
    return lambda text: isinstance(text, str) and text.startswith(start)


def contains(part: str) -> Callable[[Any], bool]:
    """Returns a predicate that is true for texts with a part."""
    return lambda text: isinstance(text, str) and part in text
