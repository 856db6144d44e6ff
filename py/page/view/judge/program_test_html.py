"""Draws the report of a program test: a pure function of the trials.

details                 the failing input before it was shrunk
└── pre
table                   the features of the inputs, with the number of inputs for each
"""

from page.view.core.escaping import escaped
from trials.trials import Trials

HEAD = '<tr><th scope="col">An input that</th><th scope="col">Tried</th></tr>'


def report(trials: Trials) -> str:
    """Returns the markup of the report; may be empty."""
    if not trials.done or trials.cancelled:
        return ""
    return _unshrunk(trials.unshrunk.text) if trials.unshrunk else _table(trials.events)


def _unshrunk(text: str) -> str:
    return f"<details><summary>The original input</summary><pre>{escaped(text)}</pre></details>"


def _table(events: list[tuple[str, int]]) -> str:
    if not events:
        return ""
    rows = [f'<tr><th scope="row">{escaped(phrase)}</th><td>{n}</td></tr>' for phrase, n in events]
    return f"<table><thead>{HEAD}</thead><tbody>{''.join(rows)}</tbody></table>"
