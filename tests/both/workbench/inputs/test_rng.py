"""The random numbers of the generators, from PCG32.

The expected numbers are the first round of the demonstration program of the PCG library, seeded
with 42 in stream 54: six numbers, 65 coins, 33 dice and a shuffled pack.
"""

from reference import pcg
from workbench.inputs.rng import Rng

NUMBERS = (0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E)
COINS = "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
DICE = "341122324324335231315141564662633"
CARDS = (
    "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs 2s 7h Kh 2d "
    "6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h 7d 8s 9d 5h 8h Qc 7c Tc"
)


def test_the_published_round_is_reproduced() -> None:
    rng = Rng(42)
    assert tuple(rng.bits() for _ in NUMBERS) == NUMBERS
    assert "".join(["TH"[rng.below(2)] for _ in COINS]) == COINS
    assert "".join([str(rng.between(1, 6)) for _ in DICE]) == DICE
    pack = [number + suit for number in "A23456789TJQK" for suit in "hcds"]
    assert " ".join(rng.shuffled(pack)) == CARDS


def test_every_output_equals_the_one_computed_directly_from_the_seed() -> None:
    assert tuple(pcg.output(42, number) for number in range(6)) == NUMBERS
    for seed in (0, 1, 2, 42, 2**31, 2**63 + 5, 2**64 - 1):
        rng = Rng(seed)
        expected = [pcg.output(seed, number) for number in range(50)]
        assert [rng.bits() for _ in expected] == expected, seed


def test_outputs_that_would_bias_the_numbers_are_drawn_again() -> None:
    """Outputs below 2**32 % limit are skipped: nearly half of them for this limit."""
    limit = 2**31 + 1
    outputs = [pcg.output(7, number) for number in range(40)]
    expected = [bits % limit for bits in outputs if bits >= 2**32 % limit]
    assert 10 < len(expected) < 30
    rng = Rng(7)
    assert [rng.below(limit) for _ in expected] == expected


def test_seeds_are_taken_modulo_two_to_the_64th() -> None:
    for seed in (-1, -42, 2**64, 2**70 + 3):
        assert Rng(seed).bits() == Rng(seed % 2**64).bits()


def test_every_item_can_be_picked() -> None:
    rng = Rng(7)
    assert {rng.pick("abc") for _ in range(100)} == {"a", "b", "c"}
    assert {rng.between(3, 5) for _ in range(100)} == {3, 4, 5}


def test_shuffling_does_not_change_the_original_list() -> None:
    items = list(range(20))
    shuffled = Rng(3).shuffled(items)
    assert items == list(range(20))
    assert sorted(shuffled) == items != shuffled
    assert Rng(3).shuffled([]) == []
