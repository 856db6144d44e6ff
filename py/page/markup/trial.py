"""Draws what the trials of a program have come to: a pure function of them.

details                 the input before it was made smaller
└── pre
table                   what the inputs have had, each with in how many
"""

from page.markup.escaping import escaped
from page.state.trials import Trials


def report(trials: Trials) -> str:
    """Returns the markup of what there is beside the sentence on the trials, perhaps nothing."""
    if not trials.done or trials.cancelled:
        return ""
    return _unshrunk(trials) if trials.unshrunk else _table(trials.events)


def _unshrunk(trials: Trials) -> str:
    assert trials.unshrunk
    made = trials.unshrunk
    title = f"The input before it was made smaller, which {made.feature.phrase} (seed {made.seed})"
    return f"<details><summary>{escaped(title)}</summary><pre>{escaped(made.text)}</pre></details>"


def _table(events: dict[str, int]) -> str:
    if not events:
        return ""
    rows = "".join(
        [f"<tr><td>{escaped(phrase)}</td><td>{n}</td></tr>" for phrase, n in events.items()]
    )
    return "<table><tr><th>An input that</th><th>Tried</th></tr>" + rows + "</table>"
