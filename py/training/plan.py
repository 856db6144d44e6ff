"""Plans of training: what is learned, and for how long."""

from typing import NamedTuple

from training.self_play import Policy
from training.temporal_difference import STAGES, SelfPlayPhase


class TrainingPlan(NamedTuple):
    """A plan of training.

    Attributes:
        phases: The phases of self-play.
        positions: The number of searched positions for each stage. A stage with 0 is not fitted.
    """

    phases: tuple[SelfPlayPhase, ...]
    positions: tuple[int, ...]


# On one core each phase takes about fifteen minutes, and all searches together take twenty, which
# several cores share. There are few early positions, and they take longer to search, so the first
# two stages keep their weights from self-play.
FULL = TrainingPlan(
    phases=(
        SelfPlayPhase(1000, Policy(opening=20, explore=0.1, replies=0), (0.9, 0.7), (0.02, 0.004)),
        SelfPlayPhase(300, Policy(opening=20, explore=0.1, replies=3), (0.7, 0.6), (0.004, 0.001)),
    ),
    positions=(0, 0, 20_000, 40_000, 40_000) + (100_000,) * 5,
)
SMALL = TrainingPlan(
    phases=(
        SelfPlayPhase(3, Policy(opening=20, explore=0.1, replies=0), (0.9, 0.7), (0.02, 0.02)),
        SelfPlayPhase(1, Policy(opening=20, explore=0.1, replies=2), (0.7, 0.6), (0.01, 0.01)),
    ),
    positions=(100,) * STAGES,
)
