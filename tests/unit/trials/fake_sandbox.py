"""A sandbox whose programs are Python functions."""

from trials.outcome import Outcome, SandboxUnavailable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Program = Callable[[str], Outcome]


class FakeSandbox:
    """A sandbox whose programs are functions; it answers when it is asked to."""

    def __init__(self, program: "Program", loads: bool = True) -> None:
        self.program = program
        self.loads = loads
        self.inputs: list[str] = []
        self.limits: list[float] = []
        self.closed = False

    async def start(self) -> None:
        if not self.loads:
            raise SandboxUnavailable("Python could not be loaded.")

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        assert program == "the program"
        self.inputs.append(text)
        self.limits.append(seconds)
        return self.program(text)

    def close(self) -> None:
        self.closed = True


def printing(answer: "Callable[[str], str]") -> "Program":
    return lambda text: Outcome("ok", answer(text), None)
