"""What the user practises."""
