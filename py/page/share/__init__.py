"""Links, storage and offline use."""

from jobs.job import Task


class Reading(Task):
    """Reads a link or a file, opens its content, and handles all errors. The user can cancel it."""
