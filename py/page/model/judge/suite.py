"""Makes a set of inputs to be saved: one for each wish, with what the judge prints for it."""

from inputs import features, suite
from jobs.job import Job
from judges import Format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

FILES = 2  # Of each input: itself, and what the judge prints.


class Suite(Job):
    """The making of a set of inputs of a format, the first from a seed.

    `files` are those that are made, each a path and a text. `problem` says why there are none,
    empty where nothing is wrong.
    """

    def __init__(
        self, form: Format, seed: int, settings: dict[str, int | None], then: "Callable[[], None]"
    ) -> None:
        """`settings` are values of the parameters; see `inputs.generate`."""
        self.form = form
        self.files: list[tuple[str, str]] = []
        self.problem = ""
        self.number = len(features(form))
        self._seed = seed
        self._settings = settings
        super().__init__(then)

    @property
    def made(self) -> int:
        """How many inputs are made."""
        return len(self.files) // FILES

    def work(self) -> "Work":
        """Makes one input after the other."""
        try:
            for file in suite(self.form, self._seed, self.number, None, **self._settings):
                if file:
                    self.files.append(file)
                yield None
        except ValueError as error:
            self.problem = f"{error}."
