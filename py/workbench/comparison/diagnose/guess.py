"""Finds the mistakes that explain an output, and guesses which one the program makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison.diagnose.mistakes.mistake import ONLY_TEXT_WRONG, Mistake

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from workbench.comparison.diagnose.examined import Examined

NOTHING_ELSE = "To the end, nothing but the text is wrong."


def find_mistakes(
    examined: Examined, mistakes: Iterable[Mistake]
) -> Generator[None, None, list[Mistake]]:
    """Returns those of some mistakes that explain an output; yields after each bit of work."""
    found = []
    yield from examined.read()
    for mistake in mistakes:
        if (yield from examined.explained_by(mistake)):
            found.append(mistake)
    return found


def guessed_mistake(mistakes: list[Mistake]) -> Mistake | None:
    """Returns the mistake that alone explains an output, apart from its parts, or None."""
    whole = [mistake for mistake in mistakes if mistake.whole not in mistakes]
    return whole[0] if len(whole) == 1 else None


def guess_text(
    mistake: Mistake, examined: Examined, place: str, detail: str, is_tested: bool
) -> str:
    """Returns the guess in sentences, from what is wrong in detail at a place such as `line 3`.

    Many programs may print a single output, so its sentence says only that one of them does. A
    tested mistake explains other outputs of the program too.
    """
    to_end = examined.whole and examined.finished
    if mistake.phrase == ONLY_TEXT_WRONG and detail:
        return f"{detail} {NOTHING_ELSE}" if to_end else detail
    extent = f"your output from {place} {'to the end' if to_end else 'on, as far as examined'}"
    if not is_tested:
        text = f"A program that {mistake.phrase} prints {extent}."
    elif examined.lines[examined.agreed :]:
        text = f"Your program probably {mistake.phrase}. This explains {extent}."
    else:
        text = f"Your program probably {mistake.phrase}. This explains why your output ends here."
    effect = "" if mistake.plays_right else examined.first_effect(mistake) or detail
    return f"{text} {effect}" if effect else text
