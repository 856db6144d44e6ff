"""What there is to say of a format."""

from dataclasses import dataclass

from judges import Format


@dataclass(frozen=True)
class Guide:
    """A format explained to somebody who writes a program for it.

    `reads` and `prints` are sentences, `letters` says who is who, and `traps` are what programs
    are most often wrong in. `example` is an input, small enough to be read at a glance.
    """

    form: Format
    reads: str
    prints: str
    letters: str
    example: str
    traps: tuple[str, ...]

    @property
    def printed(self) -> str:
        """What the judge prints for the example."""
        return "".join(step.text for step in self.form.run(self.example))
