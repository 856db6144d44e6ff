"""What the page says of each format where it is chosen; a file a format, and their list."""

from guides.guide import Guide
from guides.guides import GUIDES

__all__ = ["GUIDES", "Guide"]
