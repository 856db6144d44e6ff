"""PCG32, with each output computed from the seed instead of the previous state.

After n steps of s -> a s + c, the state is a^n s + c (a^n - 1) / (a - 1), modulo 2 to the 64th.
"""

A = 6364136223846793005
C = 109
WORD = 2**64


def output(seed: int, number: int) -> int:
    """Returns an output, counted from 0, of the generator seeded with stream 54."""
    start = (C + seed) * A + C  # One step from zero, the seed added, and another step.
    power = pow(A, number, (A - 1) * WORD)
    state = (power * start + C * ((power - 1) // (A - 1))) % WORD
    word = ((state >> 18) ^ state) >> 27
    bits = f"{word % 2**32:032b}"
    turn = state >> 59
    return int(bits[32 - turn :] + bits[: 32 - turn], 2)


def below(seed: int, number: int, limit: int) -> int:
    """Returns the output as a number from 0 to limit - 1; fails if it would be rejected."""
    word = output(seed, number)
    assert word >= 2**32 % limit
    return word % limit
