"""What is so on the page and what can happen to it; nothing here knows the browser."""
