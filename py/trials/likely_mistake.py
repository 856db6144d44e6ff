"""The mistakes that explain all failing inputs of a program."""

from comparison import Comparison

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def common_mistakes(results: "Sequence[Comparison | None]") -> list[str]:
    """Returns the phrases of the mistakes that explain every result, the likeliest first.

    Args:
        results: The comparisons of outputs for several inputs, None for a program that did not end
            normally, which no mistake explains.
    """
    explained = [
        [found.phrase for found in result.explanations] if result else [] for result in results
    ]
    first = explained[0] if explained else []
    return [phrase for phrase in first if all(phrase in phrases for phrases in explained)]
