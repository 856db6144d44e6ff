"""What the formats share that no input is recognised as."""

from collections.abc import Callable

from unit.workbench.toy_formats.noughts.cases import Lines
from workbench.inputs.generators import make_cases
from workbench.inputs.rng import Rng
from workbench.judging import Beginning, Step
from workbench.judging.adapter import InputAdapter
from workbench.judging.feature import Feature, Parameter

NEVER = Beginning(("nothing", ""), lambda first: False, lambda first, second: "")


def inputs(read: Callable[[list[Step]], list[Lines]], *features: Feature) -> InputAdapter:
    def cases(
        rng: Rng, possible: list[Feature], feature: Feature | None, boards: int | None = None
    ) -> list[Lines]:
        return make_cases(rng, possible, feature, boards)

    return InputAdapter(
        features=features,
        parameters=(Parameter("boards", "boards", range(1, 10)),),
        cases=cases,
        read=read,
        cuts=(),
    )
