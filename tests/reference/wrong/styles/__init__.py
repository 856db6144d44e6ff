"""Correct programs in other styles, with labelled faults; a module for each format."""

from reference.wrong.styles import boardsilly, jutge, uva220

STYLES = (*uva220.STYLES, *jutge.STYLES, *boardsilly.STYLES)
