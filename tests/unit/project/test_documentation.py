"""The README's examples are true."""

import doctest
from pathlib import Path

README = Path(__file__).parents[3] / "README.md"


def test_the_examples_of_the_readme_do_what_they_show() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 0
    assert failed == 0
