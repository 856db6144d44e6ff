"""Explanations of an output: the mistakes of a program that prints just that."""

from comparison.diagnose.mistakes.mistake import ALWAYS, TEXT_ALONE

MOST_NAMED = 4
NO_MORE = "To the end nothing but the text is wrong."


class Explanation:
    """A mistake that explains an output from its first difference on.

    `phrase` completes “a program that …”. Such a program prints exactly the next `number` lines of
    yours, or boards of Board Silly, and all of them if `all_the_rest`; `telling` is at how many
    places they differ from the judge's, and `unrefuted` that nothing that was looked at is
    against it. `rows` is the board that it has at the difference, None if
    it is the judge's. `weight` grows with what is explained, and with how likely the mistake is
    where that is the same. `shows` says on which square and line the mistake shows first.
    """

    def __init__(
        self,
        phrase: str,
        number: int,
        all_the_rest: bool,
        telling: int,
        likely: int = ALWAYS,
    ) -> None:
        self.phrase = phrase
        self.number = number
        self.all_the_rest = all_the_rest
        self.telling = telling
        self.rows: list[str] | None = None
        self.unrefuted = False
        self.likely = likely
        self.weight = number, all_the_rest, likely
        self.shows = ""


def better(best: list[Explanation], found: Explanation) -> list[Explanation]:
    """Returns the explanations of the greatest weight."""
    if not best or found.weight > best[0].weight:
        return [found]
    return best + [found] if found.weight == best[0].weight else best


def unambiguous(best: list[Explanation]) -> list[Explanation]:
    """Returns the explanations, none if there are so many that they tell nothing."""
    return best if len(best) <= MOST_NAMED else []


def told(explanations: list[Explanation], place: str, reading: str) -> str:
    """Returns the sentences that tell the explanations, empty if there are none.

    `place` is where yours first differs, as in `line 3`, and `reading` what is wrong there, for
    where there is no word on where the mistake shows.
    """
    if not explanations:
        return ""
    likeliest, others = explanations[0], explanations[1:]
    if likeliest.phrase == TEXT_ALONE and reading and not others:
        return f"{reading} {NO_MORE}" if likeliest.all_the_rest else reading
    sentences = [f"Your output {_extent(likeliest, place)} a program that {likeliest.phrase}."]
    if likeliest.shows or reading:
        sentences.append(likeliest.shows or reading)
    sentences += [f"It may also be one that {other.phrase}." for other in others]
    return " ".join(sentences)


def _extent(explanation: Explanation, place: str) -> str:
    number = explanation.number
    if explanation.all_the_rest:
        return f"is from {place} to the end that of" if number else "ends here like that of"
    return f"is in {place}" + (f" and the {number - 1} after it" if number > 1 else "") + " that of"
