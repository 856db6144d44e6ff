"""What is learned, and how long."""

from typing import NamedTuple

from training.self_play import Policy
from training.temporal_difference import STAGES, Course


class Lessons(NamedTuple):
    """The courses of self-play, and how many positions are searched to fit each stage.

    A stage with none stays as it is.
    """

    courses: tuple[Course, ...]
    positions: tuple[int, ...]


# On one core the courses take some fifteen minutes each, and the searches twenty together, which
# the cores share. Early positions are few, and take longer to search: the first two stages stay as
# they came out of the games.
LESSONS = Lessons(
    courses=(
        Course(1000, Policy(opening=20, explore=0.1, replies=0), (0.9, 0.7), (0.02, 0.004)),
        Course(300, Policy(opening=20, explore=0.1, replies=3), (0.7, 0.6), (0.004, 0.001)),
    ),
    positions=(0, 0, 20_000, 40_000, 40_000) + (100_000,) * 5,
)
SMALL = Lessons(
    courses=(
        Course(3, Policy(opening=20, explore=0.1, replies=0), (0.9, 0.7), (0.02, 0.02)),
        Course(1, Policy(opening=20, explore=0.1, replies=2), (0.7, 0.6), (0.01, 0.01)),
    ),
    positions=(100,) * STAGES,
)
