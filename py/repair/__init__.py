"""Finds one small edit with which a wrong program agrees with the judge.

The package runs inside the Python of the program and uses the standard library only. From the
bottom up:

- `edits`: an edit and its description; `statement_text`: the lines of a statement.
- The edits of expressions (`expression_edits`, `value_edits`, `direction_edits`, `text_edits`), of
  names (`name_edits`), of statements (`statement_edits`, `fresh_edits`, `mirrored_edits`), and of
  several places (`joint_edits`).
- `checking`: runs a program on a test until its output is wrong.
- `oddness`: how much odd code a fixed program has.
- `suspicion`: how much the executed lines of failing and passing tests incriminate each line.
- `fix_search`: tries the edits in the order of suspicion and of kind.
- `service`: answers requests in plain data.
"""
