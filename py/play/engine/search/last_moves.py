"""The last moves of a game, with a function for each number of empty squares up to four.

With so few empty squares, trying every move is cheaper than ordering the moves.
`endgame` explains scores, leads and bounds, and `movegen.move_tables` explains `p` and `o`.
"""

from math import inf

from play.engine.movegen.move_tables import Spot
from play.engine.thoughts import final_score

NONE = -1_000_000  # Lower than any score.


class LastMoves:
    """Solves positions by listing their empty squares.

    Attributes:
        nodes: The number of positions searched, counting those with three or more empty squares.
        limit: The number of nodes at which callers raise OutOfNodes.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self.limit: float = inf
        self._by_count = (self._none, self._one, self._two, self._three, self._four)

    def solve_last(
        self, p: int, o: int, lead: int, alpha: int, beta: int, spots: list[Spot], odd: int
    ) -> int:
        """Returns the score of a position with any number of empty squares.

        Tries the regions with an odd number of empty squares first, those whose bits are in `odd`,
        because the side that plays there first can also play there last (parity).
        """
        count = len(spots)
        if count < 5:
            return self._by_count[count](p, o, lead, alpha, beta, *spots)
        self.nodes += 1
        best = NONE
        if odd:
            spots = [s for s in spots if s[5] & odd] + [s for s in spots if not s[5] & odd]
        for spot in spots:
            if ends := (o + (o & spot[0])) & p:
                flipped, placed, gain, _ = spot[1][ends]
                rest = [other for other in spots if other is not spot]
                score = -self.solve_last(
                    o ^ flipped, p ^ placed, -lead - gain, -beta, -alpha, rest, odd ^ spot[5]
                )
                if score > best:
                    if score >= beta:
                        return score
                    best = score
                    if score > alpha:
                        alpha = score
        if best != NONE:
            return best
        if any((p + (p & spot[0])) & o for spot in spots):
            return -self.solve_last(o, p, -lead, -beta, -alpha, spots, odd)
        return final_score(lead, count)

    def _four(
        self, p: int, o: int, lead: int, alpha: int, beta: int, a: Spot, b: Spot, c: Spot, d: Spot
    ) -> int:
        self.nodes += 1
        if a[5] == b[5]:
            if c[5] != d[5]:
                a, b, c, d = c, d, a, b
        elif c[5] != d[5]:
            if a[5] == c[5]:
                a, b, c, d = b, d, a, c
            elif a[5] == d[5]:
                a, b, c, d = b, c, a, d
            elif b[5] == c[5]:
                a, b, c, d = a, d, b, c
            elif b[5] == d[5]:
                a, b, c, d = a, c, b, d
        best = NONE
        for spot, x, y, z in (a, b, c, d), (b, a, c, d), (c, a, b, d), (d, a, b, c):
            if ends := (o + (o & spot[0])) & p:
                flipped, placed, gain, _ = spot[1][ends]
                score = -self._three(o ^ flipped, p ^ placed, -lead - gain, -beta, -alpha, x, y, z)
                if score > best:
                    if score >= beta:
                        return score
                    best = score
                    if score > alpha:
                        alpha = score
        if best != NONE:
            return best
        if any((p + (p & spot[0])) & o for spot in (a, b, c, d)):
            return -self._four(o, p, -lead, -beta, -alpha, a, b, c, d)
        return final_score(lead, 4)

    def _three(
        self, p: int, o: int, lead: int, alpha: int, beta: int, a: Spot, b: Spot, c: Spot
    ) -> int:
        self.nodes += 1
        if a[5] == b[5]:
            if c[5] != a[5]:
                a, c = c, a
        elif a[5] == c[5]:
            a, b = b, a
        best = NONE
        for spot, x, y in (a, b, c), (b, a, c), (c, a, b):
            if ends := (o + (o & spot[0])) & p:
                flipped, placed, gain, _ = spot[1][ends]
                score = -self._two(o ^ flipped, p ^ placed, -lead - gain, -beta, -alpha, x, y)
                if score > best:
                    if score >= beta:
                        return score
                    best = score
                    if score > alpha:
                        alpha = score
        if best != NONE:
            return best
        if any((p + (p & spot[0])) & o for spot in (a, b, c)):
            return -self._three(o, p, -lead, -beta, -alpha, a, b, c)
        return final_score(lead, 3)

    def _two(self, p: int, o: int, lead: int, alpha: int, beta: int, a: Spot, b: Spot) -> int:
        best = NONE
        for spot, last in (a, b), (b, a):
            if ends := (o + (o & spot[0])) & p:
                flipped, placed, gain, _ = spot[1][ends]
                # The last square, seen from the side that moves now.
                own, other = p ^ placed, o ^ flipped
                score = lead + gain
                if ends := (own + (own & last[0])) & other:
                    score -= last[1][ends][2]
                elif ends := (other + (other & last[0])) & own:
                    score += last[1][ends][2]
                else:
                    score = final_score(score, 1)
                if score > best:
                    if score >= beta:
                        return score
                    best = score
        if best != NONE:
            return best
        if (p + (p & a[0])) & o or (p + (p & b[0])) & o:
            return -self._two(o, p, -lead, -beta, -alpha, a, b)
        return final_score(lead, 2)

    def _one(self, p: int, o: int, lead: int, alpha: int, beta: int, a: Spot) -> int:
        if ends := (o + (o & a[0])) & p:
            return lead + a[1][ends][2]
        if ends := (p + (p & a[0])) & o:
            return lead - a[1][ends][2]
        return final_score(lead, 1)

    def _none(self, p: int, o: int, lead: int, alpha: int, beta: int) -> int:
        return lead
