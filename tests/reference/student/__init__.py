"""Programs as a student writes them, with parameters for their mistakes."""
