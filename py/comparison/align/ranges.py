"""Which characters of two lines differ."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Ranges = list[tuple[int, int]]


def differing_ranges(judge: str, yours: str) -> "tuple[Ranges, Ranges]":
    """Returns what differs in either line, as (start, end) from left to right.

    Lists of legal moves are compared as sets of pairs, lines of one length character by character,
    other lines by what is between their common beginning and end.
    """
    if judge[:1] == "(" and yours[:1] == "(":
        judge_pairs, your_pairs = _pairs(judge), _pairs(yours)
        alone = _alone(judge_pairs, your_pairs), _alone(your_pairs, judge_pairs)
        if alone[0] or alone[1]:
            return alone
    if len(judge) == len(yours):
        ranges = _positions(judge, yours)
        return ranges, list(ranges)
    return _between(judge, yours)


def _pairs(line: str) -> list[tuple[str, int]]:
    """Returns the words of a line, each with where it begins."""
    pairs = []
    start = 0
    for word in line.split(" "):
        if word:
            pairs.append((word, start))
        start += len(word) + 1
    return pairs


def _alone(pairs: list[tuple[str, int]], others: list[tuple[str, int]]) -> "Ranges":
    words = [word for word, _ in others]
    return [(start, start + len(word)) for word, start in pairs if word not in words]


def _positions(judge: str, yours: str) -> "Ranges":
    ranges: list[tuple[int, int]] = []
    for index, pair in enumerate(zip(judge, yours)):
        if pair[0] != pair[1]:
            start = ranges.pop()[0] if ranges and ranges[-1][1] == index else index
            ranges.append((start, index + 1))
    return ranges


def _between(judge: str, yours: str) -> "tuple[Ranges, Ranges]":
    shorter = min(len(judge), len(yours))
    start = 0
    while start < shorter and judge[start] == yours[start]:
        start += 1
    end = 0
    while end < shorter - start and judge[len(judge) - 1 - end] == yours[len(yours) - 1 - end]:
        end += 1
    ranges = [(start, len(judge) - end), (start, len(yours) - end)]
    return _unless_empty(ranges[0]), _unless_empty(ranges[1])


def _unless_empty(range_: tuple[int, int]) -> "Ranges":
    return [range_] if range_[0] < range_[1] else []
