"""Links, storage and offline use."""
