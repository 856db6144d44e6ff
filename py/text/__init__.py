"""The reader of pasted text."""
