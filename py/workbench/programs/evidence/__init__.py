"""Shows what the user's program did on a failing input: its board, its values and its squares.

The package runs inside the Python of the program and uses the standard library only. It gets the
judge's side as plain data (`judge_steps`). The memory of compiled programs comes as plain data too.
"""
