"""What all views share."""
