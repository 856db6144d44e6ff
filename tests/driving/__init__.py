"""Page objects: what a user sees of the page and does to it.

Tests and benchmarks say "run this input", "press d3" or "compare this output". Where these elements
are on the page is known here only, in one module for each part of the page. Methods act as a user
would. A method `expect_…` waits for a state and fails if it does not come.

Labelled elements are found by role and name. Playwright's `get_by_label` is slow: Chromium then
keeps a list for each control, even of closed pages, and goes through all lists at every change.
"""

from driving.othello import Othello

__all__ = ["Othello"]
