"""Style sheets as text."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

REFERENCE = "var("


def resolved(css: str, value_of: "Callable[[str], str]") -> str:
    """Returns the style sheet with the value of each custom property in place of its name.

    Then it needs no other sheet, and programs that know no custom properties can read it too.
    """
    first, *rest = css.split(REFERENCE)
    for part in rest:
        name, _, tail = part.partition(")")
        first += value_of(name) + tail
    return first
