"""What all views use: the page itself, text boxes, panes and files."""
