"""The page: the only room that knows the browser."""
