"""The samples of the statements, our own example for `jutge`, and stored work."""

UVA220_INPUT = """\
2
--------
--------
--------
---WB---
---BW---
--------
--------
--------
W
L
M35
L
Q
WWWWB---
WWWB----
WWB-----
WB------
--------
--------
--------
--------
B
L
M25
L
Q
"""
UVA220_OUTPUT = """\
(3,5) (4,6) (5,3) (6,4)
Black -  1 White -  4
(3,4) (3,6) (5,6)
--------
--------
----W---
---WW---
---BW---
--------
--------
--------

No legal move.
Black -  3 White - 12
(3,5)
WWWWB---
WWWWW---
WWB-----
WB------
--------
--------
--------
--------
"""

JUTGE_INPUT = """\
4
N 1 2
"""
JUTGE_OUTPUT = """\
....
.BN.
.NB.
....
2:2

.N..
.NN.
.NB.
....
4:1

"""

BOARDSILLY_INPUT = """\
O.......
O......X
O.....XX
O....XXX
.O...XXX
........
..O..XXX
........
O
..OXO...
..OOO...
........
........
........
........
........
........
X
"""
BOARDSILLY_OUTPUT = """\
A1-A2
A1-C3
A1-E1
B1-A2
B1-B3
B1-D3
B1-F1
C1-B2
C1-C4
C1-D2
C1-G1
D1-C2
D1-D5
D1-F3
D1-H1
E2-D2
E2-D3
E2-E6
E2-G4
E2-F2
E2-F1
G3-F2
G3-F3
G3-H4
G3-H3

No moves are possible
"""

INPUTS = {"uva220": UVA220_INPUT, "jutge": JUTGE_INPUT, "boardsilly": BOARDSILLY_INPUT}
OUTPUTS = {"uva220": UVA220_OUTPUT, "jutge": JUTGE_OUTPUT, "boardsilly": BOARDSILLY_OUTPUT}
# What the page stores of a visit, without its game.
STORED_WORK = {
    "page": "othello",
    "format": "auto",
    "input": "",
    "yours": "",
    "program": "",
    "step": -1,
}
