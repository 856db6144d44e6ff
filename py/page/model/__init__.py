"""The page's state. It does not use the browser."""
