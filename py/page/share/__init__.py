"""Links, storage and offline use."""

READING = "reading a link or a file"  # A job, which the user can cancel. It handles all errors.
