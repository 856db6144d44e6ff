"""Draws the report of a program test: a pure function of the trials.

details                 what the program wrote to standard error
└── pre
details                 the failing input before it was shrunk
├── p
└── pre
p                       what is not checked
table                   the features of the inputs, with the number of inputs for each
"""

from browser.escaping import escaped, with_code
from browser.tables import table
from workbench.programs.trials.trials import Trials

HEADINGS = ("An input that", "Tried")


def report_html(trials: Trials) -> str:
    """Returns the markup of the report; may be empty."""
    if not trials.done or trials.cancelled:
        return ""
    complaint = trials.outcome.complaint if trials.outcome else ""
    folded = _folded("Standard error", f"<pre>{escaped(complaint)}</pre>") if complaint else ""
    if not trials.unshrunk:
        return folded + table(HEADINGS, [[phrase, str(n)] for phrase, n in trials.events])
    text = f"<p>{escaped(trials.origin)}</p><pre>{escaped(trials.unshrunk.text)}</pre>"
    unchecked = f"<p>{with_code(trials.unchecked)}</p>" if trials.unchecked else ""
    return folded + _folded("The original input", text) + unchecked


def _folded(title: str, markup: str) -> str:
    return f"<details><summary>{title}</summary>{markup}</details>"
