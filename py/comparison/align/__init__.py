"""Sets the lines of two outputs against one another."""
