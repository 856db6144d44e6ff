"""The SVG board and its grid."""
