"""Variables that keep a value from one game to the next, which makes the next one go wrong."""

from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.tracing.events import ValueTrace
from workbench.programs.tracing.value_text import is_data, short

MOST = 3  # Variables that are told.
SENTENCE = "Game {} is right alone, and after a game without moves. When it begins, {}."
KEPT = "your `{}` is {} here and {} there"


def kept_texts(judge: JudgeSide) -> list[str]:
    """Returns the inputs whose runs `kept_sentence` compares."""
    later = judge["later"]
    return [later["begun"], *[one for game in later["right"] for one in game[:2]]] if later else []


def kept_sentence(judge: JudgeSide, traces: list[ValueTrace]) -> str:
    """Returns what differs at the beginning of the game that goes wrong only after others.

    Empty if the game also goes wrong by itself, or if too much differs to tell what matters.
    Counters of games or of lines of the input also differ between the two right runs.

    Args:
        judge: The judge's side.
        traces: The runs of `kept_texts`.
    """
    later = judge["later"]
    if not later:
        return ""
    here, *others = traces
    ended, begun = others[::2], [trace.values for trace in others[1::2]]
    if any(trace.output != output for trace, (_, _, output) in zip(ended, later["right"])):
        return ""
    alone, after = begun
    kept = [
        (variable, value, alone[variable])
        for variable, value in here.values.items()
        if is_data(value) and variable in alone and variable in after
        if _same(alone[variable], after[variable]) and not _same(value, alone[variable])
    ]
    if not 0 < len(kept) <= MOST:
        return ""
    said = [KEPT.format(one.name, short(value), short(right)) for one, value, right in kept]
    return SENTENCE.format(later["number"], ", ".join(said))


def _same(one: object, other: object) -> bool:
    return short(one) == short(other)  # Objects may lie about equality.
