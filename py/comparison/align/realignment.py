"""How two outputs that differ go on: which answers stand against one another, which alone."""

from judges.answer_lines import GAP_LINE, OTHER_LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.answer_queue import Answer

# What comes next:
BOTH, JUDGE, YOURS = "both", "judge", "yours"

# What it costs to set unlike answers against one another, or to leave one alone. Two that are of
# one kind cost less than to leave both alone, two of different kinds a little less than that, and
# one answer too many less than to set all that follow against the wrong ones.
LIKE, UNLIKE, ALONE, EMPTY_ALONE = 4, 8, 5, 1
AGAINST_EMPTY = 5


def cheapest(left: "list[Answer]", right: "list[Answer]", over: tuple[bool, bool]) -> list[str]:
    """Returns the cheapest way through the next answers of both sides, at least one of which is.

    `over` tells of each side whether these are its last. The way ends where one side does, or after
    a step if nothing ahead agrees: then all that is seen is whether yours is an answer at all.
    """
    if not left or not right:
        return [JUDGE] * len(left) + [YOURS] * len(right)
    if not any(over) and not _have_common(left, right):
        part = left[0].text().startswith(right[0].text())
        return [YOURS] if right[0].kind == OTHER_LINE and not part else [BOTH]
    return _way(left, right, over)


def _have_common(left: "list[Answer]", right: "list[Answer]") -> bool:
    texts = [answer.text() for answer in left]
    return any(answer.text() in texts for answer in right)


def _way(left: "list[Answer]", right: "list[Answer]", over: tuple[bool, bool]) -> list[str]:
    """Returns the cheapest way, by what it costs from each place on to the end."""
    costs = [[0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i in range(len(left) - 1, -1, -1):
        costs[i][-1] = costs[i + 1][-1] + _alone(left[i]) * over[1]
    for k in range(len(right) - 1, -1, -1):
        costs[-1][k] = costs[-1][k + 1] + _alone(right[k]) * over[0]
    ways = [[BOTH] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i in range(len(left) - 1, -1, -1):
        for k in range(len(right) - 1, -1, -1):
            both = costs[i + 1][k + 1] + _cost(left[i], right[k])
            judge = costs[i + 1][k] + _alone(left[i])
            yours = costs[i][k + 1] + _alone(right[k])
            costs[i][k] = min(both, judge, yours)
            if both > costs[i][k]:
                ways[i][k] = JUDGE if judge == costs[i][k] else YOURS
    i, k = 0, 0
    way = []
    while i < len(left) and k < len(right):
        way.append(ways[i][k])
        i += way[-1] != YOURS
        k += way[-1] != JUDGE
    return way


def _cost(left: "Answer", right: "Answer") -> int:
    if left.text() == right.text():
        return 0
    if GAP_LINE in (left.kind, right.kind):
        return AGAINST_EMPTY
    return LIKE if left.kind == right.kind else UNLIKE


def _alone(answer: "Answer") -> int:
    return ALONE if answer.text() else EMPTY_ALONE
