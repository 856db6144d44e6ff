"""Explanations of an output: mistakes with which a program prints exactly this."""

from comparison.diagnose.mistakes.mistake import ALWAYS, ONLY_TEXT_WRONG
from othello.phrases import counted

MOST_ALIKE = 4  # Of more explanations, which are equally likely, none is shown.
NOTHING_ELSE = "To the end, nothing but the text is wrong."


class Explanation:
    """A mistake that explains an output from its first difference on.

    Attributes:
        phrase: The mistake; completes “Your program …”.
        number: The number of actual lines, or boards of Board Silly, that it explains.
        to_end: Whether it explains everything up to the end.
        differing: The number of explained places that differ from the expected output.
        likely: How likely the mistake is; see `Mistake`.
        unrefuted: Whether nothing that was examined contradicts it.
        rows: The board with the mistake at the difference, None if it is the expected one.
        weight: Greater for what explains more.
        first_effect: A sentence on the square or line where the mistake first shows.
    """

    def __init__(
        self, phrase: str, number: int, to_end: bool, differing: int, likely: int = ALWAYS
    ) -> None:
        self.phrase = phrase
        self.number = number
        self.to_end = to_end
        self.differing = differing
        self.rows: list[str] | None = None
        self.unrefuted = False
        self.likely = likely
        self.weight = number, to_end
        self.first_effect = ""


def better(best: list[Explanation], found: Explanation) -> list[Explanation]:
    """Returns the explanations of the greatest weight, the likeliest first."""
    if not best or found.weight > best[0].weight:
        return [found]
    if found.weight < best[0].weight:
        return best
    # MicroPython does not sort stably.
    number = len([other for other in best if other.likely >= found.likely])
    return best[:number] + [found] + best[number:]


def cause(explanations: list[Explanation]) -> Explanation | None:
    """Returns the likeliest explanation, None if there are none or too many as likely."""
    return explanations[0] if 0 < _alike(explanations) <= MOST_ALIKE else None


def _alike(explanations: list[Explanation]) -> int:
    """Returns the number of explanations that are as likely as the first."""
    return len([found for found in explanations if found.likely == explanations[0].likely])


def explanation_text(explanations: list[Explanation], place: str, detail: str) -> str:
    """Returns sentences on the cause, empty if there is none.

    Args:
        explanations: The explanations, the likeliest first.
        place: Where the output first differs, as in `line 3`.
        detail: What is wrong there, shown if the mistake has no `first_effect`.
    """
    found, others = cause(explanations), _alike(explanations) - 1
    if found is None:
        return ""
    if found.phrase == ONLY_TEXT_WRONG and detail and not others:
        return f"{detail} {NOTHING_ELSE}" if found.to_end else detail
    extent = _extent(found, place)
    if others:
        number = counted(others, "other mistake")
        parts = [
            f"Perhaps your program {found.phrase}.",
            f"This explains {extent}, but so would {number}.",
        ]
    else:
        parts = [f"Your program probably {found.phrase}.", f"This explains {extent}."]
    if found.first_effect or detail:
        parts.append(found.first_effect or detail)
    return " ".join(parts)


def _extent(explanation: Explanation, place: str) -> str:
    number = explanation.number
    if explanation.to_end:
        return f"your output from {place} to the end" if number else "why your output ends here"
    return place + (f" and the {number - 1} after it" if number > 1 else "")
