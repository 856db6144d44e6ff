"""The state of the play wing."""
