"""All that is done with a user's program."""
