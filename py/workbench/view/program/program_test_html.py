"""Draws the report of a program test: a pure function of the trials.

details                 what the program wrote to standard error
└── pre
details                 the failing input before it was shrunk
├── p
└── pre
p                       what is not checked
table                   the features of the inputs, with the number of inputs for each
"""

from board.markup import Markup, joined, markup
from browser.prose import with_code
from browser.tables import table
from workbench.programs.trials.trials import Trials

HEADINGS = ("An input that", "Tried")


def report_html(trials: Trials) -> Markup:
    """Returns the report; may be empty."""
    if not trials.done or trials.cancelled:
        return markup("")
    complaint = trials.outcome.complaint if trials.outcome else ""
    parts = [_folded("Standard error", markup("<pre>{}</pre>", complaint))] * (complaint != "")
    if trials.unshrunk:
        text = markup("<p>{}</p><pre>{}</pre>", trials.origin, trials.unshrunk.text)
        parts.append(_folded("The original input", text))
        if trials.unchecked:
            parts.append(markup("<p>{}</p>", with_code(trials.unchecked)))
    else:
        parts.append(table(HEADINGS, [[phrase, str(n)] for phrase, n in trials.events]))
    return joined(parts)


def _folded(title: str, content: Markup) -> Markup:
    return markup("<details><summary>{}</summary>{}</details>", title, content)
