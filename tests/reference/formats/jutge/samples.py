"""Our own example; the statement has none of this form."""

INPUT = """\
4
N 1 2
"""

OUTPUT = """\
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
