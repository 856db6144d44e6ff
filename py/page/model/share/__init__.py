"""Links, saved work and settings."""
