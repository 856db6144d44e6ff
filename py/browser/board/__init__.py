"""The drawn board and its grid."""
