"""Plans of training: what is learned, and for how long."""

from typing import NamedTuple

from play.engine.training.self_play import Policy
from play.engine.training.temporal_difference import SelfPlayPhase


class TrainingPlan(NamedTuple):
    """A plan of training.

    Attributes:
        phases: The phases of self-play.
        shards: The number of shards of searched positions.
    """

    phases: tuple[SelfPlayPhase, ...]
    shards: int


# On one core each phase takes about fifteen minutes.
FULL = TrainingPlan(
    phases=(
        SelfPlayPhase(1000, Policy(opening=20, explore=0.1, replies=0), (0.9, 0.7), (0.02, 0.004)),
        SelfPlayPhase(300, Policy(opening=20, explore=0.1, replies=3), (0.7, 0.6), (0.004, 0.001)),
    ),
    shards=120,
)
SMALL = TrainingPlan(
    phases=(
        SelfPlayPhase(3, Policy(opening=20, explore=0.1, replies=0), (0.9, 0.7), (0.02, 0.02)),
        SelfPlayPhase(1, Policy(opening=20, explore=0.1, replies=2), (0.7, 0.6), (0.01, 0.01)),
    ),
    shards=2,
)
