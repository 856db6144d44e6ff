"""The length of the page's tasks, by a clock that counts work instead of time."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Page

LONGEST_TASK = 50  # Milliseconds; https://www.w3.org/TR/longtasks/ calls more a long task.

# The clock advances whenever the page reads it, which it does after each piece of work. What passes
# between two messages of the event loop is the length of one task.
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
    """Simulated milliseconds: in total, and in the longest task."""

    passed: float
    longest: float


@contextmanager
def watched(page: Page) -> Iterator[list[Turns]]:
    """Measures the tasks in the context; the list has the result afterwards."""
    turns: list[Turns] = []
    page.evaluate(START)
    yield turns
    turns.append(Turns(*page.evaluate("turns.stop()")))
