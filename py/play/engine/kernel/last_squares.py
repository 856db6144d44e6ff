"""The last moves on 8 x 8, searched by trying every empty square.

With few empty squares this is cheaper than listing and ordering the legal moves. Squares in a
quadrant with an odd number of empty squares come first, because the side that plays there first can
also play there last (parity). Scores are in discs.
"""

from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.mask_rules import NONE, count, final_score, first, flips, legal_moves
from play.engine.kernel.memory import NODES, KernelMemory

_QUADRANTS = (
    Mask(0x000000000F0F0F0F),
    Mask(0x00000000F0F0F0F0),
    Mask(0x0F0F0F0F00000000),
    Mask(0xF0F0F0F000000000),
)
_LEAST = -100  # Lower than any score.
_SQUARES = 64


@compiled
def solve_last(memory: KernelMemory, player: Mask, opponent: Mask, alpha: int, beta: int) -> int:
    """Returns the score of a position with at least one empty square.

    A score up to alpha or from beta on is a bound.
    """
    empty = ~(player | opponent)
    if empty == first(empty):
        return last_one(player, opponent, empty)
    memory.state[NODES] += 1
    best = _LEAST
    odd = odd_squares(empty)
    group, rest = empty & odd, empty & ~odd
    while group | rest:
        if group == NONE:
            group, rest = rest, NONE
        move = first(group)
        group ^= move
        flipped = flips(player, opponent, move)
        if flipped:
            low = max(alpha, best)
            after = player | flipped | move
            score = -solve_last(memory, opponent ^ flipped, after, -beta, -low)
            if score > best:
                best = score
                if best >= beta:
                    return best
    if best > _LEAST:
        return best
    if legal_moves(opponent, player):
        return -solve_last(memory, opponent, player, -beta, -alpha)
    return final_score(count(player), count(opponent), _SQUARES)


@compiled
def last_one(player: Mask, opponent: Mask, move: Mask) -> int:
    """Returns the score of a position with one empty square."""
    own = count(player)
    turned = count(flips(player, opponent, move))
    if turned:
        return 2 * (own + turned + 1) - _SQUARES
    turned = count(flips(opponent, player, move))
    if turned:
        return 2 * (own - turned) - _SQUARES
    return final_score(own, _SQUARES - 1 - own, _SQUARES)


@compiled
def odd_squares(empty: Mask) -> Mask:
    """Returns the quadrants with an odd number of empty squares."""
    odd = NONE
    for quadrant in _QUADRANTS:
        if count(empty & quadrant) & 1:
            odd |= quadrant
    return odd
