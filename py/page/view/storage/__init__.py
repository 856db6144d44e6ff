"""The browser's storage."""
