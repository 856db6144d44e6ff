"""The page's elements: the only package that uses the browser."""
