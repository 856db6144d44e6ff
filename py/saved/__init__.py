"""The user's work as plain data, for links, files and the browser's storage."""
