"""Tiny inputs that show common mistakes; one module per format."""
