"""Wrong programs written later to evaluate the guesses, a module for each format."""

from reference.wrong.unseen import boardsilly, jutge, uva220

# The base class of the programs for each format.
WRONG = {"uva220": uva220.Wrong, "jutge": jutge.Wrong, "boardsilly": boardsilly.Wrong}
