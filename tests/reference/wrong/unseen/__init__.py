"""Wrong programs written after the explanations, to hold these against; a file a format."""

from reference.wrong.unseen import boardsilly, jutge, uva220

# What the programs for each format have in common.
WRONG = {"uva220": uva220.Wrong, "jutge": jutge.Wrong, "boardsilly": boardsilly.Wrong}
