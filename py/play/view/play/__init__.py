"""The Play view: game, status, records and position editor."""
