"""Sets of inputs with what the judge prints for them, as judges' tools read them."""

from inputs.generators import features, generate
from judges import Format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

INPUTS, OUTPUTS = "in", "out"  # Folders.


def suite(
    form: Format, seed: int, number: int, feature: str | None = None, **settings: int | None
) -> "Iterator[tuple[str, str] | None]":
    """Yields the files of so many inputs, each a path and a text, and None between two pieces.

    The inputs are those of the seed and of the next ones. They have the feature of that name or,
    without one, all features in turn. `settings` are values of parameters, left out where a feature
    leaves no choice of them. Raises ValueError as `generate` does.
    """
    wanted = [one for one in features(form) if feature in (None, one.name)]
    for at in range(number):
        one = wanted[at % len(wanted)]
        free = {name: value for name, value in settings.items() if name not in one.fixed}
        text = generate(form, seed + at, one.name, **free)
        yield None
        printed = []
        for step in form.run(text):
            printed.append(step.text)
            yield None
        name = f"{at + 1:03}-{one.name}.txt"
        yield f"{INPUTS}/{name}", text
        yield f"{OUTPUTS}/{name}", "".join(printed)
