"""What runs beside the reader's own program in its worker; static/sandbox.js loads it, no page."""
