"""What the page has stored in its database, read and changed past the page."""

import json
from typing import Any

from playwright.sync_api import Page

from driving.core.waiting import expect_value, wait_until

# A page of the same origin that does nothing has the database to itself.
EMPTY = """() => new Promise((done) => {
  const deleting = indexedDB.deleteDatabase("othello-games");
  deleting.onsuccess = deleting.onerror = done;
})"""
# The texts that the page has stored, by key.
TEXTS = """async () => {
  const { keys, texts } = await memory.read("now/", "uo");
  return Object.fromEntries(keys.map((key, at) => [key, [texts[at]].flat().join("")]));
}"""
GAME = f"async () => JSON.parse((await ({TEXTS})())['now/work'] ?? '{{}}').game"
HAS_KEY = f"""async () =>
  JSON.parse((await ({TEXTS})())['now/work'] ?? '{{}}').kept?.startsWith('mine-') ?? false"""
FITS = f"""async (pattern) =>
  RegExp(pattern).test(JSON.parse((await ({TEXTS})())['now/work'] ?? '{{}}').practice ?? "")"""
OPENED_GAMES = f"""async () => JSON.parse((await ({TEXTS})())['now/opened'] ?? '[]')
  .map(({{ game }}) => game)"""
LENGTHS = f"""async () => Object.fromEntries(
  Object.entries(await ({TEXTS})()).map(([key, text]) => [key, text.length]))"""


def texts(page: Page) -> dict[str, str]:
    return dict(page.evaluate(TEXTS))


def own_work(page: Page) -> Any:
    """Returns the user's own stored work with its texts."""
    found = texts(page)
    work = json.loads(found["now/work"])
    parts = {name: found.get(f"now/work/{name}", "") for name in ("input", "yours", "program")}
    return work | parts


def opened_works(page: Page) -> Any:
    return json.loads(texts(page)["now/opened"])


def expect_game(page: Page, game: str | None) -> None:
    """Waits until the user's own stored work has a game, or there is none."""
    expect_value(page, GAME, game)


def expect_opened_games(page: Page, games: list[str]) -> None:
    """Waits until the works that are stored on top of the user's own have these games."""
    expect_value(page, OPENED_GAMES, games)


def expect_length(page: Page, key: str, length: int | None) -> None:
    """Waits until a stored text has a length, or there is none under the key."""
    expect_value(page, f"async () => (await ({LENGTHS})())['{key}'] ?? null", length)


def expect_practice(page: Page, pattern: str) -> None:
    """Waits until what a later visit brings back of the practice fits a pattern."""
    assert wait_until(page, FITS, pattern)


def expect_key(page: Page) -> None:
    """Waits until the stored game has got its key, which ends in a random number."""
    expect_value(page, HAS_KEY, True)


def empty(page: Page) -> None:
    """Deletes the database, from a page that does nothing."""
    page.evaluate(EMPTY)
