"""The Judge view."""
