"""Links made by earlier versions still open. A version that changes links adds one here."""

from playwright.sync_api import expect

from driving import Othello
from reference.samples import UVA220_INPUT, UVA220_OUTPUT

# Fragments of links, as they were copied.
OF_ALL = (
    "eJyFjcEKAiEQhl9l8VRQS2hBdPS8HTp58SKbmbCO4moQ0bunrtslqrnMxzc_8z-QEkaiQ4P2bXsmPem3"
    "LUarBjmhirbhKofBFuWt8sJk67yGsFhme7fRj9kZDZJDVhfrjQjZxZvAeJPdGKRLhiTU4GK5Yg7rOl-J"
    "0Zko-5WrxDh0HI5kV_YpiTTTiwqF6Bynf-o_iE4F-F2Ani-zIFaO"
)


def test_an_old_link_opens_its_whole_contents(othello: Othello) -> None:
    """It holds the sample at its fourth step, an output, a program and three moves."""
    othello.sharing.follow(OF_ALL)
    expect(othello.judge.input).to_have_value(UVA220_INPUT)
    othello.judge.expect_output(UVA220_OUTPUT)
    othello.stepper.expect_at(4, 11)
    expect(othello.judge.format).to_have_value("uva220")
    expect(othello.comparison.actual).to_have_value("mine\n")
    expect(othello.tested_program.program).to_have_value("print()")
    othello.stepper.back_to_game()
    othello.record.expect_moves(["d3", "c3", "c4"])
    othello.record.expect_at(2)
