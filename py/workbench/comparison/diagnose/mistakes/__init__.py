"""What the mistakes of the formats have in common."""
