"""What the page shows of the play wing."""
