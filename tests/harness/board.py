"""The board of the page as tests press it and read it."""

from playwright.sync_api import Locator, Page


def square(page: Page, name: str) -> Locator:
    """Returns the cell of a square."""
    return page.locator(f"#board [data-square='{name}']")


def press(page: Page, *names: str) -> None:
    """Clicks on squares."""
    for name in names:
        square(page, name).click()


def rows(page: Page) -> list[str]:
    """Returns the board as its cells name it, a character a square."""
    symbols = {"black": "B", "white": "W", "X": "X", "O": "O"}
    names = page.locator("#board [data-square]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label').split(', '))"
    )
    n = int(len(names) ** 0.5)
    text = "".join(next((symbols[part] for part in name if part in symbols), ".") for name in names)
    return [text[i : i + n] for i in range(0, n * n, n)]


def keep_copies(page: Page) -> None:
    """Has the page keep what it copies where `copied` finds it, in every browser."""
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")


def copied(page: Page) -> str:
    """Returns what the page copied last, as soon as there is something."""
    page.wait_for_function("window.copied !== undefined")
    return str(page.evaluate("window.copied"))
