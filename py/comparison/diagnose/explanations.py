"""Explanations of an output: mistakes with which a program prints exactly this."""

from comparison.diagnose.mistakes.mistake import ALWAYS, ONLY_TEXT_WRONG

MOST_NAMED = 4
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
        weight: Greater for what explains more or, if equal, is more likely.
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
        self.weight = number, to_end, likely
        self.first_effect = ""


def better(best: list[Explanation], found: Explanation) -> list[Explanation]:
    """Returns the explanations of the greatest weight."""
    if not best or found.weight > best[0].weight:
        return [found]
    return best + [found] if found.weight == best[0].weight else best


def unambiguous(best: list[Explanation]) -> list[Explanation]:
    """Returns the explanations, or none if there are too many to be useful."""
    return best if len(best) <= MOST_NAMED else []


def explanation_text(explanations: list[Explanation], place: str, detail: str) -> str:
    """Returns the explanations as sentences, empty if there are none.

    Args:
        explanations: The explanations, the likeliest first.
        place: Where the output first differs, as in `line 3`.
        detail: What is wrong there, shown if the mistake has no `first_effect`.
    """
    if not explanations:
        return ""
    likeliest, others = explanations[0], explanations[1:]
    if likeliest.phrase == ONLY_TEXT_WRONG and detail and not others:
        return f"{detail} {NOTHING_ELSE}" if likeliest.to_end else detail
    parts = [
        f"Your program probably {likeliest.phrase}.",
        f"This explains {_extent(likeliest, place)}.",
    ]
    if likeliest.first_effect or detail:
        parts.append(likeliest.first_effect or detail)
    parts += [f"Alternatively, it {other.phrase}." for other in others]
    return " ".join(parts)


def _extent(explanation: Explanation, place: str) -> str:
    number = explanation.number
    if explanation.to_end:
        return f"your output from {place} to the end" if number else "why your output ends here"
    return place + (f" and the {number - 1} after it" if number > 1 else "")
