"""Fewer generated inputs than usual for all tests of the model; each takes milliseconds."""

from collections.abc import Iterator

import pytest

from workbench.programs.explanation import compiled_program, explaining


@pytest.fixture(autouse=True, scope="package")
def few_inputs() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in (explaining, compiled_program):
            patch.setattr(module, "FIRST_TESTS", 12)
            patch.setattr(module, "MORE_TESTS", 5)
        yield
