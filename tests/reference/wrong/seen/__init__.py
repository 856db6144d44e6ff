"""Wrong programs that the explanations were made for; a file a format."""

from reference.wrong.seen import boardsilly, jutge, uva220

# What the programs for each format have in common.
WRONG = {"uva220": uva220.Wrong, "jutge": jutge.Wrong, "boardsilly": boardsilly.Wrong}
