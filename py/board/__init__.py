"""The drawn board: its scene, orientation, squares and SVG."""
