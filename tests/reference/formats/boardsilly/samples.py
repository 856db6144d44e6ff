"""The sample of the statement."""

INPUT = """\
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

OUTPUT = """\
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
