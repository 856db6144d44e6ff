"""Shows what the user's program did on a failing input: lines, variables and its board.

The package runs inside the Python of the program and uses the standard library only. It gets the
judge's side as plain data (`judge_steps`). Compiled programs run elsewhere; their memory comes as
plain data too. From the bottom up:

- `program_run`: runs a program with text in place of its files 0 and 1.
- `tracing`: follows the lines of a run.
- `variables`: short and safe texts of values.
- `recording`: which line wrote which part of the output, and the variables at that moment.
- `collecting`: which line added a part of an output that is printed at the end.
- `layouts`: ways to keep a board in a variable.
- `board_finder`: finds the variable that holds the board.
- `first_wrong`: the first step after which that variable is wrong.
- `move_lists`: the variables that hold a list of moves, and what is wrong in them.
- `explanation`: all of it for one failing input.
- `debug_data`: what a compiler has written about a program for debuggers.
- `global_arrays`: the arrays of a compiled program that may hold its board.
- `compiled_board`: the board of a compiled program, from states of these arrays.
"""
