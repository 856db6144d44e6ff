"""Finds one small edit with which a wrong program agrees with the judge.

The package runs inside the Python of the program and uses the standard library only.
`fix_search` tries the edits of the modules `*_edits` in the order of suspicion and of kind.
"""
