"""The one vocabulary for driving the page: what a reader sees of it and does to it.

Tests and benchmarks say "run this input", "press d3" or "compare this output", and nothing of
where on the page that is; a file a part of the page knows its elements, and no other place does.
What a method does it does as a reader would. A method `expect_…` waits for what it says, and
fails where that does not come to be.

What has a label is found by its role and name. A search for labels leaves Chromium with a list for
each control, also of pages long gone, all of which it goes through at every later change.
"""

from driving.othello import Othello

__all__ = ["Othello"]
