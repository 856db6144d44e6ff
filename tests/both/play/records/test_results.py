"""The result that a record states, compared with the final board."""

from both.play.records.recording import read, read_whole

WON = "B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]"  # 13 black discs, none white.
SAID = "contradicts the final board, 13 to 0."


def said(header: str, moves: str = WON) -> str:
    record = read_whole(f"(;GM[Othello]{header}{moves};)")
    return record.sentence


def test_a_result_that_contradicts_the_final_board_is_told() -> None:
    for result in ("W+13", "W+", "B+12", "B+0", "0", "Draw", "-13.000", "+12.000", "+0.000"):
        sentence = said(f"RE[{result}]")
        assert sentence.endswith(f"9 moves read. Its result, “{result}”, {SAID}"), sentence
    for result in ("0-1", "1/2-1/2", "\xbd-\xbd", "12-1", "0-64"):
        record = read(f'[Result "{result}"]\n\ne6f4e3f6g5d6e7f5c5')
        assert record.sentence.endswith(f" Its result, “{result}”, {SAID}"), record.sentence


def test_a_result_that_can_be_true_is_not_mentioned() -> None:
    for result in (
        # The winner may be given the empty squares.
        "B+13", "b+13.0", "B+64", "B+", "+13.000", "+64.000", "13-0", "64-0", "1-0",
        "B+R", "W+Resign", "W+T", "+2.000:r", "-64.000:t", "Void", "?", "", "White won", "*",
    ):  # fmt: skip
        assert said(f"RE[{result}]").endswith("9 moves read."), result
    for result in ("W+13", "0", "-64.000"):
        assert said(f"RE[{result}]", WON[:-5]).endswith("8 moves read."), result
    assert said("KM[-0.5]RE[+12.500]").endswith("9 moves read.")
    for result in ("1-0", "13-0", "64-0", "*"):
        assert "result" not in read(f'[Result "{result}"]\n\ne6f4e3f6g5d6e7f5c5').sentence
