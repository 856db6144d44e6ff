"""Says what 8 x 8 positions are worth, from learned weights of patterns."""
