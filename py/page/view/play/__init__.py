"""The Play view."""
