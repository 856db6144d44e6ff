"""What is saved, linked and restored."""
