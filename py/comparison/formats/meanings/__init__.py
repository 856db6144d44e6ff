"""What a line of yours means, whatever its letters, brackets and commas; a file a format.

A meaning is written as the judge would write it, without white space. What is no answer of the
problem keeps its own text.
"""
