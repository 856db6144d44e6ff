"""What several failing inputs of a program say together."""

from comparison import Comparison

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def common_phrases(results: "Sequence[Comparison]") -> list[str]:
    """Returns the phrases of the mistakes that explain every output that any mistake explains.

    There are none if nothing explains any of them.
    """
    explained = [
        [found.phrase for found in result.explanations] for result in results if result.explanations
    ]
    if not explained:
        return []
    return [phrase for phrase in explained[0] if all(phrase in others for others in explained)]


def diagnosis(results: "Sequence[Comparison]", smallest: Comparison | None) -> str:
    """Returns a sentence on what a program does that failed so, empty if nothing is sure.

    What is said explains its output on several inputs as they were made, and is confirmed on the
    smallest: it explains that as well.
    """
    phrases = common_phrases(results)
    if smallest:
        confirmed = [found.phrase for found in smallest.explanations]
        phrases = [phrase for phrase in phrases if phrase in confirmed or not confirmed]
    if len(phrases) != 1:
        return ""
    number = len([result for result in results if result.explanations])
    inputs = f"{number} failing inputs" if number > 1 else "the failing input"
    return f"It is most likely one that {phrases[0]}: so it looks on {inputs}, and on this one."
