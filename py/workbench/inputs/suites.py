"""Sets of inputs with the expected outputs, in the layout that judges' tools read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.inputs.generators import generate
from workbench.judging import Format

if TYPE_CHECKING:
    from collections.abc import Iterator

INPUTS, OUTPUTS = "in", "out"  # Folders.


def suite(
    form: Format, seed: int, number: int, feature: str | None = None, **settings: int | None
) -> Iterator[tuple[str, str] | None]:
    """Yields the path and the text of each file of a set of inputs and expected outputs.

    Yields None between two slices of work, so that the caller can pause. The inputs have
    consecutive seeds, and take turns through all features unless one is given. Settings of
    parameters are ignored for a feature that determines them.

    Raises:
        ValueError: As `generate` does.
    """
    wanted = [one for one in form.inputs.features if feature in (None, one.name)]
    for at in range(number):
        one = wanted[at % len(wanted)]
        free = {name: value for name, value in settings.items() if name not in one.fixed}
        text = generate(form, seed + at, one.name, **free)
        yield None
        expected = []
        for step in form.run(text):
            expected.append(step.text)
            yield None
        name = f"{at + 1:03}-{one.name}.txt"
        yield f"{INPUTS}/{name}", text
        yield f"{OUTPUTS}/{name}", "".join(expected)
