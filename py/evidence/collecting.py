"""Finds the line that added a part of an output which the program prints at the end.

Such programs append lines to a list, or to a text, and print it once.
"""

from types import CodeType, FrameType

from evidence.tracing import Place, frames_of, is_function, place_of, run_traced
from evidence.variables import attributes

SEPARATORS = ("\n", "", " ")


class _Growth:
    """The growth of one variable.

    Attributes:
        stacks: The stack of the line that added each element of a list or character of a text.
        value: The variable's last value.
        kept: A copy of the value's elements.
    """

    def __init__(self) -> None:
        self.stacks: list[list[Place]] = []
        self.value: object = None

    def note(self, value: "list[object] | str", stack: list[Place]) -> None:
        """Notes the value after a line."""
        if type(value) is not type(self.value) or len(value) < len(self.stacks):
            self.stacks = []
        self.value = value
        self.stacks += [stack] * (len(value) - len(self.stacks))


def collected_at(code: CodeType, text: str, output: str, offset: int) -> list[Place]:
    """Returns the places that added a character of the output, [] if the output was not collected.

    Args:
        code: The program.
        text: Its input.
        output: What it prints.
        offset: The index of the character.
    """
    growths: dict[tuple[str, str], _Growth] = {}
    before: list[Place] = []

    def note(frame: FrameType) -> None:
        nonlocal before
        if is_function(frame):
            owner = frame.f_code.co_name
            for name, value in list(frame.f_locals.items()):
                for inner, held in [(name, value), *attributes(value).items()]:
                    if type(held) in (list, str):
                        key = (owner, name) if held is value else ("", inner)
                        growths.setdefault(key, _Growth()).note(held, before)
        before = [place_of(one) for one in frames_of(frame)]

    run_traced(code, text, lambda written: None, note)
    for growth in growths.values():
        element = _element(growth.value, output, offset)
        if element is not None:
            return growth.stacks[element]
    return []


def _element(value: object, output: str, offset: int) -> int | None:
    """Returns the element that contains a character, if the value makes up the output."""
    if isinstance(value, str):
        return offset if len(value) > offset and _is_output(value, output) else None
    if not isinstance(value, list) or len(value) < 2:
        return None
    if not all(type(one) is str for one in value):
        return None
    for separator in SEPARATORS:
        if _is_output(separator.join(value), output):
            end = -len(separator)
            for number, one in enumerate(value):
                end += len(one) + len(separator)
                if offset < end + len(separator):
                    return number
    return None


def _is_output(text: str, output: str) -> bool:
    return text.rstrip("\n") == output.rstrip("\n") != ""
