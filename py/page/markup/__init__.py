"""How things look: pure functions from data to markup."""
