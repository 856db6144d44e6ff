"""Finds one small edit with which a wrong program agrees with the judge.

The package runs inside the Python of the program and uses the standard library only. From the
bottom up:

- `source`: a program as text and as a tree, with a step counter in every loop and function.
- `edits`: an edit, and all edits of a program (`expression_edits`, `name_edits`, `direction_edits`,
  `statement_edits`, `text_edits`).
- `checking`: runs a program on a test until its output is wrong.
- `suspicion`: how much the executed lines of failing and passing tests incriminate each line.
- `fix_search`: tries the edits in the order of suspicion and of kind.
- `service`: answers requests in plain data.
"""
