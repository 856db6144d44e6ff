"""First and later visits."""

# Lets the page begin as on a later visit, with a game of two people. On a first visit, a press on
# the board begins a game against the computer.
RETURNING = """try {
  localStorage["othello-settings"] ??= "green";
} catch { /* There is no storage. */ }"""

# Lets every visit be the first.
FIRST = """try {
  localStorage.clear();
} catch { /* There is no storage. */ }"""
