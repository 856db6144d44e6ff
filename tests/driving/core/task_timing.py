"""How much the page does at once, told by a clock that goes by what is done, not by the machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Page

LONGEST_TASK = 50  # Milliseconds; https://www.w3.org/TR/longtasks/ calls more a long task.

# Time passes whenever the page asks for it, as it does after each piece of work; between two turns
# of the browser passes what the page did in one task.
START = """() => {
  const turns = window.turns = { longest: 0 };
  const realNow = Date.now;
  const began = Date.now();
  let now = began, last = now;
  Date.now = () => (now += 0.1);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns.longest = Math.max(turns.longest, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  turns.stop = () => {
    Date.now = realNow;
    port1.close();
    return [now - began, turns.longest];
  };
}"""


class Turns(NamedTuple):
    """How much time passed, and how much at most between two turns, in milliseconds."""

    passed: float
    longest: float


@contextmanager
def watched(page: Page) -> Iterator[list[Turns]]:
    """Watches the turns that the browser gets; they are in the list after that."""
    turns: list[Turns] = []
    page.evaluate(START)
    yield turns
    turns.append(Turns(*page.evaluate("turns.stop()")))
