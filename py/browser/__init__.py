"""The page itself, and text boxes, panes, files and choices for all topics."""
