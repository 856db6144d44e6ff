"""What the board shows, its orientation, and announcements about it."""
