"""Draws what the trials of a program have come to: a pure function of them.

details                 the input before it was made smaller
└── pre
table                   what the inputs have had, each with how many of them
"""

from page.view.core.escaping import escaped
from trials.trials import Trials

HEAD = '<tr><th scope="col">An input that</th><th scope="col">Tried</th></tr>'


def report(trials: Trials) -> str:
    """Returns the markup of what there is beside the sentence on the trials, perhaps nothing."""
    if not trials.done or trials.cancelled:
        return ""
    return _unshrunk(trials.unshrunk.text) if trials.unshrunk else _table(trials.events)


def _unshrunk(text: str) -> str:
    return (
        f"<details><summary>The input as it was made</summary><pre>{escaped(text)}</pre></details>"
    )


def _table(events: list[tuple[str, int]]) -> str:
    if not events:
        return ""
    rows = [f'<tr><th scope="row">{escaped(phrase)}</th><td>{n}</td></tr>' for phrase, n in events]
    return f"<table><thead>{HEAD}</thead><tbody>{''.join(rows)}</tbody></table>"
