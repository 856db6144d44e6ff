"""The words and the mistakes of `boardsilly`."""

from comparison.diagnose.board_evidence import explained
from comparison.formats.meanings.boardsilly import meaning
from comparison.formats.profile import Profile
from comparison.lines import ExpectedOutput
from judges.boardsilly import BOARDSILLY


def _place(printed: ExpectedOutput, index: int, offset: int | None) -> str:
    return f"the moves of {printed.steps[index].turn} on board {printed.number_of(index)}"


BOARDSILLY_PROFILE = Profile(
    BOARDSILLY,
    between="between two boards",
    meant=meaning,
    place=_place,
    explained=lambda outputs, index: explained(outputs, index, meaning),
)
